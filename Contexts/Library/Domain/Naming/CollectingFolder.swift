/// Folders of many series or movies, as people name them: `TV Shows`, `Anime`, `Downloads`, `Ended`, `Serien`.
public enum CollectingFolder {
    /// Whether all words of a name are those of such folders. A series in it is named by its own folder or its files.
    public static func isOne(_ name: String) -> Bool {
        let tokens = NameTokens(name).tokens
        // `A-F`, `0-9`
        if tokens.count == 2, tokens[1].gap == .hyphen, tokens.allSatisfy({ $0.range.count == 1 }) { return true }
        let words = tokens.map(\.word)
        if gathering.contains(words.joined(separator: " ")) { return true }
        // `Winter 2021`
        if words.count == 2, ["winter", "spring", "summer", "fall", "autumn"].contains(words[0]), ReleaseWords.year(words[1]) != nil {
            return true
        }
        if words.count > 1, let last = words.last, plurals.contains(last) { return true }
        return words.contains(where: isWord) && words.allSatisfy { isWord($0) || beside.contains($0) || isNumber($0) }
    }

    private static func isWord(_ word: String) -> Bool {
        words.contains(word) || FactWords.isGenre(word) || ReleaseWords.isLanguage(word) || word.hasSuffix("月番") || word.hasSuffix("新番")
    }

    /// `01 - Anime`, `Anime 2021`
    private static func isNumber(_ word: String) -> Bool {
        SeasonMark.plain(word).map { $0 < 100 } == true || ReleaseWords.year(word) != nil
    }

    /// Whether a folder of this name holds many series, because its files name others than the folder does.
    public static func isOne(_ folder: String, among files: some Sequence<ParsedName>) -> Bool {
        let key = NameText.key(folder)
        guard isOne(folder) || isOfVersion(folder) || key.unicodeScalars.count == 1 else { return false }
        return files.contains { file in
            guard file.episodes != nil, !file.title.isEmpty, case let title = NameText.key(file.title), !key.contains(title) else {
                return false
            }
            // `H/Harbour S01E05`
            return key.unicodeScalars.count > 1 || title.hasPrefix(key)
        }
    }

    /// For each of nested folders, whether the one above it holds many series. One of technical words alone, as in `TV/1080p`, is like
    /// the one above it.
    static func areCollected(_ folders: [String]) -> [Bool] {
        var collected = [false]
        for folder in folders.dropLast() {
            collected.append(isOfVersion(folder) ? collected.count == 1 || collected[collected.count - 1] : isOne(folder))
        }
        return collected
    }

    /// The folder of technical words alone between a title's folder and its file: `1080p`, `BluRay x265`.
    public static func isOfVersion(_ name: String) -> Bool {
        let strengths = ReleaseWords.strengths(NameTokens(name).tokens)
        return strengths.contains(.technical) && strengths.allSatisfy { ($0 ?? .rare) > .rare }
    }

