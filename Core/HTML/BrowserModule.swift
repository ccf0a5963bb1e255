/// A browser module as it is served: without lines that contain only a comment.
public enum BrowserModule {
    /// - Parameter source: a module with comments on separate lines, starting with `//` or `/**`.
    public static func served(_ source: [UInt8]) -> [UInt8] {
        let lines = source.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true)
        return Array(lines.filter { !isComment($0) }.joined(separator: [UInt8(ascii: "\n")])) + [UInt8(ascii: "\n")]
    }

    private static func isComment(_ line: ArraySlice<UInt8>) -> Bool {
        let text = line.drop { $0 == UInt8(ascii: " ") }
        return text.isEmpty || text.starts(with: "//".utf8) || (text.starts(with: "/**".utf8) && text.suffix(2).elementsEqual("*/".utf8))
    }
}
