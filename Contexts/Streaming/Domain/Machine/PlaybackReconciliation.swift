/// A rule of our own on top of the table: when the player reports that it plays or pauses, it is right.
///
/// Autoplay starts while the table still says `loading`, and a browser's own controls start and stop the movie without asking; with the
/// table alone the machine would say `ready` while the movie plays. So if the table refuses `didStartPlaying` or `didPause`, this rule sets
/// the state that the player reports. Nothing else is reconciled, a machine that is `idle` or has `failed` stays so, and a state that
/// already agrees does not change.
public enum PlaybackReconciliation {
    public static func state(after action: PlaybackAction, in state: PlaybackState) -> PlaybackState? {
        switch (action, state) {
        case (.didStartPlaying, .loading), (.didStartPlaying, .ready), (.didStartPlaying, .paused),
            (.didStartPlaying, .ended), (.didStartPlaying, .buffering):
            .playing
        case (.didStartPlaying, .seeking(let time, .paused)): .seeking(time: time, resumeTo: .playing)

        case (.didPause, .playing): .paused
        case (.didPause, .buffering(.playing)): .buffering(resumeTo: .paused)
        case (.didPause, .seeking(let time, .playing)): .seeking(time: time, resumeTo: .paused)

        default: nil
        }
    }
}
