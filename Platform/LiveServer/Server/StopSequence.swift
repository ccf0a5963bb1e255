/// The order in which a program ends on a signal.
///
/// While the program starts there is nothing to finish, and a signal ends it immediately. Later the first signal asks everything to finish
/// within a grace period; a second signal, or the end of that period, ends whatever still runs. Databases survive that, as they survive a
/// power cut.
public struct StopSequence: Sendable {
    public enum Event: Sendable, CaseIterable {
        case signal, running, graceOver
    }

    public enum Step: Sendable, Equatable {
        case nothing
        /// Ask everything to finish.
        case stop
        /// End the process now with success, because it was asked to end.
        case leave
    }

    private enum State {
        case starting, running, stopping
    }

    private var state = State.starting

    public init() {}

    /// Whether a signal has asked the program to end.
    public var isStopping: Bool { state == .stopping }

    public mutating func next(_ event: Event) -> Step {
        switch (state, event) {
        case (.starting, .running):
            state = .running
            return .nothing
        case (.running, .signal):
            state = .stopping
            return .stop
        case (.starting, .signal), (.stopping, .signal), (.stopping, .graceOver): return .leave
        case (.starting, .graceOver), (.running, .graceOver), (.running, .running), (.stopping, .running): return .nothing
        }
    }
}
