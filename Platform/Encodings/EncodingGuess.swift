/// Chooses the encoding in which bytes are most likely the text of some language: the text is decoded in each encoding and compared with
/// the letters of the languages that use it.
enum EncodingGuess {
    /// Bytes of lines with characters beyond ASCII that are looked at, and bytes of such characters. Some hundred letters are enough.
    static let sampleBytes = 4 << 10
    static let sampleBeyond = 600
    /// The start of the file in which they are looked for.
    static let searchedBytes = 256 << 10

    /// - Returns: nil if the bytes look like no language, or like several in different texts.
    static func of(_ bytes: ArraySlice<UInt8>, language: String?) -> TextEncoding? {
        let sample = sample(of: bytes)
        let beyond = sample.count { $0 >= 0x80 }
        guard beyond > 0 else { return nil }
        let hint = language.map(Hint.init)
        // English and Dutch have few letters beyond ASCII, other languages one in fifty at least.
        let isSparse =
            bytes.prefix(searchedBytes).count { (0x61...0x7A).contains($0 | 0x20) } > bytes.prefix(searchedBytes).count { $0 >= 0x80 } * 200
        var candidates: [Candidate] = []
        var texts: [TextEncoding: Profile] = [:]
        for writing in Writing.all {
            for (place, encoding) in writing.encodings.enumerated() {
                if texts[encoding] == nil {
                    texts[encoding] = Profile(Transcoding.decode(sample, from: encoding, most: 1 + beyond / 50))
                }
                guard let profile = texts[encoding], !profile.scalars.isEmpty else { continue }
                let fit = profile.fit(writing)
                let isHinted = hint.map { $0.matches(writing) } ?? false
                guard fit.strange <= (isHinted ? max(0.5, writing.tolerance) : writing.tolerance),
                    !profile.isNoise(fit.bits, writing.script)
                else { continue }
                let prior: Float = (hint == nil || isHinted ? 0 : 15) + Float(place) * 4 + (encoding == .windows1252 ? 0 : isSparse ? 8 : 3)
                candidates.append(
                    Candidate(encoding: encoding, text: profile.text, bits: fit.bits + prior, count: profile.count, isHinted: isHinted))
            }
        }
        guard let best = candidates.min(by: { $0.bits < $1.bits }) else { return nil }
        let other = candidates.filter { $0.text != best.text }.min { $0.bits < $1.bits }
        // Few letters without a language fit several: “mogoče” and “mogoèe”.
        if let other, other.bits - best.bits < (best.isHinted || best.count >= 6 ? 1 : 4) { return nil }
        return best.encoding
    }

    private struct Candidate {
        var encoding: TextEncoding
        var text: String
        /// The information in the text, if it is in the language; the least is the most likely.
        var bits: Float
        /// Characters beyond ASCII.
        var count: Int
        /// Whether the file's name gives the language.
        var isHinted: Bool
    }

    private struct Hint {
        var tags: Set<String>

        init(_ language: String) {
            let base = String(language.prefix { $0 != "-" })
            // Regions that write in the traditional script.
            let script = ["zh-TW": "zh-Hant", "zh-HK": "zh-Hant", "zh-CN": "zh-Hans", "zh-SG": "zh-Hans"][language] ?? language
            tags = script.hasPrefix("zh-") ? [script] : [base]
        }

        func matches(_ writing: Writing) -> Bool { writing.languages.contains { tags.contains($0) } }
    }

    /// Lines with characters beyond ASCII, up to the limit. No encoding has line ends inside its characters.
    static func sample(of bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var sample: [UInt8] = []
        var beyond = 0
        for line in bytes.prefix(searchedBytes).split(whereSeparator: { $0 == 0x0A || $0 == 0x0D })
        where line.contains(where: { $0 >= 0x80 }) {
            sample += line.prefix(sampleBytes - sample.count)
            beyond += line.count { $0 >= 0x80 }
            guard sample.count < sampleBytes, beyond < sampleBeyond else { break }
            sample.append(0x0A)
        }
        return sample[...]
    }
}

