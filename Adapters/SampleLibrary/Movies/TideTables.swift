import FFmpegAdapter

extension SampleMovie {
    static let tideTables = SampleMovie(
        id: "tide-tables", title: "Tide Tables", year: 2009, genres: ["Documentary"], director: "Fiona Mac Askill",
        cast: [],
        plot:
            "For forty years a harbour master on a small island has written down the height of the sea, twice a day. The movie reads her books aloud.",
        tagline: "Twice a day, for forty years.", rating: 7.2, country: "Scotland", studio: "Minch Movies",
        recipe: .transportStream,
        music: Music(
            chords: [[43, 50, 55, 62], [45, 52, 57, 60], [40, 52, 55, 59]], secondsPerChord: 6, voice: .held, brightness: 0.1,
            ambience: .sea,
            loudness: 0.4),
        sidecars: [.nfo],
        scenes: [opening, contours, sea, .end("Low water 04.12", ground: Ink(0x0F2A33), ink: Ink(0xD9E6DF), credit: "Minch Movies")])

    private static let opening = Scene(
        seconds: 7, ink: Ink(0xE9EFE6),
        lines: [
            Line(words: "TIDE TABLES", size: 0.06, y: 0.46, tracked: true),
            Line(words: "a movie by Fiona Mac Askill", size: 0.03, y: 0.56, style: .italic),
        ],
        linesFrom: 0.8
    ) { sketch in
        // Six nested frames; each step is 62 wide and 36 high.
        let frames = sketch.shape(1280, 760, Ink(0x8FB5B2), detail: 1) { x, y in
            """
            st(0,min(min(\(x)-40,1240-\(x))/62,min(\(y)-50,710-\(y))/36));st(1,round(ld(0)));st(2,ld(0)-ld(1));\
            (150-22*ld(1))*between(ld(1),0,5)*clip(1.5-abs(ld(2))*40,0,1)
            """
        }
        let picture = sketch.put(frames, on: sketch.plain(Ink(0x14343E)), y: "-20+7*sin(t*0.6)")
        return picture
    }

    private static let contours = Scene(seconds: 9) { sketch in
        var picture = sketch.sky(Ink(0xE9E4D0), Ink(0xDDE3D6), Ink(0xC4D6D0))
        let lines = sketch.shape(2560, 1440, Ink(0x2B6470), detail: 2) { x, y in
            """
            st(0,sin(\(x)/230)+sin(\(y)/190+1)+0.6*sin((\(x)+\(y))/140)+0.5*sin((\(x)-\(y)*1.4)/310));\
            st(1,mod(ld(0)*7+60,1));190*clip(1-abs(ld(1)-0.5)*16,0,1)
            """
        }
        picture = sketch.put(lines, on: picture, x: "-400-26*t", y: "-300-12*t")
        return sketch.put(sketch.disc(18, Ink(0xC8472F)), on: picture, x: "760-26*t+40*t", y: "380-5*t")
    }

    private static let sea = Scene(seconds: 8) { sketch in
        var picture = sketch.sky(Ink(0xB9CBD0), Ink(0xE4E3D6), Ink(0x7FA2A8), horizon: 0.5)
        for step in 0..<4 {
            let wave = sketch.ridge(
                Ink([0x5D8B95, 0x3F7280, 0x275766, 0x143B49][step]), base: 0.52 + 0.12 * Double(step), rough: 8 + 7 * Double(step),
                phase: Double(step) * 1.9)
            picture = sketch.pass(
                wave, on: picture, speed: step % 2 == 0 ? 26 + Double(step) * 18 : -30 - Double(step) * 15,
                y: "\(8 + step * 4)+\(6 + step * 4)*sin(t*\(0.9 - Double(step) * 0.1)+\(step))")
        }
        return picture
    }
}
