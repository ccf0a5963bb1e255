/// An intent on the wire: a name and fields, from a socket or a posted form. Untrusted, but bounded.
/// `case toggle(id: String)` is `toggle` with the field `id`; an unlabelled value is the field `0`; an intent inside an intent
/// extends the name (`card.dismiss`).
public struct WireIntent: Sendable, Equatable {
    /// A named value. A name may occur several times (an array).
    public struct Field: Sendable, Equatable {
        public let name: String
        public let value: String

        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// The accepted lengths, in bytes of UTF-8.
    public static let longestName = 64, mostFields = 32, longestValue = 8192

    public let name: String
    public private(set) var fields: [Field]

    /// Nil if a limit is exceeded or the name is empty.
    public init?(name: String, fields: [Field] = []) {
        guard !name.isEmpty, name.utf8.count <= Self.longestName, fields.count <= Self.mostFields,
            fields.allSatisfy({ $0.name.utf8.count <= Self.longestName && $0.value.utf8.count <= Self.longestValue })
        else { return nil }
        self.name = name
        self.fields = fields
    }

    /// Nil if the intent holds values that cannot be encoded (a struct, a dictionary) or exceeds a limit.
    public init?(_ intent: some BrowserIntent) {
        let sink = IntentSink()
        guard (try? intent.encode(to: IntentEncoder(sink: sink))) != nil else { return nil }
        self.init(address: String(decoding: sink.address, as: UTF8.self))
    }

    /// The last value with that name: visible fields come after the hidden ones.
    public subscript(field: String) -> String? { fields.last { $0.name == field }?.value }

    /// The typed intent, or nil when the name is unknown, a field is missing or a value does not fit.
    public func decode<I: BrowserIntent>(_ type: I.Type = I.self) -> I? {
        let path = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard path.count <= 4 else { return nil }
        return try? I(from: IntentDecoder(source: IntentSource(path: path, fields: fields), depth: 0))
    }
}

extension BrowserIntent {
    /// The intent that the wire form names, or nil if there is none.
    public init?(_ wire: WireIntent) {
        guard let intent = wire.decode(Self.self) else { return nil }
        self = intent
    }
}
