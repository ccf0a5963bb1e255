/// Reads small documents that people and programs wrote, bounded in size, depth and number. It goes on after small mistakes: a “<” in a
/// text, an element that is not closed.
struct XMLReader {
    static let maximumSize = 1 << 20
    static let maximumDepth = 24
    static let maximumElements = 50_000
    static let maximumAttributes = 64
    /// Several documents in a row: the episodes of one file.
    static let maximumRoots = 500
    /// Elements of HTML in descriptions, which are not closed.
    private static let lineBreaks: Set<String> = ["br", "hr", "p"]
    /// Bytes outside of all elements that are kept.
    static let maximumOutside = 64 << 10

    private let bytes: [UInt8]
    private var at = 0
    private var elements = 0
    /// The text outside all elements: the addresses of a combination NFO.
    private(set) var outside: [UInt8] = []
    private(set) var roots: [XMLElement] = []
    /// The first mistake, in words.
    private(set) var damage: String?
    /// Elements that are not closed yet, the innermost last.
    private var open: [XMLElement] = []

    /// Reads any number of root elements in a row.
    ///
    /// - Parameter source: UTF-8, at most `maximumSize` bytes.
    init(_ source: [UInt8]) throws(NFOError) {
        bytes = source
        try refuseDeclarations()
        do { try readDocuments() } catch {
            guard case .damaged(let reason) = error else { throw error }
            damage = damage ?? reason
            outside += bytes[min(at, bytes.count)...].prefix(Self.maximumOutside)
            // The innermost elements may be cut off.
            if let root = open.first { roots.append(root) }
        }
    }

    /// Searched for everywhere before parsing: such a file is refused even if XML would treat it as text.
    private func refuseDeclarations() throws(NFOError) {
        for index in bytes.indices
        where bytes[index] == UInt8(ascii: "<") && index + 2 < bytes.count && bytes[index + 1] == UInt8(ascii: "!") {
            let word = bytes[(index + 2)...].prefix(8).map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
            if word.starts(with: Array("doctype".utf8)) || word.starts(with: Array("entity".utf8)) { throw .forbidden }
        }
    }

    private mutating func readDocuments() throws(NFOError) {
        while at < bytes.count {
            if bytes[at] != UInt8(ascii: "<") {
                let end = bytes[at...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
                take(bytes[at..<end])
                at = end
            } else if has("<![CDATA["), !open.isEmpty {
                guard let end = find("]]>", from: at + 9) else { throw .damaged("a CDATA section has no end") }
                open[open.count - 1].text += String(decoding: bytes[(at + 9)..<end], as: UTF8.self)
                at = end + 3
            } else if try skipped() {
                continue
            } else if has("</") {
                try closed()
            } else if !opensElement {
                damage = damage ?? "a “<” that opens nothing"
                take(bytes[at...at])
                at += 1
            } else {
                try opened()
            }
        }
        guard let last = open.last else { return }
        throw .damaged("it ends inside <\(last.name.prefix(40))>")
    }

    private mutating func take(_ text: ArraySlice<UInt8>) {
        if !open.isEmpty {
            open[open.count - 1].text += NFOText.unescaped(text)
        } else if outside.count < Self.maximumOutside {
            outside += text.prefix(Self.maximumOutside - outside.count)
        }
    }

    /// Whether a name follows the “<”.
    private var opensElement: Bool {
        guard at + 1 < bytes.count else { return false }
        let next = bytes[at + 1]
        return next >= 0x80 || next == UInt8(ascii: "_") || (0x41...0x5A).contains(next) || (0x61...0x7A).contains(next)
    }

    /// Comments and instructions.
    private mutating func skipped() throws(NFOError) -> Bool {
        for (open, close) in [("<!--", "-->"), ("<?", "?>")] where has(open) {
            guard let end = find(close, from: at + open.utf8.count) else { throw .damaged("a comment or instruction has no end") }
            at = end + close.utf8.count
            return true
        }
        return false
    }

    /// A closing tag. It also closes the elements inside that are still open: their text belongs to the one around them, unless that is the
    /// whole document.
    private mutating func closed() throws(NFOError) {
        let start = at
        at += 2
        let name = readName()
        skipSpace()
        guard at < bytes.count, bytes[at] == UInt8(ascii: ">") else {
            at = start
            throw .damaged("it ends inside </\(name.prefix(40))>")
        }
        at += 1
        guard let index = open.lastIndex(where: { $0.name == name }) else {
            if Self.lineBreaks.contains(name) { return }
            damage = damage ?? "</\(name.prefix(40))> closes nothing"
            return
        }
        while open.count > index + 1, let inner = open.popLast() {
            damage = damage ?? "<\(inner.name.prefix(40))> is not closed"
            if open.count > 1 {
                open[open.count - 1].text += inner.text
                open[open.count - 1].children += inner.children
            } else {
                open[0].children.append(XMLElement(name: inner.name, attributes: inner.attributes, text: inner.text))
                open[0].children += inner.children
            }
        }
        keep()
    }

    /// The innermost element is complete.
    private mutating func keep() {
        guard let element = open.popLast() else { return }
        if open.isEmpty { roots.append(element) } else { open[open.count - 1].children.append(element) }
    }

    private mutating func opened() throws(NFOError) {
        at += 1
        elements += 1
        guard elements <= Self.maximumElements, !open.isEmpty || roots.count < Self.maximumRoots else { throw .tooMany }
        guard open.count < Self.maximumDepth else { throw .tooDeep }
        var element = XMLElement(name: readName())
        while true {
            skipSpace()
            guard at < bytes.count else { throw .damaged("it ends inside a tag") }
            let isEmpty = has("/>")
            if isEmpty || bytes[at] == UInt8(ascii: ">") {
                at += isEmpty ? 2 : 1
                guard !Self.lineBreaks.contains(element.name) else { return take([0x0A]) }
                open.append(element)
                if isEmpty { keep() }
                return
            }
            try attribute(of: &element)
        }
    }

    private mutating func attribute(of element: inout XMLElement) throws(NFOError) {
        let name = readName()
        skipSpace()
        guard element.attributes.count < Self.maximumAttributes else { throw .tooMany }
        guard !name.isEmpty, at < bytes.count, bytes[at] == UInt8(ascii: "=") else {
            throw .damaged("a tag <\(element.name.prefix(40))> is malformed")
        }
        at += 1
        skipSpace()
        guard at < bytes.count, bytes[at] == 0x22 || bytes[at] == 0x27, let end = bytes[(at + 1)...].firstIndex(of: bytes[at]) else {
            throw .damaged("an attribute has no end")
        }
        element.attributes[name] = NFOText.unescaped(bytes[(at + 1)..<end])
        at = end + 1
    }

    /// Names in lower case, because programs disagree about case.
    private mutating func readName() -> String {
        let start = at
        while at < bytes.count, !Self.isSpace(bytes[at]), !"/>=<\"'".utf8.contains(bytes[at]) { at += 1 }
        return String(decoding: bytes[start..<at], as: UTF8.self).lowercased()
    }

    private mutating func skipSpace() { while at < bytes.count, Self.isSpace(bytes[at]) { at += 1 } }

    private func has(_ text: String) -> Bool { bytes[at...].starts(with: text.utf8) }

    private func find(_ text: String, from start: Int) -> Int? {
        let wanted = Array(text.utf8)
        var index = start
        while index + wanted.count <= bytes.count {
            if bytes[index] == wanted[0], bytes[index..<index + wanted.count].elementsEqual(wanted) { return index }
            index += 1
        }
        return nil
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
