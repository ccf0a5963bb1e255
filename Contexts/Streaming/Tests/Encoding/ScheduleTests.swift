import StreamingDomain
import Testing

@Suite("Which encoders run, and for whom")
struct ScheduleTests {
    @Test(
        "Each step has the commands of the table",
        arguments: ScheduleScenario.sharing + ScheduleScenario.seeking + ScheduleScenario.superseding + ScheduleScenario.time
            + ScheduleScenario.failing + ScheduleScenario.room)
    func scenario(_ scenario: ScheduleScenario) {
        var bench = ScheduleBench(cores: scenario.cores)
        for (number, (step, expected)) in scenario.steps.enumerated() {
            #expect(bench.perform(step) == expected, "step \(number + 1): \(step)")
        }
    }

    @Test("500 viewers of one movie cause one run")
    func crowd() {
        var bench = ScheduleBench(cores: 1)
        let commands = (0..<500).flatMap { bench.perform(.ask("v\($0)", "a", 0)) }
        #expect(commands == ["start 1 of a at 0"])
        #expect(bench.perform(.made(1, 0...0)).count == 500)
        #expect(bench.schedule.waiting == 0 && bench.schedule.running == 1)
    }

    @Test("A viewer that opens 500 movies has at most three runs, and all requests but those are answered or queued")
    func greed() {
        var bench = ScheduleBench(cores: 16)
        var commands: [String] = []
        for movie in 0..<500 { commands += bench.perform(.ask("v", "m\(movie)", 0)) }
        let started = commands.count { $0.hasPrefix("start") }, stopped = commands.count { $0.hasPrefix("stop") }
        #expect(started - stopped <= 3 && bench.schedule.running <= 16 && bench.schedule.waiting <= 11)
        #expect(!bench.schedule.isIdle)
        bench.schedule.forget()
        #expect(bench.schedule.isIdle && bench.schedule.renditions.isEmpty)
    }

    @Test(
        "A budget is for pictures and for sound, at least one run of each",
        arguments: [
            (0, nil, 1, 4), (1, nil, 1, 4), (2, nil, 2, 8), (8, 1 << 30, 2, 32), (8, 1, 1, 32), (4, -5, 1, 16),
            (Int.max, Int64.max, 1_024, 4_096),
        ]
            as [(Int, Int64?, Int, Int)])
    func budget(_ cores: Int, _ memory: Int64?, _ pictures: Int, _ sound: Int) {
        let budget = EncoderBudget(cores: cores, memory: memory)
        #expect(budget.capacity(of: .pictures) == pictures && budget.capacity(of: .sound) == sound)
        for rung in Rung.allCases {
            #expect(budget.cost(of: .encodedVideo(rung)) == (rung == .p1080 ? min(2, pictures) : 1))
        }
    }
}
