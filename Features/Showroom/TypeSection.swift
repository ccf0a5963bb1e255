import DesignSystem
import HTML

/// Type, icons and the tints that movies give their pages.
struct TypeSection: HTML {
    private static let themes = ["c0392b", "1f6f8b", "ffe600", "0a0a0a", "f5f5f5", "00ff66", "6b2fa0", "8a6d3b"]

    var body: some HTML {
        Section("Type") {
            h1 { "The Lamplighter’s Daughter" }
            MetaLine(
                year: 1947, runtimeMinutes: 125, certification: "PG", genres: ["Drama", "Romance", "History", "Mystery", "Never shown"])
            p(.class("tagline")) { "Some lights are left on for a reason." }
            p(.class("overview")) {
                """
                In the winter when the gas ran out, a girl of nineteen walks her father’s round and sees a light in an empty building. \
                Titles are set in a serif, everything else in the system’s font: sixteen pixels, at most sixty-eight characters a line.
                """
            }
        }
        Section("Icons") {
            div(.class("chips")) {
                ForEach(Icon.allCases) { icon in span(.class("icon-button"), .title(icon.rawValue)) { icon } }
            }
        }
        Section("Tints") {
            ForEach(Self.themes) { theme in
                Tinted(theme: theme, .class("setting")) {
                    span(.class("kicker")) { "#\(theme)" }
                    div(.class("actions")) {
                        Button("Play", icon: .play, kind: .primary, .type("button"))
                        Button("Watchlist", icon: .plus, .type("button"))
                    }
                }
            }
        }
    }
}
