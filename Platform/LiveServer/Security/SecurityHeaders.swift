import HTTPTypes

/// The headers of every answer.
enum SecurityHeaders {
    static let contentSecurityPolicy = [
        "default-src 'none'", "script-src 'self'", "style-src 'self'", "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:", "media-src 'self' blob:", "connect-src 'self'", "font-src 'none'",
        "form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'",
    ].joined(separator: "; ")

    /// `same-origin` and not `no-referrer`: under the latter browsers send `Origin: null` with our own forms.
    private static let fields: [(HTTPField.Name, String)] =
        [
            (.contentSecurityPolicy, contentSecurityPolicy),
            (.xContentTypeOptions, "nosniff"),
        ]
        + [
            ("referrer-policy", "same-origin"),
            ("cross-origin-opener-policy", "same-origin"),
            ("cross-origin-resource-policy", "same-origin"),
            ("permissions-policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
        ].compactMap { name, value in HTTPField.Name(name).map { ($0, value) } }

    /// Adds the headers that the answer does not set itself.
    static func add(to headers: inout HTTPFields) {
        for (name, value) in fields where !headers.contains(name) {
            headers.append(HTTPField(name: name, value: value))
        }
    }
}
