"""Reads a program's window as a screen reader does.

Started with the program's process id, and the names of what not to look into. One line of JSON in, one line of JSON out:
  {"ask": "elements"}            every element of the program, depth first
  {"ask": "act", "path": [0, 2]} performs the first action of the element at that path
  {"ask": "write", "path": …, "text": "…"}  replaces the text in it
  {"ask": "set", "path": …, "value": 0.5}   sets its number
The answer is {"elements": [...]}; it is empty while the program has not shown itself yet.
"""

import json
import sys

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib

PROCESS = int(sys.argv[1])
SKIPPED = set(sys.argv[2:])
NUMBERS = {"slider", "spin button", "level bar", "progress bar"}
BOUNDS = Atspi.CoordType.WINDOW


def program():
    desktop = Atspi.get_desktop(0)
    for index in range(desktop.get_child_count()):
        child = desktop.get_child_at_index(index)
        if child and child.get_process_id() == PROCESS:
            # What was read once would be answered for ever: this process runs no loop that hears of changes.
            child.set_cache_mask(Atspi.Cache.NONE)
            return child
    return None


def states(element):
    # Sensitive and the like; Atspi.StateType's own names in lower case, with dashes.
    return [state.value_nick for state in element.get_state_set().get_states()]


def related(element, kind):
    names = []
    for relation in element.get_relation_set():
        if relation.get_relation_type() == kind:
            for index in range(relation.get_n_targets()):
                names.append(relation.get_target(index).get_name() or "")
    return names


def describe(element, path):
    marks = states(element)
    found = {
        "path": path,
        "role": element.get_role_name(),
        "name": element.get_name() or "",
        "states": marks,
    }
    # Each question is a round trip, so only those who can have an answer are asked.
    if "focusable" in marks or found["role"] == "page tab":
        box = Atspi.Component.get_extents(element, BOUNDS)
        found["bounds"] = [box.x, box.y, box.width, box.height]
        found["description"] = element.get_description() or ""
        found["describedBy"] = related(element, Atspi.RelationType.DESCRIBED_BY)
    if "editable" in marks:
        found["text"] = Atspi.Text.get_text(element, 0, Atspi.Text.get_character_count(element))
        found["caret"] = Atspi.Text.get_caret_offset(element)
        if Atspi.Text.get_n_selections(element) > 0:
            selection = Atspi.Text.get_selection(element, 0)
            found["selection"] = [selection.start_offset, selection.end_offset]
    if found["role"] in NUMBERS:
        found["value"] = Atspi.Value.get_current_value(element)
    return found


def walk(element, path, found, hidden):
    item = describe(element, path)
    # The pages of a stack are all there, each under the name of its tab; only one is on the screen.
    if item["role"] == "page tab" and "selected" not in item["states"]:
        hidden.add(item["name"])
    if item["role"] == "panel" and item["name"] in hidden:
        return
    found.append(item)
    if item["name"] in SKIPPED or item["role"] == "scroll bar":
        return
    # Backwards, since GTK lists the title bar, where the tabs are, after what is below it.
    for index in reversed(range(element.get_child_count())):
        child = element.get_child_at_index(index)
        if child:
            walk(child, path + [index], found, hidden)


def change(element, question):
    match question["ask"]:
        case "act":
            # What happens then may take the element away before it has answered.
            Atspi.Action.do_action(element, 0)
            return True
        case "write":
            return Atspi.EditableText.set_text_contents(element, question["text"])
        case "set":
            return Atspi.Value.set_current_value(element, question["value"])


def answer(question):
    try:
        root = program()
        if root is None:
            return {"elements": []}
        if question["ask"] != "elements":
            element = root
            for index in question["path"]:
                element = element.get_child_at_index(index)
            if not change(element, question):
                return {"elements": [], "error": "The element refused: " + json.dumps(question)}
            return {"elements": []}
        found = []
        walk(root, [], found, set())
        found.sort(key=lambda item: item["path"])
        return {"elements": found}
    except GLib.Error as error:
        # The window changed, or closed, while it was being read.
        return {"elements": [], "error": error.message}


Atspi.init()
for line in sys.stdin:
    print(json.dumps(answer(json.loads(line))), flush=True)
