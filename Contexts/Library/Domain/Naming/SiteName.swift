/// The address of a web site that someone put in front of a name or behind it: `www.example.org - Title`.
enum SiteName {
    static func removed(from text: String) -> String {
        withoutAddress(named(from: text))
    }

    /// `www.example.org.Title`, `www example org - Title`, `Title.www.example.org`: from “www” to the ending of the address.
    private static func withoutAddress(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 | 0x20 == UInt8(ascii: "w") }) else { return text }
        let tokens = NameTokens(text)
        let words = tokens.tokens
        guard let first = words.indices.first(where: { isWeb(words[$0].word) }), words[first].group == nil else { return text }
        let labels = words[first...].prefix(4)
        guard labels.count > 2, let last = labels.indices.dropFirst(2).first(where: { endings.contains(words[$0].word) }) else {
            return text
        }
        if first == 0, last + 1 < words.count { return tokens.text(tokens.start(of: last + 1)..<tokens.bytes.count) }
        guard last + 1 == words.count, first > 0 else { return text }
        return tokens.text(0..<words[first].range.lowerBound).trimmingSuffix { " ._-".contains($0) }
    }

    /// `www`, also with a typing mistake.
    private static func isWeb(_ word: some StringProtocol) -> Bool {
        (2...4).contains(word.utf8.count) && word.utf8.allSatisfy { $0 == UInt8(ascii: "w") }
    }

    private static func named(from text: String) -> String {
        // `example.org_Title`
        if let end = text.firstIndex(of: "_"), isSite(String(text[..<end])) { return String(text[text.index(after: end)...]) }
        guard text.utf8.contains(UInt8(ascii: ".")), text.utf8.contains(UInt8(ascii: " ")) else { return text }
        // `Title 2021 www.example.org`
        if let last = text.lastIndex(of: " "), text[last...].hasPrefix(" www."), isSite(String(text[last...])) {
            return text[..<last].trimmingSuffix { $0 == " " || $0 == "-" }
        }
        var parts = text.split(separator: " - ", omittingEmptySubsequences: false).map(String.init)
        guard parts.count > 1 else { return text }
        if let first = parts.first, isSite(first) { parts.removeFirst() }
        if parts.count > 1, let last = parts.last, isSite(last) { parts.removeLast() }
        return parts.joined(separator: " - ")
    }

    /// `www.example.org`, `example.org`, `From www.example.org`.
    static func isSite(_ text: String) -> Bool {
        var site = NameText.squeezed(text).lowercased()
        if site.hasPrefix("from ") { site.removeFirst(5) }
        // With typing mistakes: `www,example.org`, `wwww.example.org`.
        let labels = site.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
        guard (2...4).contains(labels.count), !site.contains(" "), labels.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(isHostByte) }),
            let ending = labels.last
        else { return false }
        return labels.first.map(isWeb) == true || endings.contains(String(ending))
    }

    private static func isHostByte(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-")
    }

    private static let endings: Set<String> = [
        "com", "org", "net", "info", "ws", "to", "me", "cc", "biz", "xyz", "site", "ru", "ua", "bz", "mx", "cd", "tv", "tc", "world",
        "link", "vip", "pro", "life",
    ]
}
