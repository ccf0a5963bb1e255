extension WireIntent {
    /// `name?field=value&…`, percent-encoded: the form of `data-i`.
    public var address: String {
        if fields.isEmpty { return name }
        var bytes = Array(name.utf8)
        var separator = UInt8(ascii: "?")
        for field in fields {
            bytes.append(separator)
            Percent.encode(field.name, into: &bytes)
            bytes.append(UInt8(ascii: "="))
            Percent.encode(field.value, into: &bytes)
            separator = UInt8(ascii: "&")
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Parses `name?field=value&…`. Nil if a limit is exceeded or an escape is malformed.
    public init?(address: String) {
        let parts = address.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        var fields: [Field] = []
        if parts.count == 2 {
            for pair in parts[1].split(separator: "&") {
                let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                guard let name = Percent.decode(sides[0]), let value = Percent.decode(sides.count == 2 ? sides[1] : "") else { return nil }
                fields.append(Field(name, value))
            }
        }
        self.init(name: String(parts.first ?? ""), fields: fields)
    }

    /// The intent of a posted form: the field `-` holds its name, the others are its fields. Nil without a name or if a limit is exceeded.
    public init?(form fields: [(name: String, value: String)]) {
        guard fields.count <= Self.mostFields + 1, let name = fields.first(where: { $0.name == "-" })?.value else { return nil }
        self.init(name: name, fields: fields.filter { $0.name != "-" }.map { Field($0.name, $0.value) })
    }
}
