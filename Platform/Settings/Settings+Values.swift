import Configuration
import Foundation

extension Settings {
    /// - Parameter isSecret: keeps the value out of logs.
    static func text(_ key: ConfigKey, _ reader: ConfigReader, isSecret: Bool = false) throws(SettingsError) -> String? {
        if let text = reader.string(forKey: key, isSecret: isSecret) { return text }
        return try absent(key, reader, expected: "a text")
    }

    static func number(_ key: ConfigKey, in range: ClosedRange<Int>, _ reader: ConfigReader) throws(SettingsError) -> Int? {
        let expected = "a whole number from \(range.lowerBound) to \(range.upperBound)"
        guard let value = reader.int(forKey: key) else { return try absent(key, reader, expected: expected) }
        guard range.contains(value) else {
            throw SettingsError(description: "The setting \(name(of: key)) must be \(expected); it is \(value).")
        }
        return value
    }

    static func flag(_ key: ConfigKey, _ reader: ConfigReader) throws(SettingsError) -> Bool? {
        if let value = reader.bool(forKey: key) { return value }
        return try absent(key, reader, expected: "true or false")
    }

    static func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ key: ConfigKey, _ reader: ConfigReader
    ) throws(SettingsError) -> Choice? {
        guard let text = try text(key, reader) else { return nil }
        guard let choice = Choice(rawValue: text) else {
            let known = Choice.allCases.map(\.rawValue).joined(separator: ", ")
            throw SettingsError(description: "The setting \(name(of: key)) must be one of \(known); it is “\(text.prefix(40))”.")
        }
        return choice
    }

    /// A list of known names, separated by commas.
    static func names(_ key: ConfigKey, of known: [String], _ reader: ConfigReader) throws(SettingsError) -> [String]? {
        guard let text = try text(key, reader) else { return nil }
        let names = list(text)
        if let unknown = names.first(where: { !known.contains($0) }) {
            throw SettingsError(
                description:
                    "The setting \(name(of: key)) must be a list of \(known.joined(separator: ", ")); “\(unknown.prefix(40))” is none of them."
            )
        }
        return names
    }

    static func list(_ text: String) -> [String] {
        text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    static func directory(_ path: String) -> URL {
        let isBelowHome = path == "~" || path.hasPrefix("~/")
        let directory =
            isBelowHome
            ? URL.homeDirectory.appending(path: path.dropFirst(2), directoryHint: .isDirectory)
            : URL(filePath: path, directoryHint: .isDirectory)
        return directory.absoluteURL.standardized
    }

    /// Nil if no value was given; an error if the value has another type.
    private static func absent<Value>(_ key: ConfigKey, _ reader: ConfigReader, expected: String) throws(SettingsError) -> Value? {
        let given = reader.string(forKey: key) ?? reader.int(forKey: key).map(String.init) ?? reader.bool(forKey: key).map(String.init)
        guard let given else { return nil }
        throw SettingsError(description: "The setting \(name(of: key)) must be \(expected); it is “\(given.prefix(40))”.")
    }

    private static func name(of key: ConfigKey) -> String { key.components.joined(separator: ".") }
}
