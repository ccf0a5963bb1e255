import CoreDomain
import DesignSystem
import HTML
import LibraryDomain
import MoviesDomain

struct MovieChapters: HTML {
    let file: MediaFile?

    var body: some HTML {
        if let file, file.media.chapters.count > 1 {
            Section(MovieDetailsWords.chapters) {
                ChapterList(
                    file.media.chapters.map { chapter in
                        .init(title: chapter.title, start: chapter.start, path: "/watch/\(file.id)?t=\(Int(clamped: chapter.start))")
                    })
            }
        }
    }
}

struct MovieCast: HTML {
    let cast: [CastCredit]

    var body: some HTML {
        Row("cast", title: MovieDetailsWords.cast, size: .person) {
            ForEach(cast.prefix(20)) { credit in
                PersonCard(
                    name: credit.name, role: credit.character, path: "/search?q=\(Percent.encode(credit.name))",
                    artwork: .initials(name: credit.name))
            }
        }
    }
}

struct MovieFiles: HTML {
    let content: MovieContent

    private var extras: [MovieFile] { content.files.filter { $0.file.extra != nil } }
    private var titles: [MovieFile] { content.files.filter { $0.file.extra == nil } }

    var body: some HTML {
        if !extras.isEmpty {
            Section(MovieDetailsWords.extras) { ForEach(extras) { MovieFilePanel(item: $0, mayCorrect: false) } }
        }
        if !titles.isEmpty {
            Section(MovieDetailsWords.files(titles.count, areParts: titles.allSatisfy { $0.file.part != nil })) {
                ForEach(titles) { MovieFilePanel(item: $0, mayCorrect: content.mayCorrect) }
            }
        }
    }
}

struct MovieFilePanel: HTML {
    let item: MovieFile
    let mayCorrect: Bool

    private var file: MediaFile { item.file }

    var body: some HTML {
        FilePanel(
            name: file.path.split(separator: "/").last.map(String.init) ?? file.path, chips: MediaWords.chips(file),
            note: MediaWords.tracks(file),
            warning: file.missingSince == nil ? nil : item.isRemoved ? MovieDetailsWords.fileRemoved : MovieDetailsWords.fileUnavailable
        ) {
            if file.missingSince == nil {
                LinkButton(file.extra ?? MovieDetailsWords.play, icon: .play, path: "/watch/\(file.id)")
                if let download = item.downloadURL {
                    LinkButton(MovieDetailsWords.download, kind: .plain, path: download, .attribute("download", ""))
                }
            }
            if mayCorrect { LinkButton(MovieDetailsWords.wrongMovie, kind: .plain, path: "/library/files/\(file.id)") }
        }
    }
}
