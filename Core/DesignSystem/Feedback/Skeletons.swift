public import HTML

/// Placeholders for a row while it loads. They appear only if loading takes long, and do not move.
public struct SkeletonRow: HTML {
    let name: String
    let count: Int

    public init(_ shape: PictureShape = .poster, count: Int = 8) {
        self.count = count
        name =
            switch shape {
            case .poster: "poster"
            case .wide: "wide"
            case .portrait: "person"
            }
    }

    public var body: some HTML {
        div(.class("row skeleton"), .role("status"), .aria("label", "Loading")) {
            div(.class("row-head")) { span(.class("bone bone-title")) }
            div(.class("track track-\(name)")) { ForEach(0..<count) { _ in SkeletonCard() } }
        }
    }
}

/// Placeholders for a grid.
public struct SkeletonGrid: HTML {
    let count: Int

    public init(count: Int = 18) { self.count = count }

    public var body: some HTML {
        div(.class("grid skeleton"), .role("status"), .aria("label", "Loading")) { ForEach(0..<count) { _ in SkeletonCard() } }
    }
}

/// Placeholders for the head of a details page.
public struct SkeletonDetails: HTML {
    public init() {}

    public var body: some HTML {
        div(.class("details skeleton"), .role("status"), .aria("label", "Loading")) {
            div(.class("details-poster")) { span(.class("bone bone-picture")) }
            div(.class("details-words")) {
                span(.class("bone bone-headline"))
                SkeletonText(lines: 5)
            }
        }
    }
}

/// Placeholders for text or a list.
public struct SkeletonText: HTML {
    let lines: Int

    public init(lines: Int = 3) { self.lines = lines }

    public var body: some HTML {
        div(.class("bones skeleton")) { ForEach(0..<lines) { _ in span(.class("bone bone-line")) } }
    }
}

private struct SkeletonCard: HTML {
    var body: some HTML {
        div(.class("card")) {
            span(.class("bone bone-picture"))
            span(.class("bone bone-line"))
        }
    }
}
