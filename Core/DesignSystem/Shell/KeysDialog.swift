public import HTML

/// The keyboard shortcuts; `?` opens them.
public struct KeysDialog: HTML {
    /// Rendered once: it is the same on every page.
    private static let markup = KeysDialogContent().rendered()

    public init() {}

    public var body: some HTML { Raw(trusted: Self.markup) }
}

private struct KeysDialogContent: HTML {
    private static let everywhere = [
        ("/", "Search"), ("?", "Show keyboard shortcuts"), ("← → ↑ ↓", "Move around"), ("Enter", "Open"), ("M", "More options"),
        ("Del", "Remove from the row"),
        ("Esc", "Close"),
    ]
    private static let player = [
        ("Space or K", "Play or pause"), ("← → or J L", "Skip back or forward"), ("↑ ↓", "Volume up or down"), ("M", "Mute"),
        ("C", "Subtitles"),
        ("< >", "Slower or faster"), ("F", "Full screen"), ("P", "Picture in picture"), ("N", "Next episode"), ("I", "Statistics"),
        ("0…9", "Jump to 0–90%"), ("Esc", "Leave the player"),
    ]

    var body: some HTML {
        dialog(.class("dialog"), .id("keys"), .aria("labelledby", "keys-title")) {
            form(.method("dialog"), .class("dialog-head")) {
                h2(.id("keys-title")) { "Keyboard shortcuts" }
                IconButton(.close, label: "Close", .type("submit"))
            }
            div(.class("keys")) {
                KeyList(title: "Everywhere", keys: Self.everywhere)
                KeyList(title: "In the player", keys: Self.player)
            }
        }
    }
}

private struct KeyList: HTML {
    let title: String
    let keys: [(String, String)]

    var body: some HTML {
        section {
            h3 { title }
            dl {
                ForEach(keys) { key in
                    dt { kbd { key.0 } }
                    dd { key.1 }
                }
            }
        }
    }
}
