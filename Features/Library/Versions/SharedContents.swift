import CoreDomain
import DesignSystem
import HTML
import LibraryDomain

/// Files with the same content under different titles: at least one of the titles is wrong, or the copy is not needed.
struct SharedContents: HTML {
    let page: VersionsPage

    var body: some HTML {
        div(.region("shared")) {
            ForEach(page.shared) { shared in
                p(.class("copies")) {
                    Icon.warning
                    span { VersionWords.shared(shared) }
                }
                ul(.class("problems")) {
                    ForEach(shared.files) { file in
                        li {
                            p { a(.href(file.reference.path)) { bdi { name(of: file) } } }
                            p(.class("quiet")) { PathText("\(file.library)/\(file.path)") }
                        }
                    }
                }
            }
            if page.sharedCount > page.shared.count {
                p(.class("quiet")) { "and \(CountText.grouped(page.sharedCount - page.shared.count)) more" }
            }
        }
    }

    private func name(of file: MediaFile) -> String { TitleWords.title(file.reference, page.names[file.reference.title]) }
}

extension VersionWords {
    static func shared(_ shared: SharedContent) -> String {
        copies(TitleVersions.Copies(files: shared.files.map(\.id), freed: shared.freed))
    }
}
