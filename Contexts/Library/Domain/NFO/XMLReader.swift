/// Reads small documents that people and programs wrote, bounded in size, depth and number.
struct XMLReader {
    static let maximumSize = 1 << 20
    static let maximumDepth = 24
    static let maximumElements = 50_000
    static let maximumAttributes = 64
    /// Several documents in a row: the episodes of one file.
    static let maximumRoots = 500
    /// Bytes outside of all elements that are kept.
    static let maximumOutside = 64 << 10

    private let bytes: [UInt8]
    private var at = 0
    private var elements = 0
    /// The text outside all elements: the addresses of a combination NFO.
    private(set) var outside: [UInt8] = []
    private(set) var roots: [XMLElement] = []

    /// Reads any number of root elements in a row.
    ///
    /// - Parameter source: at most `maximumSize` bytes.
    init(_ source: [UInt8]) throws(NFOError) {
        bytes = NFOText.utf8(source)
        try refuseDeclarations()
        try readRoots()
    }

    /// Searched for everywhere before parsing: such a file is refused even if XML would treat it as text.
    private func refuseDeclarations() throws(NFOError) {
        for index in bytes.indices
        where bytes[index] == UInt8(ascii: "<") && index + 2 < bytes.count && bytes[index + 1] == UInt8(ascii: "!") {
            let word = bytes[(index + 2)...].prefix(8).map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
            if word.starts(with: Array("doctype".utf8)) || word.starts(with: Array("entity".utf8)) { throw .forbidden }
        }
    }

    private mutating func readRoots() throws(NFOError) {
        while at < bytes.count {
            if bytes[at] != UInt8(ascii: "<") {
                if outside.count < Self.maximumOutside { outside.append(bytes[at]) }
                at += 1
            } else if try !skipped() {
                guard roots.count < Self.maximumRoots else { throw .tooMany }
                roots.append(try element())
            }
        }
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

    private mutating func element() throws(NFOError) -> XMLElement {
        var open: [XMLElement] = []
        while true {
            guard at < bytes.count else { throw .damaged("it ends inside <\(open.last?.name ?? "?")>") }
            if bytes[at] != UInt8(ascii: "<") {
                let end = bytes[at...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
                open[open.count - 1].text += NFOText.unescaped(bytes[at..<end])
                at = end
            } else if has("<![CDATA["), !open.isEmpty {
                guard let end = find("]]>", from: at + 9) else { throw .damaged("a CDATA section has no end") }
                open[open.count - 1].text += String(decoding: bytes[(at + 9)..<end], as: UTF8.self)
                at = end + 3
            } else if try skipped() {
                continue
            } else if has("</") {
                if let done = try closed(&open) { return done }
            } else if let done = try opened(&open) {
                return done
            }
        }
    }

    /// A closing tag. - Returns: the root, when that was it.
    private mutating func closed(_ open: inout [XMLElement]) throws(NFOError) -> XMLElement? {
        at += 2
        let name = readName()
        skipSpace()
        guard at < bytes.count, bytes[at] == UInt8(ascii: ">"), let element = open.popLast(), element.name == name else {
            throw .damaged("</\(name.prefix(40))> closes nothing")
        }
        at += 1
        guard !open.isEmpty else { return element }
        open[open.count - 1].children.append(element)
        return nil
    }

    /// An opening tag. - Returns: the root, when that was an empty one.
    private mutating func opened(_ open: inout [XMLElement]) throws(NFOError) -> XMLElement? {
        at += 1
        elements += 1
        guard elements <= Self.maximumElements else { throw .tooMany }
        guard open.count < Self.maximumDepth else { throw .tooDeep }
        var element = XMLElement(name: readName())
        guard !element.name.isEmpty else { throw .damaged("a “<” that opens nothing") }
        while true {
            skipSpace()
            guard at < bytes.count else { throw .damaged("it ends inside a tag") }
            if has("/>") {
                at += 2
                guard !open.isEmpty else { return element }
                open[open.count - 1].children.append(element)
                return nil
            }
            if bytes[at] == UInt8(ascii: ">") {
                at += 1
                open.append(element)
                return nil
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
