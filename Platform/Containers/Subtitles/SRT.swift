/// SubRip files.
public enum SRT {
    /// The cues of a file, sorted by start. A line of times begins a cue, so that it does not matter whether blank lines are missing or doubled.
    /// - Throws: `.notRecognised` if it contains no cue, `.tooLarge` above the limits.
    public static func read(_ bytes: [UInt8], limits: ReadLimits = .default) throws(ContainerError) -> [SubtitleCue] {
        var lines = try SubtitleBlocks.lines(bytes, limits)
        let isBlank = lines.map { $0.allSatisfy { $0 == " " || $0 == "\t" } }
        guard isBlank.contains(false) else { return [] }
        // If each line is followed by a blank one, blank lines mean nothing.
        let areDoubled = !zip(isBlank, isBlank.dropFirst()).contains { !$0 && !$1 }
        if areDoubled { lines = zip(lines, isBlank).compactMap { $1 ? nil : $0 } }
        let cues = try cues(lines, limits)
        guard !cues.isEmpty else { throw .notRecognised }
        return SubtitleBlocks.sorted(cues)
    }

    private static func cues(_ lines: [Substring], _ limits: ReadLimits) throws(ContainerError) -> [SubtitleCue] {
        var cues: [SubtitleCue] = []
        var times: (start: Double, end: Double)?
        var text: [Substring] = []
        func end(isNumbered: Bool) throws(ContainerError) {
            if isNumbered, let last = text.last, last.utf8.count <= 8, last.allSatisfy({ $0.isASCII && $0.isNumber }) { text.removeLast() }
            let plain = plain(text.joined(separator: "\n"))
            text = []
            guard let found = times else { return }
            times = nil
            guard cues.count < limits.cues else { throw .tooLarge("the number of its subtitles") }
            guard !plain.isEmpty, plain.utf8.count <= limits.stringBytes else { return }
            cues.append(SubtitleCue(start: found.start, end: found.end, text: plain))
        }
        for line in lines {
            if line.contains("-->") {
                // The number of this cue stands before it. Behind times that cannot be read nothing is shown.
                try end(isNumbered: true)
                times = SubtitleBlocks.times(line)
            } else if line.allSatisfy({ $0 == " " || $0 == "\t" }) {
                if !text.isEmpty { try end(isNumbered: false) }
            } else if times != nil {
                text.append(line)
            }
        }
        try end(isNumbered: false)
        return cues
    }

    /// Text without `<i>` and `{\an8}`.
    static func plain(_ text: String) -> String {
        ASS.withoutOverrides(SubtitleBlocks.withoutTags(text), onlyBackslash: true).trimmingLines
    }
}

extension String {
    /// Trims each line and removes blank lines.
    var trimmingLines: String {
        split(separator: "\n").map { line in
            var line = line
            while let last = line.last, last == " " || last == "\t" { line.removeLast() }
            while let first = line.first, first == " " || first == "\t" { line.removeFirst() }
            return line
        }.filter { !$0.isEmpty }.joined(separator: "\n")
    }
}
