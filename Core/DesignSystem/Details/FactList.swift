public import HTML

/// Names and values: director, country, certificate.
public struct FactList: HTML {
    public struct Fact: Sendable, Hashable {
        /// Words that may lead to a page.
        public struct Value: Sendable, Hashable {
            public var text: String
            public var path: String?

            public init(_ text: String, path: String? = nil) {
                self.text = text
                self.path = path
            }
        }

        public var name: String
        /// Shown with commas between them.
        public var values: [Value]

        public init(_ name: String, _ value: String, path: String? = nil) { self.init(name, values: [Value(value, path: path)]) }

        public init(_ name: String, values: [Value]) {
            self.name = name
            self.values = values
        }

        public var isEmpty: Bool { values.allSatisfy(\.text.isEmpty) }
    }

    let facts: [Fact]

    /// Facts without a value are left out.
    public init(_ facts: [Fact]) { self.facts = facts.filter { !$0.isEmpty } }

    public var body: some HTML {
        dl(.class("facts")) {
            ForEach(facts) { fact in
                div {
                    dt { fact.name }
                    dd(.dir("auto")) {
                        ForEach(fact.values.enumerated()) { place, value in
                            if place > 0 { ", " }
                            if let path = value.path { a(.href(path)) { value.text } } else { value.text }
                        }
                    }
                }
            }
        }
    }
}
