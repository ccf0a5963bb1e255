import StreamingDomain
import Testing

/// What happens, step by step, and the commands that follow from each step.
struct ScheduleScenario: Sendable, CustomTestStringConvertible {
    let name: String
    let cores: Int
    let steps: [(ScheduleBench.Step, [String])]

    init(_ name: String, cores: Int = 4, _ steps: [(ScheduleBench.Step, [String])]) {
        self.name = name
        self.cores = cores
        self.steps = steps
    }

    var testDescription: String { name }
}

extension ScheduleScenario {
    static let sharing: [Self] = [
        Self("A request starts a run at its segment", [(.ask("v", "a", 5), ["start 1 of a at 5"]), (.made(1, 5...5), ["1 ready"])]),
        Self(
            "Who asks for one of the next nine segments waits for the run, another starts one of its own",
            [
                (.ask("v", "a", 0), ["start 1 of a at 0"]), (.ask("w", "a", 8), []), (.ask("x", "a", 9), ["start 2 of a at 9"]),
                (.made(1, 0...8), ["1 ready", "2 ready"]),
            ]),
        Self(
            "What a run has made is there at once, and made again if the cache has lost it",
            [
                (.ask("v", "a", 0), ["start 1 of a at 0"]), (.made(1, 0...2), ["1 ready"]), (.ask("w", "a", 1), ["2 ready"]),
                (.ask("w", "a", 1, isLost: true), ["start 2 of a at 1"]),
            ]),
        Self(
            "Nothing before the start of a run comes from it",
            [(.ask("v", "a", 5), ["start 1 of a at 5"]), (.ask("w", "a", 4), ["start 2 of a at 4"])]),
        Self(
            "The initialisation segment comes from the run of a segment",
            [
                (.ask("v", "a", 3), ["start 1 of a at 3"]), (.ask("v", "a", nil), []), (.opened(1), ["2 ready"]),
                (.ask("w", "a", nil), ["3 ready"]),
            ]
        ),
        Self(
            "A run for the initialisation segment starts near what follows, inside the movie",
            [
                (.ask("v", "a", nil, near: 7), ["start 1 of a at 7"]), (.opened(1), ["1 ready"]), (.ask("v", "a", 7), []),
                (.ask("w", "b", nil, near: 5_000), ["start 2 of b at 999"]), (.ask("x", "c", nil, near: -3), ["start 3 of c at 0"]),
            ]),
        Self(
            "A run that was started for the initialisation segment gives way to that of a segment far away, which gives both",
            [
                (.ask("v", "a", nil), ["start 1 of a at 0"]), (.ask("v", "a", 900), ["stop 1", "start 2 of a at 900"]),
                (.opened(2), ["1 ready"]), (.made(2, 900...900), ["2 ready"]),
            ]),
        Self(
            "Who leaves does not harm the others",
            [
                (.ask("v", "a", 0), ["start 1 of a at 0"]), (.ask("w", "a", 0), []), (.cancel(1), []), (.made(1, 0...0), ["2 ready"]),
                (.cancel(9), []),
            ]),
        Self(
            "A run whose following segments are cached ends, and who waits for it looks into the cache",
            [
                (.ask("v", "a", 0), ["start 1 of a at 0"]), (.ask("v", "a", 4), []), (.made(1, 0...0), ["1 ready"]),
                (.release(1), ["2 ready", "stop 1"]), (.release(1), []), (.release(7), []), (.ended(1), []),
            ]),
        Self(
            "A format that has changed fails the requests of a rendition, and ends its other runs",
            [
                (.ask("v", "a", 0), ["start 1 of a at 0"]), (.ask("w", "a", 50), ["start 2 of a at 50"]),
                (.ask("w", "b", 0), ["start 3 of b at 0"]),
                (
                    .changed(2),
                    [
                        "1 failed: The encoder has changed. The movie has to be opened again.",
                        "2 failed: The encoder has changed. The movie has to be opened again.", "stop 1",
                    ]
                ),
            ]),
    ]

    static let seeking: [Self] = [
        Self(
            "A seek moves the run of its only viewer",
            [
                (.ask("v", "a", 0), ["start 1 of a at 0"]), (.made(1, 0...0), ["1 ready"]),
                (.ask("v", "a", 50), ["stop 1", "start 2 of a at 50"]), (.ended(1), []), (.made(2, 50...50), ["2 ready"]),
            ]),
        Self(
            "With room for one run, the new one waits for the end of the old one", cores: 1,
            [
                (.ask("v", "a", 0), ["start 1 of a at 0"]), (.made(1, 0...0), ["1 ready"]), (.ask("v", "a", 50), ["stop 1"]),
                (.ended(1), ["start 2 of a at 50"]),
            ]),
        Self(
            "A run that another viewer asked for stays",
            [
                (.ask("v", "a", 0), ["start 1 of a at 0"]), (.ask("w", "a", 0), []), (.made(1, 0...0), ["1 ready", "2 ready"]),
                (.ask("v", "a", 50), ["start 2 of a at 50"]), (.ask("w", "a", 50), ["stop 1"]),
            ]),
        Self(
            "A quality that is left makes room for the new one", cores: 2,
            [
                (.ask("v", "a", 0, .encodedVideo(.p1080)), ["start 1 of a at 0"]), (.made(1, 0...0), ["1 ready"]),
                (.ask("v", "a", 1, .encodedVideo(.p480)), ["stop 1"]), (.ended(1), ["start 2 of a at 1"]),
            ]),
    ]

