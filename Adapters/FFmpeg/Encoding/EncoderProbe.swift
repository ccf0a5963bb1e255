import Foundation
import StreamingDomain

extension FFmpeg {
    /// Finds out which H.264 encoder of this machine works: the first of the hardware's that encodes a few pictures as `encode` does, in at most
    /// five seconds; otherwise the processor. Call it once, at the start.
    public func encoderChoice() async -> EncoderChoice {
        let filters = await names([.word("-filters")])
        var choice = EncoderChoice(encoder: .software, mapsTones: filters.isSuperset(of: ["zscale", "tonemap"]))
        let listed = await names([.word("-encoders")])
        for encoder in EncoderChoice.Encoder.allCases where encoder != .software && listed.contains(encoder.rawValue) {
            let candidate = EncoderChoice(encoder: encoder, mapsTones: choice.mapsTones)
            if await works(candidate) {
                choice = candidate
                break
            }
        }
        return choice
    }

    /// The second word of each line.
    private func names(_ question: [Argument]) async -> Set<String> {
        let process = BoundedProcess(program: ffmpeg, limits: ProcessLimits())
        guard let answer = try? await process.run(([.word("-hide_banner")] + question).flatMap(\.words)) else { return [] }
        return Set(
            String(decoding: answer.bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
                .compactMap { $0.split(separator: " ").dropFirst().first.map(String.init) })
    }

    private func works(_ choice: EncoderChoice) async -> Bool {
        var limits = choice.limits
        limits.seconds = 5
        limits.output = 8 << 20
        let process = BoundedProcess(program: ffmpeg, limits: limits)
        let arguments: [Argument] = [.word("-nostdin")] + .preamble + .trial(choice)
        guard let answer = try? await process.run(arguments.flatMap(\.words)), answer.succeeded else { return false }
        return FragmentedFile(answer.bytes).hasKeyframes(2)
    }
}

extension [Argument] {
    /// Three seconds of a test picture, with a keyframe after the second one.
    static func trial(_ choice: EncoderChoice) -> [Argument] {
        let video = EncodingJob.Video(rung: .p480, width: 640, height: 360)
        let job = EncodingJob(path: "/", output: .video(video), start: 0, hasFileTimes: false, boundaries: [2])
        return choice.device + [.option("-f", "lavfi"), .graph("-i", "testsrc2=s=640x360:r=10:d=3")]
            + pictures(video, EncodingTimes(job), choice)
    }
}

/// The boxes at the top of a fragmented MP4: enough to see whether an encoder can be used.
struct FragmentedFile {
    private(set) var kinds: [String] = []
    private var hasParameters = false

    init(_ bytes: [UInt8]) {
        var position = 0
        while position + 8 <= bytes.count {
            let size = bytes[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
            guard size >= 8, position + size <= bytes.count else { return }
            let kind = String(decoding: bytes[position + 4..<position + 8], as: UTF8.self)
            kinds.append(kind)
            if kind == "moov" { hasParameters = Self.holdsParameters(bytes[position..<position + size]) }
            position += size
        }
    }

    /// Whether there is a fragment for each of so many keyframes, and a header with the parameter sets of the pictures.
    func hasKeyframes(_ count: Int) -> Bool { hasParameters && kinds.filter { $0 == "moof" }.count == count }

    /// `avcC` with a sequence parameter set. Hardware that puts these into the pictures only cannot be used.
    private static func holdsParameters(_ header: ArraySlice<UInt8>) -> Bool {
        guard let range = header.firstRange(of: Array("avcC".utf8)), range.upperBound + 6 <= header.endIndex else { return false }
        return header[range.upperBound + 5] & 0x1F > 0
    }
}
