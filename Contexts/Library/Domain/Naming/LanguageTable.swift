enum LanguageTable {
    /// The tag first, then the other codes and names of ISO 639 for it.
    static let lines = """
        en eng english
        de deu ger german deutsch
        fr fra fre french français francais
        es spa spanish español espanol castellano
        es-419 latino latinoamericano
        it ita italian italiano
        pt por portuguese português portugues
        pt-BR pob pb ptbr brazilian
        nl nld dut dutch nederlands flemish
        sv swe swedish svenska
        da dan dk danish dansk
        nb nob no nor norwegian norsk bokmål
        nn nno nynorsk
        fi fin finnish suomi
        is isl ice icelandic íslenska
        pl pol polish polski
        cs ces cze cz czech čeština cestina
        sk slk slo slovak slovenčina
        sl slv slovenian slovene
        hr hrv croatian hrvatski
        sr srp rs serbian srpski српски
        bs bos bosnian
        mk mkd mac macedonian
        bg bul bulgarian български
        ro ron rum romanian română
        hu hun hungarian magyar
        el ell gre gr greek ελληνικά
        tr tur turkish türkçe
        ru rus russian русский
        uk ukr ua ukrainian українська
        be bel belarusian
        et est estonian eesti
        lv lav latvian
        lt lit lithuanian
        ga gle irish
        cy cym wel welsh cymraeg
        eu eus baq basque euskara
        ca cat catalan català
        gl glg galician galego
        he heb iw hebrew עברית
        ar ara arabic العربية
        fa fas per persian farsi فارسی
        ur urd urdu
        hi hin hindi हिन्दी
        bn ben bengali
        ta tam tamil
        te tel telugu
        ml mal malayalam
        kn kan kannada
        mr mar marathi
        gu guj gujarati
        pa pan punjabi
        si sin sinhala
        ne nep nepali
        th tha thai ไทย
        vi vie vietnamese
        id ind indonesian
        ms msa may malay
        tl tgl fil tagalog filipino
        zh zho chi cn chinese 中文 中字
        zh-Hans chs zhs gb gbk sc simplified 简体 简体中文 简中
        zh-Hant cht zht big5 tc traditional 繁體 繁體中文 繁体 繁中
        yue cantonese
        ja jpn jp japanese 日本語
        ko kor kr korean 한국어
        mn mon mongolian
        ka kat geo georgian
        hy hye arm armenian
        az aze azerbaijani
        kk kaz kazakh
        uz uzb uzbek
        sq sqi alb albanian
        mt mlt maltese
        af afr afrikaans
        sw swa swahili
        am amh amharic
        so som somali
        la lat latin
        eo epo esperanto
        yi yid yiddish
        ku kur kurdish
        km khm khmer
        lo lao lao
        my mya bur burmese
        """
}
