// Runs tools/wasm_compile.py inside Pyodide, because only the Python that loads bytecode can make it.
// Usage: node wasm_compile.mjs PROJECT_ROOT JOBS_JSON
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [root, jobs] = process.argv.slice(2);
const pyodideFolder = join(root, "web", "node_modules", "pyodide");
const { loadPyodide } = await import(pathToFileURL(join(pyodideFolder, "pyodide.mjs")).href);
// Without source in the page nobody can point at columns; leaving them out takes a quarter off the bytecode.
const python = await loadPyodide({ indexURL: pyodideFolder, args: ["-X", "no_debug_ranges"] });

python.FS.mkdirTree("/project");
python.mountNodeFS("/project", root);
python.runPython(readFileSync(join(root, "tools", "wasm_compile.py"), "utf8"));
python.globals.get("run_jobs")(readFileSync(jobs, "utf8"), "/project");
