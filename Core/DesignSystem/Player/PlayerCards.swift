public import HTML

/// Offers the next episode; the ring runs down while `--left` (percent) falls. Hidden until the script shows it.
public struct NextEpisodeCard: HTML {
    let title: String
    let path: String
    let artwork: Artwork

    public init(title: String, path: String, artwork: Artwork) {
        self.title = title
        self.path = path
        self.artwork = artwork
    }

    public var body: some HTML {
        aside(.class("player-card next-card"), .aria("label", "Next episode"), .data("card", "next"), .hidden(true)) {
            PictureFrame(artwork, shape: .wide, sizes: "160px")
            div {
                p(.class("kicker")) {
                    "Next in "; span(.class("time"), .data("time", "next")) { "20" }; " s"
                }
                p(.class("player-title"), .dir("auto")) { title }
                div(.class("actions")) {
                    LinkButton("Play now", icon: .play, kind: .primary, path: path, .replacing, .data("control", "next-now"))
                    Button("Not now", .type("button"), .data("control", "next-never"))
                }
            }
        }
    }
}

/// Why a file does not play in this browser, and what helps.
public struct CannotPlayCard<Actions: HTML>: HTML {
    let title: String
    let reason: String
    let recovery: String?
    let actions: Actions

    public init(
        _ title: String = "This movie can’t be played here", reason: String, recovery: String? = nil, @HTMLBuilder actions: () -> Actions
    ) {
        self.title = title
        self.reason = reason
        self.recovery = recovery
        self.actions = actions()
    }

    public var body: some HTML {
        div(.class("player-card cannot-card"), .role("alert"), .data("card", "cannot")) {
            Icon.warning
            h2 { title }
            p { reason }
            if let recovery { p(.class("quiet")) { recovery } }
            div(.class("actions")) { actions }
        }
    }
}

/// A choice in the player: sound, subtitles, their size, quality. Radio buttons, so that arrow keys work.
public struct PlayerMenu: HTML {
    public struct Choice: Sendable, Hashable {
        public var value: String
        public var label: String
        public var isOn: Bool
        public init(_ value: String, _ label: String, isOn: Bool = false) {
            self.value = value
            self.label = label
            self.isOn = isOn
        }
    }

    let name: String
    let title: String
    let choices: [Choice]

    public init(name: String, title: String, choices: [Choice]) {
        self.name = name
        self.title = title
        self.choices = choices
    }

    public var body: some HTML {
        fieldset(.class("player-menu"), .data("menu", name)) {
            legend { title }
            ForEach(choices) { choice in
                label {
                    input(.type("radio"), .name("player-\(name)"), .value(choice.value), .checked(choice.isOn))
                    span(.dir("auto")) { choice.label }
                    Icon.check
                }
            }
        }
    }
}
