public import HTML

/// A labelled button. Give it `.intent(…)`, or `.type("submit")` inside an `IntentForm`.
public struct Button: HTML {
    let label: String
    let icon: Icon?
    let kind: ButtonKind
    let attributes: [Attribute]

    public init(_ label: String, icon: Icon? = nil, kind: ButtonKind = .quiet, _ attributes: Attribute...) {
        self.label = label
        self.icon = icon
        self.kind = kind
        self.attributes = attributes
    }

    public var body: some HTML {
        tag("button", [kind.attribute] + attributes) {
            icon
            span { Sentence(label) }
        }
    }
}

/// A link that looks like a button.
public struct LinkButton: HTML {
    let label: String
    let icon: Icon?
    let kind: ButtonKind
    let path: String
    let attributes: [Attribute]

    public init(_ label: String, icon: Icon? = nil, kind: ButtonKind = .quiet, path: String, _ attributes: Attribute...) {
        self.label = label
        self.icon = icon
        self.kind = kind
        self.path = path
        self.attributes = attributes
    }

    public var body: some HTML {
        tag("a", [kind.attribute, .href(path)] + attributes) {
            icon
            span { Sentence(label) }
        }
    }
}
