/// Strings and numbers as JSON (RFC 8259).
public enum JSONText {
    /// A number, whole ones without a fraction; one that JSON cannot hold is null.
    public static func number(_ value: some BinaryFloatingPoint & CustomStringConvertible) -> String {
        guard value.isFinite else { return "null" }
        return Int64(exactly: Double(value)).map(String.init) ?? value.description
    }

    /// Appends a string in quotes. Control characters are escaped, so that no record separator can occur, and `<`, which a browser that
    /// guesses the type could misread.
    public static func append(_ string: String, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        var string = string
        string.withUTF8 { utf8 in
            var start = 0
            for place in utf8.indices where needsEscape(utf8[place]) {
                bytes.append(contentsOf: utf8[start..<place])
                escape(utf8[place], to: &bytes)
                start = place + 1
            }
            bytes.append(contentsOf: utf8[start...])
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private static func needsEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "<") || byte == 0x7F
    }

    private static func escape(_ byte: UInt8, to bytes: inout [UInt8]) {
        switch byte {
        case UInt8(ascii: "\""): bytes.append(contentsOf: #"\""#.utf8)
        case UInt8(ascii: "\\"): bytes.append(contentsOf: #"\\"#.utf8)
        case UInt8(ascii: "\n"): bytes.append(contentsOf: #"\n"#.utf8)
        default:
            bytes.append(contentsOf: "\\u00".utf8)
            let digits = Array("0123456789abcdef".utf8)
            bytes.append(digits[Int(byte >> 4)])
            bytes.append(digits[Int(byte & 15)])
        }
    }
}
