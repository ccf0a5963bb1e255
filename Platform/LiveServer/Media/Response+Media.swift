public import Files
import CoreDomain
import HTTPTypes
public import Hummingbird

extension Response {
    /// A file, or the requested part of it, according to RFC 9110: ranges, validators, conditions.
    ///
    /// Sent by the kernel from its page cache in slices; a slow client needs no buffer.
    /// - Parameters:
    ///   - type: Media type; see ``ContentType``.
    ///   - downloadName: Makes it a download under this name.
    ///   - cacheControl: For the browser's own cache; the address carries a capability and belongs to one person.
    public static func media(
        _ file: ServedFile, for request: Request, _ context: WebContext, type: String, downloadName: String? = nil,
        cacheControl: String = "private, max-age=3600"
    ) -> Response {
        var headers: HTTPFields = [
            .acceptRanges: "bytes", .eTag: file.entityTag, .lastModified: HTTPDate.text(file.modified), .cacheControl: cacheControl,
        ]
        switch Preconditions.evaluate(request.headers, entityTag: file.entityTag, modified: file.modified) {
        case .failed: return Response(status: .preconditionFailed, headers: headers)
        case .notModified: return Response(status: .notModified, headers: headers)
        case .proceed(let rangeCounts):
            headers[.contentType] = type
            if let downloadName { headers[.contentDisposition] = ContentDisposition.attachment(downloadName) }
            // Ranges are defined for GET only (§14.2).
            let asked = rangeCounts && request.method == .get ? request.headers[.range] : nil
            let body = FileBody(file: file, channel: context.channel, mayContinue: context.mayContinue)
            switch ByteRange(header: asked, size: file.size) {
            case .whole:
                return Response(status: .ok, headers: headers, body: body.body(0..<file.size))
            case .part(let range):
                headers[.contentRange] = "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(file.size)"
                return Response(status: .partialContent, headers: headers, body: body.body(range))
            case .unsatisfiable:
                headers[.contentType] = nil
                headers[.contentDisposition] = nil
                headers[.contentRange] = "bytes */\(file.size)"
                return Response(status: .rangeNotSatisfiable, headers: headers)
            }
        }
    }
}

extension Problem {
    /// The answer for a path that could not be opened. It contains no path, and does not distinguish a file that does not exist from one
    /// that is not visible.
    public init(_ failure: RootedPath.Failure) {
        switch failure {
        case .malformed, .isLink, .notFound, .notAFile: self = .notFound("This file is not there.")
        case .failed: self = Problem(.serviceUnavailable, "This file cannot be read at the moment. Is its disk connected?")
        }
    }
}
