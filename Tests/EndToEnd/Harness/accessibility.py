"""Reads a program's window as a screen reader does.

Started with the program's process id, and the names of what not to look into. One line of JSON in, one line of JSON out:
  {"ask": "elements"}            every element of the program, depth first
  {"ask": "everything"}          the same, and of each one where it is and how it is described
  {"ask": "act", "path": [0, 2]} performs the first action of the element at that path
  {"ask": "write", "path": …, "text": "…"}  replaces the text in it
  {"ask": "set", "path": …, "value": 0.5}   sets its number
The answer is {"elements": [...]}; it is empty while the program has not shown itself yet.

The questions go over the bus many at a time, all that can be asked at one depth of the window: one after the other, most of
the time would go by in waiting.
"""

import json
import sys

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib

PROCESS = int(sys.argv[1])
SKIPPED = set(sys.argv[2:])
NUMBERS = {"slider", "spin button", "level bar", "progress bar"}
ROOT = "/org/a11y/atspi/accessible/root"
NOBODY = "/org/a11y/atspi/null"
PROPERTIES = "org.freedesktop.DBus.Properties"


def part(name):
    return "org.a11y.atspi." + name


class Bus:
    """The accessibility bus."""

    def __init__(self):
        session = Gio.bus_get_sync(Gio.BusType.SESSION)
        address = session.call_sync(
            "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, Gio.DBusCallFlags.NONE, -1
        ).unpack()[0]
        flags = Gio.DBusConnectionFlags
        self.root = None
        self.connection = Gio.DBusConnection.new_for_address_sync(
            address, flags.AUTHENTICATION_CLIENT | flags.MESSAGE_BUS_CONNECTION
        )

    def ask(self, questions):
        """Asks all of them at once; answers in their order what each is answered, as a tuple."""
        answers = [None] * len(questions)
        open = len(questions)
        error = None

        def answered(connection, result, index):
            nonlocal open, error
            open -= 1
            try:
                answers[index] = connection.call_finish(result).unpack()
            except GLib.Error as problem:
                error = problem

        for index, ((name, path), interface, method, *words) in enumerate(questions):
            arguments = GLib.Variant(*words) if words else None
            self.connection.call(
                name, path, interface, method, arguments, None, Gio.DBusCallFlags.NONE, -1, None, answered, index
            )
        while open > 0:
            GLib.MainContext.default().iteration(True)
        if error is not None:
            raise error
        return answers

    def program(self):
        """The root of the program, if it has shown itself."""
        if self.root is None:
            self.root = self.find()
        return self.root

    def find(self):
        registry = (part("Registry"), ROOT)
        [(programs,)] = self.ask([(registry, part("Accessible"), "GetChildren")])
        bus = ("org.freedesktop.DBus", "/org/freedesktop/DBus")
        question = (bus, "org.freedesktop.DBus", "GetConnectionUnixProcessID")
        for name, path in programs:
            try:
                if self.ask([(*question, "(s)", (name,))]) == [(PROCESS,)]:
                    return (name, path)
            except GLib.Error:
                pass  # That one has just ended.
        return None


def values(element, interface):
    return (element, PROPERTIES, "GetAll", "(s)", (part(interface),))


def value(element, interface, name):
    return (element, PROPERTIES, "Get", "(ss)", (part(interface), name))


def states(words):
    # Sensitive and the like; Atspi.StateType's own names in lower case, with dashes.
    bits = words[0] | words[1] << 32
    return [Atspi.StateType(bit).value_nick for bit in range(Atspi.StateType.LAST_DEFINED) if bits >> bit & 1]


def ends(item):
    """Whether what is in there is not looked at."""
    return item["name"] in SKIPPED or item["role"] == "scroll bar"


def can_be_pointed_at(item):
    return "focusable" in item["states"] or item["role"] == "page tab"


