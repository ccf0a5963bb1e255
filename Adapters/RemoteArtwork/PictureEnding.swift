/// Whether a picture is there to its end. A connection that breaks may look like the end of an answer.
enum PictureEnding {
    case whole, cut
    /// An animation, which nobody expects of a poster.
    case moving

    /// Some programs write a few bytes after the end.
    private static let slack = 1024

    /// The last marker is EOI; ITU-T T.81, B.1.1.3.
    static func jpeg(_ bytes: [UInt8]) -> PictureEnding {
        let end = bytes.suffix(slack)
        let isWhole = zip(end, end.dropFirst()).contains { $0 == 0xFF && $1 == 0xD9 }
        return isWhole ? .whole : .cut
    }

    /// Chunks up to IEND, with at least one of data (IDAT) and none of animation (acTL); W3C PNG, 5.3.
    static func png(_ bytes: [UInt8]) -> PictureEnding {
        var at = 8
        var hasData = false
        while let length = big32(bytes, at), at + 12 + length <= bytes.count {
            let type = bytes[(at + 4)..<(at + 8)]
            if type.elementsEqual("acTL".utf8) { return .moving }
            if type.elementsEqual("IEND".utf8) { return hasData ? .whole : .cut }
            if type.elementsEqual("IDAT".utf8) { hasData = true }
            at += 12 + length
        }
        return .cut
    }

    /// The size of the file is in its first bytes, and an extended header tells animations; RFC 9649, 2.4 and 2.7.
    static func webp(_ bytes: [UInt8]) -> PictureEnding {
        guard bytes.count >= 30 else { return .cut }
        if bytes[12..<16].elementsEqual("VP8X".utf8), bytes[20] & 0x02 != 0 { return .moving }
        let length = Int(bytes[4]) | Int(bytes[5]) << 8 | Int(bytes[6]) << 16 | Int(bytes[7]) << 24
        return (max(22, bytes.count - 8 - slack)...(bytes.count - 8)).contains(length) ? .whole : .cut
    }

    private static func big32(_ bytes: [UInt8], _ at: Int) -> Int? {
        guard at + 4 <= bytes.count else { return nil }
        return bytes[at..<(at + 4)].reduce(0) { $0 << 8 | Int($1) }
    }
}
