import CoreDomain

/// A title broken into lines, in the largest size that fits.
struct TitleSetting: Equatable, Sendable {
    var lines: [String]
    /// Units.
    var size: Double

    /// - Parameters:
    ///   - width: room of a line, in units; `height` of all lines at `leading` times the size.
    static func fit(_ title: String, width: Double, height: Double, largest: Double, smallest: Double = 27, leading: Double = 1.04)
        -> TitleSetting
    {
        let pieces = Piece.of(title)
        guard !pieces.isEmpty else { return TitleSetting(lines: [], size: smallest) }
        var best: (setting: TitleSetting, worth: Double)?
        for count in 1...min(7, pieces.count) {
            guard let lines = broken(pieces, into: count) else { continue }
            let widest = lines.reduce(0.1) { max($0, TextWidth.of($1)) }
            let size = min(largest, width / widest, height / (Double(count) * leading))
            let worth = size - raggedness(lines) * size * 0.16 - Double(lines.filter(endsPoorly).count) * size * 0.12
            if best.map({ worth > $0.worth }) ?? true { best = (TitleSetting(lines: lines, size: size), worth) }
        }
        guard let found = best?.setting else { return TitleSetting(lines: [title], size: smallest) }
        if pieces.count == 1, found.size >= smallest * 0.75 { return found }
        return found.size >= smallest ? found : squeezed(title, width: width, height: height, size: smallest, leading: leading)
    }

    /// The split into `count` lines with the shortest longest line.
    private static func broken(_ pieces: [Piece], into count: Int) -> [String]? {
        var low = pieces.map(\.width).max() ?? 0, high = pieces.reduce(0) { $0 + $1.width + 0.3 }
        var found: [String]?
        for _ in 0..<18 {
            let middle = (low + high) / 2
            let lines = greedy(pieces, limit: middle)
            if lines.count <= count { (found, high) = (lines, middle) } else { low = middle }
        }
        return found?.count == count ? found : nil
    }

    private static func greedy(_ pieces: [Piece], limit: Double) -> [String] {
        var lines: [String] = [], line = ""
        for piece in pieces {
            let joined = line.isEmpty ? piece.text : line + (piece.isAfterSpace ? " " : "") + piece.text
            if !line.isEmpty, TextWidth.of(joined) > limit + 0.001 {
                lines.append(line)
                line = piece.text
            } else {
                line = joined
            }
        }
        return line.isEmpty ? lines : lines + [line]
    }

    private static func raggedness(_ lines: [String]) -> Double {
        let widths = lines.map { TextWidth.of($0) }
        guard let widest = widths.max(), let least = widths.min() else { return 0 }
        return (widest - least) / widest
    }

    /// A line should not end with an article or a preposition.
    private static func endsPoorly(_ line: String) -> Bool {
        guard let last = line.split(separator: " ").last?.lowercased() else { return false }
        if last == line.lowercased(), last.count < 3, last.utf8.count == last.count { return true }
        return ["a", "an", "the", "of", "in", "on", "and", "to", "le", "la", "der", "die", "das", "de", "i", "o", "y", "&", "+"].contains(
            String(last))
    }

    /// The last resort: the smallest size, broken anywhere, cut with an ellipsis.
    private static func squeezed(_ title: String, width: Double, height: Double, size: Double, leading: Double) -> TitleSetting {
        let room = max(1, Int(clamped: height / (size * leading)))
        var lines: [String] = [], line = ""
        for piece in Piece.of(title) {
            for (index, character) in piece.text.enumerated() {
                let space = index == 0 && piece.isAfterSpace && !line.isEmpty ? " " : ""
                let wholeWord = index == 0 ? piece.width : 0
                if !line.isEmpty, (TextWidth.of(line + space) + max(TextWidth.of(character), min(wholeWord, width / size))) * size > width {
                    lines.append(line)
                    line = String(character)
                } else {
                    line += space + String(character)
                }
            }
        }
        if !line.isEmpty { lines.append(line) }
        if lines.count > room {
            lines = Array(lines.prefix(room))
            lines[room - 1] = String(lines[room - 1].dropLast(2)) + "…"
        }
        return TitleSetting(lines: lines, size: size)
    }
}

/// The parts that stay together on a line: a word, or one character of a script without spaces.
struct Piece: Equatable {
    var text: String
    var isAfterSpace: Bool
    var width: Double { TextWidth.of(text) }

    /// At most 60 parts of at most 200 characters in all, because a title may be of any length.
    static func of(_ title: String) -> [Piece] {
        var pieces: [Piece] = []
        for word in title.prefix(200).split(whereSeparator: \.isWhitespace).prefix(60) {
            var rest = "", isFirst = true
            for character in word {
                if TextWidth.breaksAnywhere(character) {
                    if !rest.isEmpty { pieces.append(Piece(text: rest, isAfterSpace: isFirst)); rest = ""; isFirst = false }
                    pieces.append(Piece(text: String(character), isAfterSpace: isFirst))
                    isFirst = false
                } else {
                    rest.append(character)
                }
            }
            if !rest.isEmpty { pieces.append(Piece(text: rest, isAfterSpace: isFirst)) }
        }
        return pieces
    }
}
