/// A browser module as it is served: without lines that contain only a comment.
public enum BrowserModule {
    /// - Parameter source: a module with comments on separate lines, starting with `//` or `/**`.
    public static func served(_ source: [UInt8]) -> [UInt8] {
        let lines = source.split(separator: UInt8(ascii: "\n"))
        return Array(lines.filter { !isComment($0) }.joined(separator: [UInt8(ascii: "\n")])) + [UInt8(ascii: "\n")]
    }

    /// Several modules as one file, so that a first visit fetches one. Each keeps its names to itself; nothing is exported.
    ///
    /// - Parameter sources: modules without `import`, which export only declarations that begin a line.
    public static func joined(_ sources: [[UInt8]]) -> [UInt8] {
        sources.flatMap { source in
            let lines = served(source).split(separator: UInt8(ascii: "\n")).map { line in
                line.starts(with: export) ? line.dropFirst(export.count) : line
            }
            return Array("{\n".utf8) + lines.joined(separator: [UInt8(ascii: "\n")]) + Array("\n}\n".utf8)
        }
    }

    private static let export = Array("export ".utf8)

    private static func isComment(_ line: ArraySlice<UInt8>) -> Bool {
        let text = line.drop { $0 == UInt8(ascii: " ") }
        return text.isEmpty || text.starts(with: "//".utf8) || (text.starts(with: "/**".utf8) && text.suffix(2).elementsEqual("*/".utf8))
    }
}
