public import HTML

/// A labelled text field, with a hint and an error.
public struct Field: HTML {
    let caption: String
    let name: String
    let type: String
    let value: String
    let hint: String?
    let error: String?
    let attributes: [Attribute]

    public init(
        _ label: String, name: String, type: String = "text", value: String = "", hint: String? = nil, error: String? = nil,
        _ attributes: Attribute...
    ) {
        caption = label
        self.name = name
        self.type = type
        self.value = value
        self.hint = hint
        self.error = error
        self.attributes = attributes
    }

    public var body: some HTML {
        div(.class(error == nil ? "field" : "field has-error")) {
            label(.for("field-\(name)")) { caption }
            tag(
                "input",
                [
                    .id("field-\(name)"), .name(name), .type(type), .value(value), .aria("describedby", "field-\(name)-note"),
                    .when(error != nil, .aria("invalid", true)), .when(error != nil, .autofocus),
                ] + attributes)
            p(.class("field-note"), .id("field-\(name)-note")) { error ?? hint ?? "" }
        }
    }
}
