import DesignSystem
public import HTML

/// A part of a page that can fail on its own: the page is shown without it, and says so in its place.
public enum PagePart: Hashable, Sendable, CaseIterable {
    case cast, similar
    /// What the viewer keeps of a title: watchlist, rating, progress.
    case marks
    /// What the viewer has watched of the titles of a list.
    case progress
    /// Titles for an empty list.
    case suggestions
    case credits, searches
    /// Rows of Explore.
    case rows

    var sentence: String {
        switch self {
        case .cast: "The cast can’t be shown right now."
        case .similar: "Similar titles can’t be shown right now."
        case .marks: "Your watchlist, rating and progress can’t be shown right now."
        case .progress: "What you’ve watched can’t be shown right now."
        case .suggestions: "Suggestions can’t be shown right now."
        case .credits: "The credits can’t be shown right now."
        case .searches: "Your recently opened titles can’t be shown right now."
        case .rows: "Some rows can’t be shown right now."
        }
    }
}

/// Says that a part of the page is missing, if it is.
public struct MissingPart: HTML {
    let part: PagePart?

    public init(_ part: PagePart, of missing: Set<PagePart>) { self.part = missing.contains(part) ? part : nil }

    public var body: some HTML {
        if let part { p(.class("quiet missing-part")) { part.sentence } }
    }
}
