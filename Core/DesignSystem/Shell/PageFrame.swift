public import HTML

/// The whole document around a screen: head, styles, scripts. For pages that no live server frames.
public struct PageFrame<Head: HTML, Content: HTML>: HTML {
    let title: String
    let language: String
    let direction: String
    let light: Light
    let layout: Layout
    let assets: String
    let head: Head
    let content: Content

    /// - Parameter assets: the path under which `popcorn.css`, `player.css` and `shell.js` are served.
    public init(
        title: String, language: String = "en", direction: String = "ltr", light: Light = .automatic, layout: Layout = .screen,
        assets: String = "/assets",
        @HTMLBuilder content: () -> Content, @HTMLBuilder head: () -> Head = { EmptyHTML() }
    ) {
        self.title = title
        self.language = language
        self.direction = direction
        self.light = light
        self.layout = layout
        self.assets = assets
        self.head = head()
        self.content = content()
    }

    public var body: some HTML {
        Raw(trusted: "<!doctype html>")
        element(
            "html", .lang(language), .dir(direction), .when(light != .automatic, .data("theme", light.rawValue)),
            .when(layout == .television, .data("layout", layout.rawValue))
        ) {
            element("head") {
                element("meta", .charset("utf-8"))
                element("title") { title }
                element("meta", .name("viewport"), .content("width=device-width, initial-scale=1, viewport-fit=cover"))
                element("meta", .name("color-scheme"), .content("dark light"))
                element("link", .rel("stylesheet"), .href("\(assets)/popcorn.css"))
                element("link", .rel("stylesheet"), .href("\(assets)/player.css"))
                element("script", .type("module"), .src("\(assets)/shell.js"))
                head
            }
            element("body") { content }
        }
    }
}

/// Which light; `automatic` follows the machine. Remembered in the cookie `popcorn-theme`.
public enum Light: String, Sendable, CaseIterable { case automatic = "auto", dark, light }

/// For which kind of screen. `television` comes from the cookie `popcorn-layout`, which `shell.js` sets where there is neither
/// hover nor pointer.
public enum Layout: String, Sendable { case screen, television = "tv" }
