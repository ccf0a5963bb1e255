/// How much lower a bitrate is than the one before.
enum BitrateDrop {
    /// Percent of `from`; 0 if `to` is not lower or `from` is not positive.
    static func percent(from: Int, to: Int) -> Double {
        guard from > 0, to < from else { return 0 }
        return Double(from - max(to, 0)) * 100 / Double(from)
    }
}
