/// Prometheus' alphabet for names: letters, digits and `_`, not beginning with a digit (`:` is for recording rules).
enum MetricName {
    static func sanitised(_ label: String) -> String {
        var result = ""
        for scalar in label.unicodeScalars.prefix(200) {
            let fits = ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
            result.unicodeScalars.append(fits ? scalar : "_")
        }
        if let first = result.unicodeScalars.first, ("0"..."9").contains(first) { result = "_" + result }
        return result.isEmpty ? "_" : result
    }

    /// `__name__` and similar names are reserved by Prometheus.
    static func sanitisedLabel(_ label: String) -> String {
        let name = sanitised(label)
        return name.hasPrefix("__") ? "label" + name : name
    }
}
