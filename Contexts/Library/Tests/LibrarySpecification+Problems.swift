import CoreDomain
import Foundation
import LibraryDomain
import Testing

extension LibrarySpecification {
    private static func seen(_ kind: ProblemKind, _ names: String...) -> [SeenProblem] {
        names.map { SeenProblem(path: path($0), kind: kind, reason: "Reason.") }
    }

    static let upkeep = [
        LibrarySpecification(
            "Problems are grouped by kind, in the order of the kinds, with their number and the first of them",
            { store async throws in
                #expect(try await store.problemGroups(limit: 2).isEmpty)
                let links = seen(.link, "C/x", "A/x", "B/x")
                _ = try await store.setSurveyProblems(links + seen(.limit, "Deep"), of: home, below: [.root])
                _ = try await store.setSurveyProblems(seen(.link, "A/x"), of: "Other", below: [.root])
                var broken = ScanBatch(folder: home)
                broken.problems = [
                    foreign: KnownProblem(.name, reason: "Rename.", stamp: nil),
                    path("A/x"): KnownProblem(.damaged, reason: "Cut.", stamp: nil),
                ]
                _ = try await store.save(broken)
                let groups = try await store.problemGroups(limit: 2)
                #expect(groups.map(\.kind) == [.name, .damaged, .link, .limit] && groups.map(\.count) == [1, 1, 4, 1])
                #expect(groups[0].problems == [FileProblem(library: home, location: foreign, kind: .name, reason: "Rename.")])
                #expect(groups[2].problems.map(\.path) == ["A/x", "B/x"])
                #expect(try await store.problemGroups(limit: 0).map(\.problems.count) == [0, 0, 0, 0])
            }),
        LibrarySpecification(
            "All problems go on after any of them, also between two at one path",
            { store async throws in
                for library in [home, "Other"] {
                    _ = try await store.setSurveyProblems(seen(.link, "C/x", "A/x") + seen(.disc, "B/x"), of: library, below: [.root])
                    var broken = ScanBatch(folder: library)
                    broken.problems = [path("B/x"): KnownProblem(.unreadable, reason: "Not allowed.", stamp: nil)]
                    _ = try await store.save(broken)
                }
                var listed: [FileProblem] = []
                while case let next = try await store.problems(of: nil, after: listed.last?.cursor, limit: 2), !next.isEmpty {
                    listed += next
                }
                #expect(
                    listed.map { "\($0.library) \($0.path) \($0.kind)" }
                        == [home, "Other"].flatMap { one in
                            ["A/x link", "B/x unreadable", "B/x disc", "C/x link"].map { "\(one) \($0)" }
                        })
                #expect(try await store.problems(of: nil, after: nil, limit: 0).isEmpty)
            }),
        LibrarySpecification(
            "The problems of a kind go on after any of them",
            { store async throws in
                for library in [home, "Other"] {
                    let found = seen(.link, "C/x", "A/x", "B/x") + seen(.disc, "A/BDMV")
                    _ = try await store.setSurveyProblems(found, of: library, below: [.root])
                }
                var listed: [FileProblem] = []
                while true {
                    let next = try await store.problems(of: .link, after: listed.last?.cursor, limit: 2)
                    listed += next
                    if next.isEmpty { break }
                }
                #expect(
                    listed.map { "\($0.library) \($0.path)" }
                        == [home, "Other"].flatMap { one in ["A/x", "B/x", "C/x"].map { "\(one) \($0)" } })
                #expect(try await store.problems(of: .name, after: nil, limit: 9).isEmpty)
            }),
        LibrarySpecification(
            "A folder lists its folders, files and problems, with a summary of each folder",
            { store async throws in
                var all = ScanBatch(folder: home)
                let paths = ["A/1.mp4", "A/B/2.mp4", "A!/3.mp4", "A0/4.mp4", "A/B/C/5.mp4", "6.mp4"]
                all.files = paths.enumerated().map { file($0.offset + 1, of: $0.offset < 2 ? 1 : $0.offset + 1, at: $0.element) }
                all.problems = [
                    path("A/B/bad.mkv"): KnownProblem(.damaged, reason: "Cut.", stamp: nil),
                    path("7.mkv"): KnownProblem(.name, reason: "Rename.", stamp: nil),
                ]
                _ = try await store.save(all)
                let directories = ["", "A", "A!", "A/B", "A/B/C", "A0"]
                _ = try await store.publish(published { for one in directories { $0.directories[path(one)] = stamp() } })
                let root = try await store.contents(of: .root, in: home, after: [], limit: 9)
                #expect(root.folders.map(\.path.text) == ["A", "A!", "A0"] && !root.isCut)
                #expect(root.folders.map(\.files) == [3, 1, 1] && root.folders.map(\.problems) == [1, 0, 0])
                #expect(root.folders.map(\.title) == [nil, .movie(title(3)), .movie(title(4))])
                #expect(root.files.map(\.path.text) == ["6.mp4"] && root.problems.map(\.path) == ["7.mkv"])
                let inside = try await store.contents(of: path("A"), in: home, after: [], limit: 9)
                #expect(
                    inside.folders.map(\.path.text) == ["A/B"] && inside.folders.map(\.files) == [2]
                        && inside.folders.map(\.problems) == [1])
                #expect(inside.files == [FiledFile(id: id(1), path: path("A/1.mp4"), reference: .movie(title(1)))])
                #expect(try await store.contents(of: path("A/B/C"), in: home, after: [], limit: 9).folders.isEmpty)
                #expect(try await store.contents(of: path("Nowhere"), in: home, after: [], limit: 9).isKnown == false && inside.isKnown)
                var none = FolderContents(library: "Other", path: path("A"))
                none.isKnown = false
                #expect(try await store.contents(of: path("A"), in: "Other", after: [], limit: 9) == none)
            }),
        LibrarySpecification(
            "A long folder comes in parts, which leave nothing out and repeat nothing",
            { store async throws in
                var all = ScanBatch(folder: home)
                let names = (0..<7).map { "D\($0)" }
                all.files = (0..<5).map { file($0 + 1, of: $0 + 1, at: "D\($0).mp4") }
                all.problems = [path("D9"): KnownProblem(.damaged, reason: "Cut.", stamp: nil)]
                _ = try await store.save(all)
                _ = try await store.publish(
                    published { for one in names + names.map({ "\($0)/Below" }) { $0.directories[path(one)] = stamp() } })
                for limit in 1...8 {
                    var (folders, files, problems): ([String], [String], [String]) = ([], [], [])
                    var after: [UInt8] = []
                    var parts = 0
                    while parts < 20 {
                        let part = try await store.contents(of: .root, in: home, after: after, limit: limit)
                        parts += 1
                        folders += part.folders.map(\.path.text)
                        files += part.files.map(\.path.text)
                        problems += part.problems.map(\.path)
                        #expect(part.folders.count <= limit && part.files.count <= limit)
                        guard part.isCut, let last = part.last else { break }
                        after = last.name
                    }
                    #expect(folders == names && files == (0..<5).map { "D\($0).mp4" } && problems == ["D9"], "\(limit)")
                }
            }),
    ]
}
