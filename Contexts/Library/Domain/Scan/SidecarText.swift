/// The text of an NFO or subtitle file.
public struct SidecarText: Sendable, Hashable {
    public enum Condition: Sendable, Hashable {
        case intact
        /// Some characters mean nothing in its encoding; they are U+FFFD.
        case damaged
        /// Its encoding is not known, so that only letters of ASCII are certain; everything else is U+FFFD.
        case unclear
    }

    /// UTF-8.
    public var bytes: [UInt8]
    public var condition: Condition

    public init(bytes: [UInt8], condition: Condition = .intact) {
        self.bytes = bytes
        self.condition = condition
    }

    /// The reason why it cannot be shown as it should be, as a sentence for its owner.
    public var problem: String? {
        switch condition {
        case .intact: nil
        case .damaged: "Some characters of this file are damaged. Save it again as UTF-8."
        case .unclear: "The character encoding of this file could not be recognised. Save it as UTF-8."
        }
    }
}
