/// `Title_20.01.15_20-15_station_90_TVOON_DE.mpg.HQ`: online recorders write the day, the time, the station and the minutes behind the title.
enum RecordingName {
    /// The name before the day of the recording, if two numbers with a hyphen for the time follow the day.
    static func removed(from name: String) -> String {
        let scan = EpisodeScan(name)
        guard let start = scan.first({ day(at: $0, scan) }), start > 1 else { return name }
        return name.bytes(0..<start - 1)
    }

    /// The place of `20.01.15_20-15_`
    private static func day(at start: Int, _ scan: EpisodeScan) -> Int? {
        guard start > 0, scan.has("_", at: start - 1) else { return nil }
        var at = start
        let limits: [(below: Int, separator: String)] = [(40, "."), (13, "."), (32, "_"), (24, "-"), (60, "_")]
        for limit in limits {
            guard let number = scan.number(at: at, digits: 2...2), number.value < limit.below, scan.has(limit.separator, at: number.end)
            else {
                return nil
            }
            at = number.end + 1
        }
        return start
    }
}
