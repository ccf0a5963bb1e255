import FFmpegAdapter

extension SampleMovie {
    static let theWell = SampleMovie(
        id: "what-the-well-keeps", title: "What the Well Keeps", year: 2014, genres: ["Horror"], director: "Sanna Kivi",
        plot:
            "The new owners of a forest farm lower a lamp into their dry well to see how deep it is. Something pulls the rope up from below.",
        rating: 6.8, country: "Finland",
        recipe: .mp4,
        music: Music(
            chords: [[33, 40, 45, 46], [32, 39, 44, 47]], secondsPerChord: 6, voice: .held, brightness: 0.6, ambience: .wind, loudness: 0.5),
        subtitleLanguages: [.english, .german],
        cues: [
            .init(start: 7, end: 10, texts: ["How much rope is left?", "Wie viel Seil ist noch da?"]),
            .init(start: 11, end: 14, texts: ["All of it.", "Alles."]),
            .init(start: 17, end: 20.5, texts: ["Then what am I holding?", "Was halte ich dann?"]),
        ],
        sidecars: [.subtitles],
        scenes: [forest, well, lamp, .end("Do not look down", ground: Ink(0x060707), ink: Ink(0xB9463C), credit: "What the Well Keeps")])

    private static let forest = Scene(
        seconds: 8, ink: Ink(0xD8CDBB),
        lines: [
            Line(words: "what the well keeps", size: 0.085, y: 0.34, style: .italic),
            Line(words: "SANNA KIVI", size: 0.024, y: 0.45, tracked: true),
        ],
        linesFrom: 1.2
    ) { sketch in
        var picture = sketch.sky(Ink(0x0B1112), Ink(0x223033), Ink(0x4A5A57), horizon: 0.7)
        picture = sketch.put(sketch.glow(700, Ink(0xB8C4B4), strength: 70), on: picture, x: "300", y: "130")
        picture = sketch.pass(sketch.firs(Ink(0x1E2A2B), base: 0.84, height: 330, count: 18, phase: 1), on: picture, speed: 6)
        picture = sketch.pass(sketch.ridge(Ink(0x8FA09A), base: 0.80, rough: 30, phase: 2, strength: 60), on: picture, speed: -22)
        return sketch.pass(sketch.firs(Ink(0x080C0D), base: 1.02, height: 460, count: 9, phase: 5), on: picture, speed: 18)
    }

    private static let well = Scene(seconds: 9) { sketch in
        var picture = sketch.plain(Ink(0x050606))
        for step in 0..<6 {
            let size = 960 - step * 150
            let stones = sketch.shape(size, size, Ink([0x3D4341, 0x343B38, 0x2B3230, 0x232826, 0x1B1D1A, 0x14130F][step]), detail: 2) {
                x, y in
                """
                st(0,hypot(\(x)-\(size / 2),\(y)-\(size / 2))/\(size / 2));st(1,atan2(\(y)-\(size / 2),\(x)-\(size / 2))*\(18 - step)/PI+\(step));\
                255*lt(ld(0),0.985)*(1-0.55*gt(ld(0),0.84)*lt(mod(ld(1)+50,1),0.08))
                """
            }
            picture = sketch.put(
                stones, on: picture, x: "\(640 - size / 2)+\(step * 5)*sin(t*0.5)", y: "\(360 - size / 2)+\(step * 4)*cos(t*0.43)")
        }
        picture = sketch.put(
            sketch.glow(560, Ink(0xFFC777), strength: 210, power: 2.2), on: picture, x: "360+26*sin(t*0.5)", y: "80+20*cos(t*0.43)")
        return sketch.apply(picture, "vignette=angle=0.9")
    }

    private static let lamp = Scene(seconds: 6) { sketch in
        let scratch = sketch.shape(300, 720, Ink(0xD6D2C4), detail: 1) { x, y in
            "255*clip((2.6-0.3*abs(\(x)-150-110*(abs(mod(\(y)/87,2)-1)-0.5)-46*(abs(mod(\(y)/31,2)-1)-0.5))),0,1)"
        }
        let picture = sketch.put(scratch, on: sketch.plain(Ink(0x070808)), x: "490+3*sin(t*31)")
        let red = sketch.put(sketch.glow(900, Ink(0x8E1F1A), strength: 150), on: picture, x: "190", y: "-90")
        return sketch.apply(red, "eq=brightness='-0.12+0.12*gt(sin(t*9)+sin(t*23),0.2)':eval=frame")
    }
}
