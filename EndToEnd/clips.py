"""Short movies of many kinds, made by ffmpeg: containers and codecs, and the oddities of each that are found in libraries."""

import shutil
import subprocess
import tempfile
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from dataclasses import dataclass
from functools import cache
from pathlib import Path

SECONDS = 10
PICTURE = f"-f lavfi -i testsrc2=s=160x96:r=24:d={SECONDS}"
# A tone that rises and that stops in the middle of each second, so that each moment can be told from all others.
SOUND = f"-f lavfi -i aevalsrc=0.3*sin(2*PI*t*(300+30*t))*lt(mod(t\\,1)\\,0.5+0.03*t):s=48000:d={SECONDS}"
BOTH = f"{PICTURE} {SOUND}"
H264 = "-c:v libx264 -preset ultrafast -pix_fmt yuv420p -bf 2 -g 48 -threads 1"
HEVC = "-c:v libx265 -preset ultrafast -pix_fmt yuv420p -x265-params log-level=none:keyint=48:min-keyint=48:bframes=2:pools=1"
HEVC10 = HEVC.replace("yuv420p", "yuv420p10le")
VP9 = "-c:v libvpx-vp9 -deadline realtime -cpu-used 8 -g 48 -b:v 200k"
AV1 = "-c:v libaom-av1 -usage realtime -cpu-used 8 -g 48 -b:v 100k -threads 1"
MPEG4, MPEG2 = "-c:v mpeg4 -b:v 500k -g 48 -bf 1", "-c:v mpeg2video -b:v 1M -g 24 -bf 2"
AAC = "-c:a aac -aac_pns 0 -ac 2"
FRAGMENTS = "-movflags +frag_keyframe+empty_moov+default_base_moof"
HDR10 = "-color_primaries bt2020 -color_trc smpte2084 -colorspace bt2020nc"
HLG = "-color_primaries bt2020 -color_trc arib-std-b67 -colorspace bt2020nc"
OPEN = "-x264-params keyint=48:min-keyint=48:scenecut=0:bframes=4:b-pyramid=normal:open-gop=1"


@dataclass(frozen=True)
class Clip:
    name: str
    ending: str
    # Those of ffmpeg; `{name}` is another clip.
    arguments: str
    # The kinds of tracks that segments hold as they are: "v", "a", both, or none.
    unchanged: str = ""
    # Changes the finished file.
    change: object = None
    # Changes that the comparison with the file allows for: "cut" (starts in the middle of a picture group), "gap" (of sound),
    # "late" (a track starts later than 0).
    oddity: str = ""
    # Files beside it: ending of the name → bytes.
    beside: tuple = ()


def widened(path):
    """Gives a movie with its index at the end 64-bit offsets: `stco` boxes become `co64`, the boxes around them grow."""
    data = path.read_bytes()

    def rebuilt(start, end):
        out = b""
        while start < end:
            size, kind = int.from_bytes(data[start:start + 4], "big"), data[start + 4:start + 8]
            assert size >= 8 and start + size <= end
            body = data[start + 8:start + size]
            if kind in (b"moov", b"trak", b"mdia", b"minf", b"stbl"):
                body = rebuilt(start + 8, start + size)
            elif kind == b"stco":
                kind, offsets = b"co64", [body[at:at + 4] for at in range(8, len(body), 4)]
                body = body[:8] + b"".join(bytes(4) + offset for offset in offsets)
            out += (len(body) + 8).to_bytes(4, "big") + kind + body
            start += size
        return out

    at = data.index(b"moov") - 4
    path.write_bytes(data[:at] + rebuilt(at, len(data)))


def bar(start, end):
    """A subtitle of a Blu-ray: a white bar at the lower edge of 1920 × 1080 for some seconds, as a list of segments."""
    def word(number):
        return number.to_bytes(2, "big")

    def segment(seconds, kind, body):
        return b"PG" + (seconds * 90_000).to_bytes(4, "big") + bytes(4) + bytes([kind]) + word(len(body)) + body

    def composition(number, objects):
        return word(1920) + word(1080) + b"\x10" + word(number) + b"\x80\0\0" + bytes([bool(objects)]) + objects

    picture = (b"\0" + word(0xC000 | 1920) + b"\1\0\0") * 100
    window = b"\1\0" + word(0) + word(980) + word(1920) + word(100)
    shown = word(0) + b"\0\xc0\0" + word(len(picture) + 4) + word(1920) + word(100) + picture
    return (segment(start, 0x16, composition(0, word(0) + bytes(2) + word(0) + word(980))) + segment(start, 0x17, window)
            + segment(start, 0x14, bytes([0, 0, 1, 235, 128, 128, 255])) + segment(start, 0x15, shown) + segment(start, 0x80, b"")
            + segment(end, 0x16, composition(1, b"")) + segment(end, 0x17, window) + segment(end, 0x80, b""))


