"""Runs a program on a terminal of its own, and types there. Usage: terminal.py STEP… -- PROGRAM…

A step is a text to type once the terminal has stopped showing what is typed, or ^C, ^Z or ^D.
Prints all that the terminal showed, then a line that says how it ended: its status or its signal, and whether the
terminal shows again what is typed.
"""

import os
import pty
import select
import signal
import sys
import termios

split = sys.argv.index("--")
steps, words = sys.argv[1:split], sys.argv[split + 1:]

child, terminal = pty.fork()
if child == 0:
    os.execvp(words[0], words)

keys = {"^C": b"\x03", "^Z": b"\x1a", "^D": b"\x04"}
shown = b""
signal.alarm(60)


def is_shown():
    return bool(termios.tcgetattr(terminal)[3] & termios.ECHO)


def read():
    """What the program writes next; nothing at its end."""
    global shown
    try:
        some = os.read(terminal, 4096)
    except OSError:
        some = b""
    shown += some
    return some


status = None
for step in steps:
    # Each question is asked by a text that ends with a colon and a space.
    before = shown.count(b": ")
    while shown.count(b": ") == before and read():
        pass
    assert not is_shown(), "what is typed is shown"
    os.write(terminal, keys.get(step, step.encode() + b"\r"))

while True:
    ready, _, _ = select.select([terminal], [], [], 0.01)
    if ready and read():
        continue
    ended, status = os.waitpid(child, os.WNOHANG)
    if ended:
        break

how = f"signal {os.WTERMSIG(status)}" if os.WIFSIGNALED(status) else f"status {os.WEXITSTATUS(status)}"
print(shown.decode(errors="replace").replace("\r", ""))
print(f"{how}, {'shown' if is_shown() else 'hidden'}")
