import Foundation

extension Route {
    /// The same route with a JSON body.
    ///
    /// - Throws: `.invalidRequest` if the value cannot be written as JSON (NaN, infinity).
    public func sending(json value: some Encodable) throws(NetworkError) -> Route {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let bytes = try? encoder.encode(value) else { throw .invalidRequest }
        return sending(Array(bytes), type: "application/json")
    }

    /// The same route with the parts of a form as its body.
    public func sending(_ form: MultipartForm) -> Route { sending(form.body, type: form.contentType) }

    /// The same route with these bytes as its body.
    public func sending(_ bytes: [UInt8], type: String) -> Route {
        var route = self
        route.body = bytes
        route.headers["Content-Type"] = type
        return route
    }
}
