/// All series of a metric name.
struct Family: Sendable {
    enum Kind: String, Sendable { case counter, gauge, histogram }
    let kind: Kind
    var series: [Labels: any Series] = [:]
}

/// One line, or one group of histogram lines, of the metrics page.
protocol Series: AnyObject, Sendable {
    func print(name: String, labels: Labels, into text: inout String)
}
