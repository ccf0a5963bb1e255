import CoreDomain
import DesignSystem
import Flow
import HTML
import LibraryDomain
import StreamingDomain

/// The problems that may end playback, hidden until player.js shows one of them by its name.
struct PlayerProblems: HTML {
    let state: WatchFeature.State
    let watchable: Watchable

    var body: some HTML {
        problem(
            "network", "The stream stopped", "The connection to Popcorn broke, or the movie’s folder isn’t available.",
            "Your place is saved.", canRetry: true)
        problem(
            "decoding", "Playback stopped", "Part of the file is damaged, or your browser can’t decode it.",
            "Try skipping ahead, or another version.", canRetry: false)
        problem(
            "format", "Can’t open this movie", "Your browser can’t read the file, or the file is missing.", nil,
            canRetry: false)
        problem(
            "blind", "Sound, but no picture",
            "Your browser can’t decode this movie’s picture\(pictureName).",
            "Try Safari, or Chrome or Edge on another computer.", canRetry: false)
    }

    private var pictureName: String {
        watchable.file.media.video.first.map { " (\(MediaWords.video($0.codec)))" } ?? ""
    }

    private func problem(_ name: String, _ title: String, _ reason: String, _ recovery: String?, canRetry: Bool) -> some HTML {
        div(.data("problem", name), .hidden(true)) {
            CannotPlayCard(title, reason: reason, recovery: recovery) {
                if canRetry { Button(WatchWords.retry, icon: .retry, kind: .primary, .type("button"), .data("control", "retry")) }
                if name == "blind" { Button(WatchWords.listenAnyway, icon: .volume, .type("button"), .data("control", "listen")) }
                ForEach(others) { LinkButton(WatchWords.play($0.label), icon: .play, path: $0.path) }
                LinkButton(WatchWords.download, path: watchable.download, .download(""), .notLive)
                LinkButton(WatchWords.details, icon: .info, path: watchable.file.reference.path)
            }
        }
    }

    private var others: [WatchVersion] {
        WatchVersion.all(of: watchable).filter { !$0.isCurrent && state.decision(for: $0.file).isDirect }
    }
}
