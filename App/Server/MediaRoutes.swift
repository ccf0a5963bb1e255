import AppDependencies
import Containers
import CoreDomain
import Files
import Hummingbird
import LibraryDomain
import LiveServer
import StreamingDomain

/// The bytes of movies, for the bearer of the file's capability and nobody else.
struct MediaRoutes: Sendable {
    let cinema: Cinema
    private let recent = RecentFiles()

    init(cinema: Cinema) { self.cinema = cinema }

    var routes: Routes {
        var routes = Routes()
        routes.get("/media/{file}/original", access: .capability(parameter: "file"), staysOnEventLoop: true) { request, context in
            try await original(request, context, asDownload: false)
        }
        routes.get("/media/{file}/download", access: .capability(parameter: "file")) { request, context in
            try await original(request, context, asDownload: true)
        }
        routes.get("/media/{file}/subtitles/{track}", access: .capability(parameter: "file")) { _, context in
            try await subtitle(context)
        }
        return routes
    }

    private func original(_ request: Request, _ context: WebContext, asDownload: Bool) async throws -> Response {
        let entry = try await recent.entry(of: try context.parameter("file", as: FileID.self), later: context.run(after:_:), or: open)
        return .media(
            entry.file, for: request, context, type: ContentType.of(fileName: entry.name), downloadName: asDownload ? entry.name : nil)
    }

    private func subtitle(_ context: WebContext) async throws -> Response {
        let id = try context.parameter("file", as: FileID.self)
        let name = try context.parameter("track")
        guard name.hasSuffix(".vtt"), let address = SubtitleAddress(String(name.dropLast(4))) else { throw Problem.notFound() }
        let bytes: [UInt8]
        do { bytes = try await cinema.subtitle(address, of: id) } catch LibraryError.fileNotFound {
            throw Problem.notFound("This file has no such subtitles.")
        } catch LibraryError.unavailable(let reason) {
            throw Problem(.serviceUnavailable, reason)
        } catch is ContainerError {
            throw Problem(.unprocessableContent, "These subtitles can’t be read. Their file may be damaged.")
        }
        return .bytes(bytes, type: "text/vtt; charset=utf-8", headers: [.cacheControl: "private, max-age=3600"])
    }

    private func open(_ id: FileID) async throws -> RecentFiles.Entry {
        do {
            let location = try await cinema.files.location(of: id)
            let path = try RootedPath(root: location.root, relative: location.path)
            return RecentFiles.Entry(file: try await ServedFile.open(path), name: path.fileName)
        } catch {
            throw Problem(streaming: error) ?? error
        }
    }
}
