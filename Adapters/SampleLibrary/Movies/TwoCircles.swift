import FFmpegAdapter

extension SampleMovie {
    static let twoCircles = SampleMovie(
        id: "two-circles", title: "Two Circles", year: 1996, genres: ["Romance"], director: "Amara Osei",
        cast: [.init(name: "Leïla Marchand", role: "Noor"), .init(name: "Felix Adeyemi", role: "Jonas")],
        plot: """
            They share a flat by the hour: she sleeps there by day, he by night. They have never met, but the cups on the draining \
            board have begun to talk.
            """,
        tagline: "Same bed. Different hours.", rating: 7.6, country: "France", studio: "Atelier Ouest",
        recipe: .webM,
        music: Music(
            chords: [[53, 57, 60, 64], [50, 57, 60, 65], [46, 53, 58, 62], [48, 55, 58, 64]], secondsPerChord: 3.2, voice: .plucked,
            notesPerChord: 6,
            brightness: 0.2, loudness: 0.6),
        sidecars: [.nfo],
        scenes: [opening, apart, together, .end("Fin", ground: Ink(0xF3DAD0), ink: Ink(0x8A2F3C), credit: "Atelier Ouest")])

    private static let opening = Scene(
        seconds: 6, fade: .white, ink: Ink(0x7C2533),
        lines: [
            Line(words: "two circles", size: 0.115, y: 0.47, style: .italic),
            Line(words: "AMARA OSEI", size: 0.024, y: 0.60, tracked: true),
        ], linesFrom: 0.8
    ) { $0.silk([Ink(0xF7E4DA), Ink(0xF3C9C0), Ink(0xF9EFE4), Ink(0xEFB7AE)], speed: 0.012, seed: 4) }

    private static let apart = Scene(seconds: 7, fade: .white) { sketch in
        var picture = sketch.sky(Ink(0xF6E7D8), Ink(0xF2CDBE), Ink(0xE79F94))
        picture = sketch.put(
            sketch.apply(sketch.disc(330, Ink(0xD8414F), edge: 2), "colorchannelmixer=aa=0.82"), on: picture, x: "120+17*t+26*sin(t*0.6)",
            y: "195+34*sin(t*0.8)")
        return sketch.put(
            sketch.apply(sketch.disc(330, Ink(0x2F5D7C), edge: 2), "colorchannelmixer=aa=0.78"), on: picture, x: "830-17*t-26*sin(t*0.7)",
            y: "195-34*sin(t*0.8)")
    }

    private static let together = Scene(seconds: 8, fade: .white) { sketch in
        var picture = sketch.sky(Ink(0x2B2340), Ink(0x7C3B55), Ink(0xF0A57F))
        picture = sketch.put(sketch.glow(1200, Ink(0xFFD9A8), strength: 120), on: picture, x: "40", y: "-240")
        let (left, right) = (rings(&sketch, Ink(0xFFE9D2)), rings(&sketch, Ink(0xFFA793)))
        picture = sketch.put(left, on: picture, x: "310+86*sin(t*0.45)", y: "120+14*sin(t*0.6)")
        return sketch.put(right, on: picture, x: "490-86*sin(t*0.45)", y: "120-14*sin(t*0.6)")
    }

    /// Five rings around one point, fainter outwards.
    private static func rings(_ sketch: inout Sketch, _ ink: Ink) -> Layer {
        sketch.shape(480, 480, ink, detail: 1) { x, y in
            "st(0,hypot(\(x)-240,\(y)-240));st(1,abs(mod(ld(0),37)-18.5));(235-0.7*ld(0))*clip(2-ld(1),0,1)*between(ld(0),70,237)"
        }
    }
}
