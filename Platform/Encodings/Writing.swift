/// How languages are written beyond ASCII: the letters to expect, and the encodings in which people wrote them before Unicode.
struct Writing: Sendable {
    enum Script: Sendable { case latin, alphabet, kana, hangul, hanzi }

    /// BCP 47, without a region.
    var languages: [String]
    /// The most usual first.
    var encodings: [TextEncoding]
    var script: Script
    /// Bits of information that a character carries, by its lower case; the frequent ones carry little.
    var bits: [Unicode.Scalar: Float]

    /// - Parameter letters: in lower case, the most frequent first.
    init(_ languages: String, _ encodings: [TextEncoding], _ script: Script, _ letters: String) {
        self.languages = languages.split(separator: " ").map(String.init)
        self.encodings = encodings
        self.script = script
        let scalars = letters.unicodeScalars.filter { $0 != " " && $0 != "\n" }
        let range = max(1, Self.log2(scalars.count))
        bits = [:]
        for (rank, scalar) in scalars.enumerated() where bits[scalar] == nil {
            // Zipf's law, roughly: from half of the mean to twice of it.
            bits[scalar] = script == .hanzi ? 8 : range * (0.65 + 1.1 * Float(rank) / Float(scalars.count))
        }
        if script == .kana { for scalar in bits.keys { bits[scalar] = 6 } }
    }

    private static func log2(_ count: Int) -> Float { Float(Int.bitWidth - max(1, count).leadingZeroBitCount) }

    /// Bits of a character that no letter of the language explains; from `strange` on it speaks against the language.
    static let strange: Float = 11

    func cost(of scalar: Unicode.Scalar) -> Float {
        if let known = bits[scalar] { return known }
        switch scalar.value {
        case 0x80...0x9F, 0xFFFD, 0xE000...0xF8FF: return 22
        case 0x3000...0x3002, 0x3008...0x3011, 0xFF01...0xFF5E, 0x30FB: return script == .latin || script == .alphabet ? 13 : 5
        case 0x4E00...0x9FFF: return script == .kana ? 11.5 : script == .hanzi ? 13 : 16
        case 0xAC00...0xD7A3: return script == .hangul ? 9.5 : 16
        case 0xFF61...0xFF9F: return 15
        default: return Self.punctuation.contains(scalar) ? 6 : 14
        }
    }

    /// The share of strange characters that text in this writing may have.
    var tolerance: Float {
        switch script {
        case .latin, .alphabet: 0.2
        case .hangul: 0.3
        case .kana: 0.75
        case .hanzi: 0.85
        }
    }

    private static let punctuation = Set("“”„‟‘’‚‛«»‹›–—―…•·¿¡°©®™€£¥§№♪♫½ªº´\u{A0}\u{AD}×\u{200E}\u{200F}".unicodeScalars)
}

