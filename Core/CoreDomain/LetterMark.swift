/// The start of a letter's titles in an alphabetical list.
public struct LetterMark: Hashable, Sendable {
    /// In upper case; `#` for everything that is not A to Z: digits come before A, other alphabets after Z.
    public var letter: String
    /// The cursor after which these titles begin; nil at the start of the list.
    public var after: String?

    public init(_ letter: String, after: String? = nil) {
        self.letter = letter
        self.after = after
    }

    private static let alphabet = (UInt8(ascii: "a")...UInt8(ascii: "z")).map { String(Unicode.Scalar($0)) }

    /// The sort keys that separate the letters, in order: A to Z, other alphabets, and the end of the list.
    public static let bounds = alphabet + ["{", "\u{10FFFF}"]

    /// The letters that occur in a list.
    ///
    /// - Parameter ends: for each of the `bounds`, the cursor of the last title before it; nil if there is none.
    public static func marks(ends: [String?]) -> [LetterMark] {
        let letters = ["#"] + alphabet.map { $0.uppercased() } + ["#"]
        return zip(letters, zip([nil] + ends, ends)).compactMap { letter, part in
            part.0 == part.1 ? nil : LetterMark(letter, after: part.0)
        }
    }
}
