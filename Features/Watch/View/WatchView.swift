import CoreDomain
import DesignSystem
import Flow
public import HTML
import StreamingDomain

/// The player's screen. The browser controls everything that moves during a movie; the server renders it once.
public struct WatchView: HTML {
    let state: WatchFeature.State

    public init(state: WatchFeature.State) { self.state = state }

    public var body: some HTML {
        main(.class("watch"), .region("watch"), .data("watch"), .aria("label", WatchWords.player)) {
            switch state.content {
            case .initial, .loading:
                div(.class("player is-waiting"), .aria("busy", true))
            case .error(let error):
                WatchErrorScreen(error: error, mayBrowse: state.mayBrowse)
            case .ready(let watchable):
                if state.showsPlayer {
                    PlayerScreen(state: state, watchable: watchable)
                    if state.capabilities == nil { CapabilityCheck(known: "") }
                    if state.decision?.plan?.delivery == .segments, let session = state.session { PlayerOrders(order: session.order) }
                    EndScreen(ending: state.ending, watchable: watchable, next: state.next)
                    div(.class("watch-notice"), .region("watch-notice"), .role("status")) {
                        if state.savingFailed { p { WatchWords.unsaved } }
                    }
                } else if case .cannotPlay(let refusal) = state.decision {
                    CannotPlayScreen(state: state, watchable: watchable, refusal: refusal)
                }
            }
        }
        OfflineNotice()
        KeysDialog()
    }
}

/// The orders for a running player, whose own element belongs to the browser; player.js reads them whenever they change.
private struct PlayerOrders: HTML {
    let order: PlaybackSession.Order

    var body: some HTML {
        div(
            .region("player-orders"), .hidden(true), order.level.map { .data("level", $0) } ?? .omitted,
            .data("buffer", "\(order.buffer)"))
    }
}

/// The file could not be found or read.
struct WatchErrorScreen: HTML {
    let error: ViewStateError
    let mayBrowse: Bool

    var body: some HTML {
        div(.class("watch-error")) {
            ErrorState(error.message, reason: error.reason, recovery: error.recovery, place: .page) {
                if error.isRetryable {
                    IntentForm(WatchFeature.Intent.retry) { Button(WatchWords.retry, icon: .retry, kind: .primary, .type("submit")) }
                }
                if mayBrowse { LinkButton(WatchWords.explore, icon: .home, path: "/") }
            }
        }
    }
}
