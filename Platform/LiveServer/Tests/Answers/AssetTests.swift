import Foundation
import Testing

@testable import LiveServer

@Suite struct AssetTests {
    private let script = Array(String(repeating: "export const answer = 42\n", count: 200).utf8)

    @Test("An asset is served for ever under the address of its content, compressed for those who take it")
    func served() async throws {
        let assets = AssetCatalogue(["live.js": script, "dot.png": [1, 2, 3]])
        let url = assets.url("live.js")
        try await withServer(assets.routes) { [script] server in
            let plain = try await server.request("GET " + url)
            #expect(plain.status == 200 && plain.body == script)
            #expect(
                plain["content-type"] == "text/javascript; charset=utf-8" && plain["cache-control"] == "public, max-age=31536000, immutable"
            )
            let packed = try await server.request("GET " + url, ["Accept-Encoding": "br, gzip;q=0.5"])
            #expect(packed["content-encoding"] == "gzip" && packed["vary"] == "Accept-Encoding")
            #expect(packed.body.count < 200 && packed.body.prefix(2).elementsEqual([0x1F, 0x8B]))
            #expect(try await server.request("GET " + url, ["Accept-Encoding": "gzip;q=0"]).body == script)
            #expect(try await server.request("GET " + url, ["If-None-Match": plain["etag"] ?? ""]).status == 304)
            #expect(try await server.request("GET " + assets.url("dot.png"), ["Accept-Encoding": "gzip"])["content-encoding"] == nil)
            #expect(try await server.request("GET /assets/live.000000000000.js").status == 404)
            #expect(try await server.request("GET /assets/live.js").status == 404)
        }
    }

    @Test("Another content has another address and another version")
    func addresses() {
        let one = AssetCatalogue(["a.css": [1]]), two = AssetCatalogue(["a.css": [2]])
        #expect(one.url("a.css") != two.url("a.css") && one.version != two.version)
        #expect(one.url("a.css").hasPrefix("/assets/a.") && one.url("a.css").hasSuffix(".css"))
    }
}
