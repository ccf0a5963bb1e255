/// `hlsURL` → `hls_url`, `nextAfterID` → `next_after_id`, `already_snake` → the same.
enum SnakeCase {
    static func of(_ name: String) -> String {
        var bytes: [UInt8] = []
        append(name, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    static func append(_ name: String, to bytes: inout [UInt8]) {
        var name = name
        name.withUTF8 { letters in
            for (place, letter) in letters.enumerated() {
                guard isUpper(letter) else { bytes.append(letter); continue }
                if isStart(place, letters) { bytes.append(UInt8(ascii: "_")) }
                bytes.append(letter | 0x20)
            }
        }
    }

    private static func isStart(_ place: Int, _ letters: UnsafeBufferPointer<UInt8>) -> Bool {
        guard place > 0 else { return false }
        let before = letters[place - 1]
        if !isUpper(before) { return before != UInt8(ascii: "_") }
        return place + 1 < letters.count && isLower(letters[place + 1])
    }

    private static func isUpper(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
    private static func isLower(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
}
