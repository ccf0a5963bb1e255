import FFmpegAdapter

extension SampleMovie {
    static let orbit = SampleMovie(
        id: "the-lamplighters-orbit", title: "The Lamplighter’s Orbit", year: 2031, genres: ["Science Fiction", "Drama"],
        director: "Ines Calloway",
        cast: [.init(name: "Tomas Verrin", role: "The lamplighter"), .init(name: "Oda Lisle", role: "Voice of Station Nine")],
        plot: """
            Once a year the last lamplighter of the outer moons flies his round and lights the beacons that no ship needs any more. \
            This year one of them answers.
            """,
        tagline: "Somebody has to leave a light on.", rating: 8.1, country: "Iceland", studio: "Halcyon Pictures",
        recipe: .mp4,
        music: Music(
            chords: [[45, 57, 60, 64], [41, 53, 57, 60], [48, 55, 60, 64], [43, 55, 59, 62]], secondsPerChord: 4, voice: .held,
            notesPerChord: 4, brightness: 0.15),
        sidecars: [.nfo, .poster, .fanart], poster: Poster(scene: 1, second: 5, ink: Ink(0xF4E3B8), ground: Ink(0x0B1020), cut: 0.5),
        scenes: [opening, rings, arrival, .end("The End", ground: Ink(0x070A14), ink: Ink(0xF0DDB0), credit: "For those who wait")])

    private static let opening = Scene(
        seconds: 9, ink: Ink(0xF6E8C6),
        lines: [
            Line(words: "Halcyon Pictures presents", size: 0.028, y: 0.36, style: .italic),
            Line(words: "The Lamplighter's Orbit", size: 0.078, y: 0.47),
            Line(words: "a movie by Ines Calloway", size: 0.03, y: 0.58, style: .italic),
        ], linesFrom: 2
    ) { sketch in
        var picture = sketch.sky(Ink(0x04060F), Ink(0x0C1430), Ink(0x2A2350))
        picture = sketch.pass(sketch.stars(many: 22), on: picture, speed: 14)
        picture = sketch.pass(sketch.stars(many: 6, seed: 12), on: picture, speed: 30)
        picture = sketch.put(sketch.glow(1500, Ink(0x6A5BD0), strength: 90), on: picture, x: "-110", y: "330-8*t")
        return sketch.put(sketch.planet(1100, Ink(0x7A86D8), Ink(0x14183C), bands: 7), on: picture, x: "90", y: "600-10*t")
    }

    private static let rings = Scene(seconds: 11) { sketch in
        var picture = sketch.sky(Ink(0x070A18), Ink(0x141B3C), Ink(0x3D2C57))
        picture = sketch.pass(sketch.stars(), on: picture, speed: 20)
        picture = sketch.put(sketch.glow(900, Ink(0xF0A860), strength: 110), on: picture, x: "190", y: "-90")
        picture = sketch.put(sketch.planet(420, Ink(0xF6C680), Ink(0x6B2F2A), bands: 12), on: picture, x: "430", y: "150")
        let flat = sketch.apply(sketch.ring(760, Ink(0xF2DDB2), line: 2, strength: 170), "scale=760:200")
        picture = sketch.put(flat, on: picture, x: "260", y: "262")
        picture = sketch.put(
            sketch.glow(120, Ink(0xFFF3CC), strength: 230, power: 3), on: picture, x: "580+372*cos(t*0.45+2.6)", y: "302+92*sin(t*0.45+2.6)"
        )
        return sketch.put(sketch.disc(12, Ink(0xFFF9E6)), on: picture, x: "634+372*cos(t*0.45+2.6)", y: "356+92*sin(t*0.45+2.6)")
    }

    private static let arrival = Scene(seconds: 11) { sketch in
        var picture = sketch.sky(Ink(0x0B1024), Ink(0x33305E), Ink(0xD98F6A), horizon: 0.6)
        picture = sketch.pass(sketch.stars(many: 10), on: picture, speed: 6)
        picture = sketch.put(sketch.planet(150, Ink(0xE9D9C4), Ink(0x4A4566)), on: picture, x: "900-6*t", y: "90+2*t")
        picture = sketch.pass(sketch.ridge(Ink(0x4A3A5E), base: 0.72, rough: 26, phase: 1.2), on: picture, speed: 16)
        picture = sketch.pass(sketch.ridge(Ink(0x2A2344), base: 0.82, rough: 34, phase: 2.7), on: picture, speed: 36)
        picture = sketch.put(sketch.glow(360, Ink(0xFFE7A8), strength: 210), on: picture, x: "700-12*t", y: "310-120*clip(t/9,0,1)")
        picture = sketch.put(sketch.disc(16, Ink(0xFFF6DC)), on: picture, x: "872-12*t", y: "482-120*clip(t/9,0,1)")
        return sketch.pass(sketch.ridge(Ink(0x0E0C1C), base: 0.93, rough: 24, phase: 4.4), on: picture, speed: 90)
    }
}
