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
            "network", WatchWords.streamStopped, WatchWords.streamStoppedReason, WatchWords.placeSaved, canRetry: true)
        problem("decoding", WatchWords.playbackStopped, WatchWords.playbackStoppedReason, WatchWords.skipAhead, canRetry: false)
        problem("format", WatchWords.cannotOpenFile, WatchWords.cannotOpenFileReason, nil, canRetry: false)
        problem("blind", WatchWords.noPicture, WatchWords.noPictureReason(pictureName), WatchWords.otherBrowser, canRetry: false)
    }

    private var pictureName: String? { watchable.file.media.video.first.map { MediaWords.video($0.codec) } }

    private func problem(_ name: String, _ title: String, _ reason: String, _ recovery: String?, canRetry: Bool) -> some HTML {
        div(.data("problem", name), .hidden(true)) {
            CannotPlayCard(title, reason: reason, recovery: recovery) {
                if canRetry { Button(WatchWords.retry, icon: .retry, kind: .primary, .type("button"), .data("control", "retry")) }
                if name == "blind" { Button(WatchWords.listenAnyway, icon: .volume, .type("button"), .data("control", "listen")) }
                ForEach(others) { LinkButton(WatchWords.play($0.label), icon: .play, path: $0.path) }
                LinkButton(WatchWords.download, path: watchable.addresses.download, .download(""), .notLive)
                LinkButton(WatchWords.details, icon: .info, path: watchable.file.reference.path)
            }
        }
    }

    private var others: [WatchVersion] {
        WatchVersion.all(of: watchable).filter { !$0.isCurrent && state.decision(for: $0.file).plays }
    }
}
