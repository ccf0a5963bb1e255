import CoreDomain
import Foundation

/// The texts that are stored in a movie or next to it.
extension SampleMovie {
    /// ffmpeg's own metadata file, with the chapters.
    var metadata: String {
        func escaped(_ text: String) -> String {
            text.reduce(into: "") { $0 += "=;#\\\n".contains($1) ? "\\\($1)" : String($1) }
        }
        var lines = [
            ";FFMETADATA1", "title=\(escaped(title))", "date=\(year)", "artist=\(escaped(director))",
            "genre=\(escaped(genres.joined(separator: ", ")))",
        ]
        for (index, chapter) in chapters.enumerated() {
            let end = index + 1 < chapters.count ? chapters[index + 1].start : seconds
            lines += [
                "[CHAPTER]", "TIMEBASE=1/1000", "START=\(Int(clamped: chapter.start * 1000))", "END=\(Int(clamped: end * 1000))",
                "title=\(escaped(chapter.title))",
            ]
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// SubRip in the language at that index.
    func srt(_ language: Int) -> String {
        cues.enumerated().map { index, cue in
            "\(index + 1)\n\(Self.clock(cue.start)) --> \(Self.clock(cue.end))\n\(cue.texts[language])\n"
        }.joined(separator: "\n")
    }

    static func clock(_ seconds: Double) -> String {
        let milliseconds = Int(clamped: (seconds * 1000).rounded())
        return String(
            format: "%02d:%02d:%02d,%03d", milliseconds / 3_600_000, milliseconds / 60_000 % 60, milliseconds / 1000 % 60,
            milliseconds % 1000)
    }

    /// A Kodi NFO file, as in most libraries.
    var nfo: String {
        let root = episode == nil ? "movie" : "episodedetails"
        var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>", "<\(root)>"]
        func add(_ tag: String, _ text: String) {
            if !text.isEmpty { lines.append("  <\(tag)>\(Self.xml(text))</\(tag)>") }
        }
        add("title", title)
        add("originaltitle", originalTitle ?? "")
        if let episode {
            add("showtitle", episode.series)
            add("season", String(episode.season))
            add("episode", String(episode.number))
            add("aired", "\(year)-10-0\(episode.number)")
        } else {
            add("year", String(year))
        }
        lines.append("  <ratings><rating name=\"popcorn\" max=\"10\"><value>\(rating)</value></rating></ratings>")
        if episode == nil { add("tagline", tagline) }
        add("plot", plot)
        add("runtime", "1")
        for genre in genres { add("genre", genre) }
        add("country", country)
        add("studio", studio)
        add("director", director)
        lines.append("  <uniqueid type=\"sample\" default=\"true\">\(id)</uniqueid>")
        for (index, person) in cast.enumerated() {
            lines.append(
                "  <actor><name>\(Self.xml(person.name))</name><role>\(Self.xml(person.role))</role><order>\(index)</order></actor>")
        }
        return (lines + ["</\(root)>", ""]).joined(separator: "\n")
    }

    var seriesNFO: String? {
        guard let episode else { return nil }
        let genres = genres.map { "  <genre>\(Self.xml($0))</genre>" }
        return
            ([
                "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>", "<tvshow>", "  <title>\(Self.xml(episode.series))</title>",
                "  <year>\(year)</year>", "  <plot>\(Self.xml(tagline))</plot>",
            ]
            + genres + ["  <uniqueid type=\"sample\" default=\"true\">series-\(id.prefix { $0 != "." })</uniqueid>", "</tvshow>", ""])
            .joined(separator: "\n")
    }

    static func xml(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;").replacingOccurrences(
            of: ">", with: "&gt;")
    }
}
