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

    @Test("Modules that are joined keep their names to themselves and export nothing")
    func joined() {
        let one = "// Why.\nexport const a = 1\nconst b = 'export '\n", two = "export function a() {}\n  export_(a)\n"
        #expect(
            String(decoding: BrowserModule.joined([Array(one.utf8), Array(two.utf8)]), as: UTF8.self)
                == "{\nconst a = 1\nconst b = 'export '\n}\n{\nfunction a() {}\n  export_(a)\n}\n")
    }

    @Test("A comment that continues on the next line, and code before the end of one, are served")
    func longComments() {
        let source = "/** A long\ncomment. */\nexport const a = 1 /* one */\n"
        #expect(String(decoding: BrowserModule.served(Array(source.utf8)), as: UTF8.self) == source)
    }
}
