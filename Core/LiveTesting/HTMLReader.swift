/// Reads the HTML that this program writes: every tag closed, values in double quotes, five character references. Anything else is an error,
/// so that a test notices a broken writer.
public struct HTMLReader {
    public struct Fault: Error, CustomStringConvertible {
        public let description: String
    }

    static let void: Set<String> = ["area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"]

    private static let endsName = Set(" =>/\"<\n".utf8)
    private let bytes: [UInt8]
    private let isServed: Bool
    private var position = 0

    /// The nodes of a document or a piece of one.
    public static func read(_ html: some Sequence<UInt8>, isServed: Bool = true) throws(Fault) -> [BrowserNode] {
        var reader = HTMLReader(bytes: Array(html), isServed: isServed)
        let nodes = try reader.nodes(until: nil)
        guard reader.position == reader.bytes.count else { throw reader.fault("something is left over") }
        return nodes
    }

    /// The one element of a piece of HTML.
    public static func element(_ html: String) throws(Fault) -> BrowserElement {
        let nodes = try read(html.utf8)
        guard nodes.count == 1, let element = nodes[0].element else { throw Fault(description: "not one element: \(html)") }
        return element
    }

    private init(bytes: [UInt8], isServed: Bool) {
        self.bytes = bytes
        self.isServed = isServed
    }

    private func fault(_ text: String) -> Fault {
        let near = String(decoding: bytes[max(0, position - 40)..<min(bytes.count, position + 40)], as: UTF8.self)
        return Fault(description: "\(text) at \(position): …\(near)…")
    }

    private func sees(_ text: StaticString) -> Bool {
        text.withUTF8Buffer { wanted in
            position + wanted.count <= bytes.count && wanted.indices.allSatisfy { bytes[position + $0] == wanted[$0] }
        }
    }

    private mutating func nodes(until closing: String?) throws(Fault) -> [BrowserNode] {
        var nodes: [BrowserNode] = []
        while position < bytes.count {
            if sees("</") {
                position += 2
                let name = try self.name()
                guard name == closing, sees(">") else { throw fault("</\(name)> where </\(closing ?? "")> belongs") }
                position += 1
                return nodes
            }
            if sees("<!") {
                guard let end = bytes[position...].firstIndex(of: UInt8(ascii: ">")) else { throw fault("an open declaration") }
                position = end + 1
            } else if sees("<") {
                nodes.append(.element(try element()))
            } else {
                nodes.append(.text(try text(until: UInt8(ascii: "<"))))
            }
        }
        guard closing == nil else { throw fault("<\(closing ?? "")> is never closed") }
        return nodes
    }

    private mutating func element() throws(Fault) -> BrowserElement {
        position += 1
        var element = BrowserElement(try name())
        while sees(" ") {
            position += 1
            let name = try name()
            guard element.attributes[name] == nil else { throw fault("\(name) is there twice") }
            if sees("=\"") {
                position += 2
                element.attributes[name] = try text(until: UInt8(ascii: "\""))
                position += 1
            } else {
                element.attributes[name] = ""
            }
        }
        guard sees(">") else { throw fault("a broken tag") }
        position += 1
        if isServed { element.served = element.attributes["class"]?.split(separator: " ").map(String.init) }
        if !Self.void.contains(element.tag) { element.children = try nodes(until: element.tag) }
        return element
    }

    private mutating func name() throws(Fault) -> String {
        let start = position
        while position < bytes.count, !Self.endsName.contains(bytes[position]) { position += 1 }
        guard position > start else { throw fault("a name is missing") }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func text(until end: UInt8) throws(Fault) -> String {
        var plain: [UInt8] = []
        while position < bytes.count, bytes[position] != end {
            if bytes[position] == UInt8(ascii: "&") {
                plain.append(try reference())
            } else {
                plain.append(bytes[position])
                position += 1
            }
        }
        return String(decoding: plain, as: UTF8.self)
    }

    private mutating func reference() throws(Fault) -> UInt8 {
        let known: [(StaticString, UInt8)] = [("&amp;", 0x26), ("&lt;", 0x3C), ("&gt;", 0x3E), ("&quot;", 0x22), ("&#39;", 0x27)]
        for (name, byte) in known where sees(name) {
            position += name.utf8CodeUnitCount
            return byte
        }
        throw fault("an unescaped ampersand")
    }
}
