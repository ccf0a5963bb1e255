/// The patterns of a file `.ignore`, which hide names in its folder and below, as in gitignore(5): `*`, `?`, `[a-z]`, `**`, `/` at the
/// start, in the middle and at the end, `!` for an exception, `#` for a comment. The last pattern that matches decides.
public struct IgnoreRules: Hashable, Sendable {
    /// Bytes of the file that are read.
    public static let maximumSize = 64 << 10
    /// The rest is not looked at.
    public static let maximumPatterns = 500

    private struct Rule: Hashable, Sendable {
        var names: [NamePattern]
        /// For paths from the folder of the file; otherwise for names at any depth.
        var isAnchored: Bool
        var isForFolders: Bool
        var isException: Bool
    }

    private let rules: [Rule]

    /// - Returns: nil for an empty file: it hides the whole folder.
    public init?(_ text: [UInt8]) {
        let lines = text.prefix(Self.maximumSize).split(whereSeparator: { $0 == 0x0A || $0 == 0x0D })
        guard lines.contains(where: { $0.contains { $0 > 0x20 } }) else { return nil }
        rules = Array(lines.lazy.compactMap(Self.rule).prefix(Self.maximumPatterns))
    }

    private static func rule(_ line: ArraySlice<UInt8>) -> Rule? {
        var line = line.starts(with: [0xEF, 0xBB, 0xBF]) ? line.dropFirst(3) : line
        while let last = line.last, last == 0x20 || last == 0x09, line.dropLast().last != UInt8(ascii: "\\") { line.removeLast() }
        guard let first = line.first, first != UInt8(ascii: "#") else { return nil }
        let isException = first == UInt8(ascii: "!")
        if isException { line.removeFirst() }
        let slash = UInt8(ascii: "/")
        let isForFolders = line.last == slash
        if isForFolders { line.removeLast() }
        let isAnchored = line.contains(slash)
        let names = line.split(separator: slash).map(NamePattern.init)
        // A path on Linux has at most 2,048 names.
        guard !names.isEmpty, names.count <= 64 else { return nil }
        return Rule(names: names, isAnchored: isAnchored, isForFolders: isForFolders, isException: isException)
    }

    /// - Parameter names: from the folder of the file down to the name in question.
    /// - Returns: nil if no pattern matches.
    public func hides(_ names: ArraySlice<[UInt8]>, isFolder: Bool) -> Bool? {
        for rule in rules.reversed() where isFolder || !rule.isForFolders {
            let isMatch =
                rule.isAnchored
                ? Self.matches(rule.names[...], names) : names.last.map { rule.names[0].matches($0) } ?? false
            if isMatch { return !rule.isException }
        }
        return nil
    }

    /// Compares name by name. `**` stands for any number of names; each pair of positions is visited once.
    private static func matches(_ pattern: ArraySlice<NamePattern>, _ names: ArraySlice<[UInt8]>) -> Bool {
        /// The numbers of names that the pattern so far may have taken.
        var reached: Set<Int> = [names.startIndex]
        for (index, part) in zip(pattern.indices, pattern) {
            if part.isAnyPath {
                guard let first = reached.min() else { return false }
                // At the end it stands for at least one name.
                let from = index == pattern.endIndex - 1 ? first + 1 : first
                reached = from <= names.endIndex ? Set(from...names.endIndex) : []
            } else {
                reached = Set(reached.compactMap { $0 < names.endIndex && part.matches(names[$0]) ? $0 + 1 : nil })
            }
        }
        return reached.contains(names.endIndex)
    }
}

/// A pattern for one name of a path.
struct NamePattern: Hashable, Sendable {
    private enum Part: Hashable, Sendable {
        case byte(UInt8)
        case anyLetter
        case anyLetters
        case oneOf([ClosedRange<UInt8>], isNegated: Bool)
    }

    private let parts: [Part]
    /// Whether it is `**`.
    let isAnyPath: Bool

    init(_ text: ArraySlice<UInt8>) {
        isAnyPath = text.elementsEqual("**".utf8)
        var parts: [Part] = []
        var rest = text
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "*"): if parts.last != .anyLetters { parts.append(.anyLetters) }
            case UInt8(ascii: "?"): parts.append(.anyLetter)
            case UInt8(ascii: "["): parts.append(Self.set(&rest) ?? .byte(byte))
            case UInt8(ascii: "\\"): parts.append(.byte(rest.popFirst() ?? byte))
            default: parts.append(.byte(byte))
            }
        }
        self.parts = parts
    }

    /// `a-z0-9]`, `!a]`. - Returns: nil without an end; then the bracket stands for itself.
    private static func set(_ rest: inout ArraySlice<UInt8>) -> Part? {
        var inside = rest
        let isNegated = inside.first == UInt8(ascii: "!") || inside.first == UInt8(ascii: "^")
        if isNegated { inside.removeFirst() }
        // A bracket that comes first is a letter of the set.
        guard let end = inside.dropFirst().firstIndex(of: UInt8(ascii: "]")) else { return nil }
        var letters = inside[..<end]
        var ranges: [ClosedRange<UInt8>] = []
        while let low = letters.popFirst() {
            if letters.count >= 2, letters.first == UInt8(ascii: "-") {
                let high = letters[letters.startIndex + 1]
                letters = letters.dropFirst(2)
                if low <= high { ranges.append(low...high) }
            } else {
                ranges.append(low...low)
            }
        }
        rest = rest[(end + 1)...]
        return .oneOf(ranges, isNegated: isNegated)
    }

    /// At most the product of both lengths in steps: after a mismatch only the last star takes one more letter.
    func matches(_ name: [UInt8]) -> Bool {
        var (part, at) = (0, 0)
        var star: (part: Int, at: Int)?
        while at < name.count {
            if part < parts.count, parts[part] == .anyLetters {
                star = (part, at)
                part += 1
            } else if part < parts.count, let next = Self.take(parts[part], name, at) {
                part += 1
                at = next
            } else if let last = star {
                star = (last.part, last.at + 1)
                (part, at) = (last.part + 1, last.at + 1)
            } else {
                return false
            }
        }
        return parts[part...].allSatisfy { $0 == .anyLetters }
    }

    private static func take(_ part: Part, _ name: [UInt8], _ at: Int) -> Int? {
        switch part {
        case .byte(let byte): return name[at] == byte ? at + 1 : nil
        case .oneOf(let ranges, let isNegated): return ranges.contains { $0.contains(name[at]) } != isNegated ? at + 1 : nil
        case .anyLetter:
            // One letter of UTF-8.
            var next = at + 1
            while next < name.count, name[next] & 0xC0 == 0x80 { next += 1 }
            return next
        case .anyLetters: return nil
        }
    }
}
