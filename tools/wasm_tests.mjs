// Runs pytest inside Pyodide, on the project's tree and with Pyodide's own full standard library.
// Usage: node wasm_tests.mjs PROJECT_ROOT PACKAGES_FOLDER PYTEST_ARGUMENT...
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [root, packages, ...pytestArguments] = process.argv.slice(2);
const pyodideFolder = join(root, "web", "node_modules", "pyodide");
const { loadPyodide } = await import(pathToFileURL(join(pyodideFolder, "pyodide.mjs")).href);
const python = await loadPyodide({ indexURL: pyodideFolder });

for (const [mountPoint, folder] of [["/project", root], ["/packages", packages]]) {
  python.FS.mkdirTree(mountPoint);
  python.mountNodeFS(mountPoint, folder);
}
python.globals.set("pytest_arguments", python.toPy(pytestArguments));
const code = python.runPython(`
import os, sys
sys.dont_write_bytecode = True
sys.path[:0] = ["/project", "/packages"]
os.chdir("/project")
import pytest
print("Python", sys.version.split()[0], "on", sys.platform)
int(pytest.main(list(pytest_arguments)))
`);
process.exit(code);
