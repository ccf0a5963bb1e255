/// The motif of a drawn poster, wide and without text, for the head of a page.
public struct DrawnBackdrop: Sendable, Hashable {
    public var poster: DrawnPoster

    /// Units; sixteen to nine.
    public static let width = 1280, height = 720

    public init(_ poster: DrawnPoster) { self.poster = poster }

    /// The picture as SVG.
    public func svg() -> [UInt8] {
        Array(
            """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 720" width="1280" height="720" preserveAspectRatio="xMidYMid slice" role="img" aria-label="\(poster.title.xmlEscaped)">\
            \(DrawnStyle(poster).picture(width: 1280, height: 720))</svg>
            """.utf8)
    }
}
