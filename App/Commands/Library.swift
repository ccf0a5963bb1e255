import AppDependencies
public import ArgumentParser
import CoreDomain
import DesignSystem
import Foundation
public import LibraryDomain

struct Library: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Manages the library’s folders.", subcommands: declared([Add.self, List.self, Remove.self, Scan.self, Explain.self]),
        defaultSubcommand: List.self)
}

extension Library {
    struct Add: AccessDeclaring {
        static let access = Permission.manageLibrary
        static let configuration = CommandConfiguration(abstract: "Adds a folder.")

        @OptionGroup var data: DataOptions
        @Argument(help: "A name for the folder, such as Movies.") var name: String
        @Argument(help: "The path of the folder.") var path: String
        @Option(help: "movies, series or videos; guessed from the name if omitted.") var kind: FolderKind?

        func run() async throws {
            let path = URL(filePath: path).standardizedFileURL.path(percentEncoded: false)
            let folder = Folder(name: name, path: path, kind: kind ?? FolderKind(guessedFrom: name, path: path))
            let advice = try await data.withCinema { try await $0.addFolder(folder) }
            Output.line("Added “\(name)” (\(folder.kind.rawValue)): \(folder.path)")
            if let advice { Output.note(advice) }
            Output.note("Run `popcorn library scan` to scan it now; a running server scans it automatically.")
        }
    }

    struct List: AccessDeclaring {
        static let access = Permission.manageLibrary
        static let configuration = CommandConfiguration(abstract: "Lists the folders.")

        @OptionGroup var data: DataOptions
        @Flag(help: "Print one JSON document.") var json = false

        func run() async throws {
            let (statuses, space) = try await data.withCinema { (try await $0.files.statuses(), try await $0.files.space()) }
            if json { return try Output.json(FolderList(items: statuses.map(FolderAnswer.init))) }
            if statuses.isEmpty { Output.line("No folders yet. Add one: popcorn library add Movies /srv/movies") }
            for status in statuses {
                let state = status.isAvailable ? "" : "  (unavailable)"
                let extras = status.extras(in: space)
                let counts =
                    [CountText.count(status.titles, "title"), CountText.count(status.files, "file")]
                    + (extras > 0 ? [CountText.count(extras, "extra")] : []) + [CountText.count(status.problems, "problem")]
                Output.line(
                    "\(status.folder.name)\t\(status.folder.kind.rawValue)\t\(counts.joined(separator: ", "))\t\(status.folder.path)\(state)"
                )
            }
        }
    }

    struct Remove: AccessDeclaring {
        static let access = Permission.manageLibrary
        static let configuration = CommandConfiguration(abstract: "Removes a folder from the library. Your files stay untouched.")

        @OptionGroup var data: DataOptions
        @Argument(help: "The name of the folder.") var name: String

        func run() async throws {
            try await data.withCinema { [name] in try await $0.removeFolder(name) }
            Output.line("Removed “\(name)” from the library. Your files stay untouched.")
        }
    }

    struct Scan: AccessDeclaring {
        static let access = Permission.manageLibrary
        static let configuration = CommandConfiguration(abstract: "Looks for new, changed and missing files.")

        @OptionGroup var data: DataOptions
        @Argument(help: "The name of one folder; all folders if omitted.") var name: String?
        @Flag(help: "Print one JSON document with every file and its contents.") var json = false

        func run() async throws {
            try await data.withCinema { [self] in try await scanAndReport($0) }
        }

        private func scanAndReport(_ cinema: Cinema) async throws {
            let reports = try await scan(cinema)
            if json { return try Output.json(try await ScanDocument(reports, cinema)) }
            for report in reports {
                let changes = [(report.added, "new"), (report.changed, "changed"), (report.moved, "moved"), (report.missing, "missing")]
                let counts =
                    [CountText.count(report.files, "file") + " on the disk"] + changes.map { "\(CountText.grouped($0)) \($1)" }
                    + [CountText.count(report.problems, "problem")]
                Output.line(
                    "\(report.library): \(counts.joined(separator: ", ")), in \(CountText.grouped(Int(clamped: report.seconds * 1_000))) ms"
                )
            }
        }

        private func scan(_ cinema: Cinema) async throws -> [ScanReport] {
            try await withThrowingTaskGroup(of: [ScanReport]?.self) { group in
                group.addTask {
                    var bar = ProgressBar()
                    for await progress in cinema.scanProgress() { bar.show(progress) }
                    bar.end()
                    return nil
                }
                group.addTask { try await cinema.scanToEnd(name) }
                var reports: [ScanReport] = []
                for try await result in group {
                    if let result {
                        reports = result
                        group.cancelAll()
                    }
                }
                return reports
            }
        }
    }
}

extension FolderKind: ExpressibleByArgument {}

struct FolderList: Encodable {
    let items: [FolderAnswer]
}
