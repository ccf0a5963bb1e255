import HTML
import Testing

@Suite("Browser modules")
struct BrowserModuleTests {
    @Test("Lines that hold only a comment are not served; everything else is")
    func comments() {
        let source = "// Says why.\nconst a = 'http://x' // here\n\n  // more\n/** Docs. */\nexport const b = a\n"
        let served = String(decoding: BrowserModule.served(Array(source.utf8)), as: UTF8.self)
        #expect(served == "const a = 'http://x' // here\nexport const b = a\n")
    }

    @Test("A comment that continues on the next line, and code before the end of one, are served")
    func longComments() {
        let source = "/** A long\ncomment. */\nexport const a = 1 /* one */\n"
        #expect(String(decoding: BrowserModule.served(Array(source.utf8)), as: UTF8.self) == source)
    }
}
