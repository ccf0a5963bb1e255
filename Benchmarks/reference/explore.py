"""Explore as a careful person would write it with Starlette and Jinja; the data wait in memory."""

import json
import os
from pathlib import Path

from jinja2 import Environment, FileSystemLoader
from starlette.applications import Starlette
from starlette.responses import HTMLResponse
from starlette.routing import Route

PAGE = json.loads(Path(os.environ["BENCH_PAGE"]).read_text())
TEMPLATE = Environment(loader=FileSystemLoader(Path(__file__).parent), autoescape=True, trim_blocks=True, lstrip_blocks=True).get_template("explore.html")


async def explore(_request):
    return HTMLResponse(TEMPLATE.render(PAGE))


app = Starlette(routes=[Route("/", explore)])