    static let time: [Self] = [
        Self(
            "A run makes six segments ahead of the last one asked for, then it pauses",
            [
                (.ask("v", "a", 10), ["start 1 of a at 10"]), (.made(1, 10...15), ["1 ready"]), (.made(1, 16...16), ["pause 1"]),
                (.served("v", "a", 10), []), (.served("v", "a", 11), ["resume 1"]), (.made(1, 17...17), ["pause 1"]),
                (.ask("v", "a", 18), ["resume 1"]),
            ]),
        Self(
            "The viewer that is furthest counts",
            [
                (.ask("v", "a", 0), ["start 1 of a at 0"]), (.ask("w", "a", 8), []), (.made(1, 0...13), ["1 ready", "2 ready"]),
                (.served("v", "a", 1), []), (.alive(1), []), (.made(1, 14...14), ["pause 1"]),
            ]),
        Self(
            "Seven seconds after the last request a run is abandoned",
            [
                (.ask("v", "a", 0), ["start 1 of a at 0"]), (.made(1, 0...6), ["1 ready", "pause 1"]), (.wait(5), []),
                (.served("v", "a", 0), []), (.wait(6), []), (.wait(1), ["stop 1"]), (.ended(1), []),
            ]),
        Self(
            "The time counts from the answer, not from the request",
            [
                (.ask("v", "a", 0), ["start 1 of a at 0"]), (.wait(15), []), (.made(1, 0...0), ["1 ready"]), (.wait(6), []),
                (.wait(1), ["stop 1"]),
            ]),
        Self(
            "A cancelled request is an interest like any other",
            [(.ask("v", "a", 0), ["start 1 of a at 0"]), (.cancel(1), []), (.wait(6), []), (.wait(1), ["stop 1"])]),
        Self(
            "After 30 seconds a segment is late",
            [
                (.ask("v", "a", 0), ["start 1 of a at 0"]), (.wait(15), []), (.alive(1), []), (.wait(14), []), (.alive(1), []),
                (.wait(1), ["1 late"]),
            ]),
        Self(
            "After 20 seconds without room everything is busy", cores: 1,
            [
                (.ask("v", "a", 0), ["start 1 of a at 0"]), (.wait(5), []), (.ask("w", "b", 0), []), (.alive(1), []), (.wait(19), []),
                (.alive(1), []), (.wait(1), ["2 busy"]),
            ]),
        Self(
            "An encoder that says nothing for 20 seconds is replaced once its process is gone; the wait for the segment goes on",
            [
                (.ask("v", "a", 0), ["start 1 of a at 0"]), (.wait(19), []), (.wait(1), ["stop 1"]), (.ask("w", "a", 1), []),
                (.ended(1), ["start 2 of a at 0"]), (.wait(10), ["1 late"]),
                (.wait(10), ["stop 2"]), (.ended(2), ["2 late"]),
            ]),
        Self(
            "An encoder that pauses does not hang",
            [
                (.ask("v", "a", 0), ["start 1 of a at 0"]), (.made(1, 0...6), ["1 ready", "pause 1"]), (.wait(6), []),
                (.served("v", "a", 0), []), (.wait(6), []), (.served("v", "a", 0), []), (.wait(6), []), (.served("v", "a", 0), []),
                (.wait(6), []),
            ]),
    ]

