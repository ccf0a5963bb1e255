import StreamingDomain
import Testing

@Suite("Resuming and going on")
struct ViewingTests {
    @Test(
        "A begun movie offers to go on, a finished or hardly begun one starts",
        arguments: [
            (2530.0, 6000.0, "Resume at 42:10"), (9, 6000, "Play"), (10, 6000, "Resume at 0:10"), (3, 40, "Resume at 0:03"),
            (1, 40, "Play"),
            (5700, 6000, "Play"), (5690, 6000, "Resume at 1:34:50"), (110, 120, "Play"), (50, 0, "Play"), (.nan, 100, "Play"),
            (38, 40, "Play"), (37.9, 40, "Resume at 0:37"), (46, 60, "Resume at 0:46"), (47, 61, "Play"), (46, 61, "Resume at 0:46"),
            (2, 40, "Resume at 0:02"), (50, .infinity, "Play"), (50, .nan, "Play"), (.infinity, 100, "Play"), (-50, 100, "Play"),
            (0, 100, "Play"),
        ])
    func offer(position: Double, duration: Double, label: String) {
        #expect(ResumeRule.offer(position: position, duration: duration).label == label)
    }

    @Test("An asked time wins, then starting over, then what was seen")
    func start() {
        #expect(ResumeRule.start(asked: 30, fromStart: true, position: 500, duration: 1000) == 30)
        #expect(ResumeRule.start(asked: 5000, fromStart: false, position: 500, duration: 1000) == 999)
        #expect(ResumeRule.start(asked: nil, fromStart: true, position: 500, duration: 1000) == 0)
        #expect(ResumeRule.start(asked: nil, fromStart: false, position: 500, duration: 1000) == 500)
        #expect(ResumeRule.start(asked: -1, fromStart: false, position: nil, duration: nil) == 0)
        #expect(ResumeRule.start(asked: 0, fromStart: false, position: 500, duration: 1000) == 0)
        #expect(ResumeRule.start(asked: .infinity, fromStart: false, position: 500, duration: 1000) == 500)
        #expect(ResumeRule.start(asked: 30, fromStart: false, position: nil, duration: nil) == 30)
        #expect(ResumeRule.start(asked: 30, fromStart: false, position: nil, duration: 0.5) == 0)
        #expect(ResumeRule.start(asked: nil, fromStart: false, position: nil, duration: 10) == 0)
        #expect(ResumeRule.start(asked: nil, fromStart: false, position: 0.5, duration: nil) == 0)
    }

    @Test("The next episode offers itself 20 s before the end, and a short one at the end")
    func next() {
        #expect([60, 59.9, 0, -1, .nan, .infinity].map(NextEpisodeOffer.begins) == [40, 59.9, nil, nil, nil, nil])
    }

    @Test(
        "A subtitle's address is a number of a track, or x and the index of a file",
        arguments: [
            ("3", SubtitleAddress.embedded(3)), ("0", .embedded(0)), ("9999", .embedded(9999)), ("x0", .external(0)),
            ("x9999", .external(9999)),
            ("10000", nil), ("x10000", nil), ("", nil), ("x", nil), ("xx1", nil), ("1x", nil), ("-1", nil), ("+1", nil), ("1:", nil),
            ("1/", nil), ("a", nil), ("X1", nil),
        ] as [(String, SubtitleAddress?)])
    func subtitles(text: String, address: SubtitleAddress?) {
        #expect(SubtitleAddress(text) == address)
        if let address { #expect(address.description == text) }
    }
}
