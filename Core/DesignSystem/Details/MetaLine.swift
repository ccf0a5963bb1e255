public import HTML

/// Short facts in one line: `1977 · 2h 1m · Adventure`. See `MetaText.parts`.
public struct MetaLine: HTML {
    let parts: [String]

    public init(_ parts: [String]) { self.parts = parts }

    public init(year: Int? = nil, runtimeMinutes: Int? = nil, certification: String? = nil, genres: [String] = []) {
        parts = MetaText.parts(year: year, runtimeMinutes: runtimeMinutes, certification: certification, genres: genres)
    }

    public var body: some HTML {
        if !parts.isEmpty { p(.class("meta"), .dir("auto")) { MetaText.joined(parts) } }
    }
}
