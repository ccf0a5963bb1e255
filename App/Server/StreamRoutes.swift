import AppDependencies
import Containers
import CoreDomain
import HTTPTypes
import Hummingbird
import LiveServer
import StreamingDomain

/// Movies in segments: playlists, segments and thumbnails, for the bearer of the file's capability and nobody else.
struct StreamRoutes: Sendable {
    let cinema: Cinema

    /// The version of the file is in the address, so the answer never changes.
    private static let immutable: HTTPFields = [.cacheControl: "private, max-age=31536000, immutable"]
    private static let segmentType = "video/iso.segment"

    var routes: Routes {
        var routes = Routes()
        routes.get("/media/{file}/master.m3u8", access: .capability(parameter: "file")) { request, context in
            let id = try context.parameter("file", as: FileID.self)
            let client = ClientCapabilities(cookies: Cookies.read(request.headers))
            let asked = try Self.asked(request, context, player: Self.newPlayer)
            let text = try await Self.answer {
                try await cinema.streamMaster(of: id, for: client, burningIn: asked.burnsIn, query: asked.query)
            }
            return Self.playlist(text, vary: "Accept-Encoding, Cookie")
        }
        routes.get("/media/{file}/stream/{rendition}/{part}", access: .capability(parameter: "file")) { request, context in
            let id = try context.parameter("file", as: FileID.self)
            let (rendition, name) = (try context.parameter("rendition"), try context.parameter("part"))
            let asked = try Self.asked(request, context, player: Self.player(request))
            guard let part = StreamPart(rendition: rendition, part: name) else { throw Problem.notFound("This movie has no such part.") }
            let find: @Sendable () async throws -> StreamAnswer? = { [cinema] in
                try await Self.answer { try await cinema.streamPart(part, of: id, asked) }
            }
            // An encoder need not work for a browser that has gone elsewhere.
            guard let answer = part.isEncoded ? try await context.endingWithClient(find) : try await find() else {
                throw Problem.notFound("This movie has no such part.")
            }
            // Making it may have taken a while.
            guard context.mayContinue() else { throw Problem.expired }
            return Self.response(answer, context)
        }
        routes.get("/media/{file}/download.mp4", access: .capability(parameter: "file")) { request, context in
            let id = try context.parameter("file", as: FileID.self)
            let file = try await context.endingWithClient { [cinema] in
                try await Self.answer {
                    do { return try await cinema.mp4(of: id) } catch ContainerError.unsupported {
                        throw Problem.notFound("This movie can’t become an MP4 file without conversion.")
                    }
                }
            }
            guard context.mayContinue() else { throw Problem.expired }
            return .download(
                file.fileName, size: file.size, version: file.version, modified: file.modified, type: "video/mp4", for: request, context,
                pieces: file.pieces)
        }
        routes.get("/media/{file}/thumbnails.vtt", access: .capability(parameter: "file")) { request, context in
            let id = try context.parameter("file", as: FileID.self)
            let text = try await Self.answer { try await cinema.thumbnails(of: id, query: Self.query(request)) }
            guard let text else { throw Problem.notFound("This movie has no thumbnails.") }
            return .bytes(Array(text.utf8), type: "text/vtt; charset=utf-8", headers: [.cacheControl: "private, max-age=3600"])
        }
        routes.get("/media/{file}/thumbnails/{sheet}", access: .capability(parameter: "file")) { request, context in
            let id = try context.parameter("file", as: FileID.self)
            let name = try context.parameter("sheet")
            guard name.hasSuffix(".jpg"), let number = Int(inAddress: name.dropLast(4), digits: 9),
                let sheet = try await Self.answer({
                    try await cinema.thumbnailSheet(number, of: id, version: Self.version(request))
                })
            else { throw Problem.notFound("There is no such thumbnail.") }
            guard context.mayContinue() else { throw Problem.expired }
            return .bytes(sheet, type: "image/jpeg", headers: Self.immutable)
        }
        return routes
    }

    private static func response(_ answer: StreamAnswer, _ context: WebContext) -> Response {
        switch answer {
        case .playlist(let text): playlist(text, vary: "Accept-Encoding")
        case .initialisation(let bytes): .bytes(bytes, type: "video/mp4", headers: immutable)
        case .pieces(let size, let first, let next):
            .pieces(size: size, first: first, type: segmentType, headers: immutable, context, next: next)
        }
    }

    private static func playlist(_ text: String, vary: String) -> Response {
        .bytes(
            Array(text.utf8), type: "application/vnd.apple.mpegurl", headers: [.cacheControl: "private, no-cache", .vary: vary])
    }

    /// Two players of one person are told apart by their names.
    private static func asked(_ request: Request, _ context: WebContext, player: String?) throws -> StreamRequest {
        var burnsIn: Int?
        if let text = request.uri.queryParameters["b"] {
            guard let track = Int(inAddress: text, digits: 10) else { throw Problem.notFound("This movie has no such subtitle.") }
            burnsIn = track
        }
        return StreamRequest(
            version: version(request), burnsIn: burnsIn, query: query(request, player: player, burnsIn: burnsIn),
            viewer: "\(context.grant?.viewer.rawValue ?? "") \(player ?? context.clientAddress)")
    }

    /// The query of the addresses in a playlist: the capability of the request, which the route has checked, and what else they have to repeat.
    private static func query(_ request: Request, player: String? = nil, burnsIn: Int? = nil) -> String {
        "c=\(request.uri.queryParameters["c"] ?? "")" + (player.map { "&p=\($0)" } ?? "") + (burnsIn.map { "&b=\($0)" } ?? "")
    }

    /// Each master playlist is for one player. Names have seven digits of base 36, the least of them 36⁶, so that all playlists of a movie are equally
    /// long: an answer to HEAD tells the length of the one that GET gives.
    private static var newPlayer: String { String(UInt32.random(in: 2_176_782_336...UInt32.max), radix: 36) }

    /// The version of the file that the address was made for; nil if it names none.
    private static func version(_ request: Request) -> String? { request.uri.queryParameters["v"].map(String.init) }

    private static func player(_ request: Request) -> String? {
        request.uri.queryParameters["p"].flatMap { UInt32($0, radix: 36) }.map { String($0, radix: 36) }
    }

    private static func answer<Value>(_ work: () async throws -> Value) async throws -> Value {
        do { return try await work() } catch { throw Problem(streaming: error) ?? error }
    }
}
