import CoreDomain

/// The lines of an HLS playlist (draft-pantos-hls-rfc8216bis §4). Whatever text is written, it stays inside its attribute or line.
struct PlaylistLines {
    private(set) var text = "#EXTM3U\n"

    /// - Parameter version: the lowest that has all tags in use; 1 is not written (§7).
    init(version: Int) {
        if version > 1 { tag("EXT-X-VERSION", String(version)) }
    }

    mutating func tag(_ name: String, _ value: String? = nil) { text += "#\(name)\(value.map { ":" + $0 } ?? "")\n" }
    mutating func tag(_ name: String, _ attributes: PlaylistAttributes) { tag(name, attributes.text) }
    mutating func address(_ address: String) { text += address + "\n" }

    /// An address with a query, in the characters that RFC 3986 allows: it cannot end a line or an attribute, or be taken for a tag.
    static func address(_ address: String, key: String?) -> String {
        guard let key, !key.isEmpty else { return encoded(address) }
        return encoded(address) + (address.contains("?") ? "&" : "?") + encoded(key)
    }

    private static func encoded(_ text: String) -> String {
        var result = ""
        for byte in text.utf8 {
            if (0x21...0x7E).contains(byte), !##""#<>\^`{|}"##.utf8.contains(byte) {
                result.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                result += "%" + VideoConfiguration.hex(Int(byte))
            }
        }
        return result
    }

    /// Thousandths as a decimal number: 4004 is “4.004”.
    static func decimal(thousandths: Int64) -> String {
        let part = String(thousandths % 1000)
        return "\(thousandths / 1000).\(String(repeating: "0", count: 3 - part.count))\(part)"
    }
}

/// An attribute list (§4.2). Attributes without a value are left out.
struct PlaylistAttributes {
    private(set) var text = ""

    private mutating func add(_ name: String, _ value: String?) {
        guard let value else { return }
        text += (text.isEmpty ? "" : ",") + "\(name)=\(value)"
    }

    /// One of the words that the standard defines.
    mutating func word(_ name: String, _ value: String?) { add(name, value) }
    mutating func flag(_ name: String, _ value: Bool) { add(name, value ? "YES" : "NO") }
    mutating func number(_ name: String, _ value: Int?) { add(name, value.map { String(max(0, $0)) }) }

    /// Three digits after the point; nothing for a number that is not positive.
    mutating func decimal(_ name: String, _ value: Double?) {
        guard let value, value > 0, value < 1e9 else { return }
        add(name, PlaylistLines.decimal(thousandths: Int64(clamped: (value * 1000).rounded())))
    }

    mutating func resolution(_ name: String, width: Int?, height: Int?) {
        guard let width, let height, width > 0, height > 0 else { return }
        add(name, "\(width)x\(height)")
    }

    /// A quoted string cannot hold quotes or line breaks.
    mutating func quoted(_ name: String, _ value: String?) {
        guard let value, !value.isEmpty else { return }
        var text = ""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"": text.unicodeScalars.append("'")
            case _ where scalar.properties.generalCategory == .control, "\u{2028}", "\u{2029}": text.unicodeScalars.append(" ")
            default: text.unicodeScalars.append(scalar)
            }
        }
        add(name, "\"\(text)\"")
    }
}
