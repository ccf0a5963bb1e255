public import HTML

/// What the keyboard can do; `?` opens it.
public struct KeysDialog: HTML {
    /// Written once: it is on every page and never another.
    private static let markup = KeysDialogContent().rendered()

    public init() {}

    public var body: some HTML { Raw(trusted: Self.markup) }
}

private struct KeysDialogContent: HTML {
    private static let everywhere = [
        ("/", "Search"), ("?", "These keys"), ("← → ↑ ↓", "Walk among the movies"), ("Enter", "Open"), ("Del", "Take out of the row"),
        ("Esc", "Close"),
    ]
    private static let player = [
        ("Space or K", "Play, pause"), ("← →", "Back, on 10 seconds"), ("J L", "Back, on 10 seconds"), ("↑ ↓", "Louder, quieter"),
        ("M", "Sound off"),
        ("C", "Subtitles"), ("F", "Full screen"), ("N", "Next episode"), ("0…9", "Jump to a tenth of the movie"),
    ]

    var body: some HTML {
        dialog(.class("dialog"), .id("keys"), .aria("labelledby", "keys-title")) {
            form(.method("dialog"), .class("dialog-head")) {
                h2(.id("keys-title")) { "Keys" }
                IconButton(.close, label: "Close", .type("submit"))
            }
            div(.class("keys")) {
                KeyList(title: "Everywhere", keys: Self.everywhere)
                KeyList(title: "While a movie plays", keys: Self.player)
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
