extension StringProtocol {
    /// Without the whitespace at both ends, which comes with what people paste.
    public var withoutOuterWhitespace: String {
        var text: SubSequence = drop(while: \.isWhitespace)
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
