/// ISO 639 codes as containers write them, and their BCP 47 form.
enum Language {
    /// The short tag for a three-letter code ("ger" → "de"); a BCP 47 tag is returned as it is; nil for
    /// undetermined or unusable.
    static func tag(_ code: String?) -> String? {
        guard let code, !code.isEmpty, code.utf8.count <= 35 else { return nil }
        let parts = code.split(separator: "-", omittingEmptySubsequences: false)
        let wellFormed = parts.allSatisfy { part in
            (1...8).contains(part.utf8.count) && part.utf8.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) }
        }
        guard wellFormed, let primary = parts.first?.lowercased(), (2...3).contains(primary.utf8.count),
            primary.utf8.allSatisfy(isLetter), !["und", "zxx", "mis", "mul"].contains(primary)
        else { return nil }
        return ([short[primary] ?? primary] + parts.dropFirst().map(String.init)).joined(separator: "-")
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

    /// The language of an MP4 media header: three packed letters, or an old Macintosh number.
    static func packed(_ value: Int) -> String? {
        if value >= 0x400 {
            let letters = [value >> 10 & 31, value >> 5 & 31, value & 31]
            guard value != 0x7FFF, letters.allSatisfy({ (1...26).contains($0) }) else { return nil }
            let code = String(decoding: letters.map { UInt8($0 + 0x60) }, as: UTF8.self)
            return code == "und" ? nil : code
        }
        return macintosh[value]
    }

    /// The language codes of the QuickTime File Format, which begin again at 128.
    private static let macintosh: [Int: String] = {
        let first = """
            eng fra ger ita dut swe spa dan por nor heb jpn ara fin gre ice mlt tur hrv chi urd hin tha kor lit pol hun est lav sme fao per \
            rus chi dut gle alb rum cze slo slv yid srp mac bul ukr bel uzb kaz aze aze arm geo rum kir tgk tuk mon mon pus kur kas snd tib \
            nep san mar ben asm guj pan ori mal kan tam tel sin bur khm lao vie ind tgl may may amh tir orm som swa kin run nya mlg epo
            """
        let second = "wel baq cat lat que grn aym tat uig dzo jav"
        let codes = { (text: String, start: Int) in text.split(separator: " ").enumerated().map { (start + $0, String($1)) } }
        return Dictionary(uniqueKeysWithValues: codes(first, 0) + codes(second, 128))
    }()

    /// ISO 639-2 (both forms) to ISO 639-1.
    private static let short: [String: String] = {
        let table = """
            aar aa abk ab afr af aka ak alb sq sqi sq amh am ara ar arg an arm hy hye hy asm as ava av ave ae aym ay aze az bak ba \
            bam bm baq eu eus eu bel be ben bn bih bh bis bi bod bo tib bo bos bs bre br bul bg bur my mya my cat ca ces cs cze cs \
            cha ch che ce chi zh zho zh chu cu chv cv cor kw cos co cre cr cym cy wel cy dan da deu de ger de div dv dut nl nld nl \
            dzo dz ell el gre el eng en epo eo est et ewe ee fao fo fas fa per fa fij fj fin fi fra fr fre fr fry fy ful ff geo ka \
            kat ka gla gd gle ga glg gl glv gv grn gn guj gu hat ht hau ha heb he her hz hin hi hmo ho hrv hr hun hu ibo ig ice is \
            isl is ido io iii ii iku iu ile ie ina ia ind id ipk ik ita it jav jv jpn ja kal kl kan kn kas ks kau kr kaz kk khm km \
            kik ki kin rw kir ky kom kv kon kg kor ko kua kj kur ku lao lo lat la lav lv lim li lin ln lit lt ltz lb lub lu lug lg \
            mac mk mkd mk mah mh mal ml mao mi mri mi mar mr may ms msa ms mlg mg mlt mt mon mn nau na nav nv nbl nr nde nd ndo ng \
            nep ne nno nn nob nb nor no nya ny oci oc oji oj ori or orm om oss os pan pa pli pi pol pl por pt pus ps que qu roh rm \
            ron ro rum ro run rn rus ru sag sg san sa sin si slk sk slo sk slv sl sme se smo sm sna sn snd sd som so sot st spa es \
            srd sc srp sr ssw ss sun su swa sw swe sv sve sv tah ty tam ta tat tt tel te tgk tg tgl tl tha th tir ti ton to tsn tn \
            tso ts tuk tk tur tr twi tw uig ug ukr uk urd ur uzb uz ven ve vie vi vol vo wln wa wol wo xho xh yid yi yor yo zha za \
            zul zu
            """
        let words = table.split(separator: " ").map(String.init)
        var map: [String: String] = [:]
        for place in stride(from: 0, to: words.count - 1, by: 2) { map[words[place]] = words[place + 1] }
        return map
    }()
}
