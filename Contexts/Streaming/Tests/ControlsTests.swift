import Foundation
import StreamingDomain
import Testing

@Suite("Player controls")
struct ControlsTests {
    @Test(
        "A skip is ten seconds and stays within the movie",
        arguments: [
            (5.0, 100.0, 15.0, 0.0), (95, 100, 100, 85), (0, 100, 10, 0), (42, .nan, 0, 32), (.nan, 100, 10, 0),
            (50, .infinity, 0, 40),
        ])
    func skip(time: Double, duration: Double, forward: Double, back: Double) {
        #expect(PlayerControls.skippingForward(from: time, duration: duration) == forward)
        #expect(PlayerControls.skippingBack(from: time) == back)
    }

    @Test("Speeds go round, and an unknown one counts as 1")
    func speeds() {
        var speed = 1.0, seen: [Double] = []
        for _ in 0..<5 {
            speed = PlaybackSpeed.next(after: speed)
            seen.append(speed)
        }
        #expect(seen == [1.25, 1.5, 2, 0.5, 1])
        #expect(PlaybackSpeed.next(after: 3) == 1.25)
        #expect(PlaybackSpeed.all.map(PlaybackSpeed.label) == ["1x", "1.25x", "1.5x", "2x", "0.5x"])
        #expect(
            [1.05, 0.75, 1.1, 10, 0, -1, .nan, .infinity].map(PlaybackSpeed.label) == [
                "1.05x", "0.75x", "1.1x", "10x", "1x", "1x", "1x", "1x",
            ])
    }

    @Test(
        "Times are m:ss, h:mm:ss from one hour, and 0:00 when they are none",
        arguments: [
            (0.0, "0:00"), (9.99, "0:09"), (65, "1:05"), (599.9, "9:59"), (3599.999, "59:59"), (3600, "1:00:00"), (45_296, "12:34:56"),
            (.nan, "0:00"), (.infinity, "0:00"), (-3, "0:00"),
        ])
    func labels(seconds: Double, label: String) { #expect(TimeLabel.text(seconds) == label) }

    @Test("The slider runs from 0 to 1, and is 0 without a duration")
    func slider() {
        #expect(PlayerControls.slider(time: 30, duration: 120) == 0.25)
        #expect(PlayerControls.slider(time: 30, duration: 0) == 0)
        #expect(PlayerControls.slider(time: 30, duration: .nan) == 0)
        #expect(PlayerControls.slider(time: 130, duration: 120) == 1)
        #expect(PlayerControls.time(ofSlider: 0.25, duration: 120) == 30)
        #expect(PlayerControls.time(ofSlider: 7, duration: 120) == 120)
        #expect(TimeLabel.spoken(65, of: 3700) == "1:05 of 1:01:40")
        #expect([-1, 0.4, 2, .nan].map(PlayerControls.volume) == [0, 0.4, 1, 1])
    }

    @Test("Controls leave 5 s after the last sign of life, unless paused or read aloud")
    func hiding() {
        var controls = ControlsVisibility()
        #expect(controls.isVisible && controls.hidesIn == nil)
        controls.playbackChanged(isPlaying: true)
        #expect(controls.hidesIn == 5)
        controls.timerFired(isPlaying: true)
        #expect(!controls.isVisible && controls.hidesIn == nil)
        controls.show()
        #expect(controls.isVisible && controls.hidesIn == 5)
        controls.timerFired(isPlaying: false)
        #expect(controls.isVisible)
        controls.toggle()
        #expect(!controls.isVisible)
        controls.playbackChanged(isPlaying: false)
        #expect(controls.isVisible && controls.hidesIn == nil)
        controls.isScreenReaderRunning = true
        controls.show()
        #expect(controls.hidesIn == nil)
    }

    @Test(
        "The end of a movie is as far as what is left, divided by the speed",
        arguments: [
            (3600.0, 1.0, 3600.0), (3600, 2, 1800), (3600, 0.5, 7200), (0, 1, 0), (-1, 1, nil), (.nan, 1, nil), (.infinity, 1, nil),
            (60, 0, nil), (60, -1, nil), (60, .nan, nil), (60, .infinity, 0), (60, 1e-300, nil),
        ] as [(Double, Double, Double?)])
    func endsAt(left: Double, speed: Double, seconds: Double?) {
        let now = Date(timeIntervalSince1970: 1000)
        #expect(EndsAt.date(now: now, left: left, speed: speed) == seconds.map { now.addingTimeInterval($0) })
    }
}
