/// Reads a playlist back, strictly.
struct PlaylistText {
    struct Tag: Equatable {
        var name: String
        var value: String?

        /// The attributes of its list; nil if it is none.
        var attributes: [String: String]? {
            guard var rest = value?[...] else { return nil }
            var list: [String: String] = [:]
            while !rest.isEmpty {
                guard let equals = rest.firstIndex(of: "=") else { return nil }
                let name = String(rest[..<equals])
                guard !name.isEmpty, name.utf8.allSatisfy({ (0x41...0x5A).contains($0) || $0 == 0x2D }), list[name] == nil else {
                    return nil
                }
                rest = rest[rest.index(after: equals)...]
                if rest.first == "\"" {
                    rest = rest.dropFirst()
                    guard let end = rest.firstIndex(of: "\"") else { return nil }
                    list[name] = String(rest[..<end])
                    rest = rest[rest.index(after: end)...]
                } else {
                    let end = rest.firstIndex(of: ",") ?? rest.endIndex
                    guard !rest[..<end].contains(where: { "\" \t".contains($0) }), end > rest.startIndex else { return nil }
                    list[name] = String(rest[..<end])
                    rest = rest[end...]
                }
                guard rest.isEmpty || rest.first == "," else { return nil }
                rest = rest.dropFirst()
            }
            return list
        }
    }

    struct Unreadable: Error { let line: String }

    private(set) var tags: [Tag] = []
    private(set) var addresses: [String] = []

    init(_ text: String) throws {
        let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
        guard lines.first == "#EXTM3U", lines.last == "" else { throw Unreadable(line: lines.first ?? "") }
        for line in lines.dropFirst().dropLast() {
            guard !line.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else { throw Unreadable(line: line) }
            if line.hasPrefix("#EXT") {
                let parts = line.dropFirst().split(separator: ":", maxSplits: 1).map { String($0) }
                tags.append(Tag(name: parts[0], value: parts.count > 1 ? parts[1] : nil))
            } else {
                guard !line.hasPrefix("#"), line.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else { throw Unreadable(line: line) }
                addresses.append(line)
            }
        }
    }

    func values(_ name: String) -> [String?] { tags.filter { $0.name == name }.map(\.value) }
    func lists(_ name: String) -> [[String: String]] { tags.filter { $0.name == name }.compactMap(\.attributes) }

    /// Milliseconds of each segment.
    var durations: [Int] {
        values("EXTINF").compactMap { value in
            guard let value, value.last == "," else { return nil }
            let parts = value.dropLast().split(separator: ".")
            guard parts.count == 2, parts[1].count == 3, let whole = Int(parts[0]), let part = Int(parts[1]) else { return nil }
            return whole * 1000 + part
        }
    }
}
