public import HTML

/// A row of cards that scrolls sideways, shows a part of the next one, and has arrows for a mouse.
public struct Row<Content: HTML>: HTML {
    let key: String
    let title: String
    let path: String?
    let size: RowSize
    let isList: Bool
    let content: Content

    /// - Parameters:
    ///   - key: letters and digits; unique on the page. The list of cards becomes the region list `<key>-cards`.
    ///   - path: the target of the heading.
    ///   - isLive: the cards have keys and are inserted and removed one by one.
    public init(
        _ key: String, title: String, path: String? = nil, size: RowSize = .poster, isLive: Bool = false,
        @HTMLBuilder content: () -> Content
    ) {
        self.key = key
        self.title = title
        self.path = path
        self.size = size
        isList = isLive
        self.content = content()
    }

    public var body: some HTML {
        section(.class("row"), .aria("labelledby", "\(key)-title")) {
            div(.class("row-head")) {
                SectionTitle(title, id: "\(key)-title", path: path)
                div(.class("row-arrows")) {
                    button(.class("icon-button"), .type("button"), .data("carousel", "back"), .aria("label", "Previous"), .tabindex(-1)) {
                        Icon.chevronStart
                    }
                    button(.class("icon-button"), .type("button"), .data("carousel", "on"), .aria("label", "Next"), .tabindex(-1)) {
                        Icon.chevronEnd
                    }
                }
            }
            ul(.class("track track-\(size.rawValue)"), isList ? .regionList("\(key)-cards") : .id("\(key)-cards")) { content }
        }
    }
}

/// The size of the cards in a row.
public enum RowSize: String, Sendable {
    /// 150 px posters.
    case poster
    /// 180 by 260: a prominent row (Most watched).
    case feature
    /// 16:9.
    case wide
    case person
}

/// The heading of a section; a link if there is a page with more.
public struct SectionTitle: HTML {
    let title: String
    let id: String?
    let path: String?

    public init(_ title: String, id: String? = nil, path: String? = nil) {
        self.title = title
        self.id = id
        self.path = path
    }

    public var body: some HTML {
        h2(.class("section-title"), id.map { .id($0) } ?? .omitted) {
            if let path {
                a(.href(path)) {
                    title; Icon.chevronEnd
                }
            } else {
                title
            }
        }
    }
}
