import DesignSystem
import HTML
import LibraryDomain

/// Problems with their places, which lead to the folder, and their reasons.
struct ProblemList: HTML {
    let key: String
    let problems: [FileProblem]
    /// In a list of several kinds.
    var showsKinds = false

    var body: some HTML {
        ul(.class("problems"), .region(key)) {
            ForEach(problems) { problem in
                li {
                    p(.class("problem-path")) { ProblemPlace(problem: problem) }
                    if showsKinds { p { ProblemWords.title(problem.kind) } }
                    // The advice of the group says it all.
                    if showsKinds || problem.kind != .name { p(.class("quiet")) { Sentence(problem.reason) } }
                }
            }
        }
    }
}

/// Its library and path, with a link to the folder that it is in.
private struct ProblemPlace: HTML {
    let problem: FileProblem

    private var folder: String { [problem.library, problem.location.parent.text].filter { !$0.isEmpty }.joined(separator: "/") }

    var body: some HTML {
        if let path = LibraryAddress.folder(problem.location.parent, in: problem.library) {
            a(.class("problem-folder"), .href(path)) { PathText(folder) }
        } else {
            span(.class("problem-folder")) { PathText(folder) }
        }
        span(.class("problem-name"), .dir("auto"), .title(problem.path)) { RelativePath(problem.location.name).text }
    }
}

/// The kinds of problems, each with its first problems.
struct ProblemGroups: HTML {
    let groups: [ProblemGroup]

    var body: some HTML {
        div(.class("problem-groups"), .region("problems")) {
            ForEach(groups) { group in
                section(.class("problem-group")) {
                    h3 {
                        ProblemWords.title(group.kind)
                        span(.class("count")) { CountText.grouped(group.count) }
                    }
                    p(.class("quiet")) { Sentence(ProblemWords.advice(group.kind)) }
                    if group.kind == .name, let path = LibraryAddress.names() {
                        p { a(.class("more"), .href(path)) { "Correct them here" } }
                    }
                    ProblemList(key: "problems-\(group.kind.rawValue)", problems: group.problems)
                    if group.count > group.problems.count, let path = LibraryAddress.problems(group.kind) {
                        p { a(.class("more"), .href(path)) { "and \(CountText.grouped(group.count - group.problems.count)) more" } }
                    }
                }
            }
            if groups.count > 1, let path = LibraryAddress.problems() { p { a(.class("more"), .href(path)) { ProblemWords.showAll } } }
        }
    }
}
