#!/usr/bin/env python3
"""Writes popcorn(1) from what the program says of itself: popcorn --experimental-dump-help | manpage.py VERSION"""

import json
import sys

FILES = [
    ("/etc/popcorn/popcorn.yaml", "settings of the system service"),
    ("/var/lib/popcorn", "data of the system service; POPCORN_DATA_DIR names another directory"),
    ("/var/cache/popcorn", "its cache, which may be deleted at any time; POPCORN_CACHE_DIR names another directory"),
    ("~/.local/share/popcorn, ~/.cache/popcorn", "data and cache where nothing names others (XDG_DATA_HOME, XDG_CACHE_HOME)"),
]


def escaped(text):
    """As roff reads it: a backslash is doubled, hyphens can be copied, and no line starts with a control character."""
    lines = text.replace("\\", "\\e").replace("-", "\\-").splitlines()
    return "\n".join("\\&" + line if line[:1] in ".'" else line for line in lines)


def flag(argument):
    """-h, --help or --port PORT or QUERY."""
    value = argument.get("valueName", "")
    if argument["kind"] == "positional":
        return f"\\fI{escaped(value)}\\fR"
    names = [("--" if name["kind"] == "long" else "-") + name["name"] for name in argument["names"]]
    text = ", ".join(f"\\fB{escaped(name)}\\fR" for name in sorted(names, key=len))
    return text + (f" \\fI{escaped(value)}\\fR" if argument["kind"] == "option" else "")


def synopsis(argument):
    text = flag({**argument, "names": [argument.get("preferredName")]} if argument["kind"] != "positional" else argument)
    text += " ..." if argument["isRepeating"] else ""
    return f"[{text}]" if argument["isOptional"] else text


def shown(items):
    return [item for item in items or [] if item.get("shouldDisplay", True)]


def commands(command, before=()):
    """Every command that does something, with its whole name."""
    name = (*before, command["commandName"])
    inner = [one for one in shown(command.get("subcommands")) if one["commandName"] != "help"]
    if not inner:
        yield " ".join(name), command
    for one in inner:
        yield from commands(one, name)


def section(name, command):
    arguments = [one for one in shown(command.get("arguments")) if one.get("preferredName", {}).get("name") not in ("help", "version")]
    yield f'.SS "{escaped(" ".join([name]))}"'
    yield " ".join([f"\\fB{escaped(name)}\\fR", *map(synopsis, arguments)])
    for text in (command.get("abstract"), command.get("discussion")):
        if text:
            yield ".PP"
            yield escaped(text)
    for argument in arguments:
        yield ".TP"
        yield flag(argument)
        default = f" (default: {argument['defaultValue']})" if argument.get("defaultValue") else ""
        yield escaped((argument.get("abstract") or argument.get("valueName", "")) + default)


def page(root, version):
    yield f'.TH POPCORN 1 "" "popcorn {escaped(version)}" "User commands"'
    yield ".SH NAME"
    yield "popcorn \\- self\\-hosted home cinema"
    yield ".SH SYNOPSIS"
    yield "\\fBpopcorn\\fR [\\fIcommand\\fR] [\\fIoption\\fR ...]"
    yield ".SH DESCRIPTION"
    yield escaped(root.get("abstract", ""))
    yield "Without a command it is \\fBpopcorn serve\\fR. Every command explains itself with \\fB\\-\\-help\\fR."
    yield ".SH COMMANDS"
    for name, command in commands(root):
        yield from section(name, command)
    yield ".SH FILES"
    for path, meaning in FILES:
        yield ".TP"
        yield f"\\fI{escaped(path)}\\fR"
        yield escaped(meaning)
    yield ".SH EXIT STATUS"
    yield "0 on success, 64 for a wrong argument, another number for everything else; the reason is on standard error."
    yield ".SH SEE ALSO"
    yield "\\fBpopcorn\\-system\\fR(8), \\fI/usr/share/doc/popcorn/operations.md\\fR"


if __name__ == "__main__":
    print("\n".join(page(json.load(sys.stdin)["command"], *sys.argv[1:2] or ["dev"])))
