"""The first Python that runs in the page: starts the app, and tells the boot screen how that went."""

from js import rulebound_boot

try:
    from app.main import start

    start()
except BaseException as error:
    # Whatever it is, the player must not be left before a bar that stands still.
    rulebound_boot.fail(f"{type(error).__name__}: {error}")
    raise
else:
    rulebound_boot.done()
