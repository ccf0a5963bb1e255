public import HTML

/// An episode in the list of its season. Renders an `li`.
public struct EpisodeRow<Actions: HTML>: HTML {
    let key: String?
    let number: Int
    let title: String
    let note: String?
    let overview: String?
    let path: String
    let artwork: Artwork
    let progress: Double?
    let isWatched: Bool
    let actions: Actions

    /// - Parameters:
    ///   - note: air date and running time.
    ///   - actions: play, mark as watched.
    public init(
        key: String? = nil, number: Int, title: String, note: String? = nil, overview: String? = nil, path: String, artwork: Artwork,
        progress: Double? = nil, isWatched: Bool = false, @HTMLBuilder actions: () -> Actions = { EmptyHTML() }
    ) {
        self.key = key
        self.number = number
        self.title = title
        self.note = note
        self.overview = overview
        self.path = path
        self.artwork = artwork
        self.progress = progress
        self.isWatched = isWatched
        self.actions = actions()
    }

    public var body: some HTML {
        li(.class("media episode"), key.map { .region($0) } ?? .omitted) {
            a(.class("media-link"), .href(path)) {
                span(.class("card-picture")) {
                    PictureFrame(artwork, shape: .wide, sizes: "200px")
                    if isWatched {
                        span(.class("card-mark"), .title("Watched")) {
                            Icon.check; span(.class("unseen")) { "Watched" }
                        }
                    }
                    if let progress { ProgressLine(progress) }
                }
                span(.class("media-words")) {
                    span(.class("media-title"), .dir("auto"), .title(title)) { "\(number). \(title)" }
                    if let note { span(.class("media-note")) { note } }
                    if let overview { span(.class("media-text"), .dir("auto")) { overview } }
                }
            }
            span(.class("media-actions")) { actions }
        }
    }
}
