/// The table of legal transitions: 38 of the 171 pairs of a state and an action. Everything else is refused.
///
/// `didStartPlaying`, `didPause`, `didStartSeeking` and `didBecomeActive` are never legal in this table; `PlaybackReconciliation` decides
/// about the first two.
enum PlaybackTable {
    static func state(after action: PlaybackAction, in state: PlaybackState) -> PlaybackState? {
        switch (action, state) {
        case (.load(let source), .idle), (.load(let source), .ready), (.load(let source), .paused),
            (.load(let source), .ended), (.load(let source), .failed):
            .loading(source: source)

        case (.play, .ready), (.play, .paused), (.play, .ended): .playing
        case (.play, .buffering): .buffering(resumeTo: .playing)
        case (.play, .seeking(let time, _)): .seeking(time: time, resumeTo: .playing)

        case (.pause, .playing): .paused
        case (.pause, .buffering): .buffering(resumeTo: .paused)
        case (.pause, .seeking(let time, _)): .seeking(time: time, resumeTo: .paused)

        case (.seek(let time), .playing): .seeking(time: time, resumeTo: .playing)
        case (.seek(let time), .paused), (.seek(let time), .ended): .seeking(time: time, resumeTo: .paused)

        case (.stop, .idle): nil
        case (.stop, _): .idle

        case (.retry, .failed(let error)): error.isRecoverable ? .idle : nil

        case (.didBecomeReady, .loading): .ready
        case (.didStartBuffering, .playing): .buffering(resumeTo: .playing)
        case (.didStartBuffering, .paused): .buffering(resumeTo: .paused)
        case (.didFinishBuffering, .buffering(let resumption)): resumption.state
        case (.didFinishSeeking, .seeking(_, let resumption)): resumption.state
        case (.didReachEnd, .playing): .ended
        case (.didFail(let error), .loading), (.didFail(let error), .playing), (.didFail(let error), .buffering),
            (.didFail(let error), .seeking):
            .failed(error)

        case (.didEnterBackground, .playing), (.audioSessionInterrupted, .playing): .paused
        case (.audioSessionResumed, .paused): .playing

        default: nil
        }
    }
}
