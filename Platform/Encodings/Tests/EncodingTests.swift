import Encodings
import Testing

@Suite("Encodings of text files")
struct EncodingTests {
    /// What people say in movies, by language, with the encodings in which such subtitles are found.
    static let dialogue: [(language: String, encodings: [TextEncoding], lines: String)] = [
        (
            "ru", [.windows1251, .koi8, .ibm866, .iso8859Part5],
            "Где ты был вчера вечером?|Я ждал тебя у вокзала целый час.|Не говори глупостей, Миша!|Всё будет хорошо, обещаю."
        ),
        (
            "uk", [.windows1251, .koi8],
            "Де ти був учора ввечері?|Я чекала на тебе біля вокзалу цілу годину.|Їй не можна про це казати.|Це моє життя, і ти не маєш права."
        ),
        (
            "bg", [.windows1251],
            "Къде беше снощи?|Чаках те цял час пред гарата.|Не говори глупости, моля те.|Всичко ще бъде наред, обещавам."
        ),
        (
            "sr", [.windows1251],
            "Где си био синоћ?|Чекала сам те цео сат испред станице.|Не причај глупости.|Све ће бити у реду, обећавам ти љубави."
        ),
        (
            "pl", [.windows1250, .iso8859Part2, .ibm852],
            "Gdzie byłeś wczoraj wieczorem?|Czekałam na ciebie całą godzinę przed dworcem.|Nie mów głupstw, proszę cię.|Wszystko będzie dobrze, obiecuję."
        ),
        (
            "cs", [.windows1250, .iso8859Part2, .ibm852],
            "Kde jsi byl včera večer?|Čekala jsem na tebe celou hodinu před nádražím.|Neříkej hlouposti, prosím tě.|Všechno bude v pořádku, slibuju."
        ),
        (
            "sk", [.windows1250, .iso8859Part2],
            "Kde si bol včera večer?|Čakala som na teba celú hodinu pred stanicou.|Nehovor hlúposti, prosím ťa.|Všetko bude v poriadku, sľubujem."
        ),
        (
            "hu", [.windows1250, .iso8859Part2],
            "Hol voltál tegnap este?|Egy órán át vártam rád az állomás előtt.|Ne beszélj butaságokat, kérlek!|Minden rendben lesz, megígérem, hűséges leszek."
        ),
        (
            "hr", [.windows1250, .iso8859Part2],
            "Gdje si bio sinoć?|Čekala sam te cijeli sat ispred kolodvora.|Ne pričaj gluposti, molim te.|Sve će biti u redu, obećavam, anđele."
        ),
        (
            "ro", [.iso8859Part2],
            "Unde ai fost aseară?|Te-am aşteptat o oră în faţa gării.|Nu spune prostii, te rog.|Totul va fi bine, îţi promit."
        ),
        (
            "de", [.windows1252],
            "Wo bist du gestern Abend gewesen?|Ich habe eine Stunde vor dem Bahnhof auf dich gewartet, für nichts.|Erzähl keinen Blödsinn, bitte schön!|Alles wird gut, ich weiß es."
        ),
        (
            "fr", [.windows1252],
            "Où étais-tu hier soir ?|Je t’ai attendu une heure devant la gare, ça suffit.|Ne dis pas de bêtises, s’il te plaît.|Tout ira bien, je te le promets, mon cœur."
        ),
        (
            "es", [.windows1252],
            "¿Dónde estabas anoche?|Te esperé una hora delante de la estación.|¡No digas tonterías, señor!|Todo irá bien, te lo prometo, mañana."
        ),
        (
            "pt", [.windows1252],
            "Onde você estava ontem à noite?|Esperei por você uma hora em frente à estação.|Não diga bobagens, por favor, João.|Vai dar tudo certo, são só três dias."
        ),
        (
            "it", [.windows1252],
            "Dov'eri ieri sera?|Ti ho aspettato un'ora davanti alla stazione, perché?|Non è possibile, così non va.|Andrà tutto bene, più o meno."
        ),
        (
            "sv", [.windows1252],
            "Var var du i går kväll?|Jag väntade på dig i en timme utanför stationen.|Säg inte så där, är du snäll.|Allt kommer att bli bra, jag lovar, älskling."
        ),
        (
            "da", [.windows1252],
            "Hvor var du i går aftes?|Jeg ventede på dig i en time foran banegården.|Sig ikke sådan noget, er du sød.|Det hele skal nok gå, jeg lover det, også for dig."
        ),
        (
            "is", [.windows1252],
            "Hvar varstu í gærkvöldi?|Ég beið eftir þér í klukkutíma fyrir framan stöðina.|Ekki segja svona vitleysu.|Þetta verður allt í lagi, ég lofa því."
        ),
        (
            "el", [.windows1253, .iso8859Part7],
            "Πού ήσουν χθες το βράδυ;|Σε περίμενα μία ώρα μπροστά στον σταθμό.|Μη λες ανοησίες, σε παρακαλώ.|Όλα θα πάνε καλά, σου το υπόσχομαι."
        ),
        (
            "tr", [.windows1254],
            "Dün akşam neredeydin?|Seni istasyonun önünde bir saat bekledim.|Saçmalama, lütfen, hiç komik değil.|Her şey yoluna girecek, söz veriyorum, canım."
        ),
        (
            "he", [.windows1255, .iso8859Part8],
            "איפה היית אתמול בערב?|חיכיתי לך שעה שלמה מול התחנה.|אל תדבר שטויות, בבקשה.|הכול יהיה בסדר, אני מבטיח."
        ),
        (
            "ar", [.windows1256, .iso8859Part6],
            "أين كنت مساء أمس؟|انتظرتك ساعة كاملة أمام المحطة.|لا تقل هذا الكلام من فضلك.|كل شيء سيكون على ما يرام، أعدك."
        ),
        (
            "lt", [.windows1257],
            "Kur buvai vakar vakare?|Laukiau tavęs valandą prie stoties.|Nekalbėk nesąmonių, prašau tavęs.|Viskas bus gerai, pažadu, širdele, ačiū."
        ),
        (
            "lv", [.windows1257],
            "Kur tu biji vakar vakarā?|Es tevi gaidīju veselu stundu pie stacijas.|Nerunā muļķības, lūdzu, draugs.|Viss būs labi, es apsolu, ļoti drīz."
        ),
        ("th", [.windows874], "เมื่อคืนคุณไปไหนมา|ฉันรอคุณอยู่หน้าสถานีตั้งหนึ่งชั่วโมง|อย่าพูดอะไรโง่ๆ เลย|ทุกอย่างจะเรียบร้อย ฉันสัญญา"),
        ("ja", [.windows932, .eucJP, .iso2022JP], "昨日の夜はどこにいたの？|駅の前で一時間も待っていたのよ。|バカなことを言わないで、お願い。|きっと大丈夫、約束するから。"),
        ("ko", [.windows949], "어젯밤에 어디 있었어?|역 앞에서 한 시간이나 기다렸잖아.|바보 같은 소리 하지 마, 제발.|다 잘될 거야, 약속할게."),
        ("zh-Hans", [.gb18030], "你昨天晚上去哪儿了？|我在车站前面等了你一个小时。|别说傻话了，求求你。|一切都会好的，我保证。"),
        ("zh-Hant", [.big5], "你昨天晚上去哪裡了？|我在車站前面等了你一個小時。|別說傻話了，求求你。|一切都會好的，我保證。"),
    ]

