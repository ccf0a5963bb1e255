/// A hand-written browser module as it is served: without the lines that hold only a comment, which nobody there reads.
public enum BrowserModule {
    /// - Parameter source: a module whose comments stand on lines of their own, beginning with `//` or `/**`.
    public static func served(_ source: [UInt8]) -> [UInt8] {
        let lines = source.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true)
        return Array(lines.filter { !isComment($0) }.joined(separator: [UInt8(ascii: "\n")])) + [UInt8(ascii: "\n")]
    }

    private static func isComment(_ line: ArraySlice<UInt8>) -> Bool {
        let text = line.drop { $0 == UInt8(ascii: " ") }
        return text.isEmpty || text.starts(with: "//".utf8) || (text.starts(with: "/**".utf8) && text.suffix(2).elementsEqual("*/".utf8))
    }
}
