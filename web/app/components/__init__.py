"""The design system's parts: pure functions that give `Markup`, one module a component.

What the adapter looks for on an element:

- `data-a="<action text>"`: choosing it plays that action;
- `data-do="<command>"` with `data-arg`: choosing it does something in the page alone;
- `data-drag="<what>"` and `data-drop="<what>"`: things that can be dragged, and places that take them;
- `data-at="<place>"`: where an animation starts or ends;
- `data-tip="<text>"`: the tooltip;
- `id` or `data-key`: identity across renderings.
"""
