import Foundation
import StreamingDomain
import Testing

@Suite("The player's word wins over the table")
struct ReconciliationTests {
    typealias Row = (PlaybackState, playing: PlaybackState?, paused: PlaybackState?)
    static let rows: [Row] = [
        (.idle, nil, nil),
        (.loading(source: "a"), .playing, nil),
        (.ready, .playing, nil),
        (.playing, nil, .paused),
        (.paused, .playing, nil),
        (.buffering(resumeTo: .playing), .playing, .buffering(resumeTo: .paused)),
        (.buffering(resumeTo: .paused), .playing, nil),
        (.seeking(time: 3, resumeTo: .playing), nil, .seeking(time: 3, resumeTo: .paused)),
        (.seeking(time: 3, resumeTo: .paused), .seeking(time: 3, resumeTo: .playing), nil),
        (.ended, .playing, nil),
        (.failed(.unknown(reason: "x")), nil, nil),
    ]

    @Test("didStartPlaying and didPause bring the machine in step")
    func reconciles() {
        for row in Self.rows {
            var machine = PlaybackMachine(row.0)
            #expect(machine.send(.didStartPlaying, at: .now)?.to == row.playing, "\(row.0)")
            machine = PlaybackMachine(row.0)
            #expect(machine.send(.didPause, at: .now)?.to == row.paused, "\(row.0)")
        }
    }

    @Test("Autoplay while loading ends in playing, and all the table's steps follow")
    func autoplay() {
        var machine = PlaybackMachine()
        let steps: [PlaybackAction] = [.load(source: "a"), .didBecomeReady, .didStartPlaying, .didStartBuffering, .didFinishBuffering]
        for action in steps { #expect(machine.send(action, at: .now) != nil, "\(action)") }
        #expect(machine.state == .playing)
        machine.send(.didReachEnd, at: .now)
        #expect(machine.state == .ended)
    }

    @Test("No other action that the table refuses is reconciled")
    func othersStayRefused() {
        for state in PlaybackTableTests.states {
            for action in PlaybackTableTests.actions where action != .didStartPlaying && action != .didPause {
                let strict = PlaybackMachine(state, rules: .table).canPerform(action)
                #expect(PlaybackMachine(state).canPerform(action) == strict, "\(action) in \(state)")
            }
        }
    }
}
