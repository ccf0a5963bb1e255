import FFmpegAdapter

extension SampleMovie {
    static let lastTram = SampleMovie(
        id: "the-last-tram-home", title: "The Last Tram Home", originalTitle: "Die letzte Tram", year: 1974, genres: ["Drama"],
        director: "Margarethe Lindner",
        plot: """
            On the night before line 6 is closed its conductor takes on board everybody who ever missed it. A quiet movie about \
            lateness, told in one journey from the depot to the lake.
            """,
        rating: 8.0, country: "Germany",
        recipe: .matroskaLossless, width: 1920, height: 1080,
        music: Music(
            chords: [[45, 52, 60, 64], [41, 53, 57, 64], [38, 50, 57, 65], [40, 52, 56, 62]], secondsPerChord: 4.5, voice: .held,
            notesPerChord: 3,
            brightness: 0.2, ambience: .rain, loudness: 0.5, echo: true),
        language: "deu",
        scenes: [opening, windows, bridge, .end("Ende", ground: Ink(0x10161A), ink: Ink(0xE8E2D2), credit: "Linie 6 · 1911 – 1974")])

    private static let opening = Scene(
        seconds: 8, ink: Ink(0xF1E7CF),
        lines: [
            Line(words: "Die letzte Tram", size: 0.085, y: 0.33),
            Line(words: "ein Movie von Margarethe Lindner", size: 0.03, y: 0.44, style: .italic),
        ], linesFrom: 1.4
    ) { sketch in
        var picture = sketch.sky(Ink(0x0D1B2A), Ink(0x1F3A4D), Ink(0xB0684A), horizon: 0.75)
        let town = sketch.skyline(Ink(0x0E1820), windows: Ink(0xF2C46B), base: 0.86, height: 150, lit: 0.22, seed: 2)
        picture = sketch.pass(town.houses, on: picture, speed: 12)
        return sketch.pass(town.windows, on: picture, speed: 12)
    }

    private static let windows = Scene(seconds: 11) { sketch in
        var picture = sketch.silk([Ink(0x101C26), Ink(0x1B3440), Ink(0x3A2A2A), Ink(0x142028)], speed: 0.015, seed: 8)
        // Street lamps, out of focus, nearer ones faster.
        for (index, ink) in [Ink(0xF4B45E), Ink(0xE77C5B), Ink(0xF7DFA4), Ink(0x8FC2C9), Ink(0xF2A65A), Ink(0xF7DFA4)].enumerated() {
            let speed = 110 + index * 52
            let lamp = sketch.disc(54 + index * 26, ink, edge: 9)
            let pale = sketch.apply(lamp, "colorchannelmixer=aa=\(0.66 - Double(index) * 0.08)")
            picture = sketch.put(pale, on: picture, x: "1500-mod(\(speed)*t+\(index * 310),1800)", y: "\(270 - index * 26)")
        }
        picture = sketch.fall(sketch.flakes(Ink(0xDDE8EE), many: 9, size: 0.6, stretch: 8, bright: 1.6), on: picture, speed: 420)
        let frame = sketch.shape(1280, 740, Ink(0x0B0E10), detail: 2) { x, y in
            """
            st(0,max(abs(mod(\(x),640)-320)-270,0));st(1,max(abs(\(y)-340)-230,0));255*clip((hypot(ld(0),ld(1))-26)/2,0,1)
            """
        }
        return sketch.put(frame, on: picture, y: "-10+3*sin(t*7)")
    }

    private static let bridge = Scene(seconds: 9) { sketch in
        var picture = sketch.sky(Ink(0x24344C), Ink(0x8A7A86), Ink(0xF0B184), horizon: 0.32)
        picture = sketch.pass(sketch.ridge(Ink(0x46526A), base: 0.60, rough: 22, phase: 3), on: picture, speed: 5)
        picture = sketch.put(sketch.box(1280, 260, Ink(0x23364A), strength: 235), on: picture, y: "460")
        picture = sketch.put(
            sketch.shape(1280, 240, Ink(0xF3C79A), detail: 2) { x, y in
                "95*pow(max(0,sin(\(y)*0.42+2.5*sin(\(x)/61)+\(x)/170)),8)*(1-\(y)/240)"
            }, on: picture, x: "6*sin(t*0.7)", y: "468")
        let tram = sketch.shape(420, 130, Ink(0x15191D), detail: 1) { x, y in
            """
            st(0,max(abs(\(x)-210)-170,0));st(1,max(abs(\(y)-62)-30,0));\
            255*clip(18-hypot(ld(0),ld(1)),0,1)*(1-gt(mod(\(x),62),16)*between(\(y),34,66)*between(\(x),36,392))
            """
        }
        let light = sketch.box(350, 36, Ink(0xFFDA8C))
        picture = sketch.put(light, on: picture, x: "-380+135*t", y: "345")
        picture = sketch.put(tram, on: picture, x: "-412+135*t", y: "312")
        return sketch.put(
            sketch.shape(1280, 330, Ink(0x12171C), detail: 2) { x, y in
                "255*clip(max(16-\(y),min(hypot(mod(\(x),320)-160,(\(y)-190)*0.95)-142,190-\(y))),0,1)"
            }, on: picture, y: "425")
    }
}
