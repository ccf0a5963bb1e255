import HTML
public import Live

extension Browser {
    /// The first message of a socket for this page.
    public func join(tab: String = "tab", assets: String = "") -> ClientMessage.Join {
        ClientMessage.Join(
            token: token, tab: tab, revision: revision, location: Location(parsing: address) ?? Location(), assets: assets)
    }

    /// The message of a click on the first matching link or button; nil if it sends nothing or is disabled.
    public mutating func click(where fits: (BrowserElement) -> Bool) -> ClientMessage? {
        guard let element = root.first(where: { $0.isClickable && fits($0) }), element.attributes["disabled"] == nil else { return nil }
        if let intent = element.attributes["data-i"] { return message(intent, around: element) }
        if element.tag == "a", let href = element.attributes["href"], var location = Location(parsing: href) {
            location.arrival = .followed
            return .navigate(location)
        }
        guard element.tag == "button", element.attributes["type"] != "button",
            let form = root.all(where: { $0.tag == "form" }).last(where: { form in form.first { $0 == element } != nil })
        else { return nil }
        return submit(form)
    }

    /// A click on the element with that id.
    public mutating func click(id: String) -> ClientMessage? { click { $0.id == id } }

    /// A click on the link or button with that text or label.
    public mutating func click(_ text: String) -> ClientMessage? {
        click { $0.text == text || $0.attributes["aria-label"] == text }
    }

    /// Types into the first field with that name; false if there is none.
    public mutating func fill(_ name: String, _ value: String) -> Bool {
        root.fill(name, value)
    }

    /// The message of submitting the first matching form.
    public mutating func submit(where fits: (BrowserElement) -> Bool) -> ClientMessage? {
        root.first { $0.tag == "form" && fits($0) }.flatMap { submit($0) }
    }

    private mutating func submit(_ form: BrowserElement) -> ClientMessage? {
        let fields = form.fields
        guard let name = fields.first(where: { $0.name == "-" })?.value ?? form.attributes["data-i"],
            let named = WireIntent(address: name)
        else { return nil }
        let own = fields.filter { $0.name != "-" }
        let given = named.fields.filter { field in !own.contains { $0.name == field.name } }
        guard let wire = WireIntent(name: named.name, fields: given + own) else { return nil }
        return send(wire, around: form)
    }

    private mutating func message(_ address: String, around element: BrowserElement) -> ClientMessage? {
        WireIntent(address: address).flatMap { send($0, around: element) }
    }

    private mutating func send(_ wire: WireIntent, around element: BrowserElement) -> ClientMessage {
        sent += 1
        let screen = root.all { $0.attributes["data-screen"] != nil }.last { outer in outer.first { $0 == element } != nil }
        return .intent(wire, screen: screen?.attributes["data-screen"] ?? "", number: sent)
    }
}

extension BrowserElement {
    var isClickable: Bool { tag == "a" || tag == "button" || attributes["data-i"] != nil && tag != "form" }

    /// The values of a form's fields. A later field overrides an earlier hidden one with the same name.
    var fields: [WireIntent.Field] {
        var fields: [WireIntent.Field] = []
        for field in all(where: { ["input", "select", "textarea"].contains($0.tag) }) {
            guard let name = field.attributes["name"], field.attributes["disabled"] == nil, let value = field.value else { continue }
            fields.removeAll { $0.name == name }
            fields.append(WireIntent.Field(name, value))
        }
        return fields
    }

    private var value: String? {
        switch tag {
        case "textarea": text
        case "select":
            (first { $0.tag == "option" && $0.attributes["selected"] != nil } ?? first { $0.tag == "option" })?.attributes["value"]
        default:
            if ["checkbox", "radio"].contains(attributes["type"]) {
                attributes["checked"] == nil ? nil : attributes["value"] ?? "on"
            } else {
                attributes["value"] ?? ""
            }
        }
    }

    mutating func fill(_ name: String, _ value: String) -> Bool {
        if attributes["name"] == name, ["input", "textarea"].contains(tag), attributes["type"] != "hidden" {
            if tag == "textarea" { children = [.text(value)] } else { attributes["value"] = value }
            return true
        }
        for index in children.indices {
            guard case .element(var child) = children[index], child.fill(name, value) else { continue }
            children[index] = .element(child)
            return true
        }
        return false
    }
}
