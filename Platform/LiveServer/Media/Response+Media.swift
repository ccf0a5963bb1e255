public import Files
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
        let content = RangedContent(
            size: file.size, entityTag: file.entityTag, modified: file.modified, type: type, downloadName: downloadName,
            cacheControl: cacheControl)
        let body = FileBody(file: file, channel: context.channel, mayContinue: context.mayContinue)
        return content.response(to: request, body: body.body)
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
