"""Every kind of movie is streamed: its playlists tell the truth about its segments, what needs no conversion is unchanged, and what is
converted shows the same pictures and sound at the same times."""

import json
import re
from dataclasses import replace
from functools import cache

import pytest

from clips import CLIPS, SECONDS
from comparing import complaints_about, difference, frames, loudness, picture_shift, pictures, probe, run, sound_shift
from playlists import Rendition, content, fetched, name_in
from streams import Streams

KINDS = {"soun": "a", "vide": "v"}
# Containers whose times the program counts from the first one.
COUNTED_FROM_0 = ("avi", "ts", "m2ts", "mpg", "wmv", "flv", "ogv")
# ffmpeg shows all pictures of such a file later, so that none is shown before it is decoded.
MOVED_BY_FFMPEG = ("negative-offsets", "h264-aac-fragments", "h264-aac-short-fragments")
# These have one keyframe only, which makes one long segment.
LONG_SEGMENTS = ("one-keyframe-short",)
every_clip = pytest.mark.parametrize("clip", CLIPS, ids=lambda clip: clip.name)


@pytest.fixture(scope="module")
def streams(tmp_path_factory):
    streams = Streams(tmp_path_factory.mktemp("matrix"))
    yield streams
    streams.stop()


@pytest.fixture(scope="module")
def renditions(streams):
    """The renditions of a clip, read once, backwards: an encoder has to jump."""
    @cache
    def read(name):
        return [Rendition(url, backwards=True) for url in streams.master(name).addresses()]
    return read


def kind(rendition):
    return KINDS[rendition.initialisation.handler]


def length(clip, path):
    """Seconds, by ffprobe."""
    return float(probe(path)["format"].get("duration", SECONDS))


def source_track(path, found, rendition):
    """The stream of the file that a rendition comes from: ffmpeg's name for it, and its codec."""
    if kind(rendition) == "v":
        return "v:0", next(stream["codec_name"] for stream in probe(path)["streams"] if stream["codec_type"] == "video")
    sounds = [stream for stream in probe(path)["streams"] if stream["codec_type"] == "audio"]
    place = sorted({track(each) for each in found if kind(each) == "a"}).index(track(rendition))
    return f"a:{place}", sounds[place]["codec_name"]


def track(rendition):
    """The number of a sound. They are in the order of the file, and all are on offer."""
    return int(re.match(r"audio-(\d+)", rendition.list.name).group(1))


@every_clip
def test_what_is_on_offer(streams, renditions, clip):
    found, path = renditions(clip.name), streams.paths[clip.name]
    tracks = [stream["codec_type"][0] for stream in probe(path)["streams"] if stream["codec_type"] in ("audio", "video")]
    assert sorted({kind(each) for each in found}) == sorted(set(tracks))
    assert {kind(each) for each in found if not each.list.is_encoded} == set(clip.unchanged)
    sources = {source_track(path, found, each)[0] for each in found if kind(each) == "a"}
    assert len(sources) == tracks.count("a")
    assert abs(streams.file(clip.name)["duration"] - length(clip, path)) < 0.1


@every_clip
def test_playlists_tell_the_truth(streams, renditions, clip):
    found, path = renditions(clip.name), streams.paths[clip.name]
    starts = found[0].list.starts
    for each in found:
        assert each.list.starts == starts, "All renditions are cut at the same times"
        assert all(round(seconds) <= each.list.target for seconds, _ in each.list.segments)
        assert abs(each.list.duration - length(clip, path)) < 0.1
        assert_in_sequence(each, clip)
        for place, (start, segment) in enumerate(zip(starts, each.samples)):
            if segment and kind(each) == "v":
                assert segment[0].is_keyframe, f"segment {place} of {each.list.name} begins without a keyframe"
            if segment and (place > 0 or each.list.is_encoded):
                delay = shown_at(each, segment[0]) - start
                assert -0.002 <= delay <= allowed_delay(each, clip), f"segment {place} of {each.list.name} begins {delay:.3f} s late"
    if "v" in clip.unchanged and clip.name not in LONG_SEGMENTS:
        assert all(seconds <= 6.001 for seconds, _ in found[0].list.segments)


