import Foundation

/// Base 64 with the URL-safe alphabet and no padding (RFC 4648 §5); each byte string has exactly one form.
enum Base64URL {
    static func text(_ bytes: [UInt8]) -> String {
        String(decoding: spelling(bytes), as: UTF8.self)
    }

    /// Nil for anything that `text` would not have written.
    static func bytes(_ text: some StringProtocol) -> [UInt8]? {
        var standard = Array(text.utf8)
        for index in standard.indices {
            switch standard[index] {
            case UInt8(ascii: "-"): standard[index] = UInt8(ascii: "+")
            case UInt8(ascii: "_"): standard[index] = UInt8(ascii: "/")
            case UInt8(ascii: "+"), UInt8(ascii: "/"), UInt8(ascii: "="): return nil
            default: break
            }
        }
        standard += repeatElement(UInt8(ascii: "="), count: (4 - standard.count % 4) % 4)
        guard let bytes = Data(base64Encoded: Data(standard)).map(Array.init), spelling(bytes).elementsEqual(text.utf8) else { return nil }
        return bytes
    }

    private static func spelling(_ bytes: [UInt8]) -> [UInt8] {
        var letters = Array(Data(bytes).base64EncodedData())
        while letters.last == UInt8(ascii: "=") { letters.removeLast() }
        for index in letters.indices {
            switch letters[index] {
            case UInt8(ascii: "+"): letters[index] = UInt8(ascii: "-")
            case UInt8(ascii: "/"): letters[index] = UInt8(ascii: "_")
            default: break
            }
        }
        return letters
    }
}
