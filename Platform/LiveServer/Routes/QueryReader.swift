import HTML
public import Hummingbird

/// Reads the parameters of a query string by name and type. An unknown parameter is a 400, as is one that is given twice, does not
/// decode, or is out of range.
///
/// ```swift
/// let (limit, sort) = try QueryReader.read(request) { query in
///     (try query.int("limit", in: 1...200, default: 50), try query.choice("sort", default: Sort.title))
/// }
/// ```
public struct QueryReader {
    private var values: [String: String]
    private var asked: Set<String> = []

    /// - Parameter request: its `c`, the capability, is not counted.
    public static func read<Parameters>(
        _ request: Request, _ read: (inout QueryReader) throws(Problem) -> Parameters
    ) throws(Problem) -> Parameters {
        var reader = try QueryReader(query: request.uri.query ?? "")
        reader.asked.insert("c")
        let parameters = try read(&reader)
        try reader.finish()
        return parameters
    }

    init(query: String) throws(Problem) {
        values = [:]
        for pair in query.split(separator: "&").prefix(64) {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = Percent.decodeText(parts[0], plusIsSpace: true),
                let value = Percent.decodeText(parts.count > 1 ? parts[1] : "", plusIsSpace: true)
            else { throw .badRequest("The query string is not valid percent-encoded UTF-8.") }
            guard values.updateValue(value, forKey: name) == nil else { throw .badRequest("“\(Self.shown(name))” appears twice.") }
        }
    }

    /// A text of at most `maxLength` characters, or nil if it is not given.
    public mutating func string(_ name: String, maxLength: Int = 256) throws(Problem) -> String? {
        asked.insert(name)
        guard let value = values[name] else { return nil }
        guard value.count <= maxLength else { throw .badRequest("“\(name)” is longer than \(maxLength) characters.") }
        return value
    }

    /// A whole number in a range, or nil if it is not given.
    public mutating func int(_ name: String, in range: ClosedRange<Int>) throws(Problem) -> Int? {
        guard let text = try string(name, maxLength: 20) else { return nil }
        guard let value = Int(text), range.contains(value) else {
            throw .badRequest("“\(name)” must be a whole number from \(range.lowerBound) to \(range.upperBound).")
        }
        return value
    }

    /// A whole number in a range.
    public mutating func int(_ name: String, in range: ClosedRange<Int>, default other: Int) throws(Problem) -> Int {
        try int(name, in: range) ?? other
    }

    /// `true` or `false`, or nil if it is not given.
    public mutating func bool(_ name: String) throws(Problem) -> Bool? {
        switch try string(name, maxLength: 20) {
        case nil: return nil
        case "true": return true
        case "false": return false
        default: throw .badRequest("“\(name)” must be true or false.")
        }
    }

    /// One of an enum's raw values, or nil if it is not given.
    public mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ name: String, as type: Choice.Type = Choice.self
    ) throws(Problem) -> Choice? {
        guard let text = try string(name, maxLength: 64) else { return nil }
        guard let value = Choice(rawValue: text) else {
            throw .badRequest("“\(name)” must be one of \(Choice.allCases.map(\.rawValue).joined(separator: ", ")).")
        }
        return value
    }

    /// One of an enum's raw values.
    public mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ name: String, default other: Choice
    ) throws(Problem) -> Choice {
        try choice(name) ?? other
    }

    func finish() throws(Problem) {
        guard let unknown = values.keys.filter({ !asked.contains($0) }).min() else { return }
        let known = asked.subtracting(["c"]).sorted().joined(separator: ", ")
        throw .badRequest(
            "“\(Self.shown(unknown))” is not a parameter of this address. \(known.isEmpty ? "It has none." : "Its parameters: \(known).")")
    }

    private static func shown(_ name: String) -> String { String(name.prefix(40)) }
}
