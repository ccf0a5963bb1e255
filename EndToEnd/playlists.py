"""Reads the playlists of a movie as a player does: written from RFC 8216, not from the program."""

import re
import urllib.error
import urllib.request
from dataclasses import dataclass, field
from urllib.parse import urljoin

from fragments import Initialisation, samples


def fetched(url, method="GET", headers=None, timeout=60):
    """The status, the headers and the body of an answer, whatever it says."""
    request = urllib.request.Request(url, method=method, headers=headers or {})
    try:
        with urllib.request.urlopen(request, timeout=timeout) as answer:
            return answer.status, answer.headers, answer.read()
    except urllib.error.HTTPError as error:
        return error.code, error.headers, error.read()


def content(url, cookie=None):
    status, _, body = fetched(url, headers={"Cookie": cookie} if cookie else None)
    assert status == 200, f"{status} for {url}: {body[:300]}"
    return body


def attributes(text):
    found = re.findall(r'([A-Z0-9-]+)=("[^"\r\n]*"|[^",\r\n]+)(?:,|$)', text)
    assert ",".join(f"{name}={value}" for name, value in found) == text, f"Not a list of attributes: {text}"
    assert len({name for name, _ in found}) == len(found), text
    return {name: value.strip('"') for name, value in found}


def lines(text):
    """The lines after the first one; a playlist begins with `#EXTM3U`."""
    first, *rest = text.decode("utf-8").split("\n")
    assert first == "#EXTM3U" and rest[-1] == "" and "\r" not in text.decode("utf-8")
    return [line for line in rest if line and not (line.startswith("#") and not line.startswith("#EXT"))]


def name_in(url):
    """The name of the rendition that an address belongs to."""
    return re.search(r"/stream/([^/]+)/", url).group(1)


@dataclass
class Media:
    """A media playlist with its segments: (seconds, URL)."""
    url: str
    map: str | None = None
    target: int = 0
    segments: list = field(default_factory=list)
    is_complete: bool = False
    only_keyframes: bool = False

    @classmethod
    def read(cls, url):
        found, seconds = cls(url), None
        for line in lines(content(url)):
            tag, _, value = line.partition(":")
            if tag == "#EXT-X-MAP":
                found.map = urljoin(url, attributes(value)["URI"])
            elif tag == "#EXT-X-TARGETDURATION":
                found.target = int(value)
            elif tag == "#EXTINF":
                seconds = float(value.split(",")[0])
            elif tag == "#EXT-X-ENDLIST":
                found.is_complete = True
            elif tag == "#EXT-X-I-FRAMES-ONLY":
                found.only_keyframes = True
            elif not line.startswith("#"):
                assert seconds is not None, f"{line} has no length"
                found.segments.append((seconds, urljoin(url, line)))
                seconds = None
        assert found.is_complete and found.segments
        return found

    @property
    def duration(self):
        return sum(seconds for seconds, _ in self.segments)

    @property
    def starts(self):
        found = [0]
        for seconds, _ in self.segments:
            found.append(found[-1] + seconds)
        return found

    @property
    def is_encoded(self):
        return bool(re.search(r"/(video-\d+|audio-\d+-aac)/", self.url))

    @property
    def name(self):
        return name_in(self.url)

    def initialisation(self):
        return Initialisation(content(self.map))


@dataclass
class Master:
    # Attributes, with the absolute address as "URI".
    variants: list
    media: list
    keyframes: list

    @classmethod
    def read(cls, url, cookie=None):
        variants, media, keyframes, waiting = [], [], [], None
        for line in lines(content(url, cookie)):
            tag, _, value = line.partition(":")
            if tag == "#EXT-X-STREAM-INF":
                waiting = attributes(value)
            elif tag in ("#EXT-X-MEDIA", "#EXT-X-I-FRAME-STREAM-INF"):
                found = attributes(value)
                found["URI"] = urljoin(url, found["URI"])
                (media if tag == "#EXT-X-MEDIA" else keyframes).append(found)
            elif not line.startswith("#"):
                variants.append({**waiting, "URI": urljoin(url, line)})
                waiting = None
        assert waiting is None and variants
        return cls(variants, media, keyframes)

    def addresses(self, kind="AUDIO"):
        """Those of the media playlists of the variants and of one kind of alternatives, each once."""
        return list(dict.fromkeys([each["URI"] for each in self.variants] + [each["URI"] for each in self.media if each["TYPE"] == kind]))

    def group(self, variant, kind="AUDIO"):
        return [each for each in self.media if each["TYPE"] == kind and each["GROUP-ID"] == variant.get(kind)]


class Rendition:
    """A media playlist with everything that it names."""

    def __init__(self, url, backwards=False):
        self.list = Media.read(url)
        self.bytes = [b""] * len(self.list.segments)
        for place in sorted(range(len(self.bytes)), reverse=backwards):
            self.bytes[place] = content(self.list.segments[place][1])
        self.initialisation = self.list.initialisation()
        self.samples = [samples(segment) for segment in self.bytes]

    @property
    def scale(self):
        return self.initialisation.timescale

    def average(self):
        """Bits per second, over all segments."""
        return sum(map(len, self.bytes)) * 8 / sum(seconds for seconds, _ in self.list.segments)

    def peak(self):
        """Bits per second: the highest of any run of segments of half to one and a half times the target (RFC 8216, section 4.1)."""
        target, highest, rates = self.list.target, 0, []
        for first in range(len(self.bytes)):
            seconds = size = 0
            for place in range(first, len(self.bytes)):
                seconds, size = seconds + self.list.segments[place][0], size + len(self.bytes[place])
                if seconds > 1.5 * target:
                    break
                rates.append(size * 8 / seconds)
                if seconds >= 0.5 * target:
                    highest = max(highest, size * 8 / seconds)
        return highest or max(rates)
