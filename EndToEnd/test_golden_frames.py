"""Tests live.js in a real browser with the golden frames that the Swift test browser also uses. Needs no server."""
from pathlib import Path

import pytest

LIVE = Path(__file__).resolve().parent.parent / "Core" / "Live"
CASES = sorted((LIVE / "Tests" / "Golden").glob("*.txt"))

# The page as text, with attributes in alphabetical order, as the Swift tests print it.
PRINT = """
() => { window.print = root => {
  const escape = text => text.replace(/[&<>"']/g, c => ({'&':'&amp;','<':'&lt;','>':'&gt;','"':'&quot;',"'":'&#39;'}[c]))
  const show = node => {
    if (node.nodeType === 3) return escape(node.nodeValue)
    const names = [...node.attributes].map(a => a.value ? ` ${a.name}="${escape(a.value)}"` : ` ${a.name}`).sort()
    return `<${node.localName}${names.join('')}>` + [...node.childNodes].map(show).join('') + `</${node.localName}>`
  }
  return [...root.childNodes].map(show).join('')
} }
"""


def read(path):
    parts, part = {}, None
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("=== "):
            part = line[4:]
        elif part and not line.startswith("#"):
            parts[part] = parts.get(part, "") + line.strip()
    parts["frame"] = parts["frame"].replace("␞", "\x1e").replace("␟", "\x1f")
    return parts


@pytest.fixture(scope="module")
def page(browsers):
    page = browsers.current().new_page()
    page.route("http://popcorn.test/live.js", lambda route: route.fulfill(
        body=(LIVE / "live.js").read_text(encoding="utf-8"), content_type="text/javascript"))
    page.route("http://popcorn.test/", lambda route: route.fulfill(
        body="<!DOCTYPE html><title>t</title><script type=module src=/live.js></script><body></body>", content_type="text/html"))
    page.goto("http://popcorn.test/")
    page.wait_for_function("window.popcorn")
    page.evaluate(PRINT)
    yield page
    page.close()


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_frame(page, path):
    case = read(path)
    printed = page.evaluate(
        """({before, frame}) => { document.body.innerHTML = before; popcorn.apply(frame); return print(document.body) }""", case)
    expected = page.evaluate("after => { document.body.innerHTML = after; return print(document.body) }", case["after"])
    assert printed == expected


def test_corpus_exists():
    assert len(CASES) >= 20


def test_module_is_exported(page):
    assert page.evaluate("import('/live.js').then(m => [typeof m.apply, typeof m.intent, typeof m.navigate])") == ["function"] * 3


def test_a_frame_for_another_page_throws(page):
    assert page.evaluate("(() => { try { popcorn.apply('x\\x1fgone\\x1e'); return false } catch { return true } })()")
