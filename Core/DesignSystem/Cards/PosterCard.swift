public import HTML

/// A movie or series in a row or grid: a picture, then title and year in one line. Renders an `li`.
public struct PosterCard<Actions: HTML>: HTML {
    let key: String?
    let title: String
    let note: String?
    let path: String
    let artwork: Artwork
    let progress: Double?
    let isOnWatchlist: Bool
    let isOwned: Bool
    let isFirst: Bool
    let actions: Actions

    /// - Parameters:
    ///   - key: makes the card a region. Unique on the page: prefix it with the row's name.
    ///   - note: usually the year.
    ///   - progress: 0…1 of what is begun.
    ///   - isOwned: marks a title of the library in a list that has others too.
    ///   - actions: small buttons over the picture, such as a dismissal.
    public init(
        key: String? = nil, title: String, note: String? = nil, path: String, artwork: Artwork, progress: Double? = nil,
        isOnWatchlist: Bool = false, isOwned: Bool = false, isFirst: Bool = false,
        @HTMLBuilder actions: () -> Actions = { EmptyHTML() }
    ) {
        self.key = key
        self.title = title
        self.note = note
        self.path = path
        self.artwork = artwork
        self.progress = progress
        self.isOnWatchlist = isOnWatchlist
        self.isOwned = isOwned
        self.isFirst = isFirst
        self.actions = actions()
    }

    public var body: some HTML {
        li(.class("card"), key.map { .region($0) } ?? .omitted) {
            a(.class("card-link"), .href(path)) {
                span(.class("card-picture")) {
                    PictureFrame(artwork, isFirst: isFirst)
                    if isOnWatchlist { CardMark(.bookmarked, "On your watchlist") }
                    if isOwned { OwnedMark() }
                    if let progress { ProgressLine(progress) }
                }
                CardWords(title: title, note: note)
            }
            actions
        }
    }
}

/// A small mark in a corner of a picture.
struct CardMark: HTML {
    let icon: Icon
    let words: String
    let kind: Attribute

    init(_ icon: Icon, _ words: String, _ kind: Attribute = .omitted) {
        self.icon = icon
        self.words = words
        self.kind = kind
    }

    var body: some HTML {
        span(.class("card-mark"), kind, .title(words)) {
            icon; span(.class("unseen")) { words }
        }
    }
}

/// Of a title of the library, in a list that has others too.
struct OwnedMark: HTML {
    var body: some HTML { CardMark(.check, "In your library", .class("card-owned")) }
}

/// The text under a picture.
struct CardWords: HTML {
    let title: String
    let note: String?

    var body: some HTML {
        span(.class("card-words")) {
            span(.class("card-title"), .dir("auto"), .title(title)) { title }
            if let note { span(.class("card-note"), .dir("auto")) { note } }
        }
    }
}
