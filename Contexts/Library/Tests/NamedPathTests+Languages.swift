import LibraryDomain

/// Seasons and episodes in the words of many languages, with the number before the word and after it.
extension NamedPathTests {
    static let languages =
        series(
            .episodes, .seasonAndEpisodeWords,
            [
                "Hafen 2. Staffel 5. Folge.mkv": "Hafen s2 e5", "Hafen - Staffel 3 Folge 6 - Ebbe.mkv": "Hafen s3 e6",
                "Le Port 2e saison 5e épisode.mkv": "Le Port s2 e5", "Le Port Saison 1 Épisode 12.avi": "Le Port s1 e12",
                "Puerto 2ª temporada capítulo 5.mkv": "Puerto s2 e5", "Puerto T1 Cap.6.mkv": "Puerto s1 e6",
                "Porto 2ª Temporada 7º Episódio.mp4": "Porto s2 e7", "Porto - Temporada 3 Episódio 8.mp4": "Porto s3 e8",
                "Porto - Stagione 2 Puntata 9.avi": "Porto s2 e9", "Il Porto 1a stagione 3a puntata.avi": "Il Porto s1 e3",
                "De Haven - Seizoen 2 Aflevering 4.mkv": "De Haven s2 e4", "De Haven 2e seizoen 4e aflevering.mkv": "De Haven s2 e4",
                "Port sezon 3 odcinek 11.mkv": "Port s3 e11", "Port 3. sezon 11. odcinek.mkv": "Port s3 e11",
                "Přístav 2. řada 5. díl.mkv": "Přístav s2 e5", "Prístav 1. séria 4. diel.mkv": "Prístav s1 e4",
                "Гавань 5-й сезон 09-я серия.avi": "Гавань s5 e9", "Гавань. Сезон №9. Серия №180.avi": "Гавань s9 e180",
                "Гавань. 3-й сезон. 7 серия. Верёвка.avi": "Гавань s3 e7", "Гавань сезон 2 выпуск 3.mp4": "Гавань s2 e3",
                "Гавань 2 сезон 4 серія.avi": "Гавань s2 e4", "Гавань 1-й сезон 2-га серія.avi": "Гавань s1 e2",
                "Gavan.3.sezon.22.seria.iz.22.HDRip.avi": "Gavan s3 e22", "Gavan.(8.sez.21.ser.iz.23).2012.avi": "Gavan s8 e21",
                "Gavan.(2.sezon.12.serija.iz.12).2002.DVDRip.avi": "Gavan s2 e12",
                "Liman 2. Sezon 5. Bölüm.mp4": "Liman s2 e5", "Liman Sezon 2 Bölüm 6.mp4": "Liman s2 e6",
                "Hamnen säsong 2 avsnitt 5.mkv": "Hamnen s2 e5", "Havnen sesong 2 episode 6.mkv": "Havnen s2 e6",
                "Havnen sæson 2 afsnit 7.mkv": "Havnen s2 e7", "Satama kausi 2 jakso 8.mkv": "Satama s2 e8",
                "Satama 2. kausi 8. jakso.mkv": "Satama s2 e8", "Kikötő 2. évad 5. rész.mkv": "Kikötő s2 e5",
                "Portul sezonul 2 episodul 9.mkv": "Portul s2 e9", "Λιμάνι Κύκλος 2 Επεισόδιο 3.mkv": "Λιμάνι s2 e3",
                "Λιμάνι 2ος κύκλος 3ο επεισόδιο.mkv": "Λιμάνι s2 e3", "الميناء الموسم 2 الحلقة 5.mkv": "الميناء s2 e5",
                "נמל עונה 2 פרק 5.mkv": "נמל s2 e5", "Cảng Phần 2 Tập 5.mkv": "Cảng s2 e5",
                "港口第二季第05集.mp4": "港口 s2 e5", "港口.第2季.第12集.mkv": "港口 s2 e12", "港口 第3期 第07話.mkv": "港口 s3 e7",
                "港 シーズン2 エピソード5.mkv": "港 s2 e5", "항구 시즌2 5화.mp4": "항구 s2 e5", "항구 2기 06화.mp4": "항구 s2 e6",
            ])
        + series(
            .episodes, .episodeWord,
            [
                "Hafen 5. Folge.mkv": "Hafen s1 e5", "Harbour 6th Episode.mkv": "Harbour s1 e6", "Porto 7ª puntata.avi": "Porto s1 e7",
                "De Haven 8e aflevering.mkv": "De Haven s1 e8", "Le Port n°9.mkv": "Le Port s1 e9",
                "Гавань 12-я серия.avi": "Гавань s1 e12", "Гавань выпуск №4.avi": "Гавань s1 e4",
                "港口第十二集.mkv": "港口 s1 e12", "港口第05集.mkv": "港口 s1 e5", "港口06集.mkv": "港口 s1 e6",
                "港口.第二十三話.mkv": "港口 s1 e23", "항구 제7회.mp4": "항구 s1 e7", "Puerto [4k][Caap.6].mkv": "Puerto s1 e6",
            ])
        + series(
            .episodes, .oneOfMany,
            [
                "Harbour_[01_of_24]_[ru_jp].mkv": "Harbour s1 e1", "Гавань [03 из 12].avi": "Гавань s1 e3",
                "Gavan.3iz6.Verevka.DVDRip.avi": "Gavan s1 e3", "Гавань 4из8.avi": "Гавань s1 e4",
                "Harbour [1-3 of 12].mkv": "Harbour s1 e1-3", "Puerto (2 de 6).mkv": "Puerto s1 e2",
                "Port odcinek 3 z 8.mkv": "Port s1 e3", "Le Port épisode 2 sur 6.mkv": "Le Port s1 e2",
                "Hamnen del 2 av 3.mp4": "Hamnen s1 e2", "Harbour (episode 5 of 7).mkv": "Harbour s1 e5",
            ])
        + series(
            .season, .seasonFromFolder,
            [
                "Гавань/2 сезон/05.mkv": "Гавань s2 e5", "Гавань/3-й сезон/06.mkv": "Гавань s3 e6",
                "Hafen/2. Staffel/07.mkv": "Hafen s2 e7",
                "港口/第二季/08.mkv": "港口 s2 e8", "Λιμάνι/Σεζόν 2/09.mkv": "Λιμάνι s2 e9", "Le Port/Saison 2/10.mkv": "Le Port s2 e10",
                "Harbour/OVA/01.mkv": "Harbour s0 e1", "Гавань/Спецвыпуски/02.mkv": "Гавань s0 e2",
                "Le Port/Hors-série/03.mkv": "Le Port s0 e3", "港口/特典/04.mkv": "港口 s0 e4", "Harbour/SPs/05.mkv": "Harbour s0 e5",
            ])
}
