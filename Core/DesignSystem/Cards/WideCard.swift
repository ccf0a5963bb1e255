public import HTML

/// A started movie, an episode, a video or a trailer: a 16:9 picture with its progress. Renders an `li`.
public struct WideCard<Menu: HTML>: HTML {
    let key: String?
    let title: String
    let note: String?
    let path: String
    let artwork: Artwork
    let progress: Double?
    let badge: String?
    let showsPlay: Bool
    let isFirst: Bool
    let menu: Menu

    /// - Parameters:
    ///   - badge: a few words on the picture: a running time, `NEW`.
    ///   - showsPlay: a play mark on the picture: the link starts the movie.
    ///   - menu: a `TitleMenu`.
    public init(
        key: String? = nil, title: String, note: String? = nil, path: String, artwork: Artwork, progress: Double? = nil,
        badge: String? = nil,
        showsPlay: Bool = true, isFirst: Bool = false, @HTMLBuilder menu: () -> Menu = { EmptyHTML() }
    ) {
        self.key = key
        self.title = title
        self.note = note
        self.path = path
        self.artwork = artwork
        self.progress = progress
        self.badge = badge
        self.showsPlay = showsPlay
        self.isFirst = isFirst
        self.menu = menu()
    }

    public var body: some HTML {
        li(.class("card card-wide"), key.map { .region($0) } ?? .omitted) {
            a(.class("card-link"), .href(path)) {
                span(.class("card-picture")) {
                    PictureFrame(artwork, shape: .wide, isFirst: isFirst)
                    if showsPlay { span(.class("card-play")) { Icon.play } }
                    if let badge { span(.class("card-badge")) { badge } }
                    if let progress { ProgressLine(progress) }
                }
                CardWords(title: title, note: note)
            }
            span(.class("card-corner")) { menu }
        }
    }
}
