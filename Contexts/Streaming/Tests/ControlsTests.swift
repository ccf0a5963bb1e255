import StreamingDomain
import Testing

@Suite("Player controls")
struct ControlsTests {
    @Test("The numbers of the browser's player")
    func numbers() {
        #expect(PlaybackSpeed.all == [1, 1.25, 1.5, 2, 0.5])
        #expect(PlayerControls.skip == 10 && PlayerControls.hideAfter == 5 && PlayerControls.tick == 0.5)
        #expect(ResumeAfterPause.longestPlainPause == 30 && ResumeAfterPause.skipBack == 3)
    }

    @Test(
        "Times are m:ss, h:mm:ss from one hour, and 0:00 when they are none",
        arguments: [
            (0.0, "0:00"), (9.99, "0:09"), (65, "1:05"), (599.9, "9:59"), (3599.999, "59:59"), (3600, "1:00:00"), (45_296, "12:34:56"),
            (.nan, "0:00"), (.infinity, "0:00"), (-3, "0:00"),
        ])
    func labels(seconds: Double, label: String) { #expect(TimeLabel.text(seconds) == label) }

    @Test("A volume is from 0 to 1")
    func volume() { #expect([-1, 0.4, 2, .nan].map(PlayerControls.volume) == [0, 0.4, 1, 1]) }
}
