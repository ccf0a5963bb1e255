@testable import HTML
import Testing

private func regions(_ html: some HTML) -> [Region] {
    var page = PageBuffer(seed: 1)
    html.render(into: &page)
    return page.regions
}

@Suite("Regions") struct RegionTests {
    private func shelf(_ title: String, _ items: [String], note: String? = nil) -> some HTML {
        section(.region("shelf")) {
            h2 { title }
            ul(.regionList("items")) {
                ForEach(items) { item in li(.region(item)) { item } }
                if let note { p { note } }
            }
        }
    }

    @Test("a region knows its place, its parent and its bytes")
    func places() throws {
        let found = regions(shelf("A", ["x", "y"]))
        #expect(found.map(\.parent) == [-1, 0, 1, 1])
        #expect(found.map(\.isList) == [false, true, false, false])
        let bytes = render(shelf("A", ["x", "y"]))
        #expect(String(decoding: bytes[Int(found[2].start)..<Int(found[2].end)], as: UTF8.self) == "<li id=\"x\">x</li>")
    }

    @Test("a digest covers the region's own bytes and the keys of its children, not their bytes")
    func digests() {
        let base = regions(
            div(.region("a")) {
                "t"; p(.region("b")) { "1" }
            })
        let child = regions(
            div(.region("a")) {
                "t"; p(.region("b")) { "2" }
            })
        let own = regions(
            div(.region("a")) {
                "u"; p(.region("b")) { "1" }
            })
        let other = regions(
            div(.region("a")) {
                "t"; p(.region("c")) { "1" }
            })
        #expect(base[0].digest == child[0].digest)
        #expect(base[1].digest != child[1].digest)
        #expect(base[0].digest != own[0].digest)
        #expect(base[0].digest != other[0].digest)
    }

    @Test("the digest of a list does not depend on its children")
    func lists() {
        let one = regions(shelf("A", ["x"])), two = regions(shelf("A", ["y", "x"]))
        #expect(one[1].digest == two[1].digest)
        #expect(one[0].digest == two[0].digest)
    }

    @Test("a list with something between its children is an ordinary region")
    func impure() {
        let found = regions(shelf("A", ["x"], note: "end"))
        #expect(!found[1].isList)
        #expect(found[1].digest != regions(shelf("A", ["y"], note: "end"))[1].digest)
    }

    @Test("a duplicate key creates no region and no id")
    func duplicates() {
        let html = div {
            p(.region("a")) { "1" }; p(.region("a")) { "2" }
        }
        #expect(htmlString(html) == "<div><p id=\"a\">1</p><p>2</p></div>")
        #expect(regions(html).count == 1)
    }

    @Test("a page counts its duplicates, and copies a region's id and HTML")
    func copies() throws {
        var page = PageBuffer(seed: 1)
        #expect(page.duplicates == 0)
        div(.region("a")) {
            p(.region("b")) { "one" }; p(.region("b")) { "two" }; p(.region("b")) { "three" }
        }.render(into: &page)
        #expect(page.duplicates == 2)
        let found = page.regions
        let region = try #require(found.last)
        var (name, html): ([UInt8], [UInt8]) = ([], [])
        page.appendName(of: region, to: &name)
        page.appendHTML(of: region, to: &html)
        #expect(String(decoding: name, as: UTF8.self) == "b" && String(decoding: html, as: UTF8.self) == "<p id=\"b\">one</p>")
    }

    @Test("a page that reuses the memory of another is the same as a new one")
    func reused() {
        let storage = {
            var page = PageBuffer(capacity: 100, seed: 1)
            shelf("Another, longer", ["y", "x", "z"], note: "end").render(into: &page)
            return page.recycle()
        }
        var old = PageBuffer(reusing: storage(), seed: 1)
        var new = PageBuffer(seed: 1)
        #expect(old.count == 0 && old.bytes == [] && old.regions == [])
        shelf("A", ["x"]).render(into: &old)
        shelf("A", ["x"]).render(into: &new)
        let isSame = old.bytes == new.bytes && old.regions == new.regions && old.duplicates == 0
        #expect(isSame)
    }

    @Test("keys are made safe for ids and lists")
    func names() {
        #expect(htmlString(p(.region("a,b c\"<é")) { "" }) == "<p id=\"a_2cb_20c_22_3c_c3_a9\"></p>")
    }

    @Test("every ASCII character of a key is kept or becomes two digits", arguments: 1..<128 as Range<UInt8>)
    func characters(code: UInt8) {
        let character = Character(Unicode.Scalar(code)), digits = String(code, radix: 16)
        let isKept = character.isLetter || character.isNumber || "-_.:".contains(character)
        let expected = isKept ? String(character) : "_" + (digits.count == 1 ? "0" : "") + digits
        #expect(htmlString(p(.region("k\(character)")) { "" }) == "<p id=\"k\(expected)\"></p>")
    }

    @Test("untouched content is not part of any digest and contains no regions")
    func untouched() {
        let one = regions(div(.region("a")) { div(.untouched) { p(.region("b")) { "1" } } })
        let two = regions(div(.region("a")) { div(.untouched) { p(.region("b")) { "2" } } })
        #expect(one.count == 1)
        #expect(one[0].digest == two[0].digest)
    }

    @Test("a list's attributes are part of its digest")
    func shell() {
        #expect(regions(ul(.regionList("l"), .class("a")))[0].digest != regions(ul(.regionList("l"), .class("b")))[0].digest)
    }
}