def allowed_delay(rendition, clip):
    """Seconds from a cut to the first picture or sound after it. Of pictures in the file, the keyframe is at the cut."""
    if not rendition.list.is_encoded and kind(rendition) == "a" and clip.oddity in ("gap", "late"):
        return SECONDS
    longest = max(sample.duration for segment in rendition.samples for sample in segment) / rendition.scale
    return 0.002 if rendition.list.name == "video" else longest + 0.002


def shown_at(rendition, sample):
    """When a picture or sound begins, in seconds."""
    made = rendition.initialisation
    return (sample.shown - made.cut) / made.timescale + made.pause


def assert_in_sequence(rendition, clip):
    """Each segment starts where the one before it ends, from 0 on; nothing is missing at a cut."""
    expected = None
    for place, segment in enumerate(rendition.samples):
        if not segment:
            continue
        start = segment[0].decoded
        if clip.oddity != "gap" or kind(rendition) == "v" or rendition.list.is_encoded:
            assert expected is None or start == expected, f"segment {place} of {rendition.list.name} starts at {start}, not at {expected}"
        assert expected is None or start >= expected
        expected = segment[-1].decoded + segment[-1].duration
        shown = sorted(sample.shown for sample in segment)
        ends = [sample.shown + sample.duration for sample in segment]
        later = next((other for other in rendition.samples[place + 1:] if other), None)
        if later and kind(rendition) == "v":
            assert max(ends) <= min(sample.shown for sample in later), "A picture that lasts into the next segment makes browsers drop that"
        assert len(set(shown)) == len(shown) or clip.oddity == "cut"
    assert expected is not None


@every_clip
def test_master_tells_the_truth(streams, renditions, clip):
    master, found = streams.master(clip.name), {each.list.name: each for each in renditions(clip.name)}
    described = streams.file(clip.name)
    for variant in master.variants:
        own, *sounds = [found[name_in(each["URI"])] for each in [variant, *master.group(variant)]]
        peak = own.peak() + max([sound.peak() for sound in sounds], default=0)
        assert int(variant["BANDWIDTH"]) >= peak * 0.999, f"{own.list.name} needs {peak:.0f} bits per second"
        # Only an MP4 file says the size of everything.
        if streams.paths[clip.name].suffix == ".mp4" and not any(each.list.is_encoded for each in [own, *sounds]):
            average = own.average() + max([sound.average() for sound in sounds], default=0)
            # The headers of segments are not weighed exactly.
            assert average * 0.98 <= int(variant["AVERAGE-BANDWIDTH"]) <= average * 1.06, own.list.name
        codecs = {codec(each) for each in [own, *sounds]}
        assert {normal(text) for text in variant["CODECS"].split(",")} == codecs
        if kind(own) == "v":
            width, height = map(int, variant["RESOLUTION"].split("x"))
            if own.list.is_encoded:
                assert (width, height) == displayed(own)
            else:
                assert (width, height) == (described["width"], described["height"])
            if "FRAME-RATE" in variant:
                assert float(variant["FRAME-RATE"]) == pytest.approx(rate(own), rel=0.02) or clip.oddity == "cut" or "varying" in clip.name
        else:
            assert "RESOLUTION" not in variant
    for group in {each["GROUP-ID"] for each in master.media}:
        members = [each for each in master.media if each["GROUP-ID"] == group]
        assert len({each["NAME"] for each in members}) == len(members)
        assert [each.get("DEFAULT") for each in members].count("YES") <= 1


def normal(text):
    """One spelling of a codec: MP3 has several names."""
    text = text.strip().lower()
    if text in ("mp4a.6b", "mp4a.69", "mp4a.40.34"):
        return "mp3"
    # What follows the depth are colours, which a sample entry may leave out.
    return ".".join(text.split(".")[:4]) if text.startswith(("vp09", "av01")) else text


def codec(rendition):
    return normal(rendition.initialisation.codec)


