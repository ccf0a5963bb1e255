public import HTML

/// One line of a list with a small picture: a search result, an entry of a history, a video. Renders an `li`.
public struct MediaRow<Actions: HTML>: HTML {
    let key: String?
    let title: String
    let note: String?
    let text: String?
    let path: String
    let artwork: Artwork
    let shape: PictureShape
    let progress: Double?
    let isOwned: Bool
    let actions: Actions

    /// - Parameters:
    ///   - note: kind and year, `MetaText.joined([…])`.
    ///   - text: two lines of prose at most.
    ///   - isOwned: marks a title of the library in a list that has others too.
    public init(
        key: String? = nil, title: String, note: String? = nil, text: String? = nil, path: String, artwork: Artwork,
        shape: PictureShape = .poster, progress: Double? = nil, isOwned: Bool = false,
        @HTMLBuilder actions: () -> Actions = { EmptyHTML() }
    ) {
        self.key = key
        self.title = title
        self.note = note
        self.text = text
        self.path = path
        self.artwork = artwork
        self.shape = shape
        self.progress = progress
        self.isOwned = isOwned
        self.actions = actions()
    }

    public var body: some HTML {
        li(.class("media"), key.map { .region($0) } ?? .omitted) {
            a(.class("media-link"), .href(path)) {
                span(.class("card-picture")) {
                    PictureFrame(artwork, shape: shape, sizes: "120px")
                    if isOwned { OwnedMark() }
                    if let progress { ProgressLine(progress) }
                }
                span(.class("media-words")) {
                    span(.class("media-title"), .dir("auto"), .title(title)) { title }
                    if let note { span(.class("media-note"), .dir("auto")) { note } }
                    if let text { span(.class("media-text"), .dir("auto")) { text } }
                }
            }
            span(.class("media-actions")) { actions }
        }
    }
}

/// A list of `MediaRow`s.
public struct MediaList<Content: HTML>: HTML {
    let key: String?
    let content: Content

    /// - Parameter key: makes the list a region list; then every row needs a key as well.
    public init(key: String? = nil, @HTMLBuilder content: () -> Content) {
        self.key = key
        self.content = content()
    }

    public var body: some HTML {
        ul(.class("media-list"), key.map { .regionList($0) } ?? .omitted) { content }
    }
}
