/// The words that release groups put after the title.
enum ReleaseWords {
    /// Never part of a title.
    static func isStrong(_ word: String) -> Bool {
        let word = word.lowercased()
        return strong.contains(word) || strong.contains(where: { word.hasPrefix($0 + "-") && $0.count > 3 })
    }

    /// Release words only after a year or a strong word.
    static func isWeak(_ word: String) -> Bool {
        let word = word.lowercased()
        return weak.contains(word) || editions[word] != nil || Language.tag(word) != nil
    }

    /// `1888`…`2039`.
    static func year(_ word: some StringProtocol) -> Int? {
        guard word.utf8.count == 4, word.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let year = Int(word),
            (1888...2039).contains(year)
        else { return nil }
        return year
    }

    static let resolutions: [String: String] = [
        "480p": "480p", "480i": "480p", "576p": "576p", "576i": "576p", "720p": "720p", "1080p": "1080p", "1080i": "1080p",
        "1440p": "1440p", "2160p": "2160p", "4320p": "4320p", "4k": "2160p", "uhd": "2160p", "8k": "4320p",
    ]

    static let strong: Set<String> = Set(resolutions.keys).union([
        "bluray", "blu-ray", "bdrip", "brrip", "bdremux", "bdmux", "remux", "web-dl", "webdl", "webrip", "web-rip", "hdtv", "pdtv", "sdtv",
        "dsr",
        "dvdrip", "dvdscr", "dvd5", "dvd9", "hdrip", "hdcam", "hdts", "telesync", "telecine", "vodrip", "tvrip", "vhsrip", "hddvd",
        "x264", "x265", "x.264", "h264", "h265", "hevc", "xvid", "divx", "10bit", "8bit", "hdr10", "hdr10plus", "hdr10+", "dovi",
        "aac", "aac2", "ac3", "eac3", "ddp", "ddp5", "dd5", "dd+5", "dts", "dts-hd", "dtshd", "truehd", "atmos", "flac",
        "repack", "rerip",
    ])

    static let weak: Set<String> = [
        "web", "dvd", "bd", "cam", "ts", "tc", "r5", "ppv", "hdr", "sdr", "dv", "hd", "fhd", "sd", "avc", "av1", "vp9", "h", "264", "265",
        "mp3",
        "opus", "5", "1", "7", "2", "0", "5.1", "7.1", "2.0", "proper", "internal", "limited", "multi", "dual", "audio", "dubbed",
        "subbed", "subs", "sub", "complete", "3d", "hsbs", "sbs", "hou", "nf", "amzn", "dsnp", "hmax", "hulu", "atvp", "pcok", "max", "ma",
        "retail",
        "nordic", "hybrid", "open", "matte", "p010",
    ]

    /// One-word editions; those of several words are in `editionPhrases`.
    static let editions: [String: String] = [
        "extended": "Extended", "unrated": "Unrated", "uncut": "Uncut", "remastered": "Remastered", "theatrical": "Theatrical",
        "imax": "IMAX", "criterion": "Criterion", "uncensored": "Uncensored", "redux": "Redux", "despecialized": "Despecialized",
        "restored": "Restored",
    ]
    static let editionPhrases: [(words: [String], name: String)] = [
        (["directors", "cut"], "Director's Cut"), (["director's", "cut"], "Director's Cut"), (["director’s", "cut"], "Director's Cut"),
        (["final", "cut"], "Final Cut"), (["ultimate", "cut"], "Ultimate Cut"), (["extended", "cut"], "Extended"),
        (["extended", "edition"], "Extended"), (["theatrical", "cut"], "Theatrical"), (["special", "edition"], "Special Edition"),
        (["ultimate", "edition"], "Ultimate Edition"), (["collectors", "edition"], "Collector's Edition"),
        (["anniversary", "edition"], "Anniversary Edition"), (["unrated", "cut"], "Unrated"), (["imax", "edition"], "IMAX"),
    ]

    /// The edition that stands first in these words, and how many words it takes.
    static func edition(at index: Int, in words: [String]) -> (name: String, count: Int)? {
        for phrase in editionPhrases where words[index...].count >= phrase.words.count {
            if zip(phrase.words, words[index...]).allSatisfy({ $0 == $1.lowercased() }) { return (phrase.name, phrase.words.count) }
        }
        return editions[words[index].lowercased()].map { ($0, 1) }
    }
}
