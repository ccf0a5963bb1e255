import FFmpegAdapter

/// The series: two episodes of one season.
extension SampleMovie {
    static let harbourFog = episode(
        1, id: "harbour-lights.s01e01", title: "Fog",
        plot: "The lighthouse of Skerry Point goes dark for nine minutes. In the morning there is one boat more in the harbour.",
        poster: Poster(scene: 0, second: 5, ink: Ink(0xF3E6C8), ground: Ink(0x12242C), cut: 0.5),
        scenes: [opening("Fog"), fog, boats, last])

    static let harbourBeam = episode(
        2, id: "harbour-lights.s01e02", title: "The Beam",
        plot: "Constable Marr counts the turns of the lamp. There are too many, and somebody on the cliff is counting with her.",
        poster: nil, scenes: [opening("The Beam"), beamAtNight, last])

    private static func episode(_ number: Int, id: String, title: String, plot: String, poster: Poster?, scenes: [Scene]) -> SampleMovie {
        SampleMovie(
            id: id, title: title, year: 2018, genres: ["Mystery", "Drama"], director: "Robin Teague",
            cast: [.init(name: "Elspeth Kerr", role: "Constable Marr"), .init(name: "Iain Baird", role: "The Keeper")],
            plot: plot, tagline: "A harbour, a lighthouse, and a constable who can count.", rating: 7.7, country: "Scotland",
            studio: "Minch Movies",
            episode: Episode(series: "Harbour Lights", season: 1, number: number),
            recipe: .mp4,
            music: Music(
                chords: [[40, 52, 55, 59], [36, 48, 55, 60], [43, 50, 55, 62], [38, 50, 54, 57]], secondsPerChord: 4, voice: .held,
                notesPerChord: 4,
                brightness: 0.2, ambience: .sea, loudness: 0.45),
            sidecars: [.nfo], poster: poster, scenes: scenes)
    }

    private static let last = Scene.end("Harbour Lights", ground: Ink(0x0D1B22), ink: Ink(0xEBDFC2), credit: "to be continued")

    private static func opening(_ title: String) -> Scene {
        Scene(
            seconds: 8, ink: Ink(0xF4E8CC),
            lines: [Line(words: "Harbour Lights", size: 0.09, y: 0.26), Line(words: title, size: 0.036, y: 0.37, style: .italic)],
            linesFrom: 1
        ) { sketch in
            var picture = sketch.sky(Ink(0x12242C), Ink(0x2F5560), Ink(0xB7A88A), horizon: 0.66)
            picture = sketch.put(sketch.glow(520, Ink(0xFFE9B0), strength: 60 + 90), on: picture, x: "380", y: "150")
            picture = lighthouse(&sketch, on: picture, x: "610", y: "380")
            picture = sketch.pass(sketch.ridge(Ink(0x1D3A44), base: 0.80, rough: 9, phase: 1), on: picture, speed: 24, y: "6+5*sin(t)")
            return sketch.pass(sketch.ridge(Ink(0x0C1D24), base: 0.90, rough: 12, phase: 3), on: picture, speed: -34, y: "8+7*sin(t*0.8+1)")
        }
    }

    private static func lighthouse(_ sketch: inout Sketch, on picture: Layer, x: FilterGraph, y: FilterGraph) -> Layer {
        let tower = sketch.shape(60, 260, Ink(0x0A151A), detail: 1) { x, y in
            "255*clip(max(gt(\(y),44)*(14+\(y)*0.045-abs(\(x)-30)),max(between(\(y),36,44)*(20-abs(\(x)-30)),between(\(y),6,36)*(9-abs(\(x)-30))*(1-between(\(y),14,32)))),0,1)"
        }
        let lit = sketch.put(sketch.glow(150, Ink(0xFFF0C0), strength: 240, power: 2.2), on: picture, x: "\(x)-45", y: "\(y)-52")
        return sketch.put(tower, on: lit, x: x, y: y)
    }

    private static let fog = Scene(seconds: 9) { sketch in
        var picture = sketch.sky(Ink(0x71858A), Ink(0xA9B5B3), Ink(0x8B9A9B))
        picture = lighthouse(&sketch, on: picture, x: "830", y: "330")
        for step in 0..<3 {
            let bank = sketch.ridge(
                Ink(0xC3CBC8), base: 0.56 + 0.12 * Double(step), rough: 34, phase: Double(step) * 2.3 + 0.5, strength: 120 + step * 62)
            picture = sketch.pass(bank, on: picture, speed: step == 1 ? -30 : 20 + Double(step) * 24)
        }
        return picture
    }

    private static let boats = Scene(seconds: 8) { sketch in
        var picture = sketch.sky(Ink(0xF0C9A0), Ink(0xE9B48F), Ink(0x7C8F95), horizon: 0.55)
        picture = sketch.put(sketch.disc(120, Ink(0xFFF0D2)), on: picture, x: "300", y: "250-3*t")
        picture = sketch.pass(sketch.ridge(Ink(0x4F727B), base: 0.58, rough: 5, phase: 1), on: picture, speed: 14)
        for step in 0..<4 {
            let boat = sketch.shape(170, 150, Ink(0x1B2B31), detail: 1) { x, y in
                "255*clip(max(between(\(y),112,140)*(78-(\(y)-112)*0.9-abs(\(x)-85)),max((3-abs(\(x)-78))*between(\(y),8,112),(\(x)-86)*gt(\(x),86)*gt(\(y),22+(\(x)-86)*1.35)*lt(\(y),104))),0,1)"
            }
            picture = sketch.put(
                boat, on: picture, x: "\(150 + step * 270)+6*sin(t*0.7+\(step))", y: "\(318 + (step * 37) % 60)+5*sin(t*1.2+\(step * 2))")
        }
        return sketch.pass(sketch.ridge(Ink(0x23424B), base: 0.80, rough: 10, phase: 4), on: picture, speed: 30, y: "6+5*sin(t)")
    }

    private static let beamAtNight = Scene(seconds: 14) { sketch in
        var picture = sketch.sky(Ink(0x060D16), Ink(0x10222F), Ink(0x24424C), horizon: 0.7)
        picture = sketch.pass(sketch.stars(many: 14), on: picture, speed: 2)
        // The lamp rotates: the beam is wide when it points sideways and a flash when it points at the viewer.
        let beam = sketch.beam(1000, 240, Ink(0xFFF2C8), strength: 190)
        let turned = sketch.apply(beam, "rotate=a='0.22*sin(t*0.9)':c=none:ow=1000:oh=520")
        picture = sketch.put(turned, on: picture, x: "140+500*cos(0.22*sin(t*0.9))", y: "63+500*sin(0.22*sin(t*0.9))")
        picture = sketch.put(sketch.glow(480, Ink(0xFFF2C8), strength: 150), on: picture, x: "400", y: "84")
        picture = lighthouse(&sketch, on: picture, x: "610", y: "300")
        picture = sketch.pass(sketch.ridge(Ink(0x0B151B), base: 0.78, rough: 30, phase: 2.2), on: picture, speed: 0)
        return sketch.pass(sketch.ridge(Ink(0x16303A), base: 0.90, rough: 9, phase: 3), on: picture, speed: 30, y: "6+5*sin(t)")
    }
}
