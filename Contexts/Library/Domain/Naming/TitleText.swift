/// The title in a piece of a name.
enum TitleText {
    /// Words of a name that may use dots or underscores for spaces; runs of single letters become one word (`S.H.I.E.L.D.`).
    static func words(of text: String) -> [String] {
        let dots = text.count(where: { $0 == "." || $0 == "_" })
        let spaces = text.count(where: { $0 == " " })
        guard dots > spaces else {
            return text.split(separator: " ").map { $0.contains("_") ? String($0).replacing("_", with: " ") : String($0) }
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
        let cut = text.trimmingSuffix(while: { " -–—_,~*([{".contains($0) }).trimmingPrefix(while: { " -–—_~".contains($0) })
        return cut.hasSuffix(".") && !cut.dropLast().contains(".") && cut.count > 4 ? String(cut.dropLast()) : cut
    }

    static func isDotted(_ text: String) -> Bool {
        text.count(where: { $0 == "." || $0 == "_" }) > text.count(where: { $0 == " " })
    }
}
