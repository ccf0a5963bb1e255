/// One element of a small document. There are no document types and no entities but the five of XML and numbers.
struct XMLElement: Equatable {
    var name: String
    var attributes: [String: String] = [:]
    var children: [XMLElement] = []
    /// The text directly inside, joined.
    var text = ""

    func all(_ name: String) -> [XMLElement] { children.filter { $0.name == name } }

    func first(_ names: String...) -> XMLElement? {
        for name in names { if let found = children.first(where: { $0.name == name && !$0.value.isEmpty }) { return found } }
        return nil
    }

    /// Marked as the one to use among several.
    var isDefault: Bool { ["true", "1", "yes"].contains(attributes["default", default: ""].lowercased()) }

    var value: String { NameText.squeezed(text) }
}
