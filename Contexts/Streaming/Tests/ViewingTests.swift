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
    }

    @Test("The next episode offers itself 20 s before the end")
    func next() {
        #expect(NextEpisodeOffer.countdown(position: 1179.9, duration: 1200) == nil)
        #expect(NextEpisodeOffer.countdown(position: 1180, duration: 1200) == 20)
        #expect(NextEpisodeOffer.countdown(position: 1195.5, duration: 1200) == 5)
        #expect(NextEpisodeOffer.countdown(position: 1200, duration: 1200) == 0)
        #expect(NextEpisodeOffer.countdown(position: 15, duration: 30) == nil)
        #expect(NextEpisodeOffer.begins(duration: .nan) == nil)
    }
}