def walk(bus, root, everything):
    """All elements with what each of them has: their objects and items by path, in no order."""
    found = {}
    level = [((), root)]
    while level:
        about = part("Accessible")
        answers = bus.ask(
            [
                question
                for _, element in level
                for question in (
                    values(element, "Accessible"),
                    (element, about, "GetRole"),
                    (element, about, "GetState"),
                )
            ]
        )
        # One by one: all children at once would be without the pages of a stack.
        places, questions = [], []
        for index, (path, element) in enumerate(level):
            (texts,), (role,), (marks,) = answers[3 * index : 3 * index + 3]
            item = {
                "path": list(path),
                "role": Atspi.role_get_name(Atspi.Role(role)),
                "name": texts["Name"],
                "states": states(marks),
            }
            found[path] = (element, item)
            if everything or can_be_pointed_at(item):
                item["description"] = texts["Description"]
            if not ends(item):
                for number in range(texts["ChildCount"]):
                    places.append(path + (number,))
                    questions.append((element, about, "GetChildAtIndex", "(i)", (number,)))
        level = [(path, child) for path, (child,) in zip(places, bus.ask(questions)) if child[1] != NOBODY]
    return found


def without_hidden(found):
    """The pages of a stack are all there, each under the name of its tab; only one is on the screen."""
    hidden = {
        item["name"]
        for _, item in found.values()
        if item["role"] == "page tab" and "selected" not in item["states"]
    }
    gone = [path for path, (_, item) in found.items() if item["role"] == "panel" and item["name"] in hidden]
    return {
        path: both for path, both in found.items() if not any(path[: len(page)] == page for page in gone)
    }


def describe(bus, found, everything):
    """Puts into the items what only some elements have: only those are asked who can have an answer."""
    # Each with the function that takes the answer, which may lead to another question.
    questions = []

    def add(take, *question):
        questions.append((take, question))

    def describe_one(element, item):
        def relate(relations):
            item["describedBy"] = []
            for kind, targets in relations:
                for target in targets if kind == Atspi.RelationType.DESCRIBED_BY else []:
                    add(item["describedBy"].append, *value(target, "Accessible", "Name"))

        def select(count):
            if count > 0:
                add(lambda *ends: item.update(selection=ends), element, part("Text"), "GetSelection", "(i)", (0,))

        def read(texts):
            item["caret"] = texts["CaretOffset"]
            add(keep("text"), element, part("Text"), "GetText", "(ii)", (0, texts["CharacterCount"]))

        def keep(key):
            return lambda answer: item.update({key: answer})

        def locate(interfaces):
            # The program and its windows are not placed in a window.
            if part("Component") in interfaces:
                add(keep("bounds"), element, part("Component"), "GetExtents", "(u)", (Atspi.CoordType.WINDOW,))

        if everything or can_be_pointed_at(item):
            add(locate, element, part("Accessible"), "GetInterfaces")
            add(relate, element, part("Accessible"), "GetRelationSet")
        if "editable" in item["states"]:
            add(read, *values(element, "Text"))
            add(select, element, part("Text"), "GetNSelections")
        if item["role"] in NUMBERS:
            add(keep("value"), *value(element, "Value", "CurrentValue"))

    for element, item in found.values():
        describe_one(element, item)
    while questions:
        asked = questions[:]
        questions.clear()
        for (take, _), answer in zip(asked, bus.ask([question for _, question in asked])):
            take(*answer)


def elements(bus, root, everything):
    found = without_hidden(walk(bus, root, everything))
    describe(bus, found, everything)
    return [item for _, (_, item) in sorted(found.items())]


def change(bus, root, question):
    element = root
    for number in question["path"]:
        [(element,)] = bus.ask([(tuple(element), part("Accessible"), "GetChildAtIndex", "(i)", (number,))])
    element = tuple(element)
    match question["ask"]:
        case "act":
            # What happens then may take the element away before it has answered.
            bus.ask([(element, part("Action"), "DoAction", "(i)", (0,))])
            return True
        case "write":
            return bus.ask([(element, part("EditableText"), "SetTextContents", "(s)", (question["text"],))]) == [(True,)]
        case "set":
            value = GLib.Variant("d", question["value"])
            bus.ask([(element, PROPERTIES, "Set", "(ssv)", (part("Value"), "CurrentValue", value))])
            return True


def answer(bus, question):
    try:
        root = bus.program()
        if root is None:
            return {"elements": []}
        if question["ask"] in ("elements", "everything"):
            return {"elements": elements(bus, root, question["ask"] == "everything")}
        if not change(bus, root, question):
            return {"elements": [], "error": "The element refused: " + json.dumps(question)}
        return {"elements": []}
    except GLib.Error as error:
        # The window changed, or closed, while it was being read.
        return {"elements": [], "error": error.message}


def main():
    bus = Bus()
    for line in sys.stdin:
        print(json.dumps(answer(bus, json.loads(line))), flush=True)


main()
