/// `hlsURL` → `hls_url`, `nextAfterID` → `next_after_id`, `already_snake` → the same.
enum SnakeCase {
    static func of(_ name: String) -> String {
        let letters = Array(name.utf8)
        var result: [UInt8] = []
        for (place, letter) in letters.enumerated() {
            guard isUpper(letter) else { result.append(letter); continue }
            let afterWord = place > 0 && !isUpper(letters[place - 1]) && letters[place - 1] != UInt8(ascii: "_")
            let beforeWord = place > 0 && isUpper(letters[place - 1]) && place + 1 < letters.count && isLower(letters[place + 1])
            if afterWord || beforeWord { result.append(UInt8(ascii: "_")) }
            result.append(letter | 0x20)
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func isUpper(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
    private static func isLower(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
}
