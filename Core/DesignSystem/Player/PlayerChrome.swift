public import HTML

/// The player: the picture, and the controls on it. The script finds its parts by `data-control` and `data-time`, and shows its state as
/// classes of the root: `is-playing`, `is-waiting`, `is-idle` (controls hidden), `is-muted`, `is-fullscreen`, `is-scrubbing`.
public struct PlayerChrome<Picture: HTML, Cards: HTML>: HTML {
    let title: String
    let note: String?
    let backPath: String
    let duration: Double
    let marks: [Double]
    let skip: Int
    let hasNext: Bool
    let attributes: [Attribute]
    let picture: Picture
    let cards: Cards

    /// - Parameters:
    ///   - duration: seconds; 0 when unknown.
    ///   - marks: where chapters begin, in seconds.
    ///   - skip: the seconds of a skip.
    ///   - attributes: of the root; `.region(…)`, `.untouched`.
    ///   - picture: the `video`, with class `player-video`.
    ///   - cards: `NextEpisodeCard`, `CannotPlayCard`, `PlayerMenus`, `PlayerStatistics`.
    public init(
        title: String, note: String? = nil, backPath: String, duration: Double, marks: [Double] = [], skip: Int, hasNext: Bool = false,
        _ attributes: Attribute...,
        @HTMLBuilder picture: () -> Picture, @HTMLBuilder cards: () -> Cards = { EmptyHTML() }
    ) {
        self.title = title
        self.note = note
        self.backPath = backPath
        self.duration = duration
        self.marks = marks
        self.skip = skip
        self.hasNext = hasNext
        self.attributes = attributes
        self.picture = picture()
        self.cards = cards()
    }

    public var body: some HTML {
        tag("div", [.class("player")] + attributes) {
            picture
            div(.class("player-top")) {
                IconLink(.back, label: "Back", path: backPath, .data("control", "leave"))
                div(.class("player-names")) {
                    h1(.class("player-title"), .dir("auto")) { title }
                    if let note { p(.class("player-note"), .dir("auto")) { note } }
                }
            }
            div(.class("player-centre")) {
                IconButton(.skipBack, label: "Skip back \(skip) seconds", .type("button"), .data("control", "back"))
                button(.class("icon-button player-play"), .type("button"), .data("control", "play"), .aria("label", "Play")) {
                    Icon.play; Icon.pause
                }
                IconButton(.skipForward, label: "Skip forward \(skip) seconds", .type("button"), .data("control", "on"))
            }
            div(.class("player-bottom")) {
                Scrubber(duration: duration, marks: marks)
                PlayerLine(duration: duration, hasNext: hasNext)
            }
            p(.class("player-status"), .role("status")) {
                span { "Loading is taking longer than usual…" }
                span { "This movie is being prepared…" }
            }
            cards
        }
    }
}

/// Time, sound, subtitles, speed, window.
struct PlayerLine: HTML {
    let duration: Double
    let hasNext: Bool

    var body: some HTML {
        div(.class("player-line")) {
            p(.class("time")) {
                span(.data("time", "now")) { "0:00" }
                span(.class("quiet player-all")) {
                    " / "; span(.data("time", "all")) { RuntimeText.clock(seconds: duration) }
                }
            }
            button(.class("time player-clock"), .type("button"), .data("control", "clock"), .title("Time left")) {
                "−" + RuntimeText.clock(seconds: duration)
            }
            div(.class("player-volume")) {
                button(.class("icon-button"), .type("button"), .data("control", "mute"), .aria("label", "Mute")) {
                    Icon.volume; Icon.mute
                }
                input(
                    .type("range"), .class("volume"), .data("control", "volume"), .aria("label", "Volume"), .min(0), .max(100), .value(100))
            }
            if hasNext { IconButton(.next, label: "Next episode", .type("button"), .data("control", "next")) }
            IconButton(.captions, label: "Audio and subtitles", .type("button"), .data("control", "tracks"), .aria("haspopup", "true"))
            button(.class("icon-button player-speed"), .type("button"), .data("control", "speed"), .aria("label", "Playback speed")) {
                "1x"
            }
            IconButton(.pip, label: "Picture in picture", .type("button"), .data("control", "pip"))
            button(.class("icon-button player-full"), .type("button"), .data("control", "fullscreen"), .aria("label", "Full screen")) {
                Icon.fullscreen
                Icon.leaveFullscreen
            }
        }
    }
}
