import Foundation

/// The words of a search in a remote catalogue. Queries that differ in case or white space alone are equal.
public struct DiscoveryWords: Hashable, Sendable, Codable {
    public let text: String

    public static let fewestCharacters = 2
    public static let mostCharacters = 100
    private static let mostBytes = 600

    /// Nil for what is too short to be asked for; cut to `mostCharacters`, and to fewer where a character has many marks.
    public init?(_ typed: String) {
        let words = typed.prefix(Self.mostCharacters).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        var kept = ""
        for character in words.lowercased().precomposedStringWithCanonicalMapping {
            guard kept.utf8.count + character.utf8.count <= Self.mostBytes else { break }
            kept.append(character)
        }
        guard kept.count >= Self.fewestCharacters else { return nil }
        text = kept
    }

    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let words = DiscoveryWords(text) else {
            throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "too short"))
        }
        self = words
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}
