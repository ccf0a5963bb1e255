public import HTML

/// The frame of every screen: a bar at the bottom on a phone, at the top on a desktop, and a rail at the left on a television; the search
/// field, the banner, the toasts, the keyboard shortcuts. Renders the content of `body`.
public struct AppShell<Content: HTML, Banner: HTML, Toasts: HTML>: HTML {
    let items: [NavigationItem]
    let mayBrowse: Bool
    let current: String?
    let query: String
    let searchAttributes: [Attribute]
    let banner: Banner
    let toasts: Toasts
    let content: Content

    /// - Parameters:
    ///   - items: those that the viewer may open.
    ///   - mayBrowse: whether the viewer may open Explore, the search and the settings.
    ///   - current: the id of the item that the screen belongs to.
    ///   - query: the text of the search field.
    ///   - searchAttributes: of the search form; `.liveInput("…")` on the search screen.
    ///   - banner: a `NoticeBanner`, or nothing.
    ///   - toasts: `Toast`s with an undo.
    public init(
        items: [NavigationItem], mayBrowse: Bool, current: String? = nil, query: String = "", searchAttributes: [Attribute] = [],
        @HTMLBuilder content: () -> Content, @HTMLBuilder banner: () -> Banner = { EmptyHTML() },
        @HTMLBuilder toasts: () -> Toasts = { EmptyHTML() }
    ) {
        self.items = items
        self.mayBrowse = mayBrowse
        self.current = current
        self.query = query
        self.searchAttributes = searchAttributes
        self.banner = banner()
        self.toasts = toasts()
        self.content = content()
    }

    public var body: some HTML {
        a(.class("skip"), .href("#main")) { "Skip to content" }
        header(.class("bar")) {
            if mayBrowse {
                a(.class("brand"), .href("/"), .aria("label", "Popcorn, home")) { Brand() }
            } else {
                div(.class("brand")) { Brand() }
            }
            if !items.isEmpty { Navigation(links: .init(items: items, current: current)) }
            if mayBrowse {
                SearchField(query: query, attributes: searchAttributes)
                IconLink(
                    .gear, label: "Settings", path: "/settings", .class("bar-settings"),
                    .when(current == "settings", .aria("current", "page")))
            }
        }
        OfflineNotice()
        div(.region("banner")) { banner }
        main(.id("main"), .tabindex(-1)) { content }
        div(.class("toasts"), .region("toasts"), .role("status"), .aria("live", "polite")) { toasts }
        KeysDialog()
    }
}

/// Shown by the browser while the server does not respond.
public struct OfflineNotice: HTML {
    public init() {}

    public var body: some HTML {
        div(.class("offline"), .role("status")) {
            "Can’t reach Popcorn. Trying again…"
            span(.class("offline-held")) { " Your change is kept and will be saved as soon as Popcorn is back." }
        }
    }
}

/// The main navigation. The same markup is a bar or a rail; the style decides.
struct Navigation: HTML {
    struct Links: Equatable {
        let items: [NavigationItem]
        let current: String?
    }

    let links: Links

    private static let kept = MarkupCache<Links>(capacity: 8)

    var body: some HTML {
        nav(.class("places"), .aria("label", "Main"), .region("places")) {
            Self.kept(links) { links in
                ForEach(links.items) { item in
                    a(.href(item.path), .class("place place-\(item.id)"), .when(item.id == links.current, .aria("current", "page"))) {
                        item.icon
                        span { item.title }
                    }
                }
            }
        }
    }
}

/// The search field of the top bar. A plain form that goes to `/search`.
struct SearchField: HTML {
    let query: String
    let attributes: [Attribute]

    var body: some HTML {
        tag("form", [.class("search"), .role("search"), .action("/search"), .method("get")] + attributes) {
            Icon.search
            input(
                .id("search-field"), .type("search"), .name("q"), .value(query), .placeholder("Movies, series, people"),
                .aria("label", "Search"),
                .autocomplete("off"), .autocapitalize("none"), .spellcheck(false), .enterkeyhint("search"), .data("focus-key", "/"),
                .maxlength(200), .role("combobox"), .aria("autocomplete", "list"), .aria("expanded", false),
                .aria("controls", "search-panel"))
            kbd(.aria("hidden", true)) { "/" }
            div(
                .class("search-panel"), .id("search-panel"), .role("listbox"), .aria("label", "Search results"), .hidden(true), .untouched,
                .data("none", "No matches"))
        }
    }
}

/// The logo with the name.
private struct Brand: HTML {
    var body: some HTML {
        BrandMark()
        span { "Popcorn" }
    }
}

/// The logo.
struct BrandMark: HTML {
    var body: some HTML {
        Raw(
            trusted: """
                <svg class="mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false"><g class="mark-corn"><circle cx="9.5" cy="10" r="4.5"/>\
                <circle cx="16" cy="7" r="5"/><circle cx="22.5" cy="10" r="4.5"/></g><path class="mark-box" d="M5 12h22l-3 17H8z"/>\
                <path class="mark-stripe" d="M10.5 12h3.700l.4 17h-3zM17.800 12h3.700l-1.100 17h-3z"/></svg>
                """)
    }
}