    static let cases = dialogue.flatMap { one in one.encodings.map { (one.language, $0, one.lines) } }

    @Test("Subtitles are read in the encoding of their language, with the language in the file name and without", arguments: cases)
    func guesses(_ language: String, _ encoding: TextEncoding, _ lines: String) throws {
        let text = subtitles(lines)
        let bytes = encoded(text, encoding)
        try #require(!bytes.isEmpty)
        #expect(DecodedText(bytes, language: language)?.text == text)
        #expect(DecodedText(bytes)?.text == text)
        // A wrong language in the name does not outweigh what the bytes say.
        #expect(DecodedText(bytes, language: "en")?.text == text)
        #expect(DecodedText(bytes, language: language)?.damage == 0)
    }

    @Test("Unicode in every form", arguments: dialogue.map { ($0.language, $0.lines) })
    func unicode(_ language: String, _ lines: String) throws {
        let text = subtitles(lines)
        #expect(DecodedText(Array(text.utf8), language: language) == DecodedText([0xEF, 0xBB, 0xBF] + Array(text.utf8)))
        for (encoding, mark) in [
            (TextEncoding.utf16LittleEndian, [0xFF, 0xFE]), (.utf16BigEndian, [0xFE, 0xFF]), (.utf32LittleEndian, [0xFF, 0xFE, 0, 0]),
            (.utf32BigEndian, [0, 0, 0xFE, 0xFF]),
        ] as [(TextEncoding, [UInt8])] {
            let marked = try #require(DecodedText(mark + encoded(text, encoding)))
            #expect(marked.text == text && marked.encoding == encoding && marked.damage == 0)
            guard mark.count == 2 else { continue }
            let plain = try #require(DecodedText(encoded(text, encoding)))
            #expect(plain.text == text && plain.encoding == encoding)
        }
    }

