import Testing

@testable import StreamingDomain

/// Laws of the schedule over random requests, deliveries, ends and failures.
@Suite("Laws of the schedule of encoders")
struct ScheduleLawTests {
    /// A world that does what the schedule commands, in any order.
    struct World {
        var random: SplitMix
        var schedule: EncoderSchedule
        var now = Duration.zero
        var requests: [Int: EncoderSchedule.Request] = [:]
        var asked: Set<Int> = []
        var answered: Set<Int> = []
        var cancelled: Set<Int> = []
        /// Runs whose encoder is alive, with the next segment that it delivers.
        var alive: [Int: Int] = [:]
        var stopped: Set<Int> = []
        var paused: Set<Int> = []

        init(seed: Int, cores: Int? = nil) {
            random = SplitMix(state: UInt64(seed))
            schedule = EncoderSchedule(budget: EncoderBudget(cores: cores ?? Int.random(in: 1...4, using: &random)))
        }

        mutating func obey(_ commands: [EncoderSchedule.Command]) {
            for command in commands {
                switch command {
                case .start(let run, _, let segment):
                    #expect(alive.updateValue(segment, forKey: run) == nil)
                case .stop(let run):
                    #expect(alive[run] != nil && stopped.insert(run).inserted, "A run is stopped once")
                case .resume(let run):
                    #expect(paused.remove(run) != nil && !stopped.contains(run))
                case .answer(let request, _):
                    #expect(asked.contains(request) && !cancelled.contains(request) && answered.insert(request).inserted)
                }
            }
        }

        mutating func ask() {
            let rendition = EncodedRendition(
                movie: "m\(Int.random(in: 0...3, using: &random))",
                rendition: [.encodedVideo(.p1080), .encodedVideo(.p240), .encodedAudio(1)].randomElement(using: &random) ?? .video,
                count: 60)
            let segment = Int.random(in: -6...59, using: &random)
            ask(
                .init(
                    id: asked.count + 1, rendition: rendition, segment: segment < 0 ? nil : segment,
                    near: Int.random(in: -9...99, using: &random), viewer: "v\(Int.random(in: 0...4, using: &random))",
                    isLost: Int.random(in: 0...5, using: &random) == 0))
        }

        mutating func ask(_ request: EncoderSchedule.Request) {
            asked.insert(request.id)
            requests[request.id] = request
            obey(schedule.ask(request, at: now))
        }

        /// A request that was answered finds its segment in the cache, or asks again.
        mutating func lookAgain() {
            guard let id = answered.subtracting(cancelled).sorted().randomElement(using: &random), var request = requests[id] else {
                return
            }
            if let segment = request.segment, Bool.random(using: &random) {
                return obey(schedule.served(segment, of: request.rendition, to: request.viewer, request: id, at: now))
            }
            request.isLost = true
            answered.remove(id)
            ask(request)
        }

        mutating func deliver() {
            guard let run = alive.keys.filter({ !paused.contains($0) }).sorted().randomElement(using: &random), let next = alive[run],
                next < 60
            else { return }
            alive[run] = next + 1
            if Bool.random(using: &random) { obey(schedule.opened(run, at: now)) }
            obey(schedule.made(next, by: run, at: now))
            if !schedule.delivered(run, at: now) { paused.insert(run) }
        }

        mutating func end(_ run: Int, _ error: EncodingError?) {
            alive[run] = nil
            stopped.remove(run)
            paused.remove(run)
            obey(schedule.ended(run, error, at: now))
        }

