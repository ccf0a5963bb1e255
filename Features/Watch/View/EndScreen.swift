import CoreDomain
import DesignSystem
import HTML
import LibraryDomain
import StreamingDomain

/// What follows a movie instead of its black last frame, while its picture is small in a corner. Shown while player.js marks the player with
/// `is-ended`.
struct EndScreen: HTML {
    let ending: WatchEnding
    let watchable: Watchable
    let next: WatchNext?

    var body: some HTML {
        section(.class("player-end"), .region("player-end"), .aria("label", WatchWords.ended)) {
            div(.class("end-head")) {
                h2(.class("end-title"), .dir("auto")) { watchable.subject.title }
                WatchedMark(mark: ending.mark)
            }
            if let next {
                div(.class("end-next")) {
                    PictureFrame(.backdrop(next.still, of: next.reference.title), shape: .wide, sizes: "320px")
                    div {
                        p(.class("kicker")) { WatchWords.next }
                        p(.class("player-title"), .dir("auto")) { next.title }
                        LinkButton(WatchWords.playNow, icon: .play, kind: .primary, path: next.file.path, .replacing)
                    }
                }
            } else if let titles = ending.suggestions, !titles.isEmpty {
                div(.class("end-more")) {
                    p(.class("kicker")) { WatchWords.watchNext }
                    ul(.class("end-posters")) {
                        PosterCards(titles, { PosterFacts($0) }) { title, artwork in
                            PosterCard(title: title.title, note: title.year.map { String($0) }, path: title.path, artwork: artwork)
                        }
                    }
                }
            }
            div(.class("actions")) {
                Button(
                    WatchWords.playAgain, icon: .retry, kind: next == nil ? .primary : .quiet, .type("button"),
                    .data("control", "replay"))
                LinkButton(WatchWords.back, path: watchable.file.reference.path, .data("control", "leave"))
            }
        }
    }
}

/// Whether the movie counts as watched, and the way to take it back.
private struct WatchedMark: HTML {
    let mark: WatchEnding.Mark

    var body: some HTML {
        div(.class("end-mark"), .role("status")) {
            switch mark {
            case .watched:
                Icon.check
                p { WatchWords.watched }
                IntentForm(WatchFeature.Intent.unwatch) { Button(WatchWords.undo, icon: .undo, kind: .plain, .type("submit")) }
            case .unwatched: p { WatchWords.markedUnwatched }
            case .stillWatched: p { WatchWords.stillWatched }
            }
        }
    }
}
