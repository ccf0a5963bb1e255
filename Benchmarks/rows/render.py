"""A page of 500 nodes after one change."""

import json

from harness.programs import bench


def measure(workshop, report):
    told = json.loads(bench("render", "--rounds", workshop.sizes.renders))
    page = f"{told['nodes']} nodes in {told['regions']} regions, {told['bytes']:,} bytes; the patch has {told['patch_bytes']} bytes"
    report.add("render + diff of a 500-node page, p99", told["p99"], "ms", budget="≤ 1 ms", fits=lambda value, _: value <= 1, note=page)
    report.add("render + diff of a 500-node page, p50", told["p50"], "ms")
