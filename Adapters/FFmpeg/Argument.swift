import Foundation

/// An argument of ffmpeg or ffprobe, built from literals in the source code, numbers, filter graphs and checked paths.
public struct Argument: Sendable, Equatable {
    let words: [String]

    /// A word or option without a value, as written in source code.
    public static func word(_ word: StaticString) -> Argument { Argument(words: [word.description]) }
    public static func option(_ name: StaticString, _ value: StaticString) -> Argument {
        Argument(words: [name.description, value.description])
    }
    public static func option(_ name: StaticString, _ value: Int) -> Argument {
        Argument(words: [name.description, String(value)])
    }
    /// A number with at most three decimals; not a number and infinite become 0.
    public static func option(_ name: StaticString, _ value: Double) -> Argument {
        Argument(words: [name.description, decimal(value)])
    }
    /// Times in microseconds, ffmpeg's own unit, separated by commas.
    static func times(_ name: StaticString, _ microseconds: [Int]) -> Argument {
        Argument(words: [name.description, microseconds.map { "\($0)us" }.joined(separator: ",")])
    }
    /// A stream of the first input, counted from 0 among those of its kind: `0:a:2`.
    static func stream(_ name: StaticString, _ kind: StaticString, _ index: Int) -> Argument {
        Argument(words: [name.description, "0:\(kind.description):\(Swift.max(0, index))"])
    }
    public static func graph(_ name: StaticString, _ graph: FilterGraph) -> Argument {
        Argument(words: [name.description, graph.text])
    }
    public static func input(_ path: MediaPath) -> Argument { Argument(words: ["-i", path.word]) }
    public static func output(_ path: MediaPath) -> Argument { Argument(words: [path.word]) }

    static func decimal(_ number: Double) -> String {
        guard number.isFinite else { return "0" }
        return String(format: "%.3f", min(max(number, -1e9), 1e9))
    }
}

extension [Argument] {
    /// The start of every command: quiet, no keyboard input, only errors.
    static let preamble: [Argument] = [.word("-hide_banner"), .option("-loglevel", "error")]

    /// Before every foreign input: no network, and no demuxer that opens further files (concat, playlists, devices).
    static let inputRestrictions: [Argument] = [
        .option("-protocol_whitelist", "file,pipe"),
        .option(
            "-format_whitelist",
            """
            avi,mpegts,mpeg,mpegvideo,m4v,h264,hevc,ogg,asf,flv,live_flv,rm,mov,mp4,m4a,3gp,3g2,mj2,matroska,webm,dv,mxf,gxf,nut,wtv,vob,\
            mp3,aac,ac3,eac3,flac,wav,aiff,dts,truehd,ape,mpc,mpc8,tta,wv,caf,amr,ivf,vc1,rawvideo,yuv4mpegpipe
            """),
    ]
}
