"""The first page of a new visitor, as fast as it can be requested, and the same page as a template."""

import json
import re
from html.parser import HTMLParser

from harness.slices import taking_turns
from harness.wrk import wrk


def measure(workshop, report):
    programs, sizes = workshop.programs, workshop.sizes
    ours = programs.popcorn(workshop.seeded(sizes.few_titles))
    ours.wait()
    ours.get("/")
    page = ours.get("/").decode()
    parts = workshop.root / "explore.json"
    parts.write_text(json.dumps(taken_apart(page)))
    theirs = programs.jinja(parts)
    theirs.wait()
    same = theirs.get("/").decode()
    cards = page.count('<li class="card')
    if cards != same.count('<li class="card') or not 0.95 < len(same) / len(page) < 1.05:
        raise RuntimeError(f"the template no longer shows the same page: {len(same)} bytes, ours has {len(page)}")
    for server in (ours, theirs):
        pages(server, 1)
    plain = taking_turns(lambda: pages(ours, sizes.slice), lambda: pages(theirs, sizes.slice), sizes.slices)
    report.compare(
        "explore page, first paint", plain, "pages/s", budget="≥ 4,000/s", fits=lambda value, _: value >= 4_000, reference_name="Jinja, uvicorn, uvloop",
        note=f"{cards} cards, {len(page):,} bytes (the template {len(same):,}); one owner, 64 connections, the load generator on the same cores")
    packed = taking_turns(lambda: pages(ours, sizes.slice, "gzip"), lambda: pages(theirs, sizes.slice), sizes.slices)
    sent = ours.length("/", "gzip")
    report.compare(
        "explore page with gzip", packed, "pages/s", budget="≥ 2,500/s", fits=lambda value, _: value >= 2_500 and sent < len(page) / 2,
        reference_name="the template, uncompressed", note=f"{sent:,} bytes are sent")


def pages(server, seconds, encoding="identity"):
    """Pages a second."""
    told = wrk(server.url + "/", "pages.lua", connections=64, seconds=seconds, headers={"Accept-Encoding": encoding})
    if told["refused"] or told["broken"] > told["requests"] / 100:
        raise RuntimeError(f"of {told['requests']} requests {told['refused']} were refused, {told['broken']} broke off")
    return told["requests"] / told["seconds"]


def taken_apart(page):
    """The rows and cards as data for the template; the text around them as it is."""
    first, last = page.index('<section class="row"'), page.rindex("</section>", 0, page.index("</main>")) + len("</section>")
    reader = RowReader()
    reader.feed(page[first:last])
    return {"before": page[:first], "rows": reader.rows, "after": page[last:]}


class RowReader(HTMLParser):
    """Reads the rows and their cards."""

    def __init__(self):
        super().__init__()
        self.rows, self._text = [], None

    def handle_starttag(self, tag, attributes):
        given = dict(attributes)
        classes = (given.get("class") or "").split()
        if "row" in classes:
            self.rows.append({"key": given["aria-labelledby"].removesuffix("-title"), "path": None, "cards": []})
        elif "section-title" in classes:
            self._text = (self.rows[-1], "title")
        elif tag == "a" and self._text:
            self.rows[-1]["path"] = given["href"]
        elif "track" in classes:
            self.rows[-1]["track"] = given["class"].removeprefix("track ")
        elif "card" in classes:
            self.rows[-1]["cards"].append({"isWide": "card-wide" in classes, "note": None, "badge": None})
        elif "card-link" in classes:
            self._card["path"] = given["href"]
        elif tag == "img":
            self._card["source"] = given["src"]
        elif found := re.match(r"card-(title|note|badge)$", given.get("class") or ""):
            self._text = (self._card, found[1])

    @property
    def _card(self):
        return self.rows[-1]["cards"][-1]

    def handle_data(self, data):
        if self._text:
            whole, name = self._text
            whole[name] = (whole.get(name) or "") + data

    def handle_endtag(self, tag):
        if tag in ("h2", "span"):
            self._text = None
