import FFmpegAdapter

extension SampleMovie {
    static let snowLantern = SampleMovie(
        id: "the-snow-lantern", title: "The Snow Lantern", year: 2020, genres: ["Family", "Fantasy"], director: "Hanne Sørby",
        cast: [.init(name: "Ida Moen", role: "Liv"), .init(name: "Per Aas", role: "Grandfather")],
        plot:
            "On the longest night of the year a girl builds a lantern of snow for every house in the valley, and one for the house that is not there.",
        tagline: "Every house but one.", rating: 7.5, country: "Norway", studio: "Nordlys",
        recipe: .av1,
        music: Music(
            chords: [[52, 59, 64, 68], [49, 56, 64, 68], [45, 57, 61, 64], [47, 54, 59, 63]], secondsPerChord: 3, voice: .plucked,
            notesPerChord: 6,
            brightness: 0.15, loudness: 0.6),
        sidecars: [.nfo],
        scenes: [valley, lights, .end("Good night", ground: Ink(0x0D1730), ink: Ink(0xFFE3AE), credit: "Nordlys")])

    private static let valley = Scene(
        seconds: 10, ink: Ink(0xFFF0CF),
        lines: [
            Line(words: "The Snow Lantern", size: 0.095, y: 0.30), Line(words: "by Hanne Sørby", size: 0.032, y: 0.41, style: .italic),
        ], linesFrom: 1.2
    ) { sketch in
        var picture = sketch.sky(Ink(0x0B1533), Ink(0x24386B), Ink(0x7C86B4), horizon: 0.65)
        picture = sketch.pass(sketch.stars(many: 10), on: picture, speed: 3)
        picture = sketch.pass(sketch.ridge(Ink(0x5566A0), base: 0.66, rough: 44, phase: 4.4), on: picture, speed: 8)
        picture = sketch.pass(sketch.firs(Ink(0x22335E), base: 0.80, height: 150, count: 22, phase: 2), on: picture, speed: 20)
        picture = sketch.pass(sketch.ridge(Ink(0xC9D3EA), base: 0.86, rough: 18, phase: 1.4), on: picture, speed: 34)
        picture = sketch.put(sketch.glow(300, Ink(0xFFC46A), strength: 220), on: picture, x: "760-34*t", y: "480")
        picture = sketch.put(sketch.disc(30, Ink(0xFFF2CB), edge: 3), on: picture, x: "895-34*t", y: "615")
        return sketch.fall(sketch.flakes(Ink(0xFFFFFF), many: 8, size: 1.6, bright: 12), on: picture, speed: 60, sway: 26)
    }

    private static let lights = Scene(seconds: 9) { sketch in
        var picture = sketch.silk([Ink(0x0A1434), Ink(0x14503F), Ink(0x1F2F6B), Ink(0x3D8F6A)], speed: 0.012, seed: 12)
        picture = sketch.pass(sketch.stars(many: 14), on: picture, speed: 2)
        picture = sketch.pass(sketch.ridge(Ink(0x101B3C), base: 0.74, rough: 40, phase: 0.7), on: picture, speed: 6)
        for step in 0..<7 {
            let lamp = sketch.glow(110 - step * 6, Ink(0xFFCB78), strength: 230, power: 2.6)
            picture = sketch.put(
                lamp, on: picture, x: "\(90 + step * 165)+4*sin(t+\(step))",
                y: "\(590 - (step * step * 7) % 60)+\(40 - step)*clip(1.5-t+\(step),0,1)")
        }
        return sketch.fall(sketch.flakes(Ink(0xFFFFFF), many: 6, size: 1.6, bright: 12), on: picture, speed: 50, sway: 20)
    }
}
