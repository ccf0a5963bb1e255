import Foundation
import StreamingDomain
import Testing

/// The table of legal transitions written out as data: nine states by nineteen actions.
@Suite("The playback machine follows its table")
struct PlaybackTableTests {
    static let network = PlaybackError.networkError(reason: "gone")
    static let decoding = PlaybackError.decodingError(reason: "bad")

    /// Every state, with the kinds of what it carries.
    static let states: [PlaybackState] = [
        .idle, .loading(source: "a"), .ready, .playing, .paused, .buffering(resumeTo: .playing), .seeking(time: 7, resumeTo: .paused),
        .ended, .failed(network),
    ]

    static let actions: [PlaybackAction] = [
        .load(source: "b"), .play, .pause, .seek(to: 30), .stop, .retry, .didBecomeReady, .didStartPlaying, .didPause,
        .didStartBuffering, .didFinishBuffering, .didStartSeeking, .didFinishSeeking, .didReachEnd, .didFail(decoding),
        .didEnterBackground, .didBecomeActive, .audioSessionInterrupted, .audioSessionResumed,
    ]

    static let loading = PlaybackState.loading(source: "b")
    static let failed = PlaybackState.failed(decoding)

    /// A row for each action, a column for each state, in the orders above; nil is illegal.
    static let table: [[PlaybackState?]] = [
        // idle, loading, ready, playing, paused, buffering, seeking, ended, failed
        [loading, nil, loading, nil, loading, nil, nil, loading, loading],
        [nil, nil, .playing, nil, .playing, .buffering(resumeTo: .playing), .seeking(time: 7, resumeTo: .playing), .playing, nil],
        [nil, nil, nil, .paused, nil, .buffering(resumeTo: .paused), .seeking(time: 7, resumeTo: .paused), nil, nil],
        [
            nil, nil, nil, .seeking(time: 30, resumeTo: .playing), .seeking(time: 30, resumeTo: .paused), nil, nil,
            .seeking(time: 30, resumeTo: .paused), nil,
        ],
        [nil, .idle, .idle, .idle, .idle, .idle, .idle, .idle, .idle],
        [nil, nil, nil, nil, nil, nil, nil, nil, .idle],
        [nil, .ready, nil, nil, nil, nil, nil, nil, nil],
        [nil, nil, nil, nil, nil, nil, nil, nil, nil],
        [nil, nil, nil, nil, nil, nil, nil, nil, nil],
        [nil, nil, nil, .buffering(resumeTo: .playing), .buffering(resumeTo: .paused), nil, nil, nil, nil],
        [nil, nil, nil, nil, nil, .playing, nil, nil, nil],
        [nil, nil, nil, nil, nil, nil, nil, nil, nil],
        [nil, nil, nil, nil, nil, nil, .paused, nil, nil],
        [nil, nil, nil, .ended, nil, nil, nil, nil, nil],
        [nil, failed, nil, failed, nil, failed, failed, nil, nil],
        [nil, nil, nil, .paused, nil, nil, nil, nil, nil],
        [nil, nil, nil, nil, nil, nil, nil, nil, nil],
        [nil, nil, nil, .paused, nil, nil, nil, nil, nil],
        [nil, nil, nil, nil, .playing, nil, nil, nil, nil],
    ]

    @Test("All 171 pairs do exactly what the table says, and 38 of them are legal")
    func wholeTable() {
        let now = Date(timeIntervalSince1970: 1_000)
        var legal = 0
        for (action, row) in zip(Self.actions, Self.table) {
            for (state, expected) in zip(Self.states, row) {
                var machine = PlaybackMachine(state, rules: .table)
                let can = machine.canPerform(action)
                let transition = machine.send(action, at: now)
                #expect(can == (expected != nil), "\(action) in \(state)")
                #expect(machine.state == expected ?? state, "\(action) in \(state)")
                #expect(transition == expected.map { .init(from: state, to: $0, action: action, timestamp: now) })
                if transition != nil { legal += 1 }
            }
        }
        #expect(Self.table.count == 19 && Self.table.allSatisfy { $0.count == 9 })
        #expect(legal == 38)
    }

    @Test("Each state has its number of legal actions")
    func perState() {
        let counts = Self.states.map { state in
            Self.actions.count { PlaybackMachine(state, rules: .table).canPerform($0) }
        }
        #expect(counts == [1, 3, 3, 8, 6, 5, 5, 4, 3])
    }

    @Test("What was meant to follow buffering or seeking follows it", arguments: [PlaybackState.Resumption.playing, .paused])
    func resumption(of resumption: PlaybackState.Resumption) {
        var buffering = PlaybackMachine(.buffering(resumeTo: resumption), rules: .table)
        #expect(buffering.send(.didFinishBuffering, at: .now)?.to == resumption.state)
        var seeking = PlaybackMachine(.seeking(time: 3, resumeTo: resumption), rules: .table)
        #expect(seeking.send(.didFinishSeeking, at: .now)?.to == resumption.state)
    }

    @Test("Only a network error can be tried again")
    func retry() {
        let errors: [(PlaybackError, Bool)] = [
            (.loadFailed(reason: "x"), false), (.networkError(reason: "x"), true), (.decodingError(reason: "x"), false),
            (.drmError(reason: "x"), false), (.unknown(reason: "x"), false),
        ]
        for (error, can) in errors {
            #expect(PlaybackMachine(.failed(error), rules: .table).canPerform(.retry) == can)
            #expect(error.isRecoverable == can)
        }
        #expect(PlaybackError.loadFailed(reason: "a") != .loadFailed(reason: "b"))
    }

    @Test("A legal step that changes nothing is still a step")
    func sameState() {
        var machine = PlaybackMachine(.buffering(resumeTo: .playing), rules: .table)
        #expect(machine.send(.play, at: .now)?.didChangeState == false)
        #expect(machine.send(.pause, at: .now)?.didChangeState == true)
    }

    @Test("Derived properties hold for the states that they name")
    func derived() {
        let all = Self.states + [.buffering(resumeTo: .paused), .seeking(time: 1, resumeTo: .playing)]
        #expect(all.filter(\.isActive) == [.playing, .buffering(resumeTo: .playing), .seeking(time: 1, resumeTo: .playing)])
        #expect(all.filter(\.canPlay) == [.ready, .paused, .ended])
        #expect(all.filter(\.canPause) == [.playing, .buffering(resumeTo: .playing)])
        #expect(
            Self.states.map(\.description) == [
                "idle", "loading", "ready", "playing", "paused", "buffering", "seeking", "ended", "failed",
            ])
    }
}
