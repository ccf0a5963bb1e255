import FFmpegAdapter

extension SampleMovie {
    static let paperFox = SampleMovie(
        id: "the-paper-fox", title: "The Paper Fox", year: 1983, genres: ["Animation", "Family"], director: "Jiří Novotný",
        plot: "A fox cut from an old letter runs through the seasons to find out what was written on the other side.",
        rating: 7.9, country: "Czechoslovakia",
        recipe: .avi,
        music: Music(
            chords: [[55, 59, 62, 67], [52, 55, 59, 64], [48, 55, 60, 64], [50, 54, 57, 62]], secondsPerChord: 2, voice: .plucked,
            notesPerChord: 8,
            brightness: 0.25, loudness: 0.55),
        scenes: [
            opening, autumn, winter, .end("The End", ground: Ink(0xF2E6CC), ink: Ink(0x6A3B24), credit: "cut with one pair of scissors"),
        ])

    private static func fox(_ sketch: inout Sketch) -> Layer {
        sketch.shape(260, 150, Ink(0xC9562B), detail: 1) { x, y in
            """
            255*clip(max(max(max(1-hypot((\(x)-130)/62,(\(y)-85)/26),1-hypot((\(x)-206)/30,(\(y)-62)/22)),\
            max(1-hypot((\(x)-46)/56,(\(y)-72+(\(x)-46)*0.25)/17),\
            min(1-abs(\(x)-198)/12,(\(y)-22)/30*gt(\(y),22)*lt(\(y),60)))),\
            max(max(1-abs(\(x)-92+(\(y)-95)*0.35)/8,1-abs(\(x)-168-(\(y)-95)*0.3)/8)*between(\(y),85,140),\
            (1-abs(\(y)-66)/(12-(\(x)-220)*0.3))*between(\(x),215,252)))*14,0,1)
            """
        }
    }

    private static let opening = Scene(
        seconds: 7, fade: .white, ink: Ink(0x7A3318),
        lines: [Line(words: "The Paper Fox", size: 0.105, y: 0.40), Line(words: "by Jiří Novotný", size: 0.034, y: 0.53, style: .italic)],
        linesFrom: 0.9
    ) { sketch in
        var picture = sketch.sky(Ink(0xF7ECD2), Ink(0xF3E2BE), Ink(0xEBCF9E))
        picture = sketch.pass(sketch.ridge(Ink(0xE0B77C), base: 0.84, rough: 26, phase: 0.8), on: picture, speed: 12)
        return sketch.put(fox(&sketch), on: picture, x: "-260+130*t", y: "500-16*abs(sin(t*6))")
    }

    private static let autumn = Scene(seconds: 9, fade: .white) { sketch in
        var picture = sketch.sky(Ink(0xF4D9A6), Ink(0xF7C98A), Ink(0xF0A868))
        picture = sketch.put(sketch.disc(170, Ink(0xFBEFCB)), on: picture, x: "860", y: "90")
        picture = sketch.pass(sketch.ridge(Ink(0xDD8A4E), base: 0.62, rough: 40, phase: 2.0), on: picture, speed: 18)
        picture = sketch.pass(sketch.firs(Ink(0x9A4B2C), base: 0.78, height: 170, count: 14, phase: 3), on: picture, speed: 55)
        picture = sketch.pass(sketch.ridge(Ink(0x6E3320), base: 0.86, rough: 12, phase: 5.2), on: picture, speed: 120)
        picture = sketch.put(fox(&sketch), on: picture, x: "420+30*sin(t)", y: "478-26*abs(sin(t*6.5))")
        return sketch.fall(sketch.flakes(Ink(0xB5451F), many: 1.4, size: 4, bright: 60), on: picture, speed: 90, sway: 30)
    }

    private static let winter = Scene(seconds: 9, fade: .white) { sketch in
        var picture = sketch.sky(Ink(0x9FBAC9), Ink(0xCBD9DE), Ink(0xEEF1EC))
        picture = sketch.pass(sketch.ridge(Ink(0xB6CAD4), base: 0.62, rough: 40, phase: 2.0), on: picture, speed: 18)
        picture = sketch.pass(sketch.firs(Ink(0x5C7F8C), base: 0.78, height: 180, count: 14, phase: 8), on: picture, speed: 55)
        picture = sketch.pass(sketch.ridge(Ink(0xF6F7F2), base: 0.85, rough: 14, phase: 5.2), on: picture, speed: 120)
        picture = sketch.put(fox(&sketch), on: picture, x: "470+40*sin(t*0.8)", y: "478-26*abs(sin(t*6.5))")
        return sketch.fall(sketch.flakes(Ink(0xFFFFFF), many: 7, size: 2, bright: 16), on: picture, speed: 70, sway: 24)
    }
}
