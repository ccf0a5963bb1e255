/// What a request for a part of a stream says besides the part.
public struct StreamRequest: Sendable {
    /// The version of the file that the address was made for; nil if it names none.
    public var version: String?
    /// The track of a subtitle of pictures that is drawn into the movie's.
    public var burnsIn: Int?
    /// The query of the addresses in playlists.
    public var query: String
    /// One player of one person, so that nobody takes all encoders.
    public var viewer: String

    public init(version: String?, burnsIn: Int?, query: String, viewer: String) {
        self.version = version
        self.burnsIn = burnsIn
        self.query = query
        self.viewer = viewer
    }
}
