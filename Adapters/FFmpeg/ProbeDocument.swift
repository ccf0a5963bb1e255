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
        var channels: Int?
        var sample_rate: String?
        var bit_rate: String?
        var tags: [String: String]?
        var disposition: [String: Int]?
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
        self.init(
            index: index, kind: kind, codec: codec, profile: words(stream.profile), level: stream.level,
            codecString: CodecString.of(
                codec: codec, profile: stream.profile, level: stream.level, tenBit: stream.pix_fmt?.contains("10") ?? false),
            width: positive(stream.width), height: positive(stream.height), framesPerSecond: rate(stream.avg_frame_rate),
            channels: positive(stream.channels), sampleRate: count(stream.sample_rate), bitRate: count(stream.bit_rate),
            language: language == "und" ? nil : language, title: words(stream.tags?.value(of: "title")),
            isDefault: disposition["default"] == 1, isForced: disposition["forced"] == 1,
            isCommentary: disposition["comment"] == 1, isAttachedPicture: disposition["attached_pic"] == 1)
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

/// `24000/1001` → 23.976; `0/0` → nil.
private func rate(_ text: String?) -> Double? {
    let parts = (text ?? "").split(separator: "/").compactMap { Double($0) }
    guard parts.count == 2, parts[0] > 0, parts[1] > 0 else { return nil }
    return parts[0] / parts[1]
}
