extension BrowserElement {
    /// The tree as HTML with attributes in alphabetical order, for comparing.
    public var printed: String {
        var text = ""
        write(into: &text)
        return text
    }

    private func write(into text: inout String) {
        text += "<" + tag
        for (name, value) in attributes.sorted(by: { $0.key < $1.key }) {
            text += value.isEmpty ? " \(name)" : " \(name)=\"\(escaped(value))\""
        }
        text += ">"
        if HTMLReader.void.contains(tag) { return }
        for child in children {
            switch child {
            case .text(let content): text += escaped(content)
            case .element(let element): element.write(into: &text)
            }
        }
        text += "</\(tag)>"
    }
}

private func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "&": result += "&amp;"
        case "<": result += "&lt;"
        case ">": result += "&gt;"
        case "\"": result += "&quot;"
        case "'": result += "&#39;"
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result
}
