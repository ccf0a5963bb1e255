import CoreDomain
import Foundation

/// What the mapping of an answer depends on besides the answer.
struct Mapping: Sendable {
    /// The best first; never empty.
    let languages: [LanguageTag]
    let region: String
    let now: Date
    let genreNames: [Int: String]

    /// Of the documents: that in which was asked.
    var language: String { languages.first?.text ?? "" }

    func document<Facts>(_ facts: Facts, isComplete: Bool) -> FactDocument<Facts> {
        FactDocument(source: .tmdb, language: language, fetchedAt: now, isComplete: isComplete, facts: facts)
    }

    static func title(_ number: Int?, _ kind: TMDbKind) -> TitleID? {
        guard let number, number > 0, let id = TitleID(source: .tmdb, key: "\(number)") else { return nil }
        return kind == .series ? id.ofSeries : id
    }

    static func person(_ number: Int?) -> PersonID? { number.flatMap { $0 > 0 ? PersonID(source: .tmdb, key: "\($0)") : nil } }

    /// An id at IMDb: two letters, and at least five digits.
    static func isIMDb(_ id: String, prefix: String) -> Bool {
        id.hasPrefix(prefix) && (5...12).contains(id.utf8.count - prefix.utf8.count)
            && id.utf8.dropFirst(prefix.utf8.count).allSatisfy { (0x30...0x39).contains($0) }
    }

    /// In the best language that has it, in English if none has. A translation of another region counts if there is none of the own one.
    func translated(_ field: (TranslationsAnswer.Words) -> String?, _ translations: TranslationsAnswer?) -> String? {
        let all = translations?.translations ?? []
        for tag in languages + [LanguageTag(LanguageTag.english)].compactMap(\.self) {
            let same = all.filter { $0.iso_639_1 == tag.language }
            let ordered = same.filter { $0.iso_3166_1 == tag.region } + same.filter { $0.iso_3166_1 != tag.region }
            for translation in ordered {
                if let text = translation.data.flatMap(field), !text.trimmed.isEmpty { return text }
            }
        }
        return nil
    }

    /// The first logo in the best language; one without a language is as good as one in the first.
    func logo(_ images: ImagesAnswer?) -> Picture? {
        func rank(_ image: ImagesAnswer.Image) -> Int {
            guard let language = image.iso_639_1 else { return 0 }
            return languages.firstIndex { $0.language == language } ?? languages.count
        }
        let logos = (images?.logos ?? []).compactMap { image in
            TMDbImages.picture(image.file_path, width: image.width, height: image.height).map { (rank: rank(image), picture: $0) }
        }
        // The first of several minima.
        return logos.min { $0.rank < $1.rank }?.picture
    }

    /// The picture with its size, if the list of pictures tells it.
    func picture(_ path: String?, _ images: [ImagesAnswer.Image]?) -> Picture? {
        let image = images?.first { $0.file_path == path }
        return TMDbImages.picture(path, width: image?.width, height: image?.height)
    }
}
