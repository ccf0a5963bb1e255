import Testing

@testable import LiveServer

@Suite struct StopSequenceTests {
    @Test(
        "What each event leads to",
        arguments: [
            ([.running], .nothing), ([.signal], .leave), ([.graceOver], .nothing), ([.running, .signal], .stop),
            ([.running, .running], .nothing),
            ([.running, .graceOver], .nothing), ([.running, .signal, .signal], .leave), ([.running, .signal, .graceOver], .leave),
            ([.running, .signal, .running], .nothing), ([.running, .signal, .running, .signal], .leave),
        ] as [([StopSequence.Event], StopSequence.Step)])
    func steps(events: [StopSequence.Event], last: StopSequence.Step) {
        var sequence = StopSequence()
        let steps = events.map { sequence.next($0) }
        #expect(steps.last == last)
        #expect(sequence.isStopping == steps.contains(.stop))
    }
}

@Suite struct ProcessLimitsTests {
    @Test(
        "Limits that are too low are named with the way to raise them",
        arguments: [
            (ProcessLimits(files: 512), []), (ProcessLimits(files: 511), ["ulimit -n"]),
            (ProcessLimits(files: 4096, memory: 2 << 30, threads: 64), []),
            (ProcessLimits(files: 4096, memory: 2 << 30 - 1, threads: 63), ["ulimit -v", "ulimit -u"]),
        ])
    func shortages(limits: ProcessLimits, parts: [String]) {
        #expect(limits.shortages.count == parts.count)
        for (sentence, part) in zip(limits.shortages, parts) { #expect(sentence.contains(part)) }
    }

    @Test("Connections leave files for everything else", arguments: [(64, 16), (256, 16), (1024, 384), (65_536, 32_640)])
    func connections(files: Int, expected: Int) { #expect(ProcessLimits(files: files).connections == expected) }

    @Test("The limits of this process are read, and the soft limit of files becomes the hard one")
    func raised() {
        let limits = ProcessLimits.raised()
        #expect(limits.files > 0 && limits == ProcessLimits.raised())
    }
}