def displayed(rendition):
    stream = next(stream for stream in probe(rendition.list.url)["streams"] if stream["codec_type"] == "video")
    return stream["width"], stream["height"]


def rate(rendition):
    ticks = [sample.duration for segment in rendition.samples for sample in segment]
    return len(ticks) * rendition.scale / sum(ticks)


@every_clip
def test_unchanged_frames(streams, renditions, clip):
    """ffmpeg reads each unconverted rendition without a complaint, and decodes the frames of the file."""
    path, found = streams.paths[clip.name], renditions(clip.name)
    for each in found:
        if each.list.is_encoded:
            continue
        stream, name = source_track(path, found, each)
        shown, complaints = frames(each.list.url, f"{kind(each)}:0")
        source, own_complaints = frames(path, stream)
        assert complaints == "" or alike(complaints, own_complaints), complaints
        assert in_order(shown)
        is_cut = clip.oddity == "cut"
        tolerance = 0.006 if is_cut else 0.0015 if clip.ending in ("mkv", "webm") else 0.0005
        fault = difference(source, shown, kind(each), name, tolerance, is_cut, clip.name not in MOVED_BY_FFMPEG)
        assert fault is None, f"{each.list.name}: {fault}"


@every_clip
def test_the_download_as_mp4(streams, renditions, clip, tmp_path):
    """One file with all tracks that need no conversion, unless the movie would lose its picture or all its sound; any part can be asked for."""
    url, found, path = streams.url(clip.name, "download.mp4"), renditions(clip.name), streams.paths[clip.name]
    own = [each for each in found if not each.list.is_encoded]
    status, headers, body = fetched(url)
    if {kind(each) for each in own} != {kind(each) for each in found}:
        assert status == 404 and json.loads(body)["detail"] == "This movie can’t become an MP4 file without conversion."
        return
    assert status == 200 and headers["content-type"] == "video/mp4" and f'filename="{path.stem}.mp4"' in headers["content-disposition"]
    assert fetched(url, "HEAD")[1]["content-length"] == str(len(body))
    middle = len(body) // 2
    for first, last in ((0, 99), (middle, middle + 70_000), (len(body) - 1, len(body) + 5)):
        answer = fetched(url, headers={"Range": f"bytes={first}-{last}", "If-Range": headers["etag"]})
        assert answer[0] == 206 and answer[2] == body[first:last + 1]
    saved = tmp_path / "saved.mp4"
    saved.write_bytes(body)
    assert [stream["codec_type"][0] for stream in probe(saved)["streams"]] == sorted(map(kind, own), reverse=True)
    for each in own:
        place = [other for other in own if kind(other) == kind(each)].index(each)
        one, (other, complaints) = frames(each.list.url, f"{kind(each)}:0")[0], frames(saved, f"{kind(each)}:{place}")
        assert complaints == "" or alike(complaints, frames(each.list.url, f"{kind(each)}:0")[1]), complaints
        fault = difference(one, other, kind(each), source_track(path, found, each)[1], 0.002, clip.oddity == "cut")
        assert fault is None, f"{each.list.name}: {fault}"


def in_order(shown):
    return all(one.time < other.time for one, other in zip(shown, shown[1:]))


def alike(one, other):
    """Whether ffmpeg says the same about the file: apart from the addresses of its objects."""
    def cleaned(text):
        return sorted(re.sub(r"\[(\w+) @ 0x[0-9a-f]+\]|0x[0-9a-f]+", r"\1", line) for line in text.splitlines())
    return cleaned(one) == cleaned(other)


