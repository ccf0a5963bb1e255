/// The encodings of text files that people have. The raw value is the name that iconv(3) knows.
public enum TextEncoding: String, Sendable, CaseIterable {
    case utf8 = "UTF-8"
    case utf16LittleEndian = "UTF-16LE"
    case utf16BigEndian = "UTF-16BE"
    case utf32LittleEndian = "UTF-32LE"
    case utf32BigEndian = "UTF-32BE"
    /// Western Europe.
    case windows1252 = "CP1252"
    case iso8859Part15 = "ISO-8859-15"
    case macintosh = "MACINTOSH"
    case ibm850 = "CP850"
    /// Central Europe.
    case windows1250 = "CP1250"
    case iso8859Part2 = "ISO-8859-2"
    case ibm852 = "CP852"
    /// Cyrillic.
    case windows1251 = "CP1251"
    /// A superset of the letters of KOI8-R.
    case koi8 = "KOI8-U"
    case ibm866 = "CP866"
    case iso8859Part5 = "ISO-8859-5"
    case windows1253 = "CP1253"
    case iso8859Part7 = "ISO-8859-7"
    case windows1254 = "CP1254"
    case windows1255 = "CP1255"
    case iso8859Part8 = "ISO-8859-8"
    case windows1256 = "CP1256"
    case iso8859Part6 = "ISO-8859-6"
    case windows1257 = "CP1257"
    case iso8859Part13 = "ISO-8859-13"
    case windows1258 = "CP1258"
    /// A superset of TIS-620.
    case windows874 = "CP874"
    /// Shift JIS.
    case windows932 = "CP932"
    case eucJP = "EUC-JP"
    case iso2022JP = "ISO-2022-JP"
    /// A superset of GBK and GB 2312.
    case gb18030 = "GB18030"
    case big5 = "BIG5-HKSCS"
    /// A superset of EUC-KR.
    case windows949 = "CP949"

    /// The encoding of a name as files declare it, in any case; nil for an unknown one. As on the web, a name means the superset that
    /// programs really write: Latin-1 is Windows-1252, GB 2312 is GB 18030 (WHATWG Encoding §4.2).
    public init?(declared name: some StringProtocol) {
        guard name.utf8.count <= 40 else { return nil }
        let letters = name.lowercased().filter { $0.isLetter || $0.isNumber }
        guard let found = Self.declared[letters] else { return nil }
        self = found
    }

    private static let declared: [String: TextEncoding] = {
        let names: [TextEncoding: String] = [
            .utf8: "utf8 unicode11utf8", .utf16LittleEndian: "utf16 utf16le ucs2 unicode", .utf16BigEndian: "utf16be",
            .utf32LittleEndian: "utf32 utf32le", .utf32BigEndian: "utf32be",
            .windows1252: "windows1252 cp1252 iso88591 latin1 l1 usascii ascii ansi", .iso8859Part15: "iso885915 latin9",
            .macintosh: "macintosh macroman", .ibm850: "cp850 ibm850", .windows1250: "windows1250 cp1250",
            .iso8859Part2: "iso88592 latin2 l2", .ibm852: "cp852 ibm852", .windows1251: "windows1251 cp1251", .koi8: "koi8r koi8u koi8",
            .ibm866: "ibm866 cp866", .iso8859Part5: "iso88595 cyrillic", .windows1253: "windows1253 cp1253",
            .iso8859Part7: "iso88597 greek", .windows1254: "windows1254 cp1254 iso88599 latin5", .windows1255: "windows1255 cp1255",
            .iso8859Part8: "iso88598 iso88598i hebrew", .windows1256: "windows1256 cp1256", .iso8859Part6: "iso88596 arabic",
            .windows1257: "windows1257 cp1257", .iso8859Part13: "iso885913", .windows1258: "windows1258 cp1258",
            .windows874: "windows874 cp874 tis620 iso885911", .windows932: "shiftjis xsjis sjis mskanji windows31j cp932",
            .eucJP: "eucjp xeucjp", .iso2022JP: "iso2022jp", .gb18030: "gb18030 gbk gb2312 cp936 windows936 xgbk",
            .big5: "big5 big5hkscs cp950 windows950", .windows949: "euckr cp949 uhc ksc56011987 ksc5601 windows949",
        ]
        var declared: [String: TextEncoding] = [:]
        for (encoding, names) in names { for name in names.split(separator: " ") { declared[String(name)] = encoding } }
        return declared
    }()

    /// Bytes to skip after one that means nothing.
    var unit: Int {
        switch self {
        case .utf16LittleEndian, .utf16BigEndian: 2
        case .utf32LittleEndian, .utf32BigEndian: 4
        default: 1
        }
    }
}
