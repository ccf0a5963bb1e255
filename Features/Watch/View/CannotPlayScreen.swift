import CoreDomain
import DesignSystem
import Flow
import HTML
import LibraryDomain
import StreamingDomain

/// Why the movie does not play in this browser, and every way on that there is. All of them are links.
struct CannotPlayScreen: HTML {
    let state: WatchFeature.State
    let watchable: Watchable
    let refusal: PlaybackDecision.Refusal

    var body: some HTML {
        div(.class("player cannot"), .data("capabilities", state.capabilities?.cookieValue ?? "")) {
            img(.class("cannot-backdrop"), .src(ArtworkAddress.backdrop(watchable.backdrop, of: watchable.file.reference.title)), .alt(""))
            div(.class("player-top")) {
                IconLink(.back, label: WatchWords.back, path: watchable.file.reference.path)
                div(.class("player-names")) {
                    h1(.class("player-title"), .dir("auto")) { watchable.subject.title }
                    if let note = watchable.subject.note { p(.class("player-note"), .dir("auto")) { note } }
                }
            }
            CannotPlayCard(refusal.reason, reason: refusal.detail, recovery: refusal.advice) {
                ForEach(versionsThatPlay.enumerated()) { place, version in
                    LinkButton(WatchWords.playQuoted(version.label), icon: .play, kind: place == 0 ? .primary : .quiet, path: version.path)
                }
                ForEach(refusal.remedies) { RemedyLink(remedy: $0, watchable: watchable) }
                LinkButton(WatchWords.details, icon: .info, path: watchable.file.reference.path)
            }
        }
    }

    private var versionsThatPlay: [WatchVersion] {
        WatchVersion.all(of: watchable).filter { !$0.isCurrent && state.decision(for: $0.file).plays }
    }
}

private struct RemedyLink: HTML {
    let remedy: PlaybackDecision.Remedy
    let watchable: Watchable

    var body: some HTML {
        switch remedy {
        case .watchWithoutSound: LinkButton(WatchWords.watchWithoutSound, icon: .mute, path: anyway)
        case .listenWithoutPicture: LinkButton(WatchWords.listenWithoutPicture, icon: .volume, path: anyway)
        case .download:
            LinkButton(WatchWords.download, path: watchable.addresses.download, .download(""), .notLive)
        case .otherVersion, .otherBrowser: EmptyHTML()
        }
    }

    private var anyway: String { "/watch/\(watchable.file.id)?anyway=1" }
}
