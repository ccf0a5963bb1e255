public import CoreDomain
public import HTML

/// The head of a details page: poster, title, facts and actions over the tinted backdrop. Use it inside `Tinted`.
public struct DetailsHeader<Actions: HTML, Extra: HTML>: HTML {
    let kicker: String?
    let kickerPath: String?
    let title: String
    let logo: Picture?
    let originalTitle: String?
    let tagline: String?
    let meta: [String]
    let overview: String?
    let poster: Artwork?
    let posterShape: PictureShape
    let backdrop: Artwork?
    let progress: Double?
    let actions: Actions
    let extra: Extra

    /// - Parameters:
    ///   - kicker: what it belongs to ("The Long Shift · Season 2"), with the path that leads there.
    ///   - logo: shown instead of the title, whose words stay its text.
    ///   - posterShape: `.portrait` for a person, `.wide` for an episode or a video.
    ///   - actions: play or resume first.
    ///   - extra: under the overview: facts, chips.
    public init(
        kicker: String? = nil, kickerPath: String? = nil, title: String, logo: Picture? = nil, originalTitle: String? = nil,
        tagline: String? = nil, meta: [String] = [],
        overview: String? = nil, poster: Artwork?, posterShape: PictureShape = .poster, backdrop: Artwork? = nil, progress: Double? = nil,
        @HTMLBuilder actions: () -> Actions, @HTMLBuilder extra: () -> Extra = { EmptyHTML() }
    ) {
        self.kicker = kicker
        self.kickerPath = kickerPath
        self.title = title
        self.logo = logo
        self.originalTitle = originalTitle
        self.tagline = tagline
        self.meta = meta
        self.overview = overview
        self.poster = poster
        self.posterShape = posterShape
        self.backdrop = backdrop
        self.progress = progress
        self.actions = actions()
        self.extra = extra()
    }

    public var body: some HTML {
        header(.class(backdrop == nil ? "details" : "details has-backdrop")) {
            if let backdrop { div(.class("details-backdrop")) { PictureFrame(backdrop, shape: .wide, sizes: "100vw", isFirst: true) } }
            if let poster {
                div(.class("details-poster")) {
                    PictureFrame(poster, shape: posterShape, alt: title, sizes: "(min-width: 900px) 300px, 60vw", isFirst: true)
                }
            }
            div(.class("details-words")) {
                DetailsKicker(text: kicker, path: kickerPath)
                if let logo {
                    h1(.class("title title-logo")) {
                        img(
                            .src(ArtworkAddress.picture(logo, width: 500)), logo.width > 0 ? .width(logo.width) : .omitted,
                            logo.height > 0 ? .height(logo.height) : .omitted, .alt(title), .decoding(.async), .fetchpriority(.high))
                    }
                } else {
                    h1(.class(title.count > 60 ? "title title-long" : "title"), .dir("auto")) { title }
                }
                if let originalTitle, originalTitle != title { p(.class("original"), .dir("auto")) { originalTitle } }
                MetaLine(meta)
                if let tagline { p(.class("tagline"), .dir("auto")) { tagline } }
                if let progress { ProgressLine(progress) }
                div(.class("actions")) { actions }
                if let overview { p(.class("overview"), .dir("auto")) { overview } }
                extra
            }
        }
    }
}

struct DetailsKicker: HTML {
    let text: String?
    let path: String?

    var body: some HTML {
        if let text {
            p(.class("kicker"), .dir("auto")) {
                if let path { a(.href(path)) { text } } else { text }
            }
        }
    }
}
