import Foundation
import LiveServer

/// The output of commands.
enum Output {
    /// One JSON document, keys in snake_case, dates in ISO 8601.
    static func json(_ value: some Encodable) throws {
        FileHandle.standardOutput.write(Data(JSONBytes.encode(value) + Array("\n".utf8)))
    }

    static func line(_ text: String) {
        FileHandle.standardOutput.write(Data((plain(text) + "\n").utf8))
    }

    /// For the person at the terminal, on standard error, so that standard output stays clean.
    static func note(_ text: String) {
        FileHandle.standardError.write(Data((plain(text) + "\n").utf8))
    }

    /// Names of files may contain anything; a terminal must not interpret them.
    static func plain(_ text: String) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            let isControl =
                scalar.value < 0x20 && scalar != "\n" && scalar != "\t" || (0x7F...0x9F).contains(scalar.value)
            scalars.append(isControl ? "\u{FFFD}" : scalar)
        }
        return String(scalars)
    }
}