    @Test(
        "One line is enough where the file name gives the language",
        arguments: [
            ("ru", TextEncoding.windows1251, "Привет!"), ("ru", .koi8, "Где ты был?"), ("pl", .windows1250, "Dziękuję."),
            ("de", .windows1252, "Tschüß!"),
            ("ja", .windows932, "ありがとう"), ("ja", .eucJP, "ありがとう"), ("ko", .windows949, "고마워요"), ("zh", .gb18030, "谢谢你们"),
            ("zh-TW", .big5, "謝謝你們"), ("el", .windows1253, "Ευχαριστώ"), ("tr", .windows1254, "Teşekkürler"),
            ("he", .windows1255, "תודה רבה"),
            ("ar", .windows1256, "شكرا جزيلا"), ("cs", .windows1250, "Děkuji"), ("th", .windows874, "ขอบคุณ"),
        ])
    func short(_ language: String, _ encoding: TextEncoding, _ line: String) {
        #expect(DecodedText(encoded(subtitles(line), encoding), language: language)?.text == subtitles(line))
    }

    @Test("A few letters in an English file are Western; quotation marks and dashes too")
    func western() {
        for text in ["I met her in a café.", "“Don’t,” she said – twice…", "Señor López, naïve as ever"] {
            #expect(DecodedText(encoded(text, .windows1252))?.text == text)
            #expect(DecodedText(encoded(text, .windows1252), language: "en")?.text == text)
        }
    }

