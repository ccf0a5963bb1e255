import DesignSystem
import HTML

/// Two voices, the icons, the colours of movies.
struct TypeSection: HTML {
    private static let themes = ["c0392b", "1f6f8b", "ffe600", "0a0a0a", "f5f5f5", "00ff66", "6b2fa0", "8a6d3b"]

    var body: some HTML {
        Section("Two voices") {
            h1 { "The Lamplighter’s Daughter" }
            MetaLine(
                year: 1947, runtimeMinutes: 125, certification: "PG", genres: ["Drama", "Romance", "History", "Mystery", "Never shown"])
            p(.class("tagline")) { "Some lights are left on for a reason." }
            p(.class("overview")) {
                """
                In the winter that the gas ran out, a girl of nineteen walks her father’s round and finds a door that is lit although nobody lives there. \
                Titles speak in a serif, the interface in the voice of the machine it runs on; sixteen pixels, at most sixty-eight characters a line.
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
