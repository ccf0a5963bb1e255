extension BrowserElement {
    /// Makes this element equal to `new`, but keeps the state that belongs to the browser. Follows the same rules as `live.js`, step by step.
    mutating func morph(into new: BrowserElement) {
        if attributes["data-live"] == "ignore", new.attributes["data-live"] == "ignore" { return }
        attributes = merged(with: new)
        served = words(new.attributes["class"])
        morphChildren(into: new.children)
    }

    private func merged(with new: BrowserElement) -> [String: String] {
        var result = new.attributes.filter { !isOwned($0.key) }
        for (name, value) in attributes where isOwned(name) { result[name] = value }
        let classes = words(new.attributes["class"])
        let kept = words(attributes["class"]).filter { $0.hasPrefix("is-") && !(served ?? []).contains($0) && !classes.contains($0) }
        if !kept.isEmpty { result["class"] = (classes + kept).joined(separator: " ") }
        return result
    }

    private func isOwned(_ name: String) -> Bool {
        name.hasPrefix("data-client-") || name == "open" && (tag == "details" || tag == "dialog")
    }

    private func words(_ text: String?) -> [String] { (text ?? "").split(separator: " ").map(String.init) }

    private mutating func morphChildren(into new: [BrowserNode]) {
        var old = children
        var result: [BrowserNode] = []
        let wanted = Set(new.compactMap(\.id))
        for (place, node) in new.enumerated() {
            guard let match = match(for: node, in: old, newLeft: new.count - place) else {
                result.append(node)
                continue
            }
            var taken = old.remove(at: match)
            // Remove nodes before the match, unless a later node needs them by id.
            var left = match
            while left > 0, !(old[0].id.map(wanted.contains) ?? false) {
                old.removeFirst()
                left -= 1
            }
            if case .element(var element) = taken, case .element(let target) = node {
                element.morph(into: target)
                taken = .element(element)
            } else {
                taken = node
            }
            result.append(taken)
        }
        children = result
    }

    private func match(for node: BrowserNode, in old: [BrowserNode], newLeft: Int) -> Int? {
        if let id = node.id { return old.firstIndex { $0.id == id && $0.kind == node.kind } }
        guard let first = old.first else { return nil }
        if first.id == nil, first.kind == node.kind { return 0 }
        // More new nodes than old ones: something was inserted here.
        if newLeft > old.count { return nil }
        return old.firstIndex { $0.id == nil && $0.kind == node.kind }
    }
}
