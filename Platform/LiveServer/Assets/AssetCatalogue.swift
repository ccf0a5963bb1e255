import Crypto
import Hummingbird
import HTTPTypes
import NIOCore

/// The program's own style sheets, scripts and pictures: under addresses that name their content, so that browsers may
/// keep them for ever.
///
/// ```swift
/// let assets = AssetCatalogue(["live.js": PackageResources.live_js, "popcorn.css": PackageResources.popcorn_css])
/// assets.url("live.js")          // /assets/live.9f8e7d6c5b4a.js
/// routes.add(assets.routes)
/// ```
public struct AssetCatalogue: Sendable {
    private struct Asset: Sendable {
        let url: String
        let entityTag: String
        let type: String
        let plain: ByteBuffer
        let compressed: CompressedOnce
    }

    private let byName: [String: Asset]
    private let byFile: [String: Asset]

    /// - Parameter files: Content by name; a name has one extension and no folder.
    public init(_ files: [String: [UInt8]]) {
        byName = files.reduce(into: [:]) { $0[$1.key] = Self.asset(name: $1.key, bytes: $1.value) }
        byFile = byName.values.reduce(into: [:]) { $0[String($1.url.dropFirst(Self.folder.count))] = $1 }
    }

    private static let folder = "/assets/"

    /// The address of a file of the catalogue. Asking for another is a programming error and stops the program.
    public func url(_ name: String) -> String {
        guard let asset = byName[name] else { preconditionFailure("There is no asset named \(name)") }
        return asset.url
    }

    /// A digest of all contents: changes when any of them does.
    public var version: String {
        let digest = SHA256.hash(data: Array(byName.values.map(\.url).sorted().joined(separator: "\n").utf8))
        return Self.short(digest)
    }

    public var routes: Routes {
        var routes = Routes()
        routes.get(Self.folder + "{file}", access: .anyone) { request, context in
            guard let asset = byFile[try context.parameter("file")] else { throw Problem.notFound() }
            return Self.answer(asset, request.headers)
        }
        return routes
    }

    private static func answer(_ asset: Asset, _ request: HTTPFields) -> Response {
        var headers: HTTPFields = [.eTag: asset.entityTag, .cacheControl: "public, max-age=31536000, immutable", .vary: "Accept-Encoding"]
        if Preconditions.evaluate(request, entityTag: asset.entityTag, modified: nil) == .notModified {
            return Response(status: .notModified, headers: headers)
        }
        headers[.contentType] = asset.type
        if ContentCoding.takesGzip(request[.acceptEncoding]), let compressed = asset.compressed.bytes() {
            headers[.contentEncoding] = "gzip"
            return Response(status: .ok, headers: headers, body: .init(byteBuffer: compressed))
        }
        return Response(status: .ok, headers: headers, body: .init(byteBuffer: asset.plain))
    }

    private static func asset(name: String, bytes: [UInt8]) -> Asset {
        let dot = name.lastIndex(of: ".") ?? name.endIndex
        let hash = short(SHA256.hash(data: bytes))
        let type = types[name[dot...].dropFirst().lowercased()] ?? ContentType.of(fileName: name)
        let isCompressed = type.hasPrefix("image/") && !type.contains("svg")
        let plain = ByteBuffer(bytes: bytes)
        return Asset(
            url: "\(folder)\(name[..<dot]).\(hash)\(name[dot...])", entityTag: "\"\(hash)\"", type: type,
            plain: plain, compressed: CompressedOnce(of: isCompressed ? nil : plain))
    }

    private static func short(_ digest: SHA256Digest) -> String {
        digest.prefix(6).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// Types for the program's own files only.
    private static let types = [
        "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8", "mjs": "text/javascript; charset=utf-8",
        "svg": "image/svg+xml", "json": "application/json", "webmanifest": "application/manifest+json", "ico": "image/x-icon",
        "txt": "text/plain; charset=utf-8", "html": "text/html; charset=utf-8",
    ]
}
