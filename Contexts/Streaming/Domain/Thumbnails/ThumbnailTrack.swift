import CoreDomain

/// The small pictures that are shown while a viewer looks for a place: sheets of tiles, and a WebVTT track that says which tile belongs to
/// which time (`field.md` §E3).
public struct ThumbnailTrack: Hashable, Sendable {
    public static let columns = 5
    public static let rows = 5
    static let tilesPerSheet = columns * rows
    /// Pixels of the longer side of a tile.
    static let side = 240

    /// Seconds between two tiles.
    public let interval: Double
    public let tileCount: Int
    /// The size of a tile in pixels.
    public let width: Int
    public let height: Int
    private let duration: Double

    /// - Parameters:
    ///   - duration: seconds; nil without a track, as for less than a second.
    ///   - width, height: of the picture as displayed; 16:9 if unknown.
    public init?(duration: Double?, width: Int, height: Int) {
        guard let duration = MediaTime.length(duration), duration >= 1 else { return nil }
        self.duration = duration
        // A hundred tiles for a short movie, one every 10 s for a long one.
        interval = min(max((duration / 100).rounded(), 1), 10)
        tileCount = min(max(Int(clamped: (duration / interval).rounded(.up)), 1), 20_000)
        let (wide, high) = width > 0 && height > 0 ? (width, height) : (16, 9)
        let long = Double(max(wide, high))
        self.width = Self.even(Double(wide) / long)
        self.height = Self.even(Double(high) / long)
    }

    public var sheetCount: Int { (tileCount + Self.tilesPerSheet - 1) / Self.tilesPerSheet }

    /// The time of the first tile of a sheet, and the number of its tiles; nil for a sheet that does not exist.
    public func sheet(_ number: Int) -> (start: Double, tiles: Int)? {
        guard (0..<sheetCount).contains(number) else { return nil }
        let first = number * Self.tilesPerSheet
        return (Double(first) * interval, min(Self.tilesPerSheet, tileCount - first))
    }

    /// - Parameter address: of a sheet, relative to the track's own address.
    public func text(address: (Int) -> String) -> String {
        var text = "WEBVTT\n"
        for tile in 0..<tileCount {
            let (start, place) = (Double(tile) * interval, tile % Self.tilesPerSheet)
            let (x, y) = (place % Self.columns * width, place / Self.columns * height)
            let end = tile + 1 < tileCount ? start + interval : max(duration, start + 0.001)
            text += "\n\(Self.time(start)) --> \(Self.time(end))\n"
            text += "\(address(tile / Self.tilesPerSheet))#xywh=\(x),\(y),\(width),\(height)\n"
        }
        return text
    }

    private static func even(_ share: Double) -> Int { max(2, Int(clamped: (share * Double(side) / 2).rounded()) * 2) }

    /// `hh:mm:ss.mmm`.
    private static func time(_ seconds: Double) -> String {
        let all = Int(clamped: (seconds * 1000).rounded())
        func digits(_ number: Int, _ count: Int) -> String {
            let text = String(number)
            return String(repeating: "0", count: max(0, count - text.count)) + text
        }
        return "\(digits(all / 3_600_000, 2)):\(digits(all / 60_000 % 60, 2)):\(digits(all / 1000 % 60, 2)).\(digits(all % 1000, 3))"
    }
}
