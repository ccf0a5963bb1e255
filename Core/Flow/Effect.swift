/// Work to start and work to stop, described as data. Only a store performs it.
///
/// There are two kinds of work. What *reads* (`run`, `observe`, `debounced`) belongs to its screen and is cancelled with it. What *writes*
/// (`write`) was caused by a person and runs to its end whatever happens to the screen.
public struct Effect<Action: Sendable>: Sendable {
    public typealias Work = @Sendable (Send<Action>) async -> Void
    /// Binds work to where its actions go. Embedding an effect wraps this, so that running work has no frame for each level above it.
    typealias Start = @Sendable (Send<Action>) -> @Sendable () async -> Void

    enum Step: Sendable {
        case run(EffectPath, replacing: Bool, Start)
        case write(EffectID, Start)
        case cancel(EffectPath)
    }

    let steps: [Step]

    /// Nothing to start, nothing to stop.
    public static var none: Self { Self(steps: []) }

    /// Starts `work` under the feature's own path; it ends with the feature.
    public static func run(_ work: @escaping Work) -> Self {
        Self(steps: [.run(EffectPath(), replacing: false, { send in { await work(send) } })])
    }

    /// Starts `work` under `id`, in addition to what already runs under it.
    public static func run(_ id: any Hashable & Sendable, _ work: @escaping Work) -> Self {
        Self(steps: [.run(EffectPath(id), replacing: false, { send in { await work(send) } })])
    }

    /// Starts `work` under `id`, after everything that runs under it was cancelled.
    public static func run(replacing id: any Hashable & Sendable, _ work: @escaping Work) -> Self {
        Self(steps: [.run(EffectPath(id), replacing: true, { send in { await work(send) } })])
    }

    /// Stops all reading work that runs under `id` or below it. Writes go on.
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
                case .write(let id, let start):
                    .write(id) { send in start(send.embedding(embed)) }
                case .run(let path, let replacing, let start):
                    .run(place(path), replacing: replacing) { send in start(send.embedding(embed)) }
                }
            })
    }
}

extension Effect {
    /// A change that a person asked for. It runs to its end even if its screen goes or the store closes, and after every earlier write for the
    /// same id, so that quick clicks take effect in their order.
    ///
    /// - Parameters:
    ///   - id: The thing that is written. It is the same from every screen of the store: parents do not add to it.
    ///   - work: Must not depend on cancellation; it is never cancelled.
    ///   - outcome: The action for success (nil) or failure. It arrives unless the store is closed; a screen that has gone ignores it.
    public static func write(
        for id: any Hashable & Sendable, _ work: @escaping @Sendable () async throws(ViewStateError) -> Void,
        outcome: @escaping @Sendable (ViewStateError?) -> Action
    ) -> Self {
        Self(steps: [
            .write(EffectID(id)) { send in
                {
                    var failure: ViewStateError?
                    do throws(ViewStateError) { try await work() } catch { failure = error }
                    await send(outcome(failure))
                }
            }
        ])
    }

    /// The same where the change answers with something, such as the way to undo it.
    public static func write<Answer: Sendable>(
        for id: any Hashable & Sendable, _ work: @escaping @Sendable () async throws(ViewStateError) -> Answer,
        result: @escaping @Sendable (Result<Answer, ViewStateError>) -> Action
    ) -> Self {
        Self(steps: [
            .write(EffectID(id)) { send in
                {
                    do throws(ViewStateError) {
                        let answer = try await work()
                        await send(result(.success(answer)))
                    } catch {
                        await send(result(.failure(error)))
                    }
                }
            }
        ])
    }

    /// The same where success needs no action, because the screen already shows the change or observes it.
    public static func write(
        for id: any Hashable & Sendable, _ work: @escaping @Sendable () async throws(ViewStateError) -> Void,
        failed: @escaping @Sendable (ViewStateError) -> Action
    ) -> Self {
        Self(steps: [
            .write(EffectID(id)) { send in
                { do throws(ViewStateError) { try await work() } catch { await send(failed(error)) } }
            }
        ])
    }

    /// Runs after `delay` of quiet; a newer call under the same id starts the wait again.
    public static func debounced(
        _ id: any Hashable & Sendable, by delay: Duration, on clock: any Clock<Duration>, _ work: @escaping Work
    ) -> Self {
        .run(replacing: id) { send in
            guard (try? await clock.sleep(for: delay)) != nil else { return }
            await work(send)
        }
    }

    /// One action for each element, until the sequence ends or the effect is cancelled.
    public static func observe<Source: AsyncSequence & Sendable>(
        _ id: any Hashable & Sendable, _ source: @escaping @Sendable () async -> Source,
        _ action: @escaping @Sendable (Source.Element) -> Action
    ) -> Self where Source.Failure == Never, Source.Element: Sendable {
        .run(replacing: id) { send in
            for await element in await source() { await send(action(element)) }
        }
    }
}
