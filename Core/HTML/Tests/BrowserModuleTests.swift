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
}
