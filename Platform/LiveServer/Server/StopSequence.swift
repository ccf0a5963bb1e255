/// The order in which a program ends on a signal.
///
/// Until it runs nothing has been promised to anybody: it leaves at once. Then the first signal asks everything to come to its end within a
/// grace, and a second signal, or the end of the grace, leaves whatever is still under way. Databases survive that, as they survive a
/// power cut.
public struct StopSequence: Sendable {
    public enum Event: Sendable, CaseIterable {
        case signal, running, graceOver
    }

    public enum Step: Sendable, Equatable {
        case nothing
        /// Ask everything to come to its end.
        case stop
        /// End the process now, as a success: it was asked to end.
        case leave
    }

    private enum State {
        case starting, running, stopping
    }

    private var state = State.starting

    public init() {}

    /// Whether a signal has asked for the end.
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
