/// Work to start and work to stop, described as data. Only a store performs it.
public struct Effect<Action: Sendable>: Sendable {
    public typealias Work = @Sendable (Send<Action>) async -> Void
    /// Binds work to where its actions go. Embedding an effect wraps this, so that running work has no frame for each level above it.
    typealias Start = @Sendable (Send<Action>) -> @Sendable () async -> Void

    enum Step: Sendable {
        case run(EffectPath, replacing: Bool, Start)
        case cancel(EffectPath)
    }

    let steps: [Step]

    /// Nothing to start, nothing to stop.
    public static var none: Self { Self(steps: []) }

    /// Starts `work`. Without an id it runs under the feature's own path and ends with the feature.
    ///
    /// - Parameter replacing: whether work that already runs under the same id is cancelled first.
    public static func run(
        _ id: (any Hashable & Sendable)? = nil, replacing: Bool = false, _ work: @escaping Work
    ) -> Self {
        Self(steps: [.run(EffectPath(id), replacing: replacing, { send in { await work(send) } })])
    }

    /// Stops everything that runs under `id` or below it.
    public static func cancel(_ id: any Hashable & Sendable) -> Self {
        Self(steps: [.cancel(EffectPath(id))])
    }

    /// All of the given effects, started in order.
    public static func merge(_ effects: Self...) -> Self { merge(effects) }

    /// All of the given effects, started in order.
    public static func merge(_ effects: [Self]) -> Self {
        Self(steps: effects.flatMap { $0.steps })
    }

    /// The same effect seen from the parent: its actions are embedded and its ids live under `id`.
    public func lift<Parent>(
        under id: any Hashable & Sendable, into embed: @escaping @Sendable (Action) -> Parent
    ) -> Effect<Parent> {
        map(path: { $0.under(id) }, into: embed)
    }

    /// The same effect with its actions embedded and its ids unchanged: the parent adds no level of its own.
    public func map<Parent>(into embed: @escaping @Sendable (Action) -> Parent) -> Effect<Parent> {
        map(path: { $0 }, into: embed)
    }

    private func map<Parent>(
        path place: (EffectPath) -> EffectPath, into embed: @escaping @Sendable (Action) -> Parent
    ) -> Effect<Parent> {
        Effect<Parent>(
            steps: steps.map { step in
                switch step {
                case .cancel(let path):
                    .cancel(place(path))
                case .run(let path, let replacing, let start):
                    .run(place(path), replacing: replacing) { send in start(Send { await send(embed($0)) }) }
                }
            })
    }
}

extension Effect {
    /// Runs after `delay` of quiet; a newer call under the same id starts the wait again.
    public static func debounced(
        _ id: any Hashable & Sendable, by delay: Duration, on clock: any Clock<Duration>, _ work: @escaping Work
    ) -> Self {
        .run(id, replacing: true) { send in
            guard (try? await clock.sleep(for: delay)) != nil else { return }
            await work(send)
        }
    }

    /// One action for each element, until the sequence ends or the effect is cancelled.
    public static func observe<Source: AsyncSequence & Sendable>(
        _ id: any Hashable & Sendable, _ source: @escaping @Sendable () async -> Source,
        _ action: @escaping @Sendable (Source.Element) -> Action
    ) -> Self where Source.Failure == Never, Source.Element: Sendable {
        .run(id, replacing: true) { send in
            for await element in await source() { await send(action(element)) }
        }
    }
}
