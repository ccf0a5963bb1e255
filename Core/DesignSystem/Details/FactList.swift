public import HTML

/// Names and values: director, country, certificate.
public struct FactList: HTML {
    public struct Fact: Sendable, Hashable {
        public var name: String
        public var value: String
        public var path: String?
        public init(_ name: String, _ value: String, path: String? = nil) {
            self.name = name
            self.value = value
            self.path = path
        }
    }

    let facts: [Fact]

    /// Facts without a value are left out.
    public init(_ facts: [Fact]) { self.facts = facts.filter { !$0.value.isEmpty } }

    public var body: some HTML {
        dl(.class("facts")) {
            ForEach(facts) { fact in
                div {
                    dt { fact.name }
                    dd(.dir("auto")) {
                        if let path = fact.path { a(.href(path)) { fact.value } } else { fact.value }
                    }
                }
            }
        }
    }
}