        mutating func step() {
            switch Int.random(in: 0...13, using: &random) {
            case 0...2: ask()
            case 3:
                guard let request = asked.subtracting(answered).subtracting(cancelled).sorted().randomElement(using: &random) else {
                    return
                }
                cancelled.insert(request)
                obey(schedule.cancel(request, at: now))
            case 4...6: deliver()
            case 7:
                now += .seconds(Double.random(in: 0...6, using: &random))
                obey(schedule.tick(at: now))
            case 8:
                guard let run = alive.keys.sorted().randomElement(using: &random) else { return }
                end(run, [nil, .failed(reason: "x"), .notInstalled].randomElement(using: &random) ?? nil)
            case 9:
                guard let run = alive.keys.sorted().randomElement(using: &random) else { return }
                obey(Bool.random(using: &random) ? schedule.release(run, at: now) : schedule.changed(by: run, at: now))
            case 10: lookAgain()
            default:
                for run in stopped.sorted() { end(run, .failed(reason: "stopped")) }
            }
        }

        /// Laws that do not hold.
        var broken: [String] {
            var broken: [String] = []
            func law(_ holds: Bool, _ name: String) { if !holds { broken.append(name) } }
            for share in EncoderBudget.Share.allCases { law(schedule.used(share) <= schedule.budget.capacity(of: share), "the budget") }
            law(Set(schedule.runs.keys) == Set(alive.keys), "it knows the encoders that are alive")
            for (run, known) in schedule.runs {
                law((known.end != nil) == stopped.contains(run), "it knows what it has stopped")
                law(known.end != nil || !known.asked.isEmpty || !schedule.waiting(for: run).isEmpty, "a run has an owner")
            }
            law(Set(schedule.waiters.keys) == asked.subtracting(answered).subtracting(cancelled), "it knows who waits")
            for waiter in schedule.waiters.values {
                guard let number = waiter.run else { continue }
                law(schedule.runs[number].map { $0.end != .wanted } ?? false, "nobody waits for a run that ends")
                law(schedule.runs[number]?.rendition == waiter.request.rendition, "nobody waits for another movie")
            }
            for (_, waiters) in Dictionary(grouping: schedule.waiters.values, by: \.request.viewer) {
                law(waiters.count <= 16 && waiters.count { $0.run == nil } <= 8, "nobody waits for much")
                for (_, waiters) in Dictionary(grouping: waiters, by: \.request.rendition) {
                    let places = waiters.compactMap(\.request.segment)
                    law((places.max() ?? 0) - (places.min() ?? 0) <= 8, "nobody is in two places")
                }
            }
            return broken
        }
    }

    @Test("After any seeks of one viewer, the next encoder makes what was asked for last", arguments: 1...60)
    func seeks(seed: Int) throws {
        var world = World(seed: seed, cores: 1)
        let rendition = EncodedRendition(movie: "m", rendition: .encodedVideo(.p720), count: 60)
        for id in 1...30 {
            let segment = Int.random(in: -3...59, using: &world.random)
            world.ask(.init(id: id, rendition: rendition, segment: segment < 0 ? nil : segment, viewer: "v"))
            #expect(world.broken == [])
            if Bool.random(using: &world.random) { for run in world.stopped.sorted() { world.end(run, nil) } }
            if Int.random(in: 0...3, using: &world.random) == 0 { world.deliver() }
        }
        for run in world.stopped.sorted() { world.end(run, nil) }
        let last = try #require(world.requests.values.filter { $0.segment != nil }.map(\.id).max())
        for _ in 0...8 where !world.answered.contains(last) { world.deliver() }
        #expect(world.answered.contains(last) && world.stopped.isEmpty && world.alive.count == 1)
    }

    @Test("Nothing is lost, nothing is taken twice, and everything ends", arguments: 1...60)
    func laws(seed: Int) {
        var world = World(seed: seed)
        for _ in 0..<300 {
            world.step()
            #expect(world.broken == [])
        }
        // Nobody asks any more: in a minute all is answered and ended.
        for _ in 0..<60 {
            world.now += .seconds(1)
            world.obey(world.schedule.tick(at: world.now))
            for run in world.stopped.sorted() { world.end(run, nil) }
            #expect(world.broken == [])
        }
        #expect(world.answered.union(world.cancelled) == world.asked && world.schedule.isIdle && world.alive.isEmpty)
    }
}
