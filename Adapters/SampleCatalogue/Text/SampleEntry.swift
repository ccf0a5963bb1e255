import CoreDomain

/// One title in a text: its heading and the fields below it.
struct SampleEntry {
    let line: SampleLine
    let heading: [Substring]
    /// The names are strings of their own: to compare or hash a part of a long text with letters beyond ASCII is slow.
    private var fields: [(name: String, value: Substring, line: SampleLine)] = []

    /// The entries of a text, each checked for having only known fields, once each and not empty.
    static func all(in text: SampleText, known: Set<String>) throws(SampleTextError) -> [SampleEntry] {
        var entries: [SampleEntry] = []
        for line in text.lines {
            if line.words.utf8.first == UInt8(ascii: "#") {
                entries.append(try SampleEntry(line))
            } else if entries.isEmpty {
                throw line.error(.noHeading)
            } else {
                try entries[entries.count - 1].add(line, known: known)
            }
        }
        return entries
    }

    private init(_ line: SampleLine) throws(SampleTextError) {
        self.line = line
        heading = line.words.dropFirst().parts(UInt8(ascii: "|"))
        guard (2...3).contains(heading.count), heading.allSatisfy({ !$0.isEmpty }) else { throw line.error(.malformed) }
    }

    private mutating func add(_ line: SampleLine, known: Set<String>) throws(SampleTextError) {
        let end = line.words.utf8.firstIndex(of: UInt8(ascii: " ")) ?? line.words.endIndex
        let (name, value) = (String(line.words[..<end]), line.words[end...].trimmed)
        guard known.contains(name) else { throw line.error(.unknownField(name)) }
        guard !value.isEmpty else { throw line.error(.emptyField(name)) }
        guard !fields.contains(where: { $0.name == name }) else { throw line.error(.repeatedField(name)) }
        fields.append((name, value, line))
    }

    func value(_ name: String) -> Substring? { fields.first { $0.name == name }?.value }

    func required(_ name: String) throws(SampleTextError) -> Substring {
        guard let value = value(name) else { throw line.error(.missingField(name)) }
        return value
    }

    /// The parts of a field, of which none may be empty; none for a missing field.
    func list(_ name: String, separator: UInt8 = UInt8(ascii: ",")) throws(SampleTextError) -> [Substring] {
        guard let value = value(name) else { return [] }
        let parts = value.parts(separator)
        guard parts.allSatisfy({ !$0.isEmpty }) else { throw invalid(name, value) }
        return parts
    }

    /// The parts of a field, each converted; a part that cannot be is an error.
    func list<Value>(_ name: String, _ convert: (Substring) -> Value?) throws(SampleTextError) -> [Value] {
        var values: [Value] = []
        for part in try list(name) {
            guard let value = convert(part) else { throw invalid(name, part) }
            values.append(value)
        }
        return values
    }

    /// A whole number in a range; nil for a missing field.
    func number(_ name: String, in range: ClosedRange<Int>) throws(SampleTextError) -> Int? {
        guard let value = value(name) else { return nil }
        guard let number = Int(value), range.contains(number) else { throw invalid(name, value) }
        return number
    }

    /// The id of the title at another source; nil for a missing field.
    func identity(_ source: TitleID.Source) throws(SampleTextError) -> TitleID? {
        guard let value = value(source.rawValue) else { return nil }
        let digits = source == .imdb ? (value.hasPrefix("tt") ? value.dropFirst(2) : "") : value
        let lengths = source == .imdb ? 7...8 : 1...8
        guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), lengths.contains(digits.utf8.count),
            let id = TitleID(source: source, key: String(value))
        else { throw invalid(source.rawValue, value) }
        return id
    }

    func invalid(_ name: String, _ value: Substring) -> SampleTextError {
        (fields.first { $0.name == name }?.line ?? line).error(.invalid(name, value: String(value)))
    }
}
