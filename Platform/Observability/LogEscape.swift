/// Makes foreign text harmless inside a log line.
enum LogEscape {
    /// The maximum number of characters of a message or value; longer text is truncated with an ellipsis.
    static let limit = 4096

    static func text(_ string: String) -> String {
        var result = ""
        append(string, to: &result)
        return result
    }

    /// Like `text`, but quoted if it contains a space, a quote or an equals sign.
    static func value(_ string: String) -> String {
        let plain = text(string)
        guard plain.isEmpty || plain.contains(where: { $0 == " " || $0 == "\"" || $0 == "=" }) else { return plain }
        return "\"" + plain.replacing("\"", with: "\\\"") + "\""
    }

    static func json(_ string: String) -> String {
        var result = "\""
        for scalar in string.unicodeScalars.prefix(limit) {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            default:
                if isControl(scalar) { result += unicode(scalar) } else { result.unicodeScalars.append(scalar) }
            }
        }
        return result + "\""
    }

    private static func append(_ string: String, to result: inout String) {
        var count = 0
        for scalar in string.unicodeScalars {
            count += 1
            if count > limit { result += "…"; return }
            if isControl(scalar) { result += unicode(scalar) } else { result.unicodeScalars.append(scalar) }
        }
    }

    /// C0, DEL, C1, line separators, and bidirectional control characters that reorder text on a terminal.
    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    private static func unicode(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16)
        return "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
