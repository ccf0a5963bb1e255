/// Type and size of a picture, read from its first bytes before the file is passed to a decoder.
/// Only JPEG, PNG, WebP, GIF, AVIF and BMP are accepted; SVG and other formats are not.
public struct PictureHeader: Sendable, Equatable {
    public enum Kind: String, Sendable, CaseIterable {
        case jpeg, png, webp, gif, avif, bmp

        public var mediaType: String { "image/\(rawValue)" }
    }

    public let kind: Kind
    /// Pixels, 1 or more.
    public let width: Int
    public let height: Int

    /// Nil if the bytes are none of these types or end before the size. The time is linear in the bytes.
    /// The size may be far into a JPEG: pass the whole file, or at least its first 512 KiB.
    public init?(_ bytes: [UInt8]) {
        let found: (Kind, (width: Int, height: Int)?)? =
            if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
                (.jpeg, Self.jpeg(bytes))
            } else if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
                (.png, Self.png(bytes))
            } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
                (.webp, Self.webp(bytes))
            } else if bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8) {
                (.gif, Self.gif(bytes))
            } else if bytes.starts(with: "BM".utf8) {
                (.bmp, Self.bmp(bytes))
            } else if let size = AVIFHeader.size(bytes) {
                (.avif, size)
            } else {
                nil
            }
        guard let (kind, size) = found, let size, size.width > 0, size.height > 0 else { return nil }
        self.kind = kind
        self.width = size.width
        self.height = size.height
    }

    /// Walks the segments up to the first frame header (SOF0…SOF15 without DHT, JPG and DAC); ITU-T T.81 annex B.
    private static func jpeg(_ bytes: [UInt8]) -> (Int, Int)? {
        var at = 2
        while at + 3 < bytes.count {
            guard bytes[at] == 0xFF else { return nil }
            let marker = bytes[at + 1]
            switch marker {
            case 0xFF: at += 1
            case 0x01, 0xD0...0xD7: at += 2
            case 0xD8, 0xD9, 0xDA, 0x00: return nil
            case 0xC0...0xCF where marker != 0xC4 && marker != 0xC8 && marker != 0xCC:
                guard let height = bytes.big16(at + 5), let width = bytes.big16(at + 7) else { return nil }
                return (width, height)
            default:
                guard let length = bytes.big16(at + 2), length >= 2 else { return nil }
                at += 2 + length
            }
        }
        return nil
    }

    /// The header chunk comes first and has 13 bytes; W3C PNG §11.2.2.
    private static func png(_ bytes: [UInt8]) -> (Int, Int)? {
        guard bytes.big32(8) == 13, bytes.dropFirst(12).starts(with: "IHDR".utf8),
            let width = bytes.big32(16), let height = bytes.big32(20)
        else { return nil }
        return (width, height)
    }

    /// Lossy, lossless or extended first chunk; RFC 9649.
    private static func webp(_ bytes: [UInt8]) -> (Int, Int)? {
        guard bytes.count >= 30 else { return nil }
        switch Array(bytes[12..<16]) {
        case Array("VP8 ".utf8):
            guard bytes[23...25].elementsEqual([0x9D, 0x01, 0x2A]), let width = bytes.little16(26), let height = bytes.little16(28)
            else { return nil }
            return (width & 0x3FFF, height & 0x3FFF)
        case Array("VP8L".utf8):
            guard bytes[20] == 0x2F, let low = bytes.little16(21), let high = bytes.little16(23) else { return nil }
            let bits = low | high << 16
            return ((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
        case Array("VP8X".utf8):
            guard let width = bytes.little16(24), let height = bytes.little16(27) else { return nil }
            return ((width | Int(bytes[26]) << 16) + 1, (height | Int(bytes[29]) << 16) + 1)
        default: return nil
        }
    }

    private static func gif(_ bytes: [UInt8]) -> (Int, Int)? {
        guard let width = bytes.little16(6), let height = bytes.little16(8) else { return nil }
        return (width, height)
    }

    /// The header of OS/2, or that of Windows, where a negative height means that the first line comes first.
    private static func bmp(_ bytes: [UInt8]) -> (Int, Int)? {
        guard let length = bytes.little16(14), bytes.little16(16) == 0 else { return nil }
        if length == 12 {
            guard let width = bytes.little16(18), let height = bytes.little16(20), bytes.little16(22) == 1 else { return nil }
            return (width, height)
        }
        guard length >= 40, let width = bytes.little32(18), let height = bytes.little32(22), height != .min,
            bytes.little16(26) == 1
        else { return nil }
        return (Int(width), Int(abs(height)))
    }
}

extension [UInt8] {
    func big16(_ at: Int) -> Int? {
        at + 1 < count ? Int(self[at]) << 8 | Int(self[at + 1]) : nil
    }
    func big32(_ at: Int) -> Int? {
        guard let high = big16(at), let low = big16(at + 2) else { return nil }
        return high << 16 | low
    }
    fileprivate func little16(_ at: Int) -> Int? {
        at + 1 < count ? Int(self[at]) | Int(self[at + 1]) << 8 : nil
    }
    fileprivate func little32(_ at: Int) -> Int32? {
        guard let low = little16(at), let high = little16(at + 2) else { return nil }
        return Int32(truncatingIfNeeded: low | high << 16)
    }
}