    static let failing: [Self] = [
        Self(
            "A killed encoder is replaced from the first segment that it has not made, for the same requests",
            [
                (.ask("v", "a", 0), ["start 1 of a at 0"]), (.made(1, 0...1), ["1 ready"]), (.ask("v", "a", 2), []),
                (.ended(1, .failed(reason: "killed")), ["start 2 of a at 2"]), (.made(2, 2...2), ["2 ready"]),
            ]),
        Self(
            "After a second failure the requests fail; for 10 seconds nothing is tried, then it is",
            [
                (.ask("v", "a", 0), ["start 1 of a at 0"]), (.ended(1, .failed(reason: "one")), ["start 2 of a at 0"]),
                (.ask("w", "a", nil), []),
                (.ended(2, .failed(reason: "two")), ["1 failed: two", "2 failed: two"]), (.ask("v", "a", 0), ["3 failed: two"]),
                (.ask("v", "b", 0), ["start 3 of b at 0"]), (.wait(9), []), (.ask("w", "a", 0), ["5 failed: two"]), (.wait(1), []),
                (.ask("w", "a", 0), ["start 4 of a at 0"]),
            ]),
        Self(
            "An encoder that made something since the last failure is replaced again",
            [
                (.ask("v", "a", 0), ["start 1 of a at 0"]), (.ended(1, .failed(reason: "one")), ["start 2 of a at 0"]),
                (.made(2, 0...0), ["1 ready"]), (.ask("v", "a", 1), []), (.ended(2, .failed(reason: "two")), ["start 3 of a at 1"]),
                (.ended(3, .failed(reason: "three")), ["2 failed: three"]),
            ]),
        Self(
            "An encoder that is not installed is not tried twice",
            [(.ask("v", "a", 0), ["start 1 of a at 0"]), (.ended(1, .notInstalled), ["1 not installed"])]),
        Self(
            "An end before the segment that is waited for is a failure, any other is not",
            [
                (.ask("v", "a", 0), ["start 1 of a at 0"]), (.ended(1), ["start 2 of a at 0"]),
                (.ended(2), ["1 failed: The encoder ended too early."]), (.ask("v", "b", 0), ["start 3 of b at 0"]),
                (.made(3, 0...0), ["2 ready"]), (.ended(3), []), (.ask("v", "b", 1), ["start 4 of b at 1"]),
            ]),
        Self(
            "A failure after the last segment does not matter",
            [
                (.ask("v", "a", 999), ["start 1 of a at 999"]), (.made(1, 999...999), ["1 ready"]), (.ended(1, .failed(reason: "one")), []),
                (.ask("v", "a", 998), ["start 2 of a at 998"]),
            ]),
        Self("An encoder that nobody knows may end", [(.ended(7, .failed(reason: "one")), []), (.made(7, 0...0), []), (.opened(7), [])]),
    ]

    static let room: [Self] = [
        Self(
            "Requests wait for room in the order of arrival", cores: 1,
            [
                (.ask("v", "a", 0), ["start 1 of a at 0"]), (.ask("w", "b", 0), []), (.ask("x", "c", 0), []), (.ask("y", "a", 0), []),
                (.cancel(1), []), (.cancel(4), []), (.wait(9), ["stop 1"]), (.ended(1), ["start 2 of b at 0"]),
                (.ended(2, .notInstalled), ["2 not installed", "start 3 of c at 0"]),
            ]),
        Self(
            "A run of 1080 lines takes two cores, and later requests do not overtake one that waits", cores: 2,
            [
                (.ask("v", "a", 0), ["start 1 of a at 0"]), (.ask("w", "b", 0, .encodedVideo(.p1080)), []),
                (.ask("x", "c", 0, .encodedVideo(.p240)), []), (.ask("y", "a", 0), []),
            ]),
        Self(
            "One core is enough for 1080 lines", cores: 1, [(.ask("v", "a", 0, .encodedVideo(.p1080)), ["start 1 of a at 0"])]),
        Self(
            "Sound does not wait for pictures", cores: 1,
            [
                (.ask("v", "a", 0), ["start 1 of a at 0"]), (.ask("w", "b", 0), []),
                (.ask("v", "a", 0, .encodedAudio(1)), ["start 2 of a at 0"]), (.ask("w", "b", 0, .encodedAudio(1)), ["start 3 of b at 0"]),
            ]),
        Self(
            "A run three segments ahead makes room for another movie, one with two does not", cores: 1,
            [
                (.ask("v", "a", 0), ["start 1 of a at 0"]), (.made(1, 0...2), ["1 ready"]), (.ask("w", "b", 0), []),
                (.made(1, 3...3), ["stop 1"]), (.ended(1), ["start 2 of b at 0"]),
            ]),
        Self(
            "A fourth run of a viewer ends the first one, and the one that nobody waits for before that", cores: 8,
            [
                (.ask("v", "a", 0), ["start 1 of a at 0"]), (.ask("v", "b", 0), ["start 2 of b at 0"]),
                (.ask("v", "c", 0), ["start 3 of c at 0"]),
                (.ask("v", "d", 0), ["1 busy", "stop 1", "start 4 of d at 0"]), (.made(3, 0...0), ["3 ready"]),
                (.ask("v", "e", 0), ["stop 3", "start 5 of e at 0"]),
            ]),
        Self(
            "Somebody without a run gets one before another has two", cores: 2,
            [
                (.ask("v", "a", 0), ["start 1 of a at 0"]), (.ask("v", "b", 0), ["start 2 of b at 0"]),
                (.ask("w", "c", 0), ["1 busy", "stop 1"]),
                (.ask("x", "d", 0), []), (.ended(1), ["start 3 of c at 0"]),
            ]),
        Self(
            "Of one viewer, eight requests wait for room", cores: 1,
            [(.ask("w", "z", 0), ["start 1 of z at 0"])] + (2...9).map { (.ask("v", "m\($0)", 0), []) }
                + [(.ask("v", "m10", 0), ["2 busy"])]),
        Self(
            "Of one viewer, sixteen requests wait for what is being made",
            [(.ask("v", "a", 0), ["start 1 of a at 0"]), (.ask("w", "a", 0), [])] + (3...17).map { _ in (.ask("v", "a", 1), []) }
                + [(.ask("v", "a", 2), ["1 busy"]), (.ask("v", "a", nil), ["3 busy"]), (.ask("w", "a", 1), [])]),
    ]
}
