import Foundation

@testable import Containers

/// Decodes a clip and its segments with ffmpeg, and compares what comes out.
struct RemuxComparison {
    /// A decoded picture or piece of sound.
    struct Frame: Equatable, CustomStringConvertible {
        var time: Double
        var digest: String
        var description: String { "\(time):\(digest.prefix(6))" }
    }

    let remuxer: Remuxer
    let source: FileSource
    let description: MediaDescription
    let path: String

    init(path: String) throws {
        self.path = path
        source = try FileSource(path: path)
        description = try describe(source)
        remuxer = try Remuxer(source, description: description)
    }

    var tracks: [Track] { description.tracks.filter { $0.kind == .video || $0.kind == .audio } }

    /// Whether segments follow each other in time: each starts where the one before it ends.
    func isContinuous(_ track: Track) throws -> Bool {
        let rendition = try remuxer.rendition(of: track.id)
        var end: Int64?
        for number in 0..<remuxer.plan.count {
            let segment = try rendition.segment(number)
            if segment.parts.count == 1 { continue }
            guard end == nil || segment.decodeTime == end else {
                print("segment \(number) of \(track.codec) starts at \(segment.decodeTime), not at \(end ?? 0)")
                return false
            }
            end = segment.decodeTime + segment.ticks
        }
        return true
    }

    /// The times of the pictures and sounds of each segment, from the first one to the end of the last.
    func spans(_ track: Track) throws -> [(start: Int64, end: Int64)] {
        let rendition = try remuxer.rendition(of: track.id)
        return try (0..<remuxer.plan.count).map { number in
            let samples = try rendition.samples.samples(of: number, SourceReader(source, limits: .default))
            let times = samples.map { $0.decodeTime + $0.compositionOffset }
            return (times.min() ?? .min, zip(samples, times).map { $0.duration + $1 }.max() ?? .min)
        }
    }

    /// The initialisation segment and all segments of a track in one file.
    func whole(_ track: Track) throws -> [UInt8] {
        let rendition = try remuxer.rendition(of: track.id)
        var bytes = rendition.initSegment
        for number in 0..<remuxer.plan.count { bytes += try rendition.segment(number).bytes(from: source) }
        return bytes
    }

    /// What ffmpeg decodes from one stream of a file, and what it complains about.
    static func frames(_ path: String, stream: String, options: [String] = []) throws -> (frames: [Frame], complaints: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/ffmpeg")
        process.arguments =
            ["-v", "warning"] + options + [
                "-i", path, "-map", "0:\(stream)", "-fps_mode", "passthrough", "-enc_time_base", "-1", "-copyts", "-f", "framemd5", "-",
            ]
        let output = Pipe()
        let errors = Pipe()
        process.standardOutput = output
        process.standardError = errors
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        let complaints = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        var base = 1.0
        var frames: [Frame] = []
        for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
            if line.hasPrefix("#tb 0: ") {
                let parts = line.dropFirst(7).split(separator: "/").compactMap { Double($0) }
                base = parts[0] / parts[1]
            }
            let fields = line.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
            guard !line.hasPrefix("#"), fields.count == 6, let time = Double(fields[2]) else { continue }
            frames.append(Frame(time: time * base, digest: fields[5]))
        }
        return (frames, complaints)
    }

    /// The decoded frames of a track from the file itself and from the segments.
    func frames(_ track: Track, options: [String] = []) throws -> (source: [Frame], segments: [Frame], complaints: String) {
        let file = FileManager.default.temporaryDirectory.appending(path: "remux-\(UUID().uuidString).mp4")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(whole(track)).write(to: file)
        let place = description.tracks(of: track.kind).firstIndex { $0.id == track.id } ?? 0
        let stream = "\(track.kind == .video ? "v" : "a"):\(place)"
        let own = try Self.frames(file.path, stream: track.kind == .video ? "v:0" : "a:0", options: options)
        return (try Self.frames(path, stream: stream, options: options).frames, own.frames, own.complaints)
    }

    /// The first difference between the frames of the file and of the segments, or a complaint; nil if they are alike. Frames before 0 are
    /// decoded and not heard: ffmpeg leaves them out of a file, and gives them for segments.
    func difference(_ track: Track, options: [String] = [], tolerance: Double = 0.0005) throws -> String? {
        let found = try frames(track, options: options)
        if !found.complaints.isEmpty { return found.complaints }
        var shown = found.segments.filter { $0.time > -tolerance }
        // Pictures before the start of an edit come first, for a tick each.
        if track.kind == .video, remuxer.plan.first < 0 { shown.removeFirst(max(0, shown.count - found.source.count)) }
        var source = found.source.filter { $0.time > -tolerance }
        // ffmpeg cuts a piece of sound that begins before 0 only in a file.
        if track.kind == .audio, source.count == shown.count + 1 { source.removeFirst() }
        // Likewise the end of the last piece of Opus and MP3.
        for (place, (one, other)) in zip(source, shown).enumerated()
        where (one.digest != other.digest && !(place == source.count - 1 && [.opus, .mp3].contains(track.codec)))
            || abs(one.time - other.time) > tolerance
        {
            return "\(track.kind) \(track.codec): frame \(place) of \(source.count) is \(other), not \(one)"
        }
        return source.count == shown.count ? nil : "\(track.kind) \(track.codec): \(shown.count) frames, not \(source.count)"
    }
}
