public import HTML

/// A round button that shows only an icon; the label is read aloud and shown as a tip.
public struct IconButton: HTML {
    let icon: Icon
    let label: String
    let isPressed: Bool?
    let attributes: [Attribute]

    /// - Parameter isPressed: for a button that switches something; nil for one that does something.
    public init(_ icon: Icon, label: String, isPressed: Bool? = nil, _ attributes: Attribute...) {
        self.icon = icon
        self.label = label
        self.isPressed = isPressed
        self.attributes = attributes
    }

    public var body: some HTML {
        tag(
            "button",
            [.class("icon-button"), .aria("label", label), .title(label), isPressed.map { .aria("pressed", $0) } ?? .omitted] + attributes
        ) {
            icon
        }
    }
}

/// A round link that shows only an icon.
public struct IconLink: HTML {
    let icon: Icon
    let label: String
    let path: String
    let attributes: [Attribute]

    public init(_ icon: Icon, label: String, path: String, _ attributes: Attribute...) {
        self.icon = icon
        self.label = label
        self.path = path
        self.attributes = attributes
    }

    public var body: some HTML {
        tag("a", [.class("icon-button"), .href(path), .aria("label", label), .title(label)] + attributes) {
            icon
        }
    }
}
