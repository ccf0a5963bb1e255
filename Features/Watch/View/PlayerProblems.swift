import CoreDomain
import DesignSystem
import Flow
import HTML
import LibraryDomain
import StreamingDomain

/// What can go wrong while a movie runs, in words, hidden until player.js shows one of them by its name.
struct PlayerProblems: HTML {
    let state: WatchFeature.State
    let watchable: Watchable

    var body: some HTML {
        problem(
            "network", "The movie stopped coming", "The connection to the server broke, or the movie’s folder is away.",
            "Your place is kept.", canRetry: true)
        problem(
            "decoding", "The movie cannot be played on", "A part of the file is damaged, or this browser cannot decode it.",
            "Skipping ahead may help, and so may another version.", canRetry: false)
        problem(
            "format", "The movie cannot be opened", "This browser does not understand the file, or the file is not there.", nil,
            canRetry: false)
        problem(
            "blind", "There is sound and no picture",
            "This browser does not decode the movie’s picture\(pictureName), and does not say so.",
            "Safari, or Chrome and Edge on another computer, may show it.", canRetry: false)
    }

    private var pictureName: String {
        watchable.file.media.video.first.map { " (\(MediaWords.video($0.codec)))" } ?? ""
    }

    private func problem(_ name: String, _ title: String, _ reason: String, _ recovery: String?, canRetry: Bool) -> some HTML {
        div(.data("problem", name), .hidden(true)) {
            CannotPlayCard(title, reason: reason, recovery: recovery) {
                if canRetry { Button("Try again", icon: .retry, kind: .primary, .type("button"), .data("control", "retry")) }
                if name == "blind" { Button("Listen all the same", icon: .volume, .type("button"), .data("control", "listen")) }
                ForEach(others) { LinkButton("Play \($0.label)", icon: .play, path: $0.path) }
                LinkButton("Download the file", path: watchable.download, .download(""), .notLive)
                LinkButton("Details", icon: .info, path: watchable.file.reference.path)
            }
        }
    }

    private var others: [WatchVersion] {
        WatchVersion.all(of: watchable).filter { !$0.isCurrent && state.decision(for: $0.file).isDirect }
    }
}