@every_clip
def test_conversions_show_the_same(streams, renditions, clip):
    path, found = streams.paths[clip.name], renditions(clip.name)
    options = ["-start_at_zero"] if clip.ending in COUNTED_FROM_0 else []
    for each in found:
        if not each.list.is_encoded:
            continue
        stream, _ = source_track(path, found, each)
        shown, complaints = frames(each.list.url, f"{kind(each)}:0")
        assert complaints == "" and in_order(shown)
        if kind(each) == "v":
            begin = float(probe(path)["format"]["start_time"]) if options else 0
            one = pictures(path, [frame.time - begin for frame in frames(path, stream)[0]])
            # The times of the segments: ffmpeg counts from the first picture that is decoded.
            other = pictures(each.list.url, sorted(shown_at(each, sample) for segment in each.samples for sample in segment))
            assert abs(len(one) - len(other)) <= 3, f"{len(other)} pictures, not {len(one)}"
            assert picture_shift(one, other) == 0
        else:
            one, other = loudness(path, stream, options), loudness(each.list.url, "a:0")
            assert abs(len(one) - len(other)) <= 20 or clip.oddity == "late"
            assert abs(sound_shift(one, other)) <= 1


@every_clip
def test_segments_are_always_the_same(renditions, clip):
    """They were read backwards before; an encoder that was asked for them in order made the same."""
    for each in renditions(clip.name):
        for (_, address), known in zip(each.list.segments, each.bytes):
            assert content(address) == known
        assert content(each.list.map) == each.initialisation.data


@every_clip
def test_keyframes(streams, renditions, clip):
    """A list of keyframes where the pictures are those of the file: one for each segment, the one that it begins with."""
    master = streams.master(clip.name)
    own = [each for each in renditions(clip.name) if each.list.name == "video"]
    assert len(master.keyframes) == len(own)
    for described, pictures in zip(master.keyframes, own):
        found = Rendition(described["URI"])
        assert found.list.only_keyframes and found.list.starts == pictures.list.starts
        assert normal(described["CODECS"]) == codec(pictures)
        for keyframe, segment in zip(found.samples, pictures.samples):
            assert [one.size for one in keyframe] == [one.size for one in segment[:1]]
            assert all(abs(shown_at(found, one) - shown_at(pictures, other)) < 0.001 for one, other in zip(keyframe, segment))
        assert complaints_about(described["URI"]) == ""
        assert int(described["BANDWIDTH"]) >= found.peak() * 0.999


def test_subtitles(streams):
    for name, languages in [("mov-text", ["fr"]), ("texts", ["fr", "de"]), ("texts-beside", ["fr", "de"]), ("vp9-webvtt", ["no"])]:
        subtitles = [each for each in streams.master(name).media if each["TYPE"] == "SUBTITLES"]
        assert sorted(each.get("LANGUAGE", "none")[:2] for each in subtitles) == sorted(languages)
        for each in subtitles:
            done = run("ffmpeg", "-v", "warning", "-i", each["URI"], "-f", "srt", "-")
            assert done.stderr == "" and "Café crème, s’il vous plaît" in done.stdout, name
            begun, ended = re.search(r"00:00:(\d\d,\d{3}) --> 00:00:(\d\d,\d{3})", done.stdout).groups()
            # Containers move everything by the delay of the sound.
            assert 0 <= float(begun.replace(",", ".")) - 1 < 0.05 and 0 <= float(ended.replace(",", ".")) - 2.5 < 0.05, name


@every_clip
def test_masters_are_read_without_a_complaint(streams, clip):
    found = complaints_about(streams.master_url(clip.name))
    # The first pictures of an open group need others that were cut off.
    assert found == "" or clip.name == "open-groups-edited" and "mmco" in found, found


def test_thumbnails(streams):
    base, _, query = streams.master_url("h264-aac").partition("/master.m3u8")
    status, headers, body = fetched(f"{base}/thumbnails.vtt{query}")
    assert status == 200 and headers["content-type"].startswith("text/vtt")
    places = re.findall(r"^(thumbnails/\S+)#xywh=(\d+),(\d+),(\d+),(\d+)$", body.decode(), re.MULTILINE)
    assert len(places) == len(set(places)) >= SECONDS / 2
    status, headers, sheet = fetched(f"{base}/{places[0][0]}")
    assert status == 200 and headers["content-type"] == "image/jpeg" and sheet[:2] == b"\xff\xd8"


def test_the_matrix_is_large():
    assert len(CLIPS) >= 60 and len({replace(clip, name="") for clip in CLIPS}) == len({clip.name for clip in CLIPS}) == len(CLIPS)

