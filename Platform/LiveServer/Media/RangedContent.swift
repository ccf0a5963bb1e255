import CoreDomain
import HTTPTypes
import Hummingbird

/// Bytes of known size, of which a request may ask for a part (RFC 9110 §13 and §14).
struct RangedContent {
    /// Bytes.
    let size: Int
    /// Strong, with its quotes.
    let entityTag: String
    /// Whole seconds since 1970.
    let modified: Int
    let type: String
    /// Makes it a download under this name.
    var downloadName: String?
    var cacheControl = "private, max-age=3600"

    /// - Parameter body: Makes the body of these bytes.
    func response(to request: Request, body: (Range<Int>) -> ResponseBody) -> Response {
        var headers: HTTPFields = [
            .acceptRanges: "bytes", .eTag: entityTag, .lastModified: HTTPDate.text(modified), .cacheControl: cacheControl,
        ]
        switch Preconditions.evaluate(request.headers, entityTag: entityTag, modified: modified) {
        case .failed: return Response(status: .preconditionFailed, headers: headers)
        case .notModified: return Response(status: .notModified, headers: headers)
        case .proceed(let rangeCounts):
            headers[.contentType] = type
            if let downloadName { headers[.contentDisposition] = ContentDisposition.attachment(downloadName) }
            // Ranges are defined for GET only (§14.2).
            let asked = rangeCounts && request.method == .get ? request.headers[.range] : nil
            switch ByteRange(header: asked, size: size) {
            case .whole:
                return Response(status: .ok, headers: headers, body: body(0..<size))
            case .part(let range):
                headers[.contentRange] = "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(size)"
                return Response(status: .partialContent, headers: headers, body: body(range))
            case .unsatisfiable:
                headers[.contentType] = nil
                headers[.contentDisposition] = nil
                headers[.contentRange] = "bytes */\(size)"
                return Response(status: .rangeNotSatisfiable, headers: headers)
            }
        }
    }
}
