/// A text split into the words by which it is found: letters and digits only, each word of at most 40 characters.
///
/// `Spider-Man` consists of *spider* and *man*, and is found by *spiderman* as well; `Schindler's` is *schindlers*, and is found by
/// *schindler* as well.
public struct SearchText: Equatable, Sendable {
    /// In the order of the text.
    public private(set) var words: [String] = []
    /// Other words that people type instead.
    public private(set) var variants: [String] = []

    private static let length = 40

    /// - Parameter folded: without case and diacritics.
    public init(folded: String) {
        for run in folded.split(whereSeparator: \.isWhitespace) {
            let apart = run.split { !Self.isWritten($0) && !Self.isApostrophe($0) }.map { $0.filter { !Self.isApostrophe($0) } }
            let pieces = run.split { !Self.isWritten($0) }
            let parts = apart.filter { !$0.isEmpty }.map { String($0.prefix(Self.length)) }
            words += parts
            if parts.count > 1 { variants.append(String(parts.joined().prefix(Self.length))) }
            variants += pieces.map { String($0.prefix(Self.length)) }.filter { !parts.contains($0) }
        }
    }

    public var joined: String { words.joined(separator: " ") }

    private static func isWritten(_ character: Character) -> Bool { character.isLetter || character.isNumber }
    private static func isApostrophe(_ character: Character) -> Bool { character == "'" || character == "’" || character == "`" }
}
