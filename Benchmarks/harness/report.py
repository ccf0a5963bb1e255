"""The measured figures, as a table for people and as JSON lines for programs."""

import json
from dataclasses import dataclass


@dataclass
class Row:
    name: str
    value: float
    unit: str
    budget: str
    ok: bool | None
    reference_name: str
    reference: float | None
    note: str
    ratio: float | None
    spread: tuple[float, float] | None


class Report:
    def __init__(self):
        self.rows = []

    def compare(self, name, comparison, unit, **more):
        """A row of slices that took turns."""
        self.add(name, comparison.ours, unit, reference=comparison.theirs, ratio=comparison.ratio, spread=comparison.spread, **more)

    def add(self, name, value, unit, *, budget="", fits=None, reference=None, reference_name="", note="", ratio=None, spread=None):
        """`fits` gets the value and its ratio to the reference, and answers whether that is within the budget."""
        if ratio is None and reference:
            ratio = value / reference
        row = Row(name, value, unit, budget, None, reference_name, reference, note, ratio, spread)
        # A reference too small to measure decides nothing.
        decides = fits and (reference is None or row.ratio is not None)
        row.ok = fits(value, row.ratio) if decides else None
        self.rows.append(row)

    def write(self, path):
        with open(path, "w", encoding="utf-8") as file:
            for row in self.rows:
                line = {"name": row.name, "value": rounded(row.value), "unit": row.unit, "reference": rounded(row.reference),
                        "ratio": rounded(row.ratio), "spread": row.spread and [rounded(one) for one in row.spread]}
                file.write(json.dumps(line, ensure_ascii=False) + "\n")

    def table(self):
        heads = ["what", "value", "unit", "budget", "reference", "value", "ratio", "spread", ""]
        lines = [[row.name, shown(row.value), row.unit, row.budget, row.reference_name, shown(row.reference), shown(row.ratio),
                  f"{shown(row.spread[0])}–{shown(row.spread[1])}" if row.spread else "", {True: "ok", False: "SHORT", None: ""}[row.ok]] for row in self.rows]
        widths = [max(len(line[column]) for line in [heads, *lines]) for column in range(len(heads))]
        rightmost = {1, 5, 6}

        def text(line):
            cells = [cell.rjust(width) if column in rightmost else cell.ljust(width)
                     for column, (cell, width) in enumerate(zip(line, widths))]
            return "  ".join(cells).rstrip()

        notes = [f"{row.name}: {row.note}" for row in self.rows if row.note]
        return "\n".join(["", text(heads), text(["─" * width for width in widths]), *map(text, lines), "", *notes])


def rounded(number):
    """Four figures are more than two noisy cores can promise."""
    return None if number is None else float(f"{number:.4g}")


def shown(number):
    if number is None:
        return "–"
    if number == 0 or abs(number) >= 100:
        return f"{number:,.0f}"
    return f"{number:.3g}"
