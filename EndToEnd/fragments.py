"""Reads the parts of fragmented MP4 that tests of segments look at: written from ISO/IEC 14496-12, not from the program."""

import struct
from dataclasses import dataclass


def boxes(data, start=0, end=None):
    """The boxes of a range: (type, start of the content, end)."""
    end = len(data) if end is None else end
    while start < end:
        size, kind, head = int.from_bytes(data[start:start + 4], "big"), data[start + 4:start + 8].decode("latin-1"), 8
        if size == 1:
            size, head = int.from_bytes(data[start + 8:start + 16], "big"), 16
        assert head <= size <= end - start, f"{kind} has {size} bytes where {end - start} are left"
        yield kind, start + head, start + size
        start += size


def inside(data, *path, start=0, end=None):
    """The range of a box by its path; the first of its type on each level."""
    for name in path:
        start, end = next((begun, ended) for kind, begun, ended in boxes(data, start, end) if kind == name)
    return start, end


def number(data, at, size):
    return int.from_bytes(data[at:at + size], "big")


@dataclass
class Sample:
    # Ticks.
    decoded: int
    duration: int
    offset: int
    size: int
    is_keyframe: bool

    @property
    def shown(self):
        return self.decoded + self.offset


class Initialisation:
    """An `init.mp4` of one track."""

    def __init__(self, data):
        self.kinds = [kind for kind, _, _ in boxes(data)]
        media = inside(data, "moov", "trak", "mdia")
        header, _ = inside(data, "mdhd", start=media[0], end=media[1])
        self.timescale = number(data, header + (20 if data[header] == 1 else 12), 4)
        self.handler = data[(at := inside(data, "hdlr", start=media[0], end=media[1])[0]) + 8:at + 12].decode()
        start, end = inside(data, "minf", "stbl", "stsd", start=media[0], end=media[1])
        self.entry, self.body, self.end = next(boxes(data, start + 8, end))
        self.data = data
        # The time of the media that is shown at 0, by the last entry of an edit list, and how long nothing is shown before, in seconds.
        self.cut, self.pause = 0, 0
        movie, _ = inside(data, "moov", "mvhd")
        scale = number(data, movie + (20 if data[movie] == 1 else 12), 4)
        track = inside(data, "moov", "trak")
        for kind, at, _ in boxes(data, *track):
            if kind == "edts":
                at, _ = inside(data, "elst", start=at, end=_)
                wide = data[at] == 1
                for entry in range(number(data, at + 4, 4)):
                    place = at + 8 + entry * (20 if wide else 12)
                    length, time = struct.unpack(">Qq" if wide else ">Ii", data[place:place + (16 if wide else 8)])
                    if time < 0:
                        self.pause += length / scale
                    else:
                        self.cut = time

    @property
    def codec(self):
        """RFC 6381, as far as the sample entry tells it."""
        data, fixed = self.data, 78 if self.handler == "vide" else 28
        children = {kind: (start, end) for kind, start, end in boxes(data, self.body + fixed, self.end)}
        if self.entry in ("avc1", "avc3"):
            start, _ = children["avcC"]
            return f"{self.entry}.{data[start + 1:start + 4].hex()}"
        if self.entry in ("hvc1", "hev1"):
            return f"{self.entry}.{hevc(data, children['hvcC'][0])}"
        if self.entry == "vp09":
            start, _ = children["vpcC"]
            return f"vp09.{data[start + 4]:02}.{data[start + 5]:02}.{data[start + 6] >> 4:02}"
        if self.entry == "av01":
            start, _ = children["av1C"]
            first, second = data[start + 1], data[start + 2]
            depth = 8 if not second & 0x40 else 12 if second & 0x20 else 10
            return f"av01.{first >> 5}.{first & 31:02}{'H' if second & 0x80 else 'M'}.{depth:02}"
        if self.entry == "mp4a":
            return esds(data, *children["esds"])
        return {"Opus": "opus", "fLaC": "flac"}.get(self.entry, self.entry)


def hevc(data, at):
    profile, compatibility, constraints = data[at + 1], number(data, at + 2, 4), data[at + 6:at + 12].rstrip(b"\0")
    reversed_bits = int(f"{compatibility:032b}"[::-1], 2)
    parts = [f"{['', 'A', 'B', 'C'][profile >> 6]}{profile & 31}", f"{reversed_bits:X}", f"{'H' if profile & 32 else 'L'}{data[at + 12]}"]
    return ".".join(parts + [f"{byte:X}" for byte in constraints])


def esds(data, start, end):
    """`mp4a.40.2` from an elementary stream descriptor."""
    at, kind = start + 4, None
    while at < end:
        tag, at, size = data[at], at + 1, 0
        while True:
            size, more, at = size << 7 | data[at] & 127, data[at] & 128, at + 1
            if not more:
                break
        if tag == 3:
            at += 3
        elif tag == 4:
            kind, at = data[at], at + 13
        elif tag == 5 and kind == 0x40:
            return f"mp4a.40.{data[at] >> 3}"
        else:
            at += size
    return "mp3" if kind in (0x6B, 0x69) else f"mp4a.{kind:02X}"


def samples(data):
    """The samples of a media segment, in the order in which they are decoded; checks that their bytes are there."""
    found, kinds = [], [kind for kind, _, _ in boxes(data)]
    for kind, start, end in boxes(data):
        if kind == "moof":
            fragment = inside(data, "traf", start=start, end=end)
            found += run(data, *fragment)
        assert kind in ("styp", "sidx", "moof", "mdat", "prft", "emsg", "free"), kind
    payload = sum(end - start for kind, start, end in boxes(data) if kind == "mdat")
    assert payload == sum(sample.size for sample in found), "The samples fill the segment’s data"
    assert "moof" in kinds
    return found


def run(data, start, end):
    defaults, time, found = {}, 0, []
    for kind, at, _ in boxes(data, start, end):
        flags = number(data, at + 1, 3)
        if kind == "tfhd":
            assert flags & 0x020000, "Addresses count from the moof"
            place = at + 8 + (8 if flags & 1 else 0) + (4 if flags & 2 else 0)
            for bit, name in ((8, "duration"), (16, "size"), (32, "flags")):
                if flags & bit:
                    defaults[name], place = number(data, place, 4), place + 4
        elif kind == "tfdt":
            time = number(data, at + 4, 8 if data[at] == 1 else 4)
        elif kind == "trun":
            place, first = at + 8 + (4 if flags & 1 else 0), None
            if flags & 4:
                first, place = number(data, place, 4), place + 4
            for index in range(number(data, at + 4, 4)):
                values = dict(defaults)
                if first is not None and index == 0:
                    values["flags"] = first
                for bit, name in ((0x100, "duration"), (0x200, "size"), (0x400, "flags"), (0x800, "offset")):
                    if flags & bit:
                        signed = name == "offset" and data[at] == 1
                        values[name], place = int.from_bytes(data[place:place + 4], "big", signed=signed), place + 4
                is_keyframe = not values.get("flags", 0) & 0x10000
                found.append(Sample(time, values["duration"], values.get("offset", 0), values["size"], is_keyframe))
                time += values["duration"]
    return found
