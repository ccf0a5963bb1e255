"""Search as one types, in a large library, compared with a plain full-text index of the same titles."""

import http.client
import random
import sqlite3
import time
import urllib.parse

from harness.figures import percentile
from harness.report import shown
from harness.slices import taking_turns

SLICES, TITLES, SHOWN = 6, 40, 20
# Of how many titles one is mistyped.
MISTYPED = 4


def measure(workshop, report):
    count = workshop.sizes.many_titles
    data = workshop.searchable(count)
    server = workshop.programs.popcorn(data)
    server.wait()
    catalogue = sqlite3.connect(f"file:{data / 'catalogue.db'}?mode=ro", uri=True)
    plain = indexed(catalogue, data / "plain.db")
    connected(server, lambda ask: [ask("warm")])
    taken = {"ours": [], "theirs": []}

    def slice_of(name, search):
        dice = random.Random(len(taken[name]))
        times = [timed(search, text) for text in keystrokes(catalogue, dice)]
        taken[name].append(times)
        return percentile(times, 99)

    told = taking_turns(
        lambda: connected(server, lambda ask: slice_of("ours", ask)), lambda: slice_of("theirs", lambda text: ranked(plain, text)), SLICES)
    every = [one for times in taken["ours"] for one in times]
    report.compare(
        f"search keystroke, {count:,} titles, p99", told, "ms", budget="≤ 15 ms", fits=lambda value, _: value <= 15, reference_name="plain FTS5, ranked",
        note=f"{len(every)} keystrokes by /api/v1/search, one title of {MISTYPED} mistyped; p50 {shown(percentile(every, 50))} ms, "
             f"p99 of all {shown(percentile(every, 99))} ms")
    plain.close()
    catalogue.close()
    workshop.programs.stop_all()
    workshop.forget(data)


def indexed(catalogue, path):
    """The titles in an index as one writes it first."""
    plain = sqlite3.connect(path)
    plain.execute("CREATE VIRTUAL TABLE plain USING fts5(title, prefix='2 3')")
    plain.executemany("INSERT INTO plain(title) VALUES (?)", catalogue.execute("SELECT title FROM search_entry"))
    plain.commit()
    return plain


def keystrokes(catalogue, dice):
    """Titles from all over the index, as they grow under the fingers from the second letter on."""
    first, last = catalogue.execute("SELECT min(id), max(id) FROM search_entry").fetchone()
    for number in range(TITLES):
        [title] = catalogue.execute("SELECT title FROM search_entry WHERE id >= ? ORDER BY id LIMIT 1", [dice.randint(first, last)]).fetchone()
        text = mistyped(title, dice) if number % MISTYPED == 0 else title
        for length in range(2, min(len(text), 16) + 1):
            if text[length - 1] != " ":
                yield text[:length]


def mistyped(text, dice):
    """Two neighbours swapped, after the first two letters."""
    if len(text) < 5:
        return text
    place = dice.randrange(2, len(text) - 1)
    return text[:place] + text[place + 1] + text[place] + text[place + 2:]


def timed(search, text):
    begun = time.perf_counter()
    search(text)
    return (time.perf_counter() - begun) * 1000


def connected(server, use):
    """A connection for each slice: the server closes one that is idle while the other index is measured."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
    try:
        return use(lambda text: ask(connection, text))
    finally:
        connection.close()


def ask(connection, text):
    connection.request("GET", "/api/v1/search?" + urllib.parse.urlencode({"q": text, "limit": SHOWN}))
    answer = connection.getresponse()
    body = answer.read()
    if answer.status != 200:
        raise RuntimeError(f"{text}: {answer.status} {body[:200]!r}")


def ranked(plain, text):
    words = text.split()
    expression = " ".join([f'"{word}"' for word in words[:-1]] + [f'"{words[-1]}" *'])
    plain.execute("SELECT rowid FROM plain WHERE plain MATCH ? ORDER BY rank LIMIT ?", [expression, SHOWN]).fetchall()
