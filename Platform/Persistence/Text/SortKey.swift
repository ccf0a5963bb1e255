/// The key of a title in an alphabetical list.
public enum SortKey {
    /// The maximum length of a key in bytes: the rest rarely matters, and every index contains the key.
    static let length = 60

    /// Compares bytewise as people expect: case, marks and punctuation do not count, and numbers go by value
    /// ("Rocky 2" before "Rocky 10"). Numbers come before letters.
    public static func of(_ title: String) -> String {
        var key: [UInt8] = []
        var digits: [UInt8] = []
        var isBetweenWords = false

        func separate() {
            if isBetweenWords, !key.isEmpty { key.append(0x20) }
            isBetweenWords = false
        }
        func endNumber() {
            guard !digits.isEmpty else { return }
            separate()
            let value = digits.drop { $0 == 0x30 }
            // The number of digits first, so that more digits sort later.
            key.append(0x30 + UInt8(min(value.count, 9)))
            key += value
            digits = []
        }

        for scalar in Folding.fold(title).unicodeScalars {
            if (0x30...0x39).contains(scalar.value) {
                digits.append(UInt8(scalar.value))
                continue
            }
            endNumber()
            if scalar.properties.isAlphabetic {
                separate()
                key += Array(String(scalar).utf8)
            } else if scalar != "'" {
                isBetweenWords = true
            }
            if key.count >= length { break }
        }
        endNumber()
        return String(decoding: key.prefix(length), as: UTF8.self)
    }
}