/// The characters of a decoded sample.
private struct Profile {
    var text: String
    /// Characters beyond ASCII in lower case, with their number.
    var scalars: [Unicode.Scalar: Int] = [:]
    var count = 0
    /// Capitals after small letters of the same word, and signs inside words.
    private var misplaced = 0
    /// Letters next to those of ASCII.
    private var mixed = 0

    /// Nothing where the sample cannot be decoded.
    init(_ decoded: (text: String, damage: Int)?) {
        text = decoded?.text ?? ""
        var before = Place.other
        var last = Place.other
        // Looking up the properties of a character takes longer than all else.
        var places: [Unicode.Scalar: Place] = [:]
        for scalar in text.unicodeScalars {
            let place: Place
            if scalar.isASCII {
                place = Place(scalar)
            } else {
                place = places[scalar] ?? Place(scalar)
                places[scalar] = place
                count += 1
                scalars[scalar, default: 0] += 1
            }
            if last.isForeign || place.isForeign {
                if place.isCapital, last.isSmall { misplaced += 1 }
                if last.isLetter, place.isLetter, last.isForeign != place.isForeign { mixed += 1 }
            }
            if last == .sign
                ? place.isSmall || before.isLetter && place.isLetter : last == .openingSign && before.isLetter && place.isLetter
            {
                misplaced += 1
            }
            (before, last) = (last, place)
        }
        for (scalar, place) in places where place == .foreignCapital {
            guard let number = scalars[scalar], let lower = scalar.properties.lowercaseMapping.unicodeScalars.first, lower != scalar else {
                continue
            }
            scalars[scalar] = nil
            scalars[lower, default: 0] += number
        }
    }

    /// Whether its characters are rarer than those of words are; text has 2 to 6 bits for each, noise more than 9. A single word may
    /// consist of rare ones.
    func isNoise(_ bits: Float, _ script: Writing.Script) -> Bool {
        (script == .latin || script == .alphabet) && count >= 8 && bits > Float(count) * 7.5
    }

    /// The bits of the text in a language, and the share of its characters that are strange to it.
    func fit(_ writing: Writing) -> (bits: Float, strange: Float) {
        var bits = Float(misplaced) * 6
        if writing.script == .alphabet { bits += Float(mixed) * 6 }
        var strange = misplaced
        for (scalar, number) in scalars {
            let cost = writing.cost(of: scalar)
            bits += cost * Float(number)
            if cost >= Writing.strange { strange += number }
        }
        return (bits, Float(strange) / Float(max(1, count)))
    }
}

/// The kind of a character in its word.
private enum Place {
    case small, capital, foreignSmall, foreignCapital, foreignLetter
    /// Beyond ASCII, and no letter. Apostrophes and marks stand inside words.
    case sign
    /// One that stands before words.
    case openingSign
    case other

    init(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0xA1, 0xAB, 0xBB, 0xBF, 0x201A, 0x201C...0x201F, 0x2039, 0x203A, 0x2669...0x266F: self = .openingSign
        case 0x61...0x7A: self = .small
        case 0x41...0x5A: self = .capital
        case 0..<0x80, 0x2018, 0x2019, 0xB7, 0xAD, 0x2013...0x2015, 0x2026, 0x30FB, 0xA0: self = .other
        default:
            let properties = scalar.properties
            if properties.isLowercase {
                self = .foreignSmall
            } else if properties.isUppercase {
                self = .foreignCapital
            } else if properties.isAlphabetic {
                self = .foreignLetter
            } else {
                self = scalar.value < 0x300 || (0x2000..<0x2C00).contains(scalar.value) ? .sign : .other
            }
        }
    }

    var isForeign: Bool { self == .foreignSmall || self == .foreignCapital || self == .foreignLetter }
    var isSmall: Bool { self == .small || self == .foreignSmall }
    var isCapital: Bool { self == .capital || self == .foreignCapital }
    var isLetter: Bool { self == .small || self == .capital || isForeign }
}
