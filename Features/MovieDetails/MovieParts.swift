import CoreDomain
import DesignSystem
import HTML
import LibraryDomain
import PeopleDomain

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
    let cast: [CastMember]
    /// Of the page with all of them.
    let path: String

    var body: some HTML {
        CastRow(
            title: MovieDetailsWords.cast, path: path,
            members: cast.prefix(20).map { member in
                .init(
                    name: member.person.name, role: member.characters.first, path: "/people/\(member.person.id)",
                    artwork: .portrait(member.person.profile, of: member.person.name))
            })
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
