import Encodings
public import LibraryDomain

extension SidecarText {
    /// - Parameter language: BCP 47, if the file's name gives it.
    public init(decoding bytes: [UInt8], language: String?) {
        if let decoded = DecodedText(bytes, language: language) {
            self.init(bytes: Array(decoded.text.utf8), condition: decoded.damage == 0 ? .intact : .damaged)
        } else {
            self.init(bytes: bytes.flatMap { $0 < 0x80 ? [$0] : [0xEF, 0xBF, 0xBD] }, condition: .unclear)
        }
    }
}