    /// A row of letters and digits that says nothing: `3f9a0c77be1d`, `RcFyQm8NB2uFGmWOSjhu`.
    public static func saysNothing(_ name: String) -> Bool {
        let bytes = name.utf8
        guard bytes.count > 11, bytes.allSatisfy({ NameTokens.isDigit($0) || isLetter($0) || $0 == UInt8(ascii: "-") }),
            !bytes.split(separator: UInt8(ascii: "-")).contains(where: { $0.count < 4 })
        else { return false }
        var (changes, capitals, consonants, most, last) = (0, 0, 0, 0, 0)
        for byte in bytes where byte != UInt8(ascii: "-") {
            let kind = NameTokens.isDigit(byte) ? 1 : byte < 0x60 ? 2 : 3
            // A capital that begins a word is no sign.
            if last != 0, kind != last, !(last == 2 && kind == 3) { changes += 1 }
            if last == 3, kind == 2 { capitals += 1 }
            consonants = kind == 1 || "aeiouy".utf8.contains(byte | 0x20) ? 0 : consonants + 1
            most = max(most, consonants)
            last = kind
        }
        return bytes.contains(where: NameTokens.isDigit) ? changes * 4 >= bytes.count : bytes.count > 15 && most > 5 && capitals > 1
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

    private static func set(_ text: String) -> Set<String> { Set(text.split(whereSeparator: \.isWhitespace).map(String.init)) }

    /// Stations and other names of several words.
    private static let gathering: Set<String> = [
        "disney channel", "disney xd", "disney junior", "disney plus", "cartoon network", "nickelodeon", "nick jr", "adult swim",
        "new episodes",
        "new seasons", "neue folgen", "nouveaux épisodes", "nuevos episodios", "nuovi episodi", "saturday morning", "apple tv",
        "prime video",
        "comedy central", "discovery channel", "national geographic", "history channel", "pbs kids", "channel 4", "super rtl",
    ]

    /// Words between the others.
    private static let beside = set(
        """
        the my our all and und et y e i of for to in de für pour para per dla di des do & + show kid data new old other web hd uhd sd 4k mini limited
        episodes episode season classic british american us uk not currently weekly daily talk game home
        winter spring summer fall autumn yabancı yerli
        """)

    /// Words that end the name of such a folder after any others.
    private static let plurals = set("shows dramas sitcoms cartoons documentaries serien diziler сериалы мультсериалы сериали novelas")

    private static let words = set(
        """
        tv tvshows tvseries television telly shows series serie anime animes animation animations animated cartoon cartoons kids
        kidstv children childrens children's documentary documentaries docs docuseries miniseries miniserie sitcom sitcoms
        kdrama kdramas k-drama jdrama jdramas cdrama cdramas dramas doramas reality download downloads downloaded downloading completo completos completas completi terminé torrent torrents
        usenet nzb complete completed finished ended continuing ongoing airing current archive archives archived misc miscellaneous stuff random
        various mixed unsorted sorted sort incoming inbox temp tmp media medias video videos library watched unwatched seen unseen
        sci fi towatch watching watchlist others import imports imported recordings recorded recording dvr pvr plex jellyfin emby kodi
        sonarr share shared public files packs movies movie films film shorts
        watch weekly dubbed subbed dub sub uncategorized uncategorised backup backups favorites favourites favoris favoriten favoritos
        sports sport news music concerts foreign asian netflix hbo bbc amazon disney hulu paramount peacock crunchyroll nbc cbs amc itv barnfilm
        serien fernsehen fernsehserien zeichentrick zeichentrickserien trickfilme kinder kinderserien kindersendungen doku dokus dokumentationen
        dokumentarfilme dokuserien aufnahmen fertig beendet abgeschlossen laufend laufende gesehen ungesehen sonstiges verschiedenes filme
        séries télé tele téléfilms téléséries dessins animés animé enfants documentaires terminées terminés finies vus vues téléchargements
        telechargements divers jeunesse
        televisión televisiones dibujos animados infantil infantiles niños documental documentales descargas terminadas vistas varios telenovelas novelas
        cartoni animati bambini documentari scaricati finite varie telefilm
        desenhos crianças documentários concluídas concluidas diversos seriados doramas
        tekenfilms tekenfilm kinderen gedownload afgerond overig
        serier tvserier barn tecknat barnprogram dokumentärer nedladdningar børn tegnefilm dokumentarer barnetv
        sarjat tvsarjat lastenohjelmat dokumentit lataukset
        seriale bajki dzieci dokumenty pobrane zakończone seriály pohádky stažené sorozatok mesék letöltések diziler belgeseller indirilenler
        desene σειρές
        сериалы мультсериалы мультфильмы мульты аниме документальные загрузки завершенные завершённые детские детям дорамы передачи разное
        серіали мультсеріали завантаження
        电视剧 電視劇 剧集 劇集 连续剧 連續劇 動漫 动漫 动画 動畫 动画片 番剧 番組 新番 旧番 纪录片 紀錄片 综艺 綜藝 儿童 兒童 少儿 下载 下載 完结 已完结 完結 连载 连载中
        国产剧 國產劇 国产 美剧 英剧 日剧 韩剧 韓劇 港剧 台剧 泰剧 欧美剧 日韩剧 华语 欧美 日韩 电视 電視 追剧
        アニメ ドラマ テレビ テレビ番組 録画 ドキュメンタリー 映画 子供 キッズ バラエティ
        드라마 애니 애니메이션 예능 다큐 다큐멘터리 다운로드 완결 미드 일드 중드 영드 영화 키즈 한드
        مسلسلات انمي أنمي סדרות ซีรีส์
        """)
}
