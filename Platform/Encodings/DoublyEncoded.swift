/// Text that some program saved as UTF-8 after reading its UTF-8 as Windows-1252: “GrÃ¶ÃŸe” instead of “Größe”.
enum DoublyEncoded {
    /// Sequences that must be there. One or two may be meant as they stand.
    static let fewest = 3

    /// - Returns: the text before that; nil if it is not such a text.
    static func repaired(_ text: String) -> String? {
        guard text.utf8.contains(where: { $0 >= 0x80 }) else { return nil }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        var beyond = 0
        // How many bytes the current sequence still needs. Nearly every other text has none at its first letter beyond ASCII.
        var missing = 0
        for scalar in text.unicodeScalars {
            guard let byte = scalar.value < 0x100 ? UInt8(scalar.value) : windows[scalar] else { return nil }
            bytes.append(byte)
            if !scalar.isASCII { beyond += 1 }
            if missing > 0 {
                guard byte & 0xC0 == 0x80 else { return nil }
                missing -= 1
            } else if byte >= 0x80 {
                guard (0xC2...0xF4).contains(byte) else { return nil }
                missing = byte < 0xE0 ? 1 : byte < 0xF0 ? 2 : 3
            }
        }
        // Each sequence has two bytes at least.
        guard beyond >= fewest * 2, let repaired = String(validating: bytes, as: UTF8.self) else { return nil }
        return repaired
    }

    /// The characters of Windows-1252 that are not those of Latin-1.
    private static let windows: [Unicode.Scalar: UInt8] = {
        let bytes = (UInt8(0x80)...0x9F).filter { ![0x81, 0x8D, 0x8F, 0x90, 0x9D].contains($0) }
        return Dictionary(zip("€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ".unicodeScalars, bytes), uniquingKeysWith: { first, _ in first })
    }()
}
