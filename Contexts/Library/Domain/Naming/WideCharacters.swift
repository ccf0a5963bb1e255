/// Characters that East Asian names write in the width of their letters.
enum WideCharacters {
    /// Wide brackets, letters and digits as those of ASCII; any white space as a space; a space before quotes, `#05「…」`.
    static func plain(_ name: String) -> String {
        if name.utf8.allSatisfy({ $0 < 0x80 && $0 > 0x1F }) { return name }
        let plain = String(name.map { brackets[$0] ?? narrow($0) ?? ($0.isWhitespace ? " " : $0) })
        return withPlainRanges(plain).replacing("「", with: " 「").replacing("『", with: " 『")
    }

    /// `S01E01–E03`, `01～02`: the sign between two numbers as that of ASCII.
    private static func withPlainRanges(_ name: String) -> String {
        guard name.contains(where: { joints[$0] != nil }) else { return name }
        let characters = Array(name)
        func isNumbering(_ index: Int) -> Bool {
            guard characters.indices.contains(index), characters[index].isASCII else { return false }
            return characters[index].isNumber || "EeSs".contains(characters[index]) && isNumbering(index + 1)
        }
        func isCrossed(_ index: Int) -> Bool {
            let digits = characters.dropFirst(index).prefix(3).prefix(while: \.isNumber).count
            guard (1...2).contains(digits), index + digits + 1 < characters.count else { return false }
            return characters[index + digits] == "x" && characters[index + digits + 1].isNumber
        }
        return String(
            characters.indices.map { index in
                guard let plain = joints[characters[index]], index > 1 else { return characters[index] }
                // `1x05 – 1x06`
                let isSpaced = characters[index - 1] == " " && isCrossed(index + 2)
                let before = characters[isSpaced ? index - 2 : index - 1]
                guard before.isASCII, before.isNumber, isSpaced || isNumbering(index + 1) else { return characters[index] }
                return plain
            })
    }

    private static let joints: [Character: Character] = ["–": "-", "—": "-", "−": "-", "～": "~", "〜": "~"]

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