CUES = "1\n00:00:01,000 --> 00:00:02,500\nCafé crème, s’il vous plaît\n\n2\n00:00:03,000 --> 00:00:04,000\nÀ bientôt\n"
BESIDE = ((".fr.srt", CUES.encode("windows-1252")), (".de.srt", CUES.encode("utf-16")))

CLIPS = [
    Clip("h264-aac-front", "mp4", f"{BOTH} {H264} {AAC} -movflags +faststart", "va"),
    Clip("h264-aac", "mp4", "-i {h264-aac-front} -c copy", "va"),
    Clip("h264-aac-fragments", "mp4", f"-i {{h264-aac-front}} -c copy {FRAGMENTS}", "va"),
    Clip("h264-aac-short-fragments", "mp4", f"-i {{h264-aac-front}} -c copy {FRAGMENTS} -frag_duration 700000", "va"),
    Clip("h264-pyramid", "mp4", f"{BOTH} {H264} -bf 4 -b-pyramid normal -b_strategy 0 -refs 4 {AAC}", "va"),
    Clip("h264-open-groups", "mp4", f"{BOTH} {H264} {OPEN} {AAC}", "va"),
    Clip("h264-interlaced", "mp4", f"{BOTH} {H264} -flags +ildct+ilme -x264-params tff=1 {AAC}", "va"),
    Clip("h264-10-bit", "mp4", f"{BOTH} {H264} -pix_fmt yuv420p10le {AAC}", "va"),
    Clip("h264-444", "mp4", f"{BOTH} {H264} -pix_fmt yuv444p {AAC}", "va"),
    Clip("hevc-eac3", "mp4", f"{BOTH} {HEVC} -tag:v hvc1 -c:a eac3 -ac 6", "va"),
    Clip("hev1-aac", "mp4", f"{BOTH} {HEVC} -tag:v hev1 {AAC}", "va"),
    Clip("hevc-hdr10", "mp4", f"{BOTH} {HEVC10} {HDR10} -tag:v hvc1 {AAC}", "va"),
    Clip("hevc-hlg", "mkv", f"{BOTH} {HEVC10} {HLG} {AAC}", "va"),
    Clip("vp9-opus-in-mp4", "mp4", f"{BOTH} {VP9} -c:a libopus -strict -2", "va"),
    Clip("av1-aac", "mp4", f"{BOTH} {AV1} {AAC}", "va"),
    Clip("mpeg4-mp3-in-mp4", "mp4", f"{BOTH} {MPEG4} -c:a libmp3lame", "a"),
    Clip("mpeg2-in-mp4", "mp4", f"{BOTH} {MPEG2} {AAC}", "a"),
    Clip("mjpeg-in-mp4", "mp4", f"{BOTH} -c:v mjpeg -pix_fmt yuvj420p {AAC}", "a"),
    Clip("h264-ac3", "mp4", f"{BOTH} {H264} -c:a ac3 -ac 6", "va"),
    Clip("h264-flac-in-mp4", "mp4", f"{BOTH} {H264} -c:a flac -ac 2 -strict -2", "va"),
    Clip("h264-alac", "mp4", f"{BOTH} {H264} -c:a alac", "v"),
    Clip("h264-mp3", "mp4", f"{BOTH} {H264} -c:a libmp3lame -ar 44100", "va"),
    Clip("h264-dts-in-mp4", "mp4", f"{BOTH} {H264} -c:a dca -strict -2", "v"),
    Clip("h264-mp2-in-mp4", "mp4", f"{BOTH} {H264} -c:a mp2", "v"),
    Clip("h264-silent", "mp4", f"{PICTURE} {H264}", "v"),
    Clip("edited", "mp4", "-ss 3.3 -i {h264-aac-front} -c copy", "va", oddity="cut"),
    Clip("open-groups-edited", "mp4", "-ss 3.3 -i {h264-open-groups} -c copy", "va", oddity="cut"),
    Clip("late-picture", "mp4", "-itsoffset 2 -i {h264-aac-front} -i {h264-aac-front} -map 0:v -map 1:a -c copy", "va", oddity="late"),
    Clip("late-sound", "mp4", "-i {h264-aac-front} -itsoffset 2.5 -i {h264-aac-front} -map 0:v -map 1:a -c copy", "va", oddity="late"),
    Clip("varying-rate", "mp4", f"{BOTH} -vf select=not(mod(n\\,3))+between(n\\,60\\,110) -fps_mode vfr {H264} {AAC}", "va"),
    Clip("turned", "mp4", "-i {h264-aac-front} -c copy -metadata:s:v rotate=90", "va"),
    Clip("wide-pixels", "mp4", f"{BOTH} -vf setsar=4/3 {H264} {AAC}", "va"),
    Clip("film-rate", "mp4", f"{BOTH} -r 24000/1001 -fps_mode cfr {H264} {AAC}", "va"),
    Clip("ntsc-rate", "mkv", f"{BOTH} -r 30000/1001 -fps_mode cfr {H264} -c:a ac3 -ac 2", "va"),
    Clip("sixty", "mp4", f"{BOTH} -r 60 -fps_mode cfr {H264} -g 120 {AAC}", "va"),
    Clip("wide-offsets", "mp4", "-i {h264-aac-front} -c copy", "va", change=widened),
    Clip("negative-offsets", "mp4", "-i {h264-aac-front} -c copy -movflags +negative_cts_offsets", "va"),
    Clip("one-keyframe", "mp4", f"{BOTH.replace(f'd={SECONDS}', 'd=20')} {H264} -g 999 -keyint_min 999 -sc_threshold 0 {AAC}"),
    Clip("one-keyframe-short", "mkv", f"{BOTH} {H264} -g 999 -keyint_min 999 -sc_threshold 0 {AAC}", "va"),
    Clip("four-sounds", "mkv", f"{BOTH} -map 0 -map 1 -map 1 -map 1 -map 1 {H264} -c:a:0 aac -aac_pns 0 -c:a:1 ac3 -c:a:2 dca -strict -2 "
         "-c:a:3 libopus -metadata:s:a:0 language=eng -metadata:s:a:1 language=fra -metadata:s:a:2 language=deu "
         "-metadata:s:a:3 language=jpn -disposition:a 0 -disposition:a:1 default", "va"),
    Clip("two-sounds", "mp4", f"{BOTH} -map 0 -map 1 -map 1 {H264} {AAC} -metadata:s:a:0 language=eng -metadata:s:a:1 language=spa", "va"),
    Clip("mov-text", "mp4", "-i {h264-aac-front} -i {cues} -map 0 -map 1 -c copy -c:s mov_text -metadata:s:s language=fra", "va"),
    Clip("sound-alone", "mp4", f"{SOUND} {AAC}", "a"),
    Clip("h264-aac-mov", "mov", "-i {h264-aac-front} -c copy", "va"),
    Clip("h264-pcm", "mov", f"{BOTH} {H264} -c:a pcm_s16le", "v"),
    Clip("prores-pcm", "mov", f"{BOTH} -c:v prores_ks -profile:v 0 -c:a pcm_s24le"),
    Clip("h264-aac-mkv", "mkv", "-i {h264-aac-front} -c copy", "va"),
    Clip("hevc-ac3", "mkv", f"{BOTH} {HEVC} -c:a ac3 -ac 2", "va"),
    Clip("h264-dts", "mkv", f"{BOTH} {H264} -c:a dca -strict -2 -ac 6", "v"),
    Clip("h264-truehd", "mkv", f"{BOTH} {H264} -c:a truehd -strict -2 -ac 2", "v"),
    Clip("h264-flac", "mkv", f"{BOTH} {H264} -c:a flac -ac 2", "va"),
    Clip("h264-opus", "mkv", f"{BOTH} {H264} -c:a libopus -ac 6", "va"),
    Clip("h264-vorbis", "mkv", f"{BOTH} {H264} -c:a libvorbis", "v"),
    Clip("h264-mp3-mkv", "mkv", f"{BOTH} {H264} -c:a libmp3lame", "va"),
    Clip("mpeg4-mp3-mkv", "mkv", f"{BOTH} {MPEG4} -c:a libmp3lame", "a"),
    Clip("msmpeg4-mkv", "mkv", f"{BOTH} -c:v msmpeg4 -g 48 {AAC}", "a"),
    Clip("mpeg2-mp2-mkv", "mkv", f"{BOTH} {MPEG2} -c:a mp2"),
    Clip("h264-open-groups-mkv", "mkv", "-i {h264-open-groups} -c copy", "va"),
    Clip("no-index", "mkv", "-i {h264-aac-front} -c copy -f matroska -live 1", "va"),
    Clip("late-keyframe", "mkv", "-i {h264-aac-front} -ss 1 -c copy -copyinkf", "va", oddity="cut"),
    Clip("gap", "mkv", f"{BOTH} {H264} -af aselect=not(between(t\\,3\\,7)) -c:a ac3 -ac 2", "va", oddity="gap"),
    Clip("late-sound-mkv", "mkv", "-i {h264-aac-front} -itsoffset 2.5 -i {h264-aac-front} -map 0:v -map 1:a -c copy", "va", oddity="late"),
    Clip("varying-rate-mkv", "mkv", "-i {varying-rate} -c copy", "va"),
    Clip("varying-rate-mpeg4", "mkv", f"{BOTH} -vf select=not(mod(n\\,3))+between(n\\,60\\,110) -fps_mode vfr {MPEG4} {AAC}", "a"),
    Clip("sound-alone-mkv", "mkv", f"{SOUND} -c:a libopus -ac 2", "a"),
    Clip("texts", "mkv", "-i {h264-aac-front} -i {cues} -i {cues} -map 0 -map 1 -map 2 -c copy -c:s:0 srt -c:s:1 ass "
         "-metadata:s:s:0 language=fra -metadata:s:s:1 language=deu", "va"),
    Clip("texts-beside", "mkv", "-i {h264-aac-front} -c copy", "va", beside=BESIDE),
    Clip("large", "mp4", f"{BOTH.replace('160x96', '640x360')} {H264} -b:v 1500k {AAC}", "va"),
    Clip("vp8-vorbis", "webm", f"{BOTH} -c:v libvpx -deadline realtime -cpu-used 16 -g 48 -b:v 200k -c:a libvorbis"),
    Clip("vp9-opus", "webm", f"{BOTH} {VP9} -c:a libopus", "va"),
    Clip("av1-opus", "webm", f"{BOTH} {AV1} -c:a libopus", "va"),
    Clip("vp9-webvtt", "webm", "-i {vp9-opus} -i {cues} -map 0 -map 1 -c copy -c:s webvtt", "va"),
    Clip("mpeg4-mp3", "avi", f"{BOTH} {MPEG4} -bf 0 -vtag xvid -c:a libmp3lame"),
    Clip("msmpeg4-mp3", "avi", f"{BOTH} -c:v msmpeg4 -g 48 -c:a libmp3lame"),
    Clip("mjpeg-pcm", "avi", f"{BOTH} -c:v mjpeg -pix_fmt yuvj420p -c:a pcm_s16le"),
    Clip("no-times", "avi", "-r 24 -i {raw} -c copy"),
    Clip("h264-aac-ts", "ts", "-i {h264-aac-front} -c copy"),
    Clip("hevc-ac3-ts", "ts", "-i {hevc-ac3} -c copy"),
    Clip("mpeg2-mp2-ts", "ts", f"{BOTH} {MPEG2} -c:a mp2"),
    Clip("hour-late", "m2ts", "-i {h264-aac-front} -c copy -output_ts_offset 3600 -f mpegts -mpegts_m2ts_mode 1"),
    Clip("mpeg2-mp2", "mpg", f"{BOTH} {MPEG2} -c:a mp2 -f vob"),
    Clip("mpeg1-mp2", "mpg", f"{BOTH.replace('160x96', '352x240')} -c:v mpeg1video -b:v 1M -c:a mp2"),
    Clip("wmv2-wma2", "wmv", f"{BOTH} -c:v wmv2 -g 48 -c:a wmav2"),
    Clip("h264-aac-flv", "flv", "-i {h264-aac-front} -c copy"),
    Clip("flv1-mp3", "flv", f"{BOTH} -c:v flv -g 48 -c:a libmp3lame -ar 44100"),
    Clip("theora-vorbis", "ogv", f"{BOTH} -c:v libtheora -g 48 -c:a libvorbis"),
    Clip("h263-aac", "3gp", f"{BOTH.replace('160x96', '176x144')} -c:v h263 -g 24 {AAC}", "a"),
]
# Longer ones, for tests of seeking: a quarter of an hour that keeps an encoder busy, and half of that for segments as they are.
TWENTY = BOTH.replace("160x96", "640x360").replace(f"d={SECONDS}", "d=20")
LONG = [
    Clip("busy", "avi", f"{TWENTY} {MPEG4} -bf 0 -b:v 1M -c:a libmp3lame"),
    Clip("long-avi", "avi", "-stream_loop 44 -i {busy} -c copy"),
    Clip("long-mkv", "mkv", "-stream_loop 44 -i {large} -c copy", "va"),
]
# Not of the matrix: a movie with a subtitle that is pictures. Its track is the third.
SPECIAL = [Clip("drawn", "mkv", f"{PICTURE} {SOUND} -copyts -i {{bar}} -map 0 -map 1 -map 2 {H264} {AAC} -c:s copy", "va")]
# Files that only serve to make others.
SOURCES = [Clip("raw", "h264", "-i {h264-aac-front} -map 0:v -c copy")]
KNOWN = {clip.name: clip for clip in CLIPS + LONG + SPECIAL + SOURCES}


