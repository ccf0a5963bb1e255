/// The day of a broadcast in a name: `2019-04-21`, `21.04.2019`, `2019.21.04`, `20190421`, `21st Apr 2019`.
struct BroadcastDay: Equatable {
    /// The bytes in the name, with the time of the day if it follows.
    var range: Range<Int>
    /// As ISO 8601 writes it.
    let text: String
    let rule: NameRule
    private let year: Int
    /// Month and day as one number: 421.
    private let number: Int

    private init?(_ range: Range<Int>, _ year: Int, _ month: Int, _ day: Int, _ rule: NameRule) {
        guard (1930...2039).contains(year), (1...12).contains(month), (1...31).contains(day) else { return nil }
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        (self.range, self.year, self.rule) = (range, year, rule)
        number = month * 100 + day
        text = "\(year)-\(two(month))-\(two(day))"
    }

    /// For an episode without a number of its own: the year is its season.
    var mark: EpisodeMark { EpisodeMark(range: range, season: year, episodes: number...number, aired: text, rule: rule) }

    /// In digits with separators, else in words.
    static func separated(in name: String, _ scan: EpisodeScan) -> BroadcastDay? {
        (inDigits(scan) ?? inWords(NameTokens(name).tokens) ?? scan.first { inShortDigits(at: $0, scan) })?.withTime(scan)
    }

    /// A day that is named together with an episode's number.
    static func find(in name: String, outside mark: EpisodeMark) -> BroadcastDay? {
        guard mark.aired == nil else { return nil }
        let scan = EpisodeScan(name)
        let words = NameTokens(name).tokens
        let days = [
            inDigits(scan), inWords(words), scan.first { inShortDigits(at: $0, scan) }, words.lazy.compactMap { compact($0) }.first,
            prefix(words), next(to: mark, words),
        ]
        return days.lazy.compactMap(\.self).first { !$0.range.overlaps(mark.range) }?.withTime(scan)
    }

    static func inDigits(_ scan: EpisodeScan) -> BroadcastDay? { scan.first { inDigits(at: $0, scan) } }

    /// `2019-04-21`, `2019.04.21`, `21.04.2019`, `04-21-2019`; `2019.21.04`, but with hyphens only the order of ISO 8601.
    private static func inDigits(at start: Int, _ scan: EpisodeScan) -> BroadcastDay? {
        guard let first = scan.number(at: start, digits: 1...4), let separator = scan.byte(at: first.end), "-._ ".utf8.contains(separator),
            let second = scan.number(at: first.end + 1, digits: 1...2), scan.byte(at: second.end) == separator,
            let third = scan.number(at: second.end + 1, digits: 2...4)
        else { return nil }
        // `6.5.2010`, `5-21-2010`
        let isShort = ".-".utf8.contains(separator) && first.end - start < 3 && third.end - second.end == 5 && !scan.isWord(third.end)
        guard isShort || third.end - start == 10 && second.end - first.end == 3 else { return nil }
        let range = start..<third.end
        if first.end - start < 4 {
            return BroadcastDay(range, third.value, second.value, first.value, .day)
                ?? BroadcastDay(range, third.value, first.value, second.value, .day)
        }
        return BroadcastDay(range, first.value, second.value, third.value, .day)
            ?? (separator == UInt8(ascii: "-") ? nil : BroadcastDay(range, first.value, third.value, second.value, .day))
    }

    /// `21.04.19`, `10-19-12`; `12.10.19_20-15` with a time of the day. Not three episodes, `01-02-03`, nor days that could be another.
    private static func inShortDigits(at start: Int, _ scan: EpisodeScan) -> BroadcastDay? {
        guard let first = scan.number(at: start, digits: 2...2), let separator = scan.byte(at: first.end), "-.".utf8.contains(separator),
            let second = scan.number(at: first.end + 1, digits: 2...2), scan.byte(at: second.end) == separator,
            let third = scan.number(at: second.end + 1, digits: 2...2), !scan.isWord(third.end), scan.byte(at: third.end) != separator,
            start == 0 || scan.byte(at: start - 1) != separator, second.value != first.value + 1 || third.value != second.value + 1
        else { return nil }
        func day(_ year: Int, _ month: Int, _ day: Int) -> BroadcastDay? {
            BroadcastDay(start..<third.end, year < 40 ? 2_000 + year : 1_900 + year, month, day, .day)
        }
        if scan.isTime(at: third.end) { return day(first.value, second.value, third.value) }
        let dayFirst = day(third.value, second.value, first.value)
        let isSpaced = [start - 1, third.end].allSatisfy { $0 < 0 || scan.byte(at: $0).map { " ()[]".utf8.contains($0) } ?? true }
        if separator == UInt8(ascii: "."), isSpaced { return dayFirst }
        let monthFirst = day(third.value, first.value, second.value)
        return dayFirst == nil ? monthFirst : monthFirst == nil ? dayFirst : nil
    }

    /// `2008x12.13`: with the year as a season.
    static func crossed(at start: Int, _ scan: EpisodeScan) -> BroadcastDay? {
        guard let year = scan.number(at: start, digits: 4...4), scan.byte(at: year.end) == UInt8(ascii: "x"),
            let month = scan.number(at: year.end + 1, digits: 2...2), scan.byte(at: month.end) == UInt8(ascii: "."),
            let day = scan.number(at: month.end + 1, digits: 2...2), !scan.isWord(day.end)
        else { return nil }
        return BroadcastDay(start..<day.end, year.value, month.value, day.value, .day)
    }

