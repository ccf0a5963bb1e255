import Containers
import CoreDomain

/// The requested part of ffprobe's JSON. Numbers may be strings.
struct ProbeDocument: Decodable {
    struct Format: Decodable {
        var format_name: String?
        var duration: String?
        var size: String?
        var bit_rate: String?
        var tags: [String: String]?
    }
    struct Stream: Decodable {
        var index: Int?
        var codec_type: String?
        var codec_name: String?
        var profile: String?
        var level: Int?
        var width: Int?
        var height: Int?
        var avg_frame_rate: String?
        var pix_fmt: String?
        var sample_aspect_ratio: String?
        var color_transfer: String?
        /// As ffprobe prints bytes: lines of an offset, hexadecimal numbers and characters.
        var extradata: String?
        var side_data_list: [SideData]?
        var channels: Int?
        var sample_rate: String?
        var bit_rate: String?
        var tags: [String: String]?
        var disposition: [String: Int]?
    }
    struct SideData: Decodable {
        /// Degrees counter-clockwise.
        var rotation: Double?
        var dv_profile: Int?
    }
    struct Chapter: Decodable {
        var start_time: String?
        var end_time: String?
        var tags: [String: String]?
    }
    var format: Format?
    var streams: [Stream]?
    var chapters: [Chapter]?
}

extension ProbedMedia {
    init(_ document: ProbeDocument) {
        let format = document.format
        formats = (format?.format_name ?? "").split(separator: ",").prefix(10).map(String.init)
        duration = seconds(format?.duration)
        bitRate = count(format?.bit_rate)
        size = count(format?.size)
        title = words(format?.tags?.value(of: "title"))
        streams = (document.streams ?? []).prefix(100).compactMap(ProbedStream.init)
        chapters = (document.chapters ?? []).prefix(1_000).compactMap { chapter in
            guard let start = seconds(chapter.start_time), let end = seconds(chapter.end_time), end >= start else { return nil }
            return ProbedChapter(start: start, end: end, title: words(chapter.tags?.value(of: "title")))
        }.sorted { $0.start < $1.start }
    }
}

extension ProbedStream {
    init?(_ stream: ProbeDocument.Stream) {
        guard let index = stream.index, let kind = stream.codec_type.flatMap(Kind.init) else { return nil }
        let disposition = stream.disposition ?? [:]
        let language = words(stream.tags?.value(of: "language"))?.lowercased()
        let codec = words(stream.codec_name) ?? "unknown"
        let exact = stream.extradata.flatMap { Codec(rawValue: codec).codecString(privateData: bytes($0)) }
        let rotation = turn(stream.side_data_list?.compactMap(\.rotation).first)
        let shown = displayed(stream, rotation: rotation)
        self.init(
            index: index, kind: kind, codec: codec, profile: words(stream.profile), level: stream.level,
            codecString: exact
                ?? CodecString.of(
                    codec: codec, profile: stream.profile, level: stream.level, tenBit: stream.pix_fmt?.contains("10") ?? false),
            width: shown.width, height: shown.height, rotation: rotation, transfer: words(stream.color_transfer),
            dolbyVisionProfile: stream.side_data_list?.compactMap(\.dv_profile).first, framesPerSecond: rate(stream.avg_frame_rate),
            channels: positive(stream.channels), sampleRate: count(stream.sample_rate), bitRate: count(stream.bit_rate),
            language: language == "und" ? nil : language, title: words(stream.tags?.value(of: "title")),
            isDefault: disposition["default"] == 1, isForced: disposition["forced"] == 1,
            isCommentary: disposition["comment"] == 1, isHearingImpaired: disposition["hearing_impaired"] == 1,
            isVisualImpaired: disposition["visual_impaired"] == 1, isAttachedPicture: disposition["attached_pic"] == 1)
    }
}

extension [String: String] {
    /// Matroska writes `TITLE`, MP4 `title`.
    fileprivate func value(of key: String) -> String? { self[key] ?? first { $0.key.lowercased() == key }?.value }
}

private func words(_ text: String?) -> String? {
    guard let text, !text.isEmpty else { return nil }
    return String(text.prefix(200))
}

private func seconds(_ text: String?) -> Double? {
    guard let text, let value = Double(text), value.isFinite, value >= 0, value < 1e8 else { return nil }
    return value
}

private func count(_ text: String?) -> Int? { positive(text.flatMap { Int($0) }) }
private func positive(_ number: Int?) -> Int? { number.flatMap { $0 > 0 ? $0 : nil } }

/// The bytes of a dump, at most 64 KiB: each line has an offset, up to 16 bytes in hexadecimal, and the same as characters.
private func bytes(_ dump: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for line in dump.split(separator: "\n") where bytes.count < 1 << 16 {
        // The characters begin after two spaces.
        guard let start = line.firstRange(of: ": ")?.upperBound else { break }
        let digits = line[start...].utf8.prefix(40).filter { $0 != UInt8(ascii: " ") }.prefix(32)
        let end = line[start...].firstRange(of: "  ").map { line[start..<$0.lowerBound].utf8.count { $0 != UInt8(ascii: " ") } } ?? 32
        let hex = Array(digits.prefix(end))
        for place in stride(from: 0, to: hex.count - 1, by: 2) {
            guard let byte = UInt8(String(decoding: hex[place...(place + 1)], as: UTF8.self), radix: 16) else { return bytes }
            bytes.append(byte)
        }
    }
    return bytes
}

/// Degrees clockwise: 0, 90, 180 or 270.
private func turn(_ degrees: Double?) -> Int {
    let turned = (360 - (Int(clamped: (degrees ?? 0).rounded()) % 360)) % 360
    return [90, 180, 270].contains(turned) ? turned : 0
}

/// With square pixels, and turned.
private func displayed(_ stream: ProbeDocument.Stream, rotation: Int) -> (width: Int?, height: Int?) {
    let ratio = (stream.sample_aspect_ratio ?? "").split(separator: ":").compactMap { Double($0) }
    let height = positive(stream.height)
    var width = positive(stream.width)
    if let coded = width, ratio.count == 2, ratio[0] > 0, ratio[1] > 0 {
        width = positive(Int(checked: (Double(coded) * ratio[0] / ratio[1]).rounded())) ?? coded
    }
    return rotation % 180 == 0 ? (width, height) : (height, width)
}

/// `24000/1001` → 23.976; `0/0` → nil.
private func rate(_ text: String?) -> Double? {
    let parts = (text ?? "").split(separator: "/").compactMap { Double($0) }
    guard parts.count == 2, parts[0] > 0, parts[1] > 0 else { return nil }
    return parts[0] / parts[1]
}
