/// Where the titles of one letter begin in a list from A to Z.
public struct LetterMark: Hashable, Sendable {
    /// In upper case; `#` for all that is not A to Z: numbers stand before A, other alphabets after Z.
    public var letter: String
    /// The cursor after which these titles begin; nil at the head of the list.
    public var after: String?

    public init(_ letter: String, after: String? = nil) {
        self.letter = letter
        self.after = after
    }

    private static let alphabet = (UInt8(ascii: "a")...UInt8(ascii: "z")).map { String(Unicode.Scalar($0)) }

    /// The sort keys at which one letter ends and the next begins, in order: A to Z, what follows Z, and the end of everything.
    public static let bounds = alphabet + ["{", "\u{10FFFF}"]

    /// The letters that a list has.
    ///
    /// - Parameter ends: for each of the `bounds` the cursor of the last title before it; nil where there is none.
    public static func marks(ends: [String?]) -> [LetterMark] {
        let letters = ["#"] + alphabet.map { $0.uppercased() } + ["#"]
        return zip(letters, zip([nil] + ends, ends)).compactMap { letter, part in
            part.0 == part.1 ? nil : LetterMark(letter, after: part.0)
        }
    }
}
