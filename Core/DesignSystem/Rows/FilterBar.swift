public import HTML

/// One choice of a filter: genre, year, order.
public struct FilterField: Sendable, Hashable {
    public struct Choice: Sendable, Hashable {
        public var value: String
        public var label: String
        public init(_ value: String, _ label: String) {
            self.value = value
            self.label = label
        }
    }

    public var name: String
    public var label: String
    public var choices: [Choice]
    public var current: String

    /// - Parameters:
    ///   - choices: the first is the usual one; a field with another one stands out.
    ///   - current: the value of the choice that is on.
    public init(name: String, label: String, choices: [Choice], current: String) {
        self.name = name
        self.label = label
        self.choices = choices
        self.current = current
    }
}

/// Filters and order of a list: a form of selects that goes to the list's own address, at once where scripts run.
public struct FilterBar<Extra: HTML>: HTML {
    let path: String
    let fields: [FilterField]
    let summary: String?
    let attributes: [Attribute]
    let extra: Extra

    /// - Parameters:
    ///   - summary: how much is left, "214 movies".
    ///   - attributes: `.liveInput("…")`, so that a live page answers without a new page.
    public init(
        path: String, fields: [FilterField], summary: String? = nil, _ attributes: Attribute...,
        @HTMLBuilder extra: () -> Extra = { EmptyHTML() }
    ) {
        self.path = path
        self.fields = fields
        self.summary = summary
        self.attributes = attributes
        self.extra = extra()
    }

    public var body: some HTML {
        tag(
            "form",
            [.class("filters"), .action(path), .method("get"), .role("search"), .aria("label", "Filter"), .data("auto")] + attributes
        ) {
            ForEach(fields) { field in
                label(.class(field.current == field.choices.first?.value ? "select" : "select is-set")) {
                    span(.class("unseen")) { field.label }
                    select(.name(field.name)) {
                        ForEach(field.choices) { choice in
                            option(.value(choice.value), .selected(choice.value == field.current)) { choice.label }
                        }
                    }
                    Icon.chevronDown
                }
            }
            extra
            button(.class("button without-scripts"), .type("submit")) { "Apply" }
            if let summary { span(.class("filters-summary"), .role("status")) { summary } }
        }
    }
}