extension Writing {
    static let all: [Writing] = [
        Writing("en", western, .latin, "éèïñçöüáóâêôàëäíú"),
        Writing("fr", western, .latin, "éèàêçùâôîûœëïæ"),
        Writing("es gl ast", western, .latin, "óáíéñúü"),
        Writing("pt", western, .latin, "ãçáéíêóõâúàô"),
        Writing("it", western, .latin, "èàùòìé"),
        Writing("de", western, .latin, "üäöß"),
        Writing("nl af", western, .latin, "ëéïèöüáóê"),
        Writing("sv fi", western, .latin, "äåöé"),
        Writing("da nb nn no", western, .latin, "øåæéòôó"),
        Writing("is fo", western, .latin, "áðíéóþúæýö"),
        Writing("ca", western, .latin, "àéèóçíòúïü"),
        Writing("ga cy eu sq id ms tl sw", western, .latin, "áéíóúâêëçñŵ"),
        Writing("pl", central, .latin, "ęłąóśżćńź"),
        Writing("cs", central, .latin, "áíéěžřščýůúňďťó"),
        Writing("sk", central, .latin, "áíéčžšýúľťôňäďóĺŕ"),
        Writing("hu", central, .latin, "áéőöüóíúű"),
        Writing("hr bs sl sr", central, .latin, "čšžćđ"),
        Writing("ro", central, .latin, "ăîâşţșț"),
        Writing("et", baltic, .latin, "äõüöšž"),
        Writing("lv", baltic, .latin, "āēīšļūžņģķč"),
        Writing("lt", baltic, .latin, "ėšžųįūąčę"),
        Writing("tr az", [.windows1254], .latin, "ıişüğçöâîû"),
        Writing("vi", [.windows1258], .latin, "đàáâôưêăơóéòèíìúùýõũ\u{301}\u{300}\u{309}\u{303}\u{323}"),
        Writing("ru", cyrillic, .alphabet, "оеаитнслрвкмдпуяьыгзбчйжшхюцщэфъё"),
        Writing("uk", cyrillic, .alphabet, "оаниітвреслкумдпязьгйбчхцюжїєшщфґ"),
        Writing("be", cyrillic, .alphabet, "аніерыокстлвудяцмпзьбгўчжхшйюёэф"),
        Writing("bg mk sr mn", cyrillic, .alphabet, "аеиотнсрвлкмдпугзъбшчжйцяхщюфјљњћђџќѓѕьэыї"),
        Writing("el", [.windows1253, .iso8859Part7], .alphabet, "αοειτνσηυρπκμςλάωίέόδήγθχύώφβξζψϊ"),
        Writing("he yi", [.windows1255, .iso8859Part8], .alphabet, "ויהלאתרבשמנםדחקעפכטגןזףצךסץ"),
        Writing("ar fa ur", [.windows1256, .iso8859Part6], .alphabet, "ايلمونترهبعدسفقكحجأصشخطةذىثإضغءزئآظؤیکگپچژ،؟؛ًٌٍَُِّْ"),
        Writing("th", [.windows874], .alphabet, "านรอกเงม่ยัวลสีตด้ทคิหบแปใไะพชขโจถืซุูึ็์ศษผณฉธฟญภำฐฮฝ"),
        Writing("ja", [.windows932, .eucJP], .kana, kana),
        Writing("ko", [.windows949], .hangul, hangul),
        Writing("zh yue zh-Hans", [.gb18030], .hanzi, simplified),
        Writing("zh yue zh-Hant", [.big5], .hanzi, traditional),
    ]

    private static let western: [TextEncoding] = [.windows1252, .iso8859Part15, .ibm850]
    private static let central: [TextEncoding] = [.windows1250, .iso8859Part2, .ibm852]
    private static let baltic: [TextEncoding] = [.windows1257, .iso8859Part13]
    private static let cyrillic: [TextEncoding] = [.windows1251, .koi8, .ibm866, .iso8859Part5]

    private static let kana =
        "いうんしのたてとにかなはるっがだをもでくらさこれりまつよあすきわどせえそじけおちめやみねばろほぐゃずげゆべひょむふぶびごぞぎぬへぼざょゅぁぇづぱぽぷぺぃぅぉ"
        + "ンスルトアイラクシリーレコタフマドロプテサジオウカキチニグハバパムメナセソツッャュョブダボケワエホペモヤデゼヒミユピビノガゴゲギザズァィェォヴポベネヘヌヨ"
    private static let hangul =
        "이다는에을가고의지한도하기로서어나사리아은들그인를시자있대해정라일수만거보전과게니었구여장면스주부"
        + "요네야우오마안너내말잖군봐뭐왜여습죠까데것제"
    private static let simplified =
        "的一是不了人我在有他这个们中来上大为和国地到以说时要就出会可也你对生能而子那得于着下自之年过发后作里用道行所然家种事成方多经么去法学如都同现当没动面起看定"
        + "天分还进好小部其些主样理心她本前开但因只从想实日者意无力它与长把机十民第公此已工使情明性知全三又关点正业外将两高间由问很最重并物手应向头文体美相见被利什二等"
        + "新己制身果加西月话合回特代内信表化老给世位次度门任常先教儿原东声提立及比员解水名真论处走义各入几口认条平系气题活尔更别打女变四神总何电数少报才结反受目太再感吗吧谢"
        + "请找爸妈喜欢让快死爱听呢啊"
    private static let traditional =
        "的一是不了人我在有他這個們中來上大為和國地到以說時要就出會可也你對生能而子那得於著下自之年過發後作裡用道行所然家種事成方多經麼去法學如都同現當沒動面起看定"
        + "天分還進好小部其些主樣理心她本前開但因只從想實日者意無力它與長把機十民第公此已工使情明性知全三又關點正業外將兩高間由問很最重並物手應向頭文體美相見被利什二等"
        + "新己制身果加西月話合回特代內信表化老給世位次度門任常先教兒原東聲提立及比員解水名真論處走義各入幾口認條平系氣題活爾更別打女變四神總何電數少報才結反受目太再感嗎吧謝"
        + "請找爸媽喜歡讓快死愛聽呢啊妳"
}
