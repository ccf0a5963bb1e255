@testable import HTML
import Synchronization
import Testing

@Suite("Cached markup") struct MarkupCacheTests {
    private final class Count: Sendable {
        private let writings = Mutex(0)
        var value: Int { writings.withLock { $0 } }
        func note() -> EmptyHTML {
            writings.withLock { $0 += 1 }
            return EmptyHTML()
        }
    }

    @Test("a value is rendered once, and the copy equals a new rendering")
    func copies() {
        let (kept, count) = (MarkupCache<[Int]>(), Count())
        let page = { (items: [Int]) in
            htmlString(
                div(.region("r")) {
                    kept(items) { items in
                        count.note(); ul { ForEach(items) { item in li { item } } }
                    }
                })
        }
        let first = page([1, 2])
        #expect(first == "<div id=\"r\"><ul><li>1</li><li>2</li></ul></div>")
        #expect(page([1, 2]) == first)
        #expect(count.value == 1)
        #expect(page([1, 3]) == "<div id=\"r\"><ul><li>1</li><li>3</li></ul></div>")
        #expect(page([1, 2]) == first)
        #expect(count.value == 2)
    }

    @Test("digests of a copy and of a new rendering are equal")
    func digests() {
        let kept = MarkupCache<String>()
        let digest = { (text: String) -> UInt64 in
            var page = PageBuffer()
            section(.region("shelf")) { kept(text) { text in p { text } } }.render(into: &page)
            return page.regions[0].digest
        }
        let first = digest("one")
        #expect(digest("one") == first)
        #expect(digest("two") != first)
    }

    @Test("the least recently used value is evicted")
    func room() {
        let (kept, count) = (MarkupCache<Int>(capacity: 2), Count())
        for value in [1, 2, 1, 3, 1, 2] {
            _ = htmlString(
                kept(value) { value in
                    count.note(); p { value }
                })
        }
        #expect(count.value == 4)
    }

    @Test(
        "a copy gives the regions and digests that writing anew gives, wherever it stands",
        arguments: [(false, false), (true, false), (false, true), (true, true)], 0...2)
    func regions(kind: (isBehindText: Bool, isList: Bool), depth: Int) {
        let (isBehindText, isList) = kind
        let (kept, count) = (MarkupCache<[Int]>(), Count())
        let frame = { (inner: Shelf) -> (bytes: [UInt8], regions: [Region]) in
            var page = PageBuffer()
            div(depth > 0 ? .region("root") : .omitted) {
                "text"
                div(depth > 1 ? .region("deeper") : .omitted) {
                    if isBehindText { "words" }
                    inner
                    p(.region("last")) { "end" }
                }
            }.render(into: &page)
            return (page.bytes, page.regions)
        }
        let anew = frame(Shelf(kept: nil, isList: isList, count: count))
        let first = frame(Shelf(kept: kept, isList: isList, count: count))
        _ = htmlString(
            div {
                "elsewhere"; Shelf(kept: kept, isList: isList, count: count)
            })
        let copy = frame(Shelf(kept: kept, isList: isList, count: count))
        #expect(count.value == 2)
        #expect(first == anew)
        #expect(copy == anew)
        #expect(copy.regions.count == 5 + depth)
    }

    private struct Shelf: HTML {
        let kept: MarkupCache<[Int]>?
        let isList: Bool
        let count: Count

        var body: some HTML {
            if let kept { kept([1, 2]) { cards($0) } } else { cards([1, 2]) }
        }

        @HTMLBuilder private func cards(_ items: [Int]) -> some HTML {
            count.note()
            "before"
            section(.region("shelf")) {
                "Shelf"
                ul(isList ? .regionList("cards") : .region("cards")) { ForEach(items) { item in li(.region("card-\(item)")) { item } } }
            }
            "after"
        }
    }

    @Test("a page that already has one of the regions renders the content again, without the id")
    func twice() {
        let kept = MarkupCache<Int>()
        let piece = { kept(1) { value in p(.region("one")) { value } } }
        #expect(
            htmlString(
                div {
                    piece(); piece()
                }) == "<div><p id=\"one\">1</p><p>1</p></div>")
        #expect(htmlString(div { piece() }) == "<div><p id=\"one\">1</p></div>")
    }

    @Test("content that belongs to the browser is rendered each time")
    func untouched() {
        let (kept, count) = (MarkupCache<Int>(), Count())
        for _ in 0..<2 {
            _ = htmlString(
                div(.region("root")) {
                    kept(2) { value in
                        count.note(); p(.untouched) { value }
                    }
                })
        }
        for _ in 0..<2 {
            _ = htmlString(
                div(.untouched) {
                    kept(3) { value in
                        count.note(); p { value }
                    }
                })
        }
        #expect(count.value == 4)
    }
}
