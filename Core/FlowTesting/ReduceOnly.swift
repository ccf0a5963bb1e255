public import Flow

extension Feature {
    /// Reduces actions without performing their effects, so that a test decides when a change is saved.
    public func reduceOnly(_ actions: [Action], into state: inout State) {
        for action in actions { _ = reduce(into: &state, action) }
    }
}
