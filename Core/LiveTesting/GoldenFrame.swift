public import Foundation

/// A page, a frame, and the expected page. Files of the corpus have three parts, headed `=== before`, `=== frame` and `=== after`;
/// lines are joined, and the separators of records and fields are shown as ␞ and ␟.
public struct GoldenFrame: Sendable {
    public let name: String
    public let before: String
    public let frame: [UInt8]
    public let after: String

    /// All files of a folder, by name.
    public static func all(in folder: URL) throws -> [GoldenFrame] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "txt" }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
            .map { GoldenFrame(name: $0.deletingPathExtension().lastPathComponent, text: try String(contentsOf: $0, encoding: .utf8)) }
    }

    init(name: String, text: String) {
        var parts: [String: String] = [:]
        var part = ""
        for line in text.split(separator: "\n") {
            if line.hasPrefix("=== ") {
                part = String(line.dropFirst(4))
            } else if !line.hasPrefix("#") {
                parts[part, default: ""] += line.trimmingCharacters(in: .whitespaces)
            }
        }
        self.name = name
        before = parts["before"] ?? ""
        after = parts["after"] ?? ""
        frame = (parts["frame"] ?? "").replacingOccurrences(of: "␞", with: "\u{1E}").replacingOccurrences(of: "␟", with: "\u{1F}").utf8.map
        { $0 }
    }
}
