import CoreDomain
public import Foundation

extension PlaybackSession {
    /// Takes an input.
    /// - Returns: what follows, in the order in which it happens. A new order is last.
    public mutating func receive(_ input: Input, at date: Date) -> [Output] {
        guard !isOver else { return [] }
        let before = order
        var outputs = handle(input, at: date)
        if !isOver, movieGoesOn { levels.consider(conditions(at: date), at: date) }
        if !isOver, order != before { outputs.append(.order(level: order.level, buffer: order.buffer)) }
        return outputs
    }

    /// After its end or a failure there is nothing to load, and what is missing in the buffer says nothing.
    private var movieGoesOn: Bool {
        switch state {
        case .ended, .failed: false
        case .idle, .loading, .ready, .playing, .paused, .buffering, .seeking: true
        }
    }

    private mutating func handle(_ input: Input, at date: Date) -> [Output] {
        switch input {
        case .performed(let command, let readings): return perform(command, readings, at: date)
        case .reported(let event): return report(event, at: date)
        case .retried: return follow(player.retry(at: date), readings, at: date)
        case .loaded(let bytes, let seconds): return measure(bytes, seconds, at: date)
        case .buffered(let ahead):
            guard let ahead = MediaTime.checked(ahead) else { return [] }
            self.ahead = ahead
            if ahead > 0 { isSeeking = false }
            return []
        case .connection(let connection): return connect(connection.path(presuming: presumed), at: date)
        case .memory(let pressure):
            guard pressure != memory else { return [] }
            memory = pressure
            buffer.update(memory: pressure)
            levels.heard(of: .memoryPressure)
            return record(.memoryWarning(pressure), at: date)
        case .chose(let name):
            levels.choose(name, at: date)
            return []
        case .plays(let name): return show(name, at: date)
        case .position(let position, let duration): return move(to: position, of: duration, at: date)
        case .left:
            isOver = true
            performance.end()
            return analytics.close(duration: readings.duration, at: date).map(Output.analytics)
        }
    }

    /// The goal of the buffer adapts with the first measurement: until then the player starts with what `AdaptiveBuffer` starts with.
    private mutating func measure(_ bytes: Double, _ seconds: Double, at date: Date) -> [Output] {
        let sample = BandwidthSample(reported: bytes, duration: seconds, timestamp: date)
        guard sample.bytes >= Self.smallestTransfer, bandwidth.record(sample) else { return [] }
        levels.heard(of: .networkDegraded)
        buffer.update(network: path.quality)
        return record(.bytesTransferred(bytes: sample.bytes, duration: sample.duration), at: date)
    }

    /// What was measured on another interface says nothing about this one.
    private mutating func connect(_ new: NetworkPath, at date: Date) -> [Output] {
        guard new != path else { return [] }
        let old = path
        path = new
        if new.interfaces != old.interfaces { bandwidth.clear() }
        levels.heard(of: .networkDegraded)
        buffer.update(network: new.quality)
        return new.quality == old.quality ? [] : record(.networkChanged(new.quality), at: date)
    }

    /// A lower quality that the viewer chose is no alert.
    private mutating func show(_ name: String, at date: Date) -> [Output] {
        guard let level = levels.ladder.level(name), level != playing else { return [] }
        let before = playing?.label
        playing = level
        let event = AnalyticsEventType.qualityChanged(from: before, to: level.label)
        let alerts = record(.qualityChanged(bitrate: level.bitrate), at: date)
        return (levels.isChosen ? [] : alerts) + analytics.record(event, position: readings.currentTime, at: date).map(Output.analytics)
    }

    /// Near the end the next videos are wanted, as soon as the connection allows it.
    private mutating func move(to position: Double, of duration: Double, at date: Date) -> [Output] {
        guard let position = MediaTime.checked(position) else { return [] }
        readings = PlayerReadings(
            isPlaying: state == .playing, currentTime: position, duration: MediaTime.checked(duration) ?? readings.duration,
            volume: readings.volume, isMuted: readings.isMuted, speed: readings.speed)
        guard !hasPreloaded, let begins = NextEpisodeOffer.begins(duration: readings.duration), position >= begins else { return [] }
        let indices = AdjacentPreloading().indices(at: 0, count: upcoming.count + 1, network: path.quality, now: date)
        hasPreloaded = !indices.isEmpty
        return hasPreloaded ? [.preload(indices.map { upcoming[$0 - 1] })] : []
    }

    mutating func record(_ event: PerformanceEvent, at date: Date) -> [Output] {
        (performance.record(event, at: date)?.alerts ?? []).map(Output.alert)
    }
}
