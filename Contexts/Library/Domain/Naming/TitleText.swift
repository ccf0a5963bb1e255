/// The title in a piece of a name.
enum TitleText {
    /// Words of a name that may use dots or underscores for spaces; runs of single letters become one word (`S.H.I.E.L.D.`).
    static func words(of text: String) -> [String] {
        guard isDotted(text) else {
            return text.split(separator: " ").map {
                $0.utf8.contains(UInt8(ascii: "_")) ? String($0.map { $0 == "_" ? " " : $0 }) : String($0)
            }
        }
        var words: [String] = []
        var letters: [Substring] = []
        func endLetters() {
            if letters.count > 1 { words.append(letters.joined(separator: ".") + ".") } else { words += letters.map(String.init) }
            letters = []
        }
        for word in text.split(whereSeparator: { " ._".contains($0) }) {
            if word.utf8.count == 1, let byte = word.utf8.first, (0x41...0x5A).contains(byte) {
                letters.append(word)
            } else {
                endLetters()
                words.append(String(word))
            }
        }
        endLetters()
        return words
    }

    /// A title without separators at its ends.
    static func of(_ text: String) -> String {
        let text = NameText.squeezed(words(of: text).joined(separator: " "))
        let cut = text.trimmingSuffix(while: { " -–—_,:~*([{".contains($0) }).trimmingPrefix(while: { " -–—_~".contains($0) })
        return cut.hasSuffix(".") && !cut.dropLast().contains(".") && cut.count > 4 ? String(cut.dropLast()) : cut
    }

    static func isDotted(_ text: String) -> Bool {
        var surplus = 0
        for byte in text.utf8 {
            if byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_") { surplus += 1 } else if byte == UInt8(ascii: " ") { surplus -= 1 }
        }
        return surplus > 0
    }
}
