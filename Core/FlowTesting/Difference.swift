/// The lines in which the dumps of two values differ, for failure messages.
func difference<Value>(expected: Value, actual: Value) -> String {
    let old = dumped(expected), new = dumped(actual)
    var lines: [String] = []
    for change in new.difference(from: old) {
        switch change {
        case .remove(_, let line, _): lines.append("− \(line)")
        case .insert(_, let line, _): lines.append("+ \(line)")
        }
    }
    return lines.prefix(40).joined(separator: "\n")
}

private func dumped<Value>(_ value: Value) -> [String] {
    var text = ""
    dump(value, to: &text)
    return text.split(separator: "\n").map(String.init)
}