def made(folder, names=None):
    """Puts the named clips, or all of the matrix, into a folder, each as a movie of its own; returns their paths by name."""
    names = [clip.name for clip in CLIPS] if names is None else names
    finished = finish(names)
    folder.mkdir(parents=True, exist_ok=True)
    paths = {}
    for name in names:
        place, clip = list(KNOWN).index(name), KNOWN[name]
        # No word of the title means something in file names.
        paths[name] = folder / f"Matrix {place:03} ({1940 + place % 60}).{clip.ending}"
        shutil.copyfile(finished[name], paths[name])
        for ending, content in clip.beside:
            (folder / f"{paths[name].stem}{ending}").write_bytes(content)
    return paths


@cache
def workshop():
    """The folder of all clips of this session."""
    folder = tempfile.TemporaryDirectory(prefix="popcorn-clips-")
    (Path(folder.name) / "cues.srt").write_text(CUES, encoding="utf-8")
    (Path(folder.name) / "bar.sup").write_bytes(bar(2, 4))
    return folder


def finish(names):
    """Makes the clips that are not there yet, and those that they are made of; returns all paths by name."""
    folder = Path(workshop().name)
    paths = {"cues": folder / "cues.srt", "bar": folder / "bar.sup", **{name: folder / f"{name}.{clip.ending}" for name, clip in KNOWN.items()}}
    wanted, left = set(), list(names)
    while left:
        name = left.pop()
        if name not in wanted and not paths[name].exists():
            wanted.add(name)
            left += needs(KNOWN[name])
    waiting, running = [name for name in KNOWN if name in wanted], {}
    with ThreadPoolExecutor(max_workers=2) as workers:
        while waiting or running:
            missing = {*waiting, *running}
            for name in [name for name in waiting if not needs(KNOWN[name]) & missing]:
                waiting.remove(name)
                running[name] = workers.submit(make, KNOWN[name], paths)
            wait(running.values(), return_when=FIRST_COMPLETED)
            for name in [name for name, work in running.items() if work.done()]:
                running.pop(name).result()
    return paths


def needs(clip):
    return {word[1:-1] for word in clip.arguments.split() if word.startswith("{")}


def make(clip, paths):
    words = [str(paths[word[1:-1]]) if word.startswith("{") else word for word in clip.arguments.split()]
    unfinished = paths[clip.name].with_name(f"unfinished-{clip.name}.{clip.ending}")
    done = subprocess.run(["ffmpeg", "-v", "error", "-y", *words, str(unfinished)], stdin=subprocess.DEVNULL, capture_output=True,
                          text=True)
    assert done.returncode == 0, f"{clip.name}: {done.stderr}"
    if clip.change:
        clip.change(unfinished)
    unfinished.rename(paths[clip.name])
