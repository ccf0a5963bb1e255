import Foundation

/// Base 64 with the URL-safe alphabet and no padding (RFC 4648 §5), one spelling for each byte string.
enum Base64URL {
    static func text(_ bytes: [UInt8]) -> String {
        String(
            Data(bytes).base64EncodedString().compactMap { character -> Character? in
                switch character {
                case "+": "-"
                case "/": "_"
                case "=": nil
                default: character
                }
            })
    }

    /// nil for anything that `text` would not have written.
    static func bytes(_ text: some StringProtocol) -> [UInt8]? {
        var standard = ""
        for character in text {
            switch character {
            case "-": standard.append("+")
            case "_": standard.append("/")
            case "+", "/", "=": return nil
            default: standard.append(character)
            }
        }
        standard += String(repeating: "=", count: (4 - standard.utf8.count % 4) % 4)
        guard let bytes = Data(base64Encoded: standard).map(Array.init), self.text(bytes) == String(text) else { return nil }
        return bytes
    }
}
