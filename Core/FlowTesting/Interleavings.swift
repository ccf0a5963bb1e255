/// Steps that run in order, interleaved with the steps of other scripts.
public struct Script<World: Sendable>: Sendable {
    public typealias Step = @Sendable (World) async throws -> Void

    let name: String
    let steps: [Step]

    public init(_ name: String, _ steps: Step...) {
        self.name = name
        self.steps = steps
    }
}

/// Runs the scripts in every interleaving that keeps each script's own order, each time in a new world, and checks each outcome.
///
/// Anything may happen while an actor waits. A test splits a method into steps at its `await`s and tries everything that may happen
/// between them, independent of the scheduler. The number of orders grows fast: 90 for three scripts of two steps,
/// 1,680 for three of three.
///
/// - Parameter check: receives the world, and the names of the steps in their order for messages.
public func inEveryOrder<World: Sendable>(
    _ scripts: [Script<World>], in world: @Sendable () async throws -> World,
    check: @Sendable (_ world: World, _ order: String) async throws -> Void
) async throws {
    for order in orders(of: scripts.map(\.steps.count)) {
        let world = try await world()
        var done = scripts.map { _ in 0 }
        var names: [String] = []
        for index in order {
            names.append("\(scripts[index].name) \(done[index] + 1)")
            try await scripts[index].steps[done[index]](world)
            done[index] += 1
        }
        try await check(world, names.joined(separator: ", "))
    }
}

/// All sequences in which script `n` occurs `counts[n]` times.
func orders(of counts: [Int]) -> [[Int]] {
    if counts.allSatisfy({ $0 == 0 }) { return [[]] }
    return counts.indices.filter { counts[$0] > 0 }.flatMap { index in
        var rest = counts
        rest[index] -= 1
        return orders(of: rest).map { [index] + $0 }
    }
}
