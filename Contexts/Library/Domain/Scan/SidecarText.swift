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

    /// Whether it may be subtitles: it is empty, or has a line with the times of SubRip and WebVTT or a line of ASS.
    public var mayBeSubtitles: Bool {
        guard bytes.contains(where: { $0 > 0x20 }) else { return true }
        let dialogue = Array("Dialogue:".utf8)
        return bytes.indices.contains { at in
            bytes[at] == UInt8(ascii: "-") && bytes[at...].starts(with: [0x2D, 0x2D, 0x3E])
                || bytes[at] == dialogue[0] && bytes[at...].starts(with: dialogue)
        }
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