    @Test(
        "The bytes of a known file",
        arguments: [
            ("ru", [0xCF, 0xF0, 0xE8, 0xE2, 0xE5, 0xF2], "Привет"), ("ru", [0xF0, 0xD2, 0xC9, 0xD7, 0xC5, 0xD4], "Привет"),
            ("pl", [0xBF, 0xF3, 0xB3, 0x77], "żółw"), ("cs", [0x9E, 0x6C, 0x75, 0x9D, 0x6F, 0x75, 0xE8, 0x6B, 0xFD], "žluťoučký"),
            ("ja", [0x93, 0xFA, 0x96, 0x7B, 0x82, 0xCC], "日本の"), ("ja", [0xC6, 0xFC, 0xCB, 0xDC, 0xA4, 0xCE], "日本の"),
            ("zh-CN", [0xC4, 0xE3, 0xBA, 0xC3], "你好"), ("zh-TW", [0xA7, 0x41, 0xA6, 0x6E], "你好"), ("ko", [0xBE, 0xC8, 0xB3, 0xE7], "안녕"),
            ("el", [0xC3, 0xE5, 0xE9, 0xDC], "Γειά"), ("tr", [0xFE, 0x65, 0x79], "şey"), ("he", [0xF9, 0xEC, 0xE5, 0xED], "שלום"),
            ("ar", [0xE3, 0xD1, 0xCD, 0xC8, 0xC7], "مرحبا"),
        ] as [(String, [UInt8], String)])
    func known(_ language: String, _ bytes: [UInt8], _ text: String) { #expect(DecodedText(bytes, language: language)?.text == text) }

    @Test("A file that declares its encoding is read so, unless its bytes are something else")
    func declared() {
        func xml(_ name: String) -> String { "<?xml version=\"1.0\" encoding=\"\(name)\"?><movie><title>Привіт</title></movie>" }
        for (name, encoding) in [("windows-1251", TextEncoding.windows1251), ("KOI8-U", .koi8), ("utf-8", .utf8), ("cp866", .ibm866)] {
            let text = xml(name).replacing("Привіт", with: "Привет")
            #expect(DecodedText(encoded(text, encoding))?.text == text)
        }
        // .NET writes “utf-16” into files that it then saves as UTF-8.
        for name in ["utf-16", "windows-1251", "iso-8859-1", "nonsense"] { #expect(DecodedText(Array(xml(name).utf8))?.text == xml(name)) }
        let latin = "<?xml version='1.0' encoding='ISO-8859-1' ?><movie><title>Grön</title></movie>"
        #expect(DecodedText(encoded(latin, .windows1252))?.text == latin)
        for (name, encoding) in [
            ("Shift_JIS", .windows932), ("GB2312", .gb18030), ("x-sjis", .windows932), ("ISO-8859-9", .windows1254), ("UTF8", .utf8),
            ("", nil),
            ("latin-2", .iso8859Part2), (String(repeating: "a", count: 9_999), nil),
        ] as [(String, TextEncoding?)] { #expect(TextEncoding(declared: name) == encoding) }
    }

    @Test("A damaged character leaves the rest readable, and is counted")
    func damage() throws {
        let text = subtitles(String(repeating: "Где ты был вчера вечером?|", count: 20))
        var bytes = Array(text.utf8)
        let place = try #require(bytes.firstIndex(of: 0xD0))
        bytes[place] = 0xFF
        let read = try #require(DecodedText(bytes))
        #expect(read.encoding == .utf8 && read.damage >= 1 && read.text.contains("ты был вчера"))
        let cut = try #require(DecodedText(Array(encoded(text, .utf16LittleEndian).dropLast())))
        #expect(cut.damage == 1 && text.unicodeScalars.dropLast().elementsEqual(cut.text.unicodeScalars))
        #expect(DecodedText(Array(text.utf8) + [0, 0, 0, 0, 0])?.text == text)
    }

    @Test("What is no text, or text of no language, is not read")
    func unclear() {
        var seed: UInt64 = 7
        func random(_ count: Int) -> [UInt8] {
            (0..<count).map { _ in
                seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return UInt8(truncatingIfNeeded: seed >> 33)
            }
        }
        #expect(DecodedText([0x00, 0x01, 0x00, 0x00, 0x02, 0x00, 0x63, 0x64]) == nil)
        for _ in 0..<50 {
            #expect(DecodedText(random(600)) == nil)
            #expect(DecodedText(random(600).map { $0 | 0x80 }) == nil)
        }
        #expect(DecodedText([]) == DecodedText(Array("".utf8)))
        #expect(DecodedText([0xEF, 0xBB, 0xBF])?.text == "")
    }

    @Test("Text that was saved as UTF-8 twice is read as it was meant", arguments: dialogue.map { ($0.language, $0.lines) })
    func twice(_ language: String, _ lines: String) throws {
        // As a program does that reads UTF-8 as Windows-1252, where unassigned bytes are control characters.
        let specials: [UInt8: Unicode.Scalar] = [
            0x80: "€", 0x82: "‚", 0x83: "ƒ", 0x84: "„", 0x85: "…", 0x86: "†", 0x87: "‡", 0x88: "ˆ", 0x89: "‰", 0x8A: "Š", 0x8B: "‹",
            0x8C: "Œ", 0x8E: "Ž", 0x91: "‘", 0x92: "’", 0x93: "“", 0x94: "”", 0x95: "•", 0x96: "–", 0x97: "—", 0x98: "˜", 0x99: "™",
            0x9A: "š", 0x9B: "›", 0x9C: "œ", 0x9E: "ž", 0x9F: "Ÿ",
        ]
        let text = subtitles(lines)
        let spoiled = String(String.UnicodeScalarView(text.utf8.map { specials[$0] ?? Unicode.Scalar($0) }))
        #expect(DecodedText(Array(spoiled.utf8), language: language)?.text == text)
        #expect(DecodedText([0xEF, 0xBB, 0xBF] + Array(spoiled.utf8))?.text == text)
        #expect(DecodedText(Array(text.utf8))?.text == text)
    }

    @Test(
        "Letters that are meant as they stand are not taken for text that was saved twice",
        arguments: [
            "Ã©", "Größe – Öl, Übermut, Äpfel", "“Où ça ?” – “Là-bas…” é è ê ë", "Ââ Ãã Åå Ää", "Â©Â© und ÄÖÜ", "àáâãäåæçèéêëìíîï",
        ])
    func meant(_ text: String) { #expect(DecodedText(Array(text.utf8))?.text == text) }

    @Test("No input is slow or harmful")
    func bounded() {
        for piece in [[0xE9], [0x81, 0x30], [0xFF, 0xFE, 0xFF], [0x1B], [0x1B, 0x24, 0x42], [0xD8, 0x00], [0x0A, 0xC0]] as [[UInt8]] {
            let bytes = Array([[UInt8]](repeating: piece, count: 300_000).joined())
            _ = DecodedText(bytes, language: "zh")
        }
    }
}
