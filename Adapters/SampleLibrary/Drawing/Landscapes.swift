import FFmpegAdapter

/// Silhouettes that repeat every 1,280 columns and are twice as wide, so that they can scroll endlessly.
extension Sketch {
    /// Rolling hills; `base` is the height of the horizon as a fraction of the picture, `rough` its variation in pixels.
    mutating func ridge(_ ink: Ink, base: Double, rough: Double, phase: Double, strength: Int = 255) -> Layer {
        landscape(ink, strength: strength) { x, y in
            """
            st(0,\(x)*2*PI/\(Sketch.width));\
            \(y)-\(base * Double(Sketch.height))+\(rough)*(sin(ld(0)*2+\(phase))+0.5*sin(ld(0)*5+\(phase)*3)+0.22*sin(ld(0)*11+\(phase)*7)\
            +0.08*sin(ld(0)*31+\(phase)))
            """
        }
    }

    /// Table mountains with steep sides.
    mutating func mesas(_ ink: Ink, base: Double, height: Double, phase: Double) -> Layer {
        landscape(ink, detail: 1) { x, y in
            """
            st(0,\(x)*2*PI/\(Sketch.width));st(1,sin(ld(0)*2+\(phase))+0.55*sin(ld(0)*3+\(phase)*2.3));\
            st(2,clip((ld(1)-0.25)*5,0,1)+0.45*clip((ld(1)-1.02)*9,0,1));\
            \(y)-\(base * Double(Sketch.height))+\(height)*ld(2)+2.5*sin(ld(0)*7+\(phase))+1.2*sin(ld(0)*17)
            """
        }
    }

    /// A row of fir trees.
    mutating func firs(_ ink: Ink, base: Double, height: Double, count: Int, phase: Double) -> Layer {
        landscape(ink, detail: 1) { x, y in
            """
            st(0,\(x)*\(count)/\(Sketch.width));st(1,0.55+0.45*mod(abs(sin(floor(ld(0))*12.9898+\(phase))*43758.5453),1));\
            st(2,abs(mod(ld(0),1)-0.5)*2);st(3,(\(y)-\(base * Double(Sketch.height))+\(height)*ld(1))/(\(height)*ld(1)));\
            if(lt(ld(3),0),-1,if(gt(ld(3),1),1,8*(ld(3)*0.9-ld(2)-0.16*mod(ld(3)*7,1))))
            """
        }
    }

    /// Houses of different heights; the second layer contains their lit windows.
    mutating func skyline(_ ink: Ink, windows: Ink, base: Double, height: Double, lit: Double, seed: Double) -> (
        houses: Layer, windows: Layer
    ) {
        func roof(_ x: FilterGraph) -> FilterGraph {
            """
            st(1,floor(\(x)/64));st(2,mod(abs(sin(ld(1)*12.9898+\(seed))*43758.5453),1));\
            st(3,\(base * Double(Sketch.height))-\(height)*ld(2)-mod(ld(1),2)*18)
            """
        }
        let houses = landscape(ink) { x, y in "\(roof(x));\(y)-ld(3)" }
        let light = shape(Sketch.width, Sketch.height, windows, repeated: .across) { x, y in
            """
            \(roof(x));st(4,floor(\(x)/16));st(5,floor(\(y)/22));\
            230*gt(\(y),ld(3)+14)*between(mod(\(x),16),4,10)*between(mod(\(y),22),6,16)\
            *lt(mod(abs(sin(ld(4)*78.233+ld(5)*37.719+\(seed))*24634.6345),1),\(lit))
            """
        }
        return (houses, light)
    }

    /// The formula gives the number of pixels below the horizon.
    private mutating func landscape(_ ink: Ink, strength: Int = 255, detail: Int = 2, _ depth: (FilterGraph, FilterGraph) -> FilterGraph)
        -> Layer
    {
        let mask = mask(Sketch.width, Sketch.height, detail: detail, then: "lut=c0='clip((val-128)*2+128,0,255)*\(strength)/255'") { x, y in
            "clip((\(depth(x, y)))*60+128,0,255)"
        }
        return self.ink(ink, mask, Sketch.width, Sketch.height, repeated: .across)
    }

    /// Scrolls a wide layer by a number of pixels per second (to the left if positive).
    mutating func pass(_ layer: Layer, on base: Layer, speed: Double, y: FilterGraph = "0") -> Layer {
        put(layer, on: base, x: speed >= 0 ? "-mod(\(speed)*t,\(Sketch.width))" : "mod(\(-speed)*t,\(Sketch.width))-\(Sketch.width)", y: y)
    }

    /// Moves falling objects down by a number of pixels per second, swaying slightly.
    mutating func fall(_ layer: Layer, on base: Layer, speed: Double, sway: Double = 0) -> Layer {
        put(layer, on: base, x: sway == 0 ? "0" : "\(sway)*sin(t*0.9)", y: "mod(\(speed)*t,\(Sketch.height))-\(Sketch.height)")
    }
}
