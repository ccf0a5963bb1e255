import Foundation

/// The reason why ffmpeg or ffprobe failed. The description is for the user.
public enum FFmpegError: Error, Sendable, Equatable {
    /// ffmpeg or ffprobe is not on this machine.
    case notInstalled
    /// The path is not absolute, is empty or holds a zero byte.
    case badPath(String)
    /// The file does not exist or is not readable.
    case cannotRead(String)
    /// The calling task was cancelled; the process has ended.
    case cancelled
    /// The process was killed because it ran longer than this many seconds.
    case timedOut(seconds: Int)
    /// The process was killed because it wrote nothing for this many seconds, although its output was awaited.
    case stalled(seconds: Int)
    /// The process was killed because it wrote more than this many bytes.
    case outputTooLarge(bytes: Int)
    /// The process failed; the reason is the end of its error output.
    case failed(reason: String)
    /// The movie has no frame at that time.
    case noFrame
    /// The bytes are not a JPEG, PNG, WebP or GIF picture.
    case notAnImage
    /// The picture is too large for a decoder; the reason says which limit it exceeds.
    case tooLarge(reason: String)
}

extension FFmpegError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .notInstalled: "ffmpeg was not found. Install it with: apt-get install ffmpeg"
        case .badPath(let path): "“\(path)” is not an absolute path."
        case .cannotRead(let path): "“\(path)” cannot be read. Is it still there, and may this user read it?"
        case .cancelled: "The work was cancelled."
        case .timedOut(let seconds): "ffmpeg was stopped because it took longer than \(seconds) seconds."
        case .stalled(let seconds): "ffmpeg was stopped because it did nothing for \(seconds) seconds."
        case .outputTooLarge(let bytes): "ffmpeg was stopped because its answer was larger than \(bytes) bytes."
        case .failed(let reason): Self.plain(reason) ?? Self.words(of: reason).map { "ffmpeg: \($0)" } ?? "ffmpeg could not read this file."
        case .noFrame: "The movie has no picture at this time."
        case .notAnImage: "This file is not a JPEG, PNG, WebP or GIF picture."
        case .tooLarge(let reason): reason
        }
    }
}

extension FFmpegError {
    /// The most common reason in words for everyone.
    private static func plain(_ reason: String) -> String? {
        words(of: reason) == "Invalid data found when processing input" ? "The file is damaged or isn’t a movie." : nil
    }

    /// The last line of its error output, without the address of the demuxer, which changes, and without the path.
    private static func words(of reason: String) -> String? {
        var line = reason.split(whereSeparator: \.isNewline).last ?? ""
        while line.hasPrefix("["), let end = line.firstIndex(of: "]") { line = line[line.index(after: end)...].drop { $0 == " " } }
        if line.hasPrefix("file:"), let colon = line.range(of: ": ", options: .backwards) { line = line[colon.upperBound...] }
        return line.isEmpty ? nil : String(line)
    }
}
