import CoreDomain
import Foundation

extension PlaybackSession {
    mutating func perform(_ command: PlayerCommand, _ reported: PlayerReadings, at date: Date) -> [Output] {
        guard command.isPlausible else { return [] }
        let before = readings
        readings = plausible(reported)
        if command.isSeek { startSeek() }
        return follow(player.perform(command, at: date), before, at: date)
    }

    mutating func report(_ event: PlayerEvent, at date: Date) -> [Output] {
        if event == .seeking { startSeek() }
        if event == .seeked { isSeeking = false }
        var outputs = follow(player.receive(event, at: date), readings, at: date)
        switch event {
        case .playing:
            (hasPlayed, isSeeking) = (true, false)
            outputs += feed.event(for: event).map { record($0, at: date) } ?? []
        case .failedLoading, .failedNetwork, .failedDecoding, .failedUnknown:
            outputs += feed.event(for: event).map { record($0, at: date) } ?? []
        // Interruptions follow the machine: a browser also waits before the first picture and while it seeks.
        case .ready, .paused, .waiting, .resumed, .seeking, .seeked, .ended, .hidden, .visible: break
        }
        return outputs
    }

    mutating func follow(_ steps: [StatefulPlayer.Step], _ before: PlayerReadings, at date: Date) -> [Output] {
        var outputs: [Output] = []
        for step in steps {
            switch step {
            case .forward(let command):
                if var message = PlayerLogMessage(command, before: before, after: readings) {
                    message.correlation = correlation
                    outputs.append(.log(message))
                }
                outputs += analytics.record(command, before: before, after: readings, at: date).map(Output.analytics)
            case .transition(let transition):
                outputs += follow(transition)
            }
        }
        return outputs
    }

    private mutating func follow(_ transition: PlaybackTransition) -> [Output] {
        let date = transition.timestamp
        var outputs = openSession(transition).map(Output.analytics)
        if case .loading = transition.to {
            loadedAt = date
            (hasPlayed, isSeeking, ahead, playing) = (false, false, nil, nil)
            outputs += record(feed.load(), at: date)
        }
        outputs += analytics.follow(transition, readings).map(Output.analytics)
        let (was, isNow) = (transition.from.isInterruption, transition.to.isInterruption)
        if isNow, !was, hasPlayed, !isSeeking {
            levels.heard(of: .rebuffering)
            outputs += record(.bufferingStarted, at: date)
        }
        if was, !isNow { outputs += record(.bufferingEnded(duration: 0), at: date) }
        return outputs
    }

    /// A session of the analytics starts when the player has the movie, or cannot get it, and counts from the load: a page that was opened
    /// and left before is no playback.
    private mutating func openSession(_ transition: PlaybackTransition) -> [AnalyticsWrite] {
        guard let start = loadedAt else { return [] }
        switch transition.to {
        case .ready, .playing, .failed:
            loadedAt = nil
            return analytics.open(video, at: start)
        case .idle, .loading, .paused, .buffering, .seeking, .ended: return []
        }
    }

    private mutating func startSeek() { (isSeeking, ahead) = (true, nil) }

    /// Times that are none stay as they were.
    private func plausible(_ new: PlayerReadings) -> PlayerReadings {
        PlayerReadings(
            isPlaying: new.isPlaying, currentTime: MediaTime.checked(new.currentTime) ?? readings.currentTime,
            duration: MediaTime.checked(new.duration) ?? readings.duration, volume: new.volume, isMuted: new.isMuted, speed: new.speed)
    }
}

extension PlaybackState {
    /// The viewer waits in the middle of the movie. Nobody waits for one that is paused.
    var isInterruption: Bool { self == .buffering(resumeTo: .playing) }
}
