import CoreDomain
import FFmpegAdapter

/// A quiet piece of music: a loop of chords, plucked or sustained, over soft noise.
struct Music: Sendable {
    enum Voice: Sendable {
        /// Fades in and out, like strings or an organ.
        case held
        /// Starts immediately and decays, like a piano, a harp or bells.
        case plucked
    }
    enum Ambience: Sendable { case none, wind, sea, rain, tape }

    /// MIDI note numbers, lowest first.
    var chords: [[Int]]
    var secondsPerChord: Double
    var voice: Voice
    /// The number of plucked notes for each chord, up and down through its notes; 0 for a plain chord.
    var notesPerChord = 0
    /// The level of the second and third partial, 0…1.
    var brightness = 0.3
    var ambience = Ambience.none
    /// 0…1
    var loudness = 0.5
    var echo = true
}

extension Music {
    /// Another mix of the same piece: an octave lower, sustained, with tape noise.
    var commentary: Music {
        var mix = self
        mix.chords = chords.map { $0.map { $0 - 12 } }
        mix.voice = .held
        mix.notesPerChord = 0
        mix.ambience = .tape
        mix.loudness = 0.35
        return mix
    }

    func draw(in sketch: inout Sketch, seconds: Double, samplesPerFrame: Int) -> Layer {
        let parts = chords.map { chord in
            sketch.source(
                """
                aevalsrc=exprs='\(sound(chord, detune: 1))|\(sound(chord, detune: 1.0015))':d=\(secondsPerChord):s=\(Self.rate):c=stereo
                """)
        }
        var layer = sketch.join(
            parts,
            "concat=n=\(parts.count):v=0:a=1,aloop=loop=-1:size=\(Int(clamped: Double(Self.rate) * secondsPerChord) * parts.count),aresample=48000"
        )
        let reverb: FilterGraph = echo ? ",aecho=0.8:0.75:90|170|290:0.28|0.2|0.12" : ""
        layer = sketch.apply(layer, "lowpass=f=5200\(reverb),volume=\(loudness)")
        if let noise = breath {
            let wind = sketch.source(noise)
            layer = sketch.join([layer, wind], "amix=inputs=2:normalize=0")
        }
        return sketch.apply(
            layer,
            """
            atrim=duration=\(seconds),afade=t=in:d=1.2,afade=t=out:st=\(max(0, seconds - 2.5)):d=2.5,alimiter=limit=0.8,\
            aformat=sample_rates=48000:channel_layouts=stereo,asetnsamples=n=\(samplesPerFrame):p=0
            """)
    }

    /// Formulas are evaluated at half the sample rate; nothing above 5.2 kHz is audible.
    private static let rate = 24_000

    private var breath: FilterGraph? {
        switch ambience {
        case .none: nil
        case .wind: "anoisesrc=color=brown:amplitude=0.25:r=48000:seed=3,lowpass=f=500,tremolo=f=0.15:d=0.8,aformat=channel_layouts=stereo"
        case .sea: "anoisesrc=color=pink:amplitude=0.22:r=48000:seed=5,lowpass=f=900,tremolo=f=0.12:d=0.95,aformat=channel_layouts=stereo"
        case .rain: "anoisesrc=color=white:amplitude=0.03:r=48000:seed=9,highpass=f=900,lowpass=f=7000,aformat=channel_layouts=stereo"
        case .tape: "anoisesrc=color=pink:amplitude=0.02:r=48000:seed=2,highpass=f=400,aformat=channel_layouts=stereo"
        }
    }

    /// The chord's sustained notes and, above them, its plucked notes.
    private func sound(_ chord: [Int], detune: Double) -> FilterGraph {
        let length = secondsPerChord
        let level = 0.32 / Double(chord.count)
        var sum: FilterGraph = "0"
        for note in chord {
            let tone = tone(note, detune: detune, since: 0)
            switch voice {
            case .held: sum = "\(sum)+\(level)*pow(sin(PI*t/\(length)),0.6)*(\(tone))"
            case .plucked: sum = "\(sum)+\(level)*exp(-t*1.6)*min(1,t*120)*(\(tone))"
            }
        }
        let climb = chord + chord.dropFirst().dropLast().reversed()
        for step in 0..<notesPerChord {
            let start = length * Double(step) / Double(notesPerChord)
            let tone = tone(climb[step % climb.count] + 12, detune: detune, since: start)
            // A pluck must have decayed before the next chord cuts it off.
            sum = """
                \(sum)+if(gte(t,\(start)),0.13*exp((\(start)-t)*3.2)*min(1,(t-\(start))*200)*min(1,(\(length)-t)*30)*(\(tone)),0)
                """
        }
        return sum
    }

    private func tone(_ note: Int, detune: Double, since start: Double) -> FilterGraph {
        // 440 Hz is note 69; twelve notes double it.
        var hertz = 440.0 * detune
        for _ in 0..<abs(note - 69) { hertz *= note > 69 ? 1.0594630943592953 : 1 / 1.0594630943592953 }
        let angle = 2 * 3.141592653589793 * hertz
        let third: FilterGraph = brightness < 0.3 ? "" : "+\(brightness * 0.25)*sin(3*ld(0))"
        return "(st(0,\(angle)*(t-\(start)));sin(ld(0))+\(brightness * 0.6)*sin(2*ld(0))\(third))"
    }
}
