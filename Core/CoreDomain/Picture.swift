/// A picture of the library or of a source: its name in addresses, its size, and placeholders to show until it has loaded.
public struct Picture: Hashable, Sendable, Codable {
    /// 8 to 40 lower-case letters and digits; changes when the picture changes, so addresses are immutable.
    public var id: String
    /// Pixels; zero when unknown.
    public var width: Int
    public var height: Int
    /// The mean colour as `rrggbb`: the background until the picture has loaded.
    public var colour: String?
    /// A saturated colour of the picture as `rrggbb`, for the tint of its title's page.
    public var theme: String?
    /// The picture in a few pixels, as a BMP in Base64: shown enlarged until the picture has loaded.
    public var miniature: String?
    /// Where a picture outside the library is fetched from: `tmdb:/abc.jpg`. Documents keep it, the rows of lists do not.
    public var origin: String?

    public init(
        id: String, width: Int = 0, height: Int = 0, colour: String? = nil, theme: String? = nil, miniature: String? = nil,
        origin: String? = nil
    ) {
        self.id = id
        self.width = width
        self.height = height
        self.colour = colour
        self.theme = theme
        self.miniature = miniature
        self.origin = origin
    }
}