    /// `20190421`; `190421` if that is allowed.
    static func compact(_ token: NameTokens.Token, isShort: Bool = false) -> BroadcastDay? {
        guard let number = token.number, token.range.count == (isShort ? 6 : 8) else { return nil }
        return BroadcastDay(
            token.range, isShort ? 2_000 + number / 10_000 : number / 10_000, number / 100 % 100, number % 100, .compactDay)
    }

    /// `E123.190421`, `190421.E123`
    private static func next(to mark: EpisodeMark, _ words: [NameTokens.Token]) -> BroadcastDay? {
        let before = words.last { $0.range.upperBound <= mark.range.lowerBound }
        let after = words.first { $0.range.lowerBound >= mark.range.upperBound }
        return [before, after].lazy.compactMap(\.self).compactMap { compact($0, isShort: true) }.first
    }

    /// `190421 Show ep05`
    private static func prefix(_ words: [NameTokens.Token]) -> BroadcastDay? {
        guard words.count > 2, [.space, .underscore].contains(words[1].gap) else { return nil }
        return compact(words[0], isShort: true)
    }

    /// `21st Apr 2019`, `21. April 2019`, `April 21, 2019`, `2019 Apr 21`.
    private static func inWords(_ words: [NameTokens.Token]) -> BroadcastDay? {
        for (index, word) in words.enumerated() {
            guard let month = months[word.word] else { continue }
            let before = index > 0 ? words[index - 1] : nil
            let next = index + 1 < words.count ? words[index + 1] : nil
            if let before, let next, let day = dayOfMonth(before), let year = ReleaseWords.year(next.word) {
                return BroadcastDay(before.range.lowerBound..<next.range.upperBound, year, month.number, day, .writtenDay)
            }
            if let before, let next, let day = dayOfMonth(next), let year = ReleaseWords.year(before.word) {
                return BroadcastDay(before.range.lowerBound..<next.range.upperBound, year, month.number, day, .writtenDay)
            }
            if month.isEnglish, let next, let day = dayOfMonth(next), index + 2 < words.count,
                let year = ReleaseWords.year(words[index + 2].word)
            {
                return BroadcastDay(word.range.lowerBound..<words[index + 2].range.upperBound, year, month.number, day, .writtenDay)
            }
        }
        return nil
    }

    /// `5`, `05`, `5th`.
    private static func dayOfMonth(_ token: NameTokens.Token) -> Int? {
        let digits = token.word.prefix(while: { $0.isASCII && $0.isNumber })
        guard (1...2).contains(digits.count), ["", "st", "nd", "rd", "th"].contains(token.word.dropFirst(digits.count)) else { return nil }
        return Int(digits)
    }

    static func isMonth(_ word: String) -> Bool { months[word] != nil }

    /// Two English names each, then German, French, Spanish, Italian, Portuguese, Dutch and Russian ones, which stand after the day.
    private static let months: [String: (number: Int, isEnglish: Bool)] = {
        let lines = """
            jan january januar janvier enero gennaio janeiro januari января
            feb february februar février febrero febbraio fevereiro februari февраля
            mar march märz mars marzo março maart марта
            apr april avril abril aprile апреля
            may may mai mayo maggio maio mei мая
            jun june juni juin junio giugno junho июня
            jul july juli juillet julio luglio julho июля
            aug august août agosto augustus августа
            sep september sept septembre septiembre settembre setembro сентября
            oct october okt oktober octobre octubre ottobre outubro октября
            nov november novembre noviembre novembro ноября
            dec december dez dezember décembre diciembre dicembre dezembro декабря
            """
        var months: [String: (number: Int, isEnglish: Bool)] = [:]
        for (index, line) in lines.split(separator: "\n").enumerated() {
            for (place, name) in line.split(separator: " ").enumerated() where months[String(name)] == nil {
                months[String(name)] = (index + 1, place < 2)
            }
        }
        return months
    }()
}

// MARK: - The time of the day

extension BroadcastDay {
    func withTime(_ scan: EpisodeScan) -> BroadcastDay {
        var day = self
        day.range = range.lowerBound..<(scan.timeEnd(at: range.upperBound) ?? range.upperBound)
        return day
    }
}

extension EpisodeScan {
    /// `_20-15`
    fileprivate func isTime(at start: Int) -> Bool {
        guard has("_", at: start), let hour = number(at: start + 1, digits: 2...2), hour.value < 24, has("-", at: hour.end),
            let minute = number(at: hour.end + 1, digits: 2...2)
        else { return false }
        return minute.value < 60
    }

    /// The end of the time that recorders of television write behind the day: ` 20-15-00`, `_19_59_00`, ` 1900`, `_20002100`.
    fileprivate func timeEnd(at start: Int) -> Int? {
        let at = skipSeparators(from: start, most: 3)
        guard at > start, let hour = twoDigits(at: at, below: 24) else { return nil }
        if isDigit(hour) {
            guard let minute = twoDigits(at: hour, below: 60) else { return nil }
            let end =
                twoDigits(at: minute, below: 24).flatMap { twoDigits(at: $0, below: 60) } ?? twoDigits(at: minute, below: 60) ?? minute
            return isWord(end) ? nil : end
        }
        guard let separator = byte(at: hour), "-_.:h".utf8.contains(separator), let minute = twoDigits(at: hour + 1, below: 60) else {
            return nil
        }
        let end = byte(at: minute) == separator ? twoDigits(at: minute + 1, below: 60) ?? minute : minute
        return isWord(end) ? nil : end
    }

    private func twoDigits(at start: Int, below limit: Int) -> Int? {
        guard isDigit(start), isDigit(start + 1) else { return nil }
        return Int(bytes[start] - 0x30) * 10 + Int(bytes[start + 1] - 0x30) < limit ? start + 2 : nil
    }
}
