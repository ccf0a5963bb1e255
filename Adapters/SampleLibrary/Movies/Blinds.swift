import FFmpegAdapter

extension SampleMovie {
    static let blinds = SampleMovie(
        id: "blinds-on-fulton-street", title: "Blinds on Fulton Street", year: 1947, genres: ["Film Noir", "Crime"],
        director: "Edgar Vance",
        cast: [
            .init(name: "Lorna Hale", role: "Vivian Cross"), .init(name: "Dick Mallory", role: "Sam Harker"),
            .init(name: "Otto Brandt", role: "The Pawnbroker"),
        ],
        plot: """
            A night clerk who never looks up from his ledger sees one thing too many through the blinds across the street, and finds \
            that the woman behind them has been counting on it.
            """,
        tagline: "She never drew them. He never looked away.", rating: 7.8, country: "United States", studio: "Meridian",
        recipe: .matroskaHEVC,
        music: Music(
            chords: [[38, 50, 53, 57, 60], [36, 48, 52, 55, 58], [34, 46, 50, 53, 57], [33, 45, 49, 52, 55]], secondsPerChord: 3.5,
            voice: .plucked,
            notesPerChord: 5, brightness: 0.5, ambience: .rain, loudness: 0.55),
        sidecars: [.nfo],
        scenes: [opening, street, smoke, .end("The End", ground: Ink(0x0B0B0C), ink: Ink(0xE6E4DE), credit: "A Meridian Picture")])

    private static let opening = Scene(
        seconds: 7, ink: Ink(0xF3EFE4),
        lines: [
            Line(words: "Blinds on", size: 0.066, y: 0.40, style: .italic), Line(words: "Fulton Street", size: 0.105, y: 0.51),
            Line(words: "directed by Edgar Vance", size: 0.03, y: 0.64, style: .italic),
        ], linesFrom: 1.2
    ) { sketch in
        var picture = sketch.sky(Ink(0x1A1A1B), Ink(0x3C3B39), Ink(0x161617), horizon: 0.5)
        let slats = sketch.shape(1600, 1100, Ink(0xEFEBE0)) { x, y in
            "st(0,mod(\(y)+0.16*\(x),54));235*clip((ld(0)-8)/5,0,1)*clip((46-ld(0))/5,0,1)*pow(max(0,1-hypot((\(x)-800)/820,(\(y)-550)/560)),0.6)"
        }
        picture = sketch.put(slats, on: picture, x: "-230+9*t", y: "-190")
        picture = sketch.put(sketch.box(8, 720, Ink(0x0D0D0E)), on: picture, x: "1010+4*t")
        return sketch.put(sketch.box(1280, 300, Ink(0x0B0B0C), strength: 228), on: picture, y: "235")
    }

    private static let street = Scene(seconds: 8) { sketch in
        var picture = sketch.sky(Ink(0x0C0D0F), Ink(0x24262A), Ink(0x3A3C40), horizon: 0.7)
        let far = sketch.skyline(Ink(0x1E2023), windows: Ink(0x9A968A), base: 0.62, height: 260, lit: 0.12, seed: 4)
        picture = sketch.pass(far.houses, on: picture, speed: 8)
        picture = sketch.pass(far.windows, on: picture, speed: 8)
        let near = sketch.skyline(Ink(0x0D0E10), windows: Ink(0xEDE7D6), base: 0.82, height: 300, lit: 0.07, seed: 9)
        picture = sketch.pass(near.houses, on: picture, speed: 22)
        picture = sketch.pass(near.windows, on: picture, speed: 22)
        picture = sketch.put(sketch.glow(460, Ink(0xF4EFE2), strength: 150), on: picture, x: "260-22*t", y: "240")
        picture = sketch.put(sketch.box(6, 290, Ink(0x050506)), on: picture, x: "487-22*t", y: "470")
        return sketch.fall(sketch.flakes(Ink(0xD8D8D8), many: 34, size: 0.4, stretch: 8, bright: 0.8), on: picture, speed: 900)
    }

    private static let smoke = Scene(seconds: 7) { sketch in
        var picture = sketch.apply(
            sketch.silk([Ink(0x080809), Ink(0x3A3A3C), Ink(0x0C0C0D), Ink(0x59585A)], speed: 0.012, seed: 5), "hue=s=0")
        picture = sketch.put(sketch.beam(1100, 520, Ink(0xF5F1E6), strength: 120), on: picture, x: "150", y: "90+14*sin(t*0.5)")
        let man = sketch.shape(420, 560, Ink(0x060607)) { x, y in
            """
            255*clip(max(max(1-hypot((\(x)-200)/58,(\(y)-190)/70),1-hypot((\(x)-205)/170,(\(y)-560)/300)),\
            max((1-hypot((\(x)-200)/118,(\(y)-140)/20)),min(1-abs(\(x)-200)/72,1-abs(\(y)-105)/52)))*18,0,1)
            """
        }
        return sketch.put(man, on: picture, x: "700-5*t", y: "170")
    }
}
