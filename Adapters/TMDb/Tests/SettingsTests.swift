import NetworkLayer
import Testing

@testable import TMDbAdapter

@Suite("Settings of TMDb")
struct SettingsTests {
    @Test(
        "A token is one word of the characters that tokens have",
        arguments: [
            ("eyJhbGciOi.J9.x-_~+/==", nil), ("  abc\n", nil), ("", TMDbSettingsError.missingToken), (" \n\t", .missingToken),
            ("a b", .token), ("a\r\nX-Evil: 1", .token), ("a\u{0}b", .token), ("a\u{7F}b", .token), ("schlüssel", .token),
            ("a\u{2028}b", .token), (String(repeating: "a", count: 4096), nil), (String(repeating: "a", count: 4097), .token),
        ])
    func tokens(text: String, error: TMDbSettingsError?) {
        if let error {
            #expect(throws: error) { try TMDbSettings(token: text) }
        } else {
            #expect(throws: Never.self) { try TMDbSettings(token: text) }
        }
    }

    @Test("No description holds the token")
    func secrecy() throws {
        let settings = try TMDbSettings(token: "geheim")
        for text in ["\(settings)", String(reflecting: settings)] { #expect(text == "TMDb at https://api.themoviedb.org/3") }
        let error = #expect(throws: TMDbSettingsError.self) { try TMDbSettings(token: "geheim geheim") }
        #expect(error?.description.contains("geheim") == false)
    }

    @Test(
        "Languages are written in one way, each once",
        arguments: [
            (["en-US"], ["en-US"]), ([], ["en-US"]), (["de", "PT_br", "de"], ["de", "pt-BR"]), (["english"], nil), (["en-USA"], nil),
            (["e"], nil),
            (["en-US-x"], nil), ([""], nil), (["en&page=2"], nil),
        ] as [([String], [String]?)])
    func languages(given: [String], read: [String]?) {
        #expect((try? TMDbSettings(token: "a", languages: given))?.languages == read)
    }

    @Test(
        "The region is the given one, else that of the first language with one, else the United States",
        arguments: [
            (["de", "pt-BR"], nil, "BR"), (["de"], nil, "US"), (["en-GB"], "de", "DE"), (["en-GB"], "DEU", nil), (["en-GB"], "", nil),
        ] as [([String], String?, String?)])
    func regions(languages: [String], given: String?, read: String?) {
        #expect((try? TMDbSettings(token: "a", languages: languages, region: given))?.region == read)
    }

    @Test("Addresses are checked, and the error says what is wrong")
    func addresses() throws {
        #expect(try TMDbSettings(token: "a", baseURL: " http://127.0.0.1:8080/3/ ").base.description == "http://127.0.0.1:8080/3")
        for address in ["", "ftp://x", "https://user:pass@x/", "https://x/?key=1"] {
            let error = #expect(throws: TMDbSettingsError.self) { try TMDbSettings(token: "a", baseURL: address) }
            #expect(error?.description.hasPrefix("The address for TMDb is not valid. ") == true)
            #expect(throws: TMDbSettingsError.self) { try TMDbSettings(token: "a", imageURL: address) }
        }
    }

    @Test("Every error is a sentence")
    func sentences() {
        for error in [TMDbSettingsError.missingToken, .token, .language, .region] {
            #expect(error.description.contains("TMDb") && error.description.hasSuffix("."))
        }
    }
}
