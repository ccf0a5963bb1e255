/// How the pictures for both eyes are packed into one.
public enum ThreeD: String, Sendable, Hashable, CaseIterable, Codable {
    case sideBySide, halfSideBySide, topAndBottom, halfTopAndBottom, multiview
    /// The name says only `3D`.
    case unspecified

    /// - Parameter word: in lower case, without separators.
    init?(word: String) {
        guard let found = Self.words[word] else { return nil }
        self = found
    }

    /// The words that mean it also without `3D` next to them.
    static func isSure(_ word: String) -> Bool { words[word] != nil && !["sbs", "ou", "tab", "mvc", "3d"].contains(word) }

    private static let words: [String: ThreeD] = [
        "3d": .unspecified, "sbs": .sideBySide, "fsbs": .sideBySide, "sbs3d": .sideBySide, "3dsbs": .sideBySide, "hsbs": .halfSideBySide,
        "halfsbs": .halfSideBySide, "3dhsbs": .halfSideBySide, "ou": .topAndBottom, "tab": .topAndBottom, "ftab": .topAndBottom,
        "fou": .topAndBottom, "hou": .halfTopAndBottom, "htab": .halfTopAndBottom, "halfou": .halfTopAndBottom,
        "halftab": .halfTopAndBottom, "3dhou": .halfTopAndBottom, "mvc": .multiview,
    ]
}
