import StreamingDomain

extension ScheduleScenario {
    /// Requests of a viewer who has gone on, and that nobody has cancelled.
    static let superseding: [Self] = [
        Self(
            "A seek does not wait for the place before it",
            [
                (.ask("v", "a", 0), ["start 1 of a at 0"]), (.ask("v", "a", 50), ["1 superseded", "stop 1", "start 2 of a at 50"]),
                (.ended(1), []), (.made(2, 50...50), ["2 ready"]),
            ]),
        Self(
            "Of three quick seeks with room for one run, the last one is encoded next", cores: 1,
            [
                (.ask("v", "a", 0), ["start 1 of a at 0"]), (.ask("v", "a", 50), ["1 superseded", "stop 1"]),
                (.ask("v", "a", 90), ["2 superseded"]), (.ended(1), ["start 2 of a at 90"]), (.made(2, 90...90), ["3 ready"]),
            ]),
        Self(
            "Nine segments are another place, eight are not",
            [
                (.ask("v", "a", 20), ["start 1 of a at 20"]), (.ask("v", "a", 28), []), (.ask("v", "b", 20), ["start 2 of b at 20"]),
                (.ask("v", "b", 29), ["3 superseded", "stop 2", "start 3 of b at 29"]), (.made(1, 20...28), ["1 ready", "2 ready"]),
            ]),
        Self(
            "A run goes on for others, and for what of it is near",
            [
                (.ask("v", "a", 0), ["start 1 of a at 0"]), (.ask("w", "a", 0), []),
                (.ask("v", "a", 50), ["1 superseded", "start 2 of a at 50"]),
                (.made(1, 0...0), ["2 ready"]), (.ask("w", "a", 7), []), (.ask("w", "a", 2), []),
                (.made(1, 1...7), ["5 ready", "4 ready"]),
            ]),
        Self(
            "What lies a little before is made first, and by the same run",
            [
                (.ask("v", "a", 6), ["start 1 of a at 6"]), (.ask("v", "a", 4), ["stop 1", "start 2 of a at 4"]), (.ended(1), []),
                (.made(2, 4...6), ["2 ready", "1 ready"]),
            ]),
        Self(
            "A run that somebody else waits for stays, also where its viewer is a little before it",
            [
                (.ask("v", "a", 6), ["start 1 of a at 6"]), (.ask("w", "a", 6), []), (.ask("v", "a", 4), ["start 2 of a at 4"]),
                (.made(1, 6...6), ["1 ready", "2 ready"]), (.made(2, 4...4), ["3 ready"]),
            ]),
        Self(
            "Who waits for room waits for one run", cores: 1,
            [
                (.ask("w", "z", 0), ["start 1 of z at 0"]), (.ask("v", "a", 6), []), (.ask("v", "a", 4), []),
                (.ended(1, .notInstalled), ["1 not installed", "start 2 of a at 4"]), (.made(2, 4...6), ["3 ready", "2 ready"]),
            ]),
        Self(
            "Another quality, another movie and another viewer are not another place",
            [
                (.ask("v", "a", 0), ["start 1 of a at 0"]), (.ask("v", "a", 50, .encodedVideo(.p480)), ["start 2 of a at 50"]),
                (.ask("v", "b", 90), ["start 3 of b at 90"]), (.ask("w", "a", 70), ["start 4 of a at 70"]),
            ]),
        Self(
            "The initialisation segment goes with any place, and its run begins where its viewer waits", cores: 1,
            [
                (.ask("v", "a", nil), ["start 1 of a at 0"]), (.ask("v", "a", nil, near: 400), []), (.ask("v", "a", 900), ["stop 1"]),
                (.ended(1), ["start 2 of a at 900"]), (.opened(2), ["1 ready", "2 ready"]), (.made(2, 900...900), ["3 ready"]),
            ]),
        Self(
            "A segment from the cache is another place, too",
            [
                (.ask("v", "a", 50), ["start 1 of a at 50"]), (.served("v", "a", 0), ["1 superseded"]), (.wait(6), []),
                (.wait(1), ["stop 1"]),
            ]),
        Self(
            "A segment from the cache that is near keeps who waits and its run",
            [
                (.ask("w", "a", 42), ["start 1 of a at 42"]), (.ask("v", "a", 53), ["start 2 of a at 53"]), (.served("v", "a", 50), []),
                (.made(2, 53...53), ["2 ready"]),
            ]),
        Self(
            "A request that was held up does not move the viewer back",
            [
                (.ask("v", "a", 0), ["start 1 of a at 0"]), (.made(1, 0...0), ["1 ready"]),
                (.ask("v", "a", 50), ["stop 1", "start 2 of a at 50"]), (.served("v", "a", 0, again: 1), []),
                (.ask("v", "a", 0, isLost: true, again: 1), ["1 superseded"]), (.made(2, 50...50), ["2 ready"]),
            ]),
    ]
}
