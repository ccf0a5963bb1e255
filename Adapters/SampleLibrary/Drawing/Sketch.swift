import FFmpegAdapter

/// A moving picture inside a filter graph.
struct Layer: Sendable {
    let label: FilterGraph
}

/// Collects the chains of a filter graph; every step returns the layer that it made.
struct Sketch: Sendable {
    /// Everything is drawn at this size and frame rate, and scaled at the end.
    static let width = 1280
    static let height = 720
    static let rate = 24

    private(set) var chains: [FilterGraph] = []
    private var count = 0

    var graph: FilterGraph {
        chains.dropFirst().reduce(chains.first ?? "") { "\($0);\($1)" }
    }

    mutating func source(_ filters: FilterGraph) -> Layer {
        let layer = next()
        chains.append("\(filters)\(layer.label)")
        return layer
    }

    mutating func apply(_ layer: Layer, _ filters: FilterGraph) -> Layer {
        let result = next()
        chains.append("\(layer.label)\(filters)\(result.label)")
        return result
    }

    /// Overlays `top` on `base`; `x` and `y` are expressions of `t`.
    mutating func put(_ top: Layer, on base: Layer, x: FilterGraph = "0", y: FilterGraph = "0") -> Layer {
        let result = next()
        chains.append("\(base.label)\(top.label)overlay=x='\(x)':y='\(y)':shortest=0\(result.label)")
        return result
    }

    mutating func join(_ layers: [Layer], _ filter: FilterGraph) -> Layer {
        let result = next()
        chains.append("\(layers.reduce("" as FilterGraph) { "\($0)\($1.label)" })\(filter)\(result.label)")
        return result
    }

    enum Repeat: Sendable { case once, across, down }

    /// A grey picture from a formula of `x` and `y` in full-size pixels. Formulas are slow: it is evaluated at a fraction of
    /// the size (`detail`) and enlarged; `ink` repeats the single picture.
    mutating func mask(
        _ width: Int, _ height: Int, detail: Int = 2, then filters: FilterGraph = "null",
        _ formula: (FilterGraph, FilterGraph) -> FilterGraph
    ) -> Layer {
        source(
            """
            color=c=black:s=\(width / detail)x\(height / detail):r=\(Sketch.rate),trim=end_frame=1,format=gray,\
            geq=lum='\(formula("(X*\(detail))", "(Y*\(detail))"))',scale=\(width):\(height):flags=bicubic,\(filters)
            """)
    }

    /// Ink where the mask is light. Repeated layers are twice as wide or high, so that they can scroll endlessly.
    mutating func ink(_ ink: Ink, _ mask: Layer, _ width: Int, _ height: Int, repeated: Repeat = .once) -> Layer {
        let tiles: FilterGraph =
            switch repeated {
            case .once: "null"
            case .across: "loop=loop=1:size=1:start=0,tile=2x1"
            case .down: "loop=loop=1:size=1:start=0,tile=1x2"
            }
        let colour = source("color=c=0x\(ink.graph):s=\(width)x\(height):r=\(Sketch.rate),trim=end_frame=1,format=yuva420p")
        return join([colour, mask], "alphamerge,\(tiles),\(Sketch.forever)")
    }

    static let forever: FilterGraph = "loop=loop=-1:size=1:start=0,setpts=N/(\(rate)*TB)"

    private mutating func next() -> Layer {
        count += 1
        return Layer(label: "[l\(count)]")
    }
}
