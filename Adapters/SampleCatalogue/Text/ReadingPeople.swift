extension SamplePerson {
    /// `NAME | YEARS | COUNTRY PLACE | DEPARTMENT | SENTENCE`: `Agnès Varda | 1928-2019 | BE Brussels | Directing | …`. A part that is not
    /// known is empty; empty parts at the end are left out.
    init(_ line: SampleLine) throws(SampleTextError) {
        let parts = line.words.parts(UInt8(ascii: "|"))
        guard (2...5).contains(parts.count) else { throw line.error(.malformed) }
        guard let id = SamplePerson.id(of: parts[0]) else { throw line.error(.invalid("name", value: String(parts[0]))) }
        self.init(id: id, name: String(parts[0]))
        let rest = parts.dropFirst().map { $0.isEmpty ? nil : $0 } + Array(repeating: nil, count: 5 - parts.count)
        if let years = rest[0] {
            guard let span = Self.life(years) else { throw line.error(.invalid("years", value: String(years))) }
            (birthYear, deathYear) = span
        }
        if let origin = rest[1] {
            let country = origin.prefix(while: { $0 != " " })
            guard country.isTwo(0x41...0x5A) else { throw line.error(.invalid("country", value: String(origin))) }
            birthCountry = String(country)
            let place = origin[country.endIndex...].trimmed
            birthPlace = place.isEmpty ? nil : String(place)
        }
        if let department = rest[2] {
            guard let known = Department(rawValue: String(department)) else {
                throw line.error(.invalid("department", value: String(department)))
            }
            self.department = known
        }
        biography = rest[3].map { String($0) }
    }

    /// `1910-1998`, or `1946-` for somebody who lives.
    private static func life(_ text: Substring) -> (Int, Int?)? {
        let years = text.parts(UInt8(ascii: "-"))
        guard years.count == 2, let birth = Int(years[0]), (1800...2026).contains(birth) else { return nil }
        if years[1].isEmpty { return (birth, nil) }
        guard let death = Int(years[1]), (birth...2026).contains(death) else { return nil }
        return (birth, death)
    }
}

extension SamplePerson {
    /// The id of the person with this name: its letters without marks, in lower case, with a hyphen for everything between words. Nil
    /// for a name without letters, with letters that have no plain form here, or with a digit.
    static func id(of name: Substring) -> ID? {
        var id = Array("sample-".utf8)
        let start = id.count
        var isBetweenWords = false
        for scalar in name.unicodeScalars {
            let plain: Plain
            if scalar.isASCII { plain = Plain(UInt8(truncatingIfNeeded: scalar.value)) } else { plain = plainForms[scalar] ?? .none }
            switch plain {
            case .between: isBetweenWords = true
            case .letter(let letter, let second):
                if isBetweenWords, id.count > start { id.append(UInt8(ascii: "-")) }
                isBetweenWords = false
                id.append(letter)
                if let second { id.append(second) }
            case .nothing: continue
            case .none: return nil
            }
        }
        return (1...64).contains(id.count - start) ? String(decoding: id, as: UTF8.self) : nil
    }

    private enum Plain {
        case letter(UInt8, UInt8? = nil)
        case between, nothing, none

        /// Of a character of ASCII.
        init(_ byte: UInt8) {
            switch byte {
            case 0x61...0x7A: self = .letter(byte)
            case 0x41...0x5A: self = .letter(byte | 0x20)
            case UInt8(ascii: "'"), UInt8(ascii: "."): self = .nothing
            case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "&"): self = .between
            default: self = .none
            }
        }
    }

    private static let plainForms: [Unicode.Scalar: Plain] = {
        let table: [(String, String)] = [
            ("a", "áàâäãåăāąÁÀÂÄÃÅĂĀĄ"), ("ae", "æÆ"), ("c", "çćčÇĆČ"), ("d", "đðďĐÐĎ"), ("e", "éèêëėēęěÉÈÊËĖĒĘĚ"), ("g", "ğģĞĢ"),
            ("i", "íìîïīıÍÌÎÏĪİ"), ("l", "łľŁĽ"), ("n", "ñńňņÑŃŇŅ"), ("o", "óòôöõøōőÓÒÔÖÕØŌŐ"), ("oe", "œŒ"), ("r", "řŕŘŔ"),
            ("s", "śšşșŚŠŞȘ"), ("ss", "ß"), ("t", "ťțţŤȚŢ"), ("u", "úùûüūůűÚÙÛÜŪŮŰ"), ("y", "ýÿÝŸ"), ("z", "źžżŹŽŻ"),
        ]
        var forms: [Unicode.Scalar: Plain] = ["’": .nothing]
        for (plain, letters) in table {
            let bytes = Array(plain.utf8)
            for letter in letters.unicodeScalars { forms[letter] = .letter(bytes[0], bytes.count > 1 ? bytes[1] : nil) }
        }
        return forms
    }()
}
