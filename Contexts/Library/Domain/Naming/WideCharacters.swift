/// Characters that East Asian names write in the width of their letters.
enum WideCharacters {
    /// Wide brackets, letters and digits as those of ASCII; any white space as a space; a space before quotes, `#05「…」`.
    static func plain(_ name: String) -> String {
        if name.utf8.allSatisfy({ $0 < 0x80 && $0 > 0x1F }) { return name }
        let plain = String(name.map { brackets[$0] ?? narrow($0) ?? ($0.isWhitespace ? " " : $0) })
        return plain.replacing("「", with: " 「").replacing("『", with: " 『")
    }

    /// `１`, `Ａ`, `ａ`; signs such as `！` and `～` stay, because titles are printed with them.
    private static func narrow(_ character: Character) -> Character? {
        guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1 else { return nil }
        switch scalar.value {
        case 0xFF10...0xFF19, 0xFF21...0xFF3A, 0xFF41...0xFF5A: return Character(Unicode.Scalar(UInt8(scalar.value - 0xFEE0)))
        default: return nil
        }
    }

    private static let brackets: [Character: Character] = ["【": "[", "】": "]", "（": "(", "）": ")", "［": "[", "］": "]"]
}
