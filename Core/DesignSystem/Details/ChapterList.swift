public import HTML

/// The chapters of a file, each with a link that starts there.
public struct ChapterList: HTML {
    public struct Chapter: Sendable, Hashable {
        public var title: String
        /// Seconds from the beginning.
        public var start: Double
        public var path: String
        public init(title: String, start: Double, path: String) {
            self.title = title
            self.start = start
            self.path = path
        }
    }

    let chapters: [Chapter]

    public init(_ chapters: [Chapter]) { self.chapters = chapters }

    public var body: some HTML {
        ol(.class("chapters")) {
            ForEach(chapters) { chapter in
                li {
                    a(.href(chapter.path)) {
                        span(.class("time")) { RuntimeText.clock(seconds: chapter.start) }
                        span(.class("chapter-title"), .dir("auto"), .title(chapter.title)) { chapter.title }
                    }
                }
            }
        }
    }
}
