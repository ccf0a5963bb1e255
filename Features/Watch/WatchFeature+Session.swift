import Flow
import LibraryDomain
import StreamingDomain

extension WatchFeature {
    /// Starts the rules for the player of the current plan; none for a file that does not play.
    func openSession(_ state: inout State) -> Effect<Action> {
        guard var watchable = state.content.content else { return .none }
        watchable.next = state.next
        state.session = state.decision?.plan.map { client.session(watchable, $0.levels(of: watchable.file), state.path) }
        return hear(.load(watchable), &state)
    }

    /// The browser has answered. Another way of playing is another player (its region is named after it).
    func decideAgain(_ answers: String, _ state: inout State) -> Effect<Action> {
        guard let capabilities = ClientCapabilities(cookie: answers) else { return .none }
        let before = state.decision?.plan?.method
        state.capabilities = capabilities
        guard state.decision?.plan?.method != before else { return .none }
        return .merge(hear(.left, &state), openSession(&state))
    }

    /// Tells the rules of playback what the browser reports. Their orders are part of the state, and reach the browser with the page.
    func hear(_ input: PlaybackSession.Input, _ state: inout State) -> Effect<Action> {
        let outputs = (state.session?.receive(input, at: client.now()) ?? []).filter(\.isForClient)
        if outputs.isEmpty { return .none }
        return .write(for: Work.record) { [client] () async throws(ViewStateError) in
            await client.record(outputs)
        } failed: { _ in
            .recordingFailed
        }
    }

    func hear(_ event: PlayerEvent, _ state: inout State) -> Effect<Action> {
        guard event == .playing, case .failed = state.session?.state, let watchable = state.content.content else {
            return hear(.reported(event), &state)
        }
        // The player tried again by itself, and can.
        let load = hear(.load(watchable), &state)
        return .merge(load, hear(.reported(event), &state))
    }
}

extension PlaybackSession.Input {
    /// Without the capability: the source is logged.
    static func load(_ watchable: Watchable) -> Self { .performed(.load(source: "/media/\(watchable.file.id)"), PlayerReadings()) }
}

extension PlaybackSession.Output {
    /// Whether it is to be written somewhere, or asks for something. An order is part of the state.
    fileprivate var isForClient: Bool {
        switch self {
        case .alert, .log, .analytics, .preload: true
        case .order: false
        }
    }
}

extension BrowserConnection {
    /// - Parameters: of the Network Information API; an empty word says nothing.
    init(_ type: String, _ effectiveType: String, _ savesData: Bool) {
        self.init(
            type: type.isEmpty ? nil : type, effectiveType: effectiveType.isEmpty ? nil : effectiveType, savesData: savesData)
    }
}

extension PlaybackPlan {
    /// The qualities of a stream with what they need; none for a file that is played as it is.
    func levels(of file: MediaFile) -> [StreamLevel] {
        guard delivery == .segments else { return [] }
        return pictures.map { picture in
            let name = picture.rendition.description
            return switch picture {
            case .original: StreamLevel(name: name, bitrate: file.bitRate ?? 0, height: file.media.video.first?.lines ?? 0)
            case .encoded(let rung): StreamLevel(name: name, bitrate: rung.bitRate, height: rung.rawValue)
            }
        }
    }
}
