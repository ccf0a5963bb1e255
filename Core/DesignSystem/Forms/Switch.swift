public import HTML

/// On or off: a button inside an `IntentForm`, so that it works without scripts.
public struct Switch: HTML {
    let label: String
    let isOn: Bool
    let attributes: [Attribute]

    public init(_ label: String, isOn: Bool, _ attributes: Attribute...) {
        self.label = label
        self.isOn = isOn
        self.attributes = attributes
    }

    public var body: some HTML {
        tag("button", [.class("switch"), .type("submit"), .role("switch"), .aria("checked", isOn), .aria("label", label)] + attributes) {
            span()
        }
    }
}
