/// The form of what may be asked for. It keeps foreign paths, queries and endless keys out, and drawings (SVG), which could hold scripts.
enum ArtworkPath {
    /// The name in `/name.jpg`: letters, digits, `_` and `-`, at most 110 with the ending of a picture; nil for any other path.
    static func name(in path: String) -> String? {
        let name = path.dropFirst()
        guard path.utf8.count <= 111, path.hasPrefix("/"), let dot = name.lastIndex(of: "."), dot != name.startIndex,
            name[..<dot].utf8.allSatisfy({ isLetterOrDigit($0) || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-") }),
            ["jpg", "jpeg", "png", "webp"].contains(name[name.index(after: dot)...])
        else { return nil }
        return String(name)
    }

    /// `w342`, `h632`, `original`.
    static func isSize(_ size: String) -> Bool {
        if size == "original" { return true }
        let digits = size.utf8.dropFirst()
        return (size.hasPrefix("w") || size.hasPrefix("h")) && (1...5).contains(digits.count)
            && digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
        default: false
        }
    }
}
