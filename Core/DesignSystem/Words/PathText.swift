public import HTML

/// The path of a file or folder: from left to right in any script, with each part in its own direction.
public struct PathText: HTML {
    let path: String

    public init(_ path: String) { self.path = path }

    public var body: some HTML {
        span(.dir("ltr")) {
            ForEach(path.split(separator: "/", omittingEmptySubsequences: false).enumerated()) { place, part in
                if place > 0 { "/" }
                if !part.isEmpty { bdi { String(part) } }
            }
        }
    }
}
