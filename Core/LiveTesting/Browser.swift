import Live

/// A browser without a screen: it holds a page as a tree, applies frames to it, and gives the message that a click or a form would send.
public struct Browser: Sendable {
    /// A frame that does not fit the page: a real browser would reload the page.
    public struct OutOfSync: Error, Equatable, CustomStringConvertible {
        public let description: String
    }

    public internal(set) var root: BrowserElement
    public internal(set) var title = ""
    /// The text of the address bar.
    public internal(set) var address: String
    /// Addresses the visitor could go back to, oldest first.
    public internal(set) var history: [String] = []
    /// Events in the order of arrival, as name and JSON.
    public internal(set) var events: [(name: String, json: String)] = []
    public internal(set) var revision = 0
    /// The last intent that the server has answered.
    public internal(set) var answered = 0
    /// Where a `g` record sent the browser.
    public internal(set) var left: String?
    var token: String
    var sent = 0

    /// Opens a document as the server painted it.
    public init(_ document: [UInt8], address: String = "/") throws(HTMLReader.Fault) {
        let nodes = try HTMLReader.read(document)
        root = nodes.compactMap(\.element).first ?? BrowserElement("html")
        self.address = address
        title = root.first { $0.tag == "title" }?.text ?? ""
        token = root.first { $0.tag == "meta" && $0.attributes["name"] == "live" }?.attributes["content"] ?? ""
    }

    /// A page with the given content, as a script may have left it.
    public init(content: String) throws(HTMLReader.Fault) {
        root = BrowserElement("body", [:], try HTMLReader.read(content.utf8, isServed: false))
        address = "/"
        token = ""
    }

    /// The part that the session patches, printed for comparing.
    public var page: String { root.first { $0.id == "live" }?.printed ?? root.printed }

    /// The content of the root element, printed.
    public var content: String { root.children.map { BrowserElement("x", [:], [$0]).printed.dropFirst(3).dropLast(4) }.joined() }

    /// Applies one frame from the server.
    public mutating func apply(_ frame: [UInt8]) throws {
        guard let records = Record.parse(frame) else { throw OutOfSync(description: "a record is not understood") }
        for record in records { try apply(record) }
    }

    private mutating func apply(_ record: Record) throws {
        switch record {
        case .commit(let revision, let intent):
            self.revision = revision
            answered = max(answered, intent)
        case .morph(let id, let html):
            let new = try HTMLReader.element(html)
            guard root.update(id: id, { $0.morph(into: new) }) else { throw OutOfSync(description: "m \(id): no such element") }
        case .insert(let list, let before, let html):
            try insert(try HTMLReader.element(html), list, before)
        case .remove(let id):
            guard root.remove(id: id) else { throw OutOfSync(description: "x \(id): no such element") }
        case .order(let list, let ids):
            try order(list, ids)
        case .title(let title):
            self.title = title
        case .url(let replacing, let url):
            if !replacing { history.append(address) }
            address = url
        case .go(let url):
            left = url
        case .event(let name, let json):
            if name == "session", let token = LiveValue(parsing: Array(json.utf8))?["token"]?.string {
                self.token = token
            } else {
                events.append((name, json))
            }
        }
    }

    private mutating func insert(_ element: BrowserElement, _ list: String, _ before: String) throws {
        var isPlaced = false
        let isFound = root.update(id: list) { parent in
            guard let place = before.isEmpty ? parent.children.count : parent.children.firstIndex(where: { $0.id == before }) else {
                return
            }
            parent.children.insert(.element(element), at: place)
            isPlaced = true
        }
        guard isFound, isPlaced else { throw OutOfSync(description: "i \(list) \(before): no such place") }
    }

    private mutating func order(_ list: String, _ ids: [String]) throws {
        var isComplete = false
        let isFound = root.update(id: list) { parent in
            let children = Dictionary(
                parent.children.compactMap { child in child.id.map { ($0, child) } }, uniquingKeysWith: { first, _ in first })
            let ordered = ids.compactMap { children[$0] }
            isComplete = ordered.count == ids.count
            if isComplete { parent.children = ordered }
        }
        guard isFound, isComplete else { throw OutOfSync(description: "o \(list): children are missing") }
    }
}
