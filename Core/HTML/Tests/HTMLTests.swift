import HTML
import Testing

private struct Card: HTML {
    let id: Int
    let title: String
    var isSaved = false
    var body: some HTML {
        article(.class("card"), .region("movie-\(id)"), .when(isSaved, .class("saved"))) {
            img(.src("/p/\(id).jpg"), .alt(title), .width(100), .loading(.lazy))
            h3 { title }
            if isSaved { p { "Saved" } } else { p { id } }
        }
    }
}

@Suite("Writing HTML") struct HTMLTests {
    @Test("a view writes its elements, attributes and text")
    func view() {
        #expect(
            htmlString(Card(id: 7, title: "Tom & Jerry")) == """
                <article id="movie-7" class="card"><img src="/p/7.jpg" alt="Tom &amp; Jerry" width="100" loading="lazy"><h3>Tom &amp; Jerry</h3><p>7</p></article>
                """)
        #expect(htmlString(Card(id: 7, title: "", isSaved: true)).contains("class=\"card saved\""))
    }

    @Test(
        "text and attribute values are escaped and controls dropped",
        arguments: [
            ("<script>", "&lt;script&gt;"), ("\"'", "&quot;&#39;"), ("a\u{1E}b\u{1F}c\u{0}d", "abcd"), ("a\tb\nc", "a\tb\nc"),
            ("Amélie 🎬", "Amélie 🎬"), ("&amp;", "&amp;amp;"), ("", ""),
        ])
    func escaping(text: String, expected: String) {
        #expect(htmlString(p(.title(text)) { text }) == "<p title=\"\(expected)\">\(expected)</p>")
    }

    @Test("every ASCII character is kept, escaped or dropped", arguments: 0..<128 as Range<UInt8>)
    func characters(code: UInt8) {
        let escapes: [Character: String] = ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;"]
        let character = Character(Unicode.Scalar(code))
        let expected = code < 0x20 && code != 0x09 && code != 0x0A ? "" : escapes[character] ?? String(character)
        #expect(htmlString("a\(character)b") == "a\(expected)b")
    }

    @Test("numbers are written as digits", arguments: [0, 7, 10, -1, 1234567, Int.max, Int.min])
    func numbers(number: Int) {
        #expect(htmlString(number) == String(number))
    }

    @Test("a false flag is omitted, a true one stands alone")
    func flags() {
        #expect(htmlString(input(.disabled(false), .required(true))) == "<input required>")
        #expect(
            htmlString(input(.attribute("x-one"), .attribute("x-two", false), .attribute("x-three", 3))) == "<input x-one x-three=\"3\">")
        #expect(htmlString(div(.aria("expanded", false), .data("key", "v"))) == "<div aria-expanded=\"false\" data-key=\"v\"></div>")
    }

    @Test(
        "addresses that could run code are replaced",
        arguments: [
            ("javascript:alert(1)", false), (" javascript:alert(1)", false), ("JaVaScript:x", false), ("java\nscript:x", false),
            ("abcdefghij:x", false),
            ("abcdefghijk:x", false), ("abcdefghijk", true), ("a-long-relative-name/x:y", false), ("abcdefghij", true),
            ("abc/x:y", true),
            ("data:text/html,x", false), ("data:image/png;base64,AA", true), ("/movies/1?a=b:c", true), ("https://a.b/c", true),
            ("#top", true), ("?q=a:b", true), ("mailto:a@b.c", true), ("tel:1", true), ("blob:x", true), ("http://a", true),
            ("ftp://a", false),
            ("a b", false), ("averylongrelativename", true), ("averylongscheme:x", false), ("", true),
        ])
    func addresses(address: String, isKept: Bool) {
        #expect(htmlString(a(.href(address))).contains("about:invalid") == !isKept)
    }

    @Test("loops, options and choices render in order")
    func composition() {
        let extra: String? = "x"
        let html = ul {
            ForEach([1, 2]) { number in li { number } }
            for name in ["a", "b"] { li { name } }
            if let extra { li { extra } }
            switch extra {
            case nil: li { "none" }
            case .some: li { "some" }
            }
        }
        #expect(htmlString(html) == "<ul><li>1</li><li>2</li><li>a</li><li>b</li><li>x</li><li>some</li></ul>")
    }

    @Test("a document carries its head and the root region")
    func document() {
        var head = DocumentHead(title: "A <b>")
        (head.theme, head.layout) = ("dark", "tv")
        head.stylesheets = ["/a.css"]
        head.modules = ["/live.js"]
        let text = htmlString(Document(head, token: "t") { p { "hi" } })
        #expect(
            text.hasPrefix(
                "<!DOCTYPE html>\n<html lang=\"en\" dir=\"ltr\" data-theme=\"dark\" data-layout=\"tv\"><head><meta charset=\"utf-8\"><title>A &lt;b&gt;</title>"
            ))
        #expect(
            text.contains(
                "<meta name=\"live\" content=\"t\"><link rel=\"stylesheet\" href=\"/a.css\"><script type=\"module\" src=\"/live.js\"></script></head>"
            ))
        #expect(text.hasSuffix("<body><div id=\"live\"><p>hi</p></div></body></html>"))
    }
}
