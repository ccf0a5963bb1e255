public import HTML

/// The menus of the player, next to each other in a card that `data-control="tracks"` shows.
public struct PlayerMenus<Content: HTML>: HTML {
    let content: Content

    public init(@HTMLBuilder content: () -> Content) { self.content = content() }

    public var body: some HTML {
        div(.class("player-card player-menus"), .data("card", "tracks"), .hidden(true)) { content }
    }
}
