import NetworkLayer
import Synchronization
import Testing

@Suite("Multipart forms")
struct MultipartFormTests {
    @Test("Each part has its own type; lines end with CRLF")
    func form() {
        let form = MultipartForm(
            [
                .init("title", text: "Käse"), .init("image", filename: "a.png", type: "image/png", bytes: [1, 13, 10, 2]),
                .init("raw", filename: "b", bytes: []),
            ],
            boundaries: { "xyz" })
        let head =
            "--xyz\r\nContent-Disposition: form-data; name=\"title\"\r\n\r\nKäse\r\n"
            + "--xyz\r\nContent-Disposition: form-data; name=\"image\"; filename=\"a.png\"\r\nContent-Type: image/png\r\n\r\n"
        let tail =
            "\r\n--xyz\r\nContent-Disposition: form-data; name=\"raw\"; filename=\"b\"\r\nContent-Type: application/octet-stream\r\n\r\n\r\n--xyz--\r\n"
        #expect(form.body == Array(head.utf8) + [1, 13, 10, 2] + Array(tail.utf8))
        #expect(form.contentType == "multipart/form-data; boundary=xyz")
        #expect(Route(.post).sending(form).headers["Content-Type"] == form.contentType)
    }

    @Test(
        "Names cannot end their line or their quotes",
        arguments: [("a\"b", "a%22b"), ("a\r\nX-Evil: 1", "a%0D%0AX-Evil: 1"), ("\u{0}a\u{7F}", "a"), ("„ü“", "„ü“")])
    func names(name: String, written: String) {
        let form = MultipartForm([.init(name, filename: name, bytes: [])], boundaries: { "b" })
        let text = String(decoding: form.body, as: UTF8.self)
        #expect(text.hasPrefix("--b\r\nContent-Disposition: form-data; name=\"\(written)\"; filename=\"\(written)\"\r\n"))
    }

    @Test("A type of several lines is not sent")
    func type() {
        let form = MultipartForm([.init("a", type: "text/plain\r\nX-Evil: 1", bytes: [])], boundaries: { "b" })
        #expect(!String(decoding: form.body, as: UTF8.self).contains("Evil"))
    }

    @Test("The boundary occurs in no part")
    func boundary() {
        let made = Mutex(["one", "two", "three"])
        let form = MultipartForm([.init("a", text: "xonex"), .init("b", text: "two")]) { made.withLock { $0.removeFirst() } }
        #expect(form.boundary == "three")
        #expect(MultipartForm([]).boundary.count == 32)
    }
}
