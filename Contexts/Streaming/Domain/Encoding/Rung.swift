import CoreDomain

/// A quality that pictures are encoded in where the file's own are too large or in an unsupported format. The raw value is the number of
/// lines of a picture of 16:9.
public enum Rung: Int, CaseIterable, Hashable, Sendable, Comparable {
    case p240 = 240
    case p480 = 480
    case p720 = 720
    case p1080 = 1080

    public static func < (one: Rung, other: Rung) -> Bool { one.rawValue < other.rawValue }

    /// "720p".
    public var label: String { "\(rawValue)p" }

    /// The highest average of the encoder in bits per second, sound not included (`field.md` §E1).
    public var bitRate: Int {
        switch self {
        case .p240: 400_000
        case .p480: 1_500_000
        case .p720: 4_000_000
        case .p1080: 8_000_000
        }
    }

    /// The level of H.264, times ten, that has room for 60 frames/s of this size (ITU-T H.264, table A-1).
    public var level: Int {
        switch self {
        case .p240: 30
        case .p480: 31
        case .p720: 32
        case .p1080: 42
        }
    }

    /// The RFC 6381 string of the encoded pictures: High profile.
    public var codecString: String { "avc1.6400" + Hexadecimal.text([UInt8(truncatingIfNeeded: level)]) }

    /// The size of the encoded picture for a displayed size: inside 16:9 of this rung, lying or upright, never enlarged, with even sides.
    /// - Parameter width, height: pixels, 1…65,536; 0 if unknown, which gives the whole frame of the rung.
    public func size(ofWidth width: Int, height: Int) -> (width: Int, height: Int) {
        let long = rawValue * 16 / 9
        guard width > 0, height > 0 else { return (Self.even(long), rawValue) }
        let (wide, high) = width >= height ? (long, rawValue) : (rawValue, long)
        let scale = min(1, Double(wide) / Double(width), Double(high) / Double(height))
        return (Self.even(Int(clamped: (Double(width) * scale).rounded())), Self.even(Int(clamped: (Double(height) * scale).rounded())))
    }

    private static func even(_ side: Int) -> Int { max(2, side & ~1) }
}
