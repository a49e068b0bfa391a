"""The user interface: pure views made with `app.html`, and one thin adapter to the page."""
