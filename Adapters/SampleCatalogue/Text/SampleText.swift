/// A text of the catalogue with its place in the source, so that an error names the line to correct.
///
/// A title is a heading and fields, one a line, in any order; empty lines and lines that start with `//` say nothing:
///
///     # TITLE | ORIGINAL TITLE | YEAR            a series: FIRST-LAST, or FIRST- if it goes on; no original title if it is the same
///     id seven-samurai                           letters, digits and hyphens; never changed, because addresses hold it
///     genres Action, Drama                       `SampleGenre`
///     minutes 207                                of a series: of a usual episode
///     countries JP                               ISO 3166-1 alpha-2
///     languages ja                               ISO 639-1, the original language first
///     directors NAME, NAME                       a series: creators
///     writers NAME, NAME
///     cast NAME as CHARACTER; NAME
///     seasons 7 in 2008, 13 in 2009              of a series: episodes and year of each season
///     imdb tt0047478
///     tmdb 346
///     like yojimbo, ran                          ids of similar titles of the same kind
///     line One sentence, at most 160 characters.
///
/// Only heading, id, genres and line are required: a fact that is not certain is left out. A person is one line, see
/// `SamplePerson.init(_:)`.
struct SampleText: Sendable {
    let text: String
    let file: String
    /// The line of the source that holds the first line of the text.
    let firstLine: Int

    init(_ text: String, file: String = #fileID, line: Int = #line) {
        self.text = text
        self.file = file
        firstLine = line + 1
    }

    /// The lines with words, without those that start with `//`.
    var lines: [SampleLine] {
        var number = firstLine - 1
        return text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).compactMap { line in
            number += 1
            let words = Substring(line).trimmed
            return words.isEmpty || words.utf8.starts(with: "//".utf8) ? nil : SampleLine(words: words, file: file, number: number)
        }
    }
}

struct SampleLine {
    let words: Substring
    let file: String
    let number: Int

    func error(_ reason: SampleTextError.Reason) -> SampleTextError { SampleTextError(file: file, line: number, reason: reason) }
}

extension Substring {
    /// Without spaces, tabs and carriage returns at both ends.
    var trimmed: Substring {
        var rest = utf8[...]
        while let first = rest.first, Self.isBlank(first) { rest.removeFirst() }
        while let last = rest.last, Self.isBlank(last) { rest.removeLast() }
        return Substring(rest)
    }

    /// The trimmed parts; empty ones are kept.
    func parts(_ separator: UInt8) -> [Substring] {
        utf8.split(separator: separator, omittingEmptySubsequences: false).map { Substring($0).trimmed }
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
}
