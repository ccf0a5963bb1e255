import DesignSystem
import HTML

/// The controls of the player, without a movie.
struct PlayerSection: HTML {
    var body: some HTML {
        Section("Player") {
            PlayerChrome(
                title: "Dust Country", note: "1956", backPath: "#", duration: 7320, marks: [600, 1500, 2700, 4200], skip: 10, hasNext: true,
                .class("is-sample"), .style("--played:38%;--buffered:52%")
            ) {
                div(.class("player-video")) { PictureFrame(SampleMovie.wall[2].artwork, shape: .wide) }
            }
            div(.class("player is-sample")) {
                CannotPlayCard(
                    reason: "This browser can’t play its sound, and conversion is off.",
                    recovery: "Turn on conversion in Settings, or use another browser."
                ) { LinkButton("Settings", kind: .primary, path: "/settings") }
            }
        }
    }
}
