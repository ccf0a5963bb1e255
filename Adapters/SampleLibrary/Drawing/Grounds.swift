import FFmpegAdapter

/// Backgrounds that fill the picture.
extension Sketch {
    /// Three inks from top to bottom, with a little grain against banding.
    mutating func sky(_ top: Ink, _ middle: Ink, _ bottom: Ink, horizon: Double = 0.55) -> Layer {
        func blend(_ part: any KeyPath<Ink, Int> & Sendable) -> FilterGraph {
            let (a, b, c) = (top[keyPath: part], middle[keyPath: part], bottom[keyPath: part])
            return """
                if(lt(Y/H,\(horizon)),\(a)+(\(b)-\(a))*Y/H/\(horizon),\(b)+(\(c)-\(b))*(Y/H-\(horizon))/(1-\(horizon)))
                """
        }
        return source(
            """
            color=c=black:s=16x\(Sketch.height):r=\(Sketch.rate),trim=end_frame=1,format=rgb24,\
            geq=r='\(blend(\.red))':g='\(blend(\.green))':b='\(blend(\.blue))',\
            scale=\(Sketch.width):\(Sketch.height),noise=alls=5:all_seed=7,format=yuv420p,\(Sketch.forever)
            """)
    }

    mutating func plain(_ ink: Ink) -> Layer {
        source("color=c=0x\(ink.graph):s=\(Sketch.width)x\(Sketch.height):r=\(Sketch.rate),format=yuv420p")
    }

    /// Slowly changing colours, drawn small and enlarged: silk, smoke, northern lights.
    mutating func silk(_ inks: [Ink], speed: Double = 0.01, seed: Int = 1) -> Layer {
        let colours = inks.enumerated().reduce("" as FilterGraph) { "\($0):c\($1.offset)=0x\($1.element.graph)" }
        return source(
            """
            gradients=s=192x108:r=\(Sketch.rate):n=\(inks.count)\(colours):x0=10:y0=10:x1=180:y1=90:speed=\(speed):seed=\(seed),\
            format=yuv420p,scale=\(Sketch.width):\(Sketch.height):flags=bicubic
            """)
    }

    /// Stars of several sizes on a transparent background; `many` for ten thousand pixels.
    mutating func stars(many: Double = 16, ink: Ink = Ink(0xFFF6E0), seed: Double = 7) -> Layer {
        let mask = specks(many, seed: seed, height: Sketch.height, then: "lut=c0='clip(val*1.25,0,255)'")
        return self.ink(ink, mask, Sketch.width, Sketch.height, repeated: .across)
    }

    /// Falling objects. Stretched flakes become rain; `bright` compensates for the softening.
    mutating func flakes(_ ink: Ink, many: Double, size: Double, stretch: Int = 1, bright: Double = 4, seed: Double = 3) -> Layer {
        let mask = specks(
            many, seed: seed, height: Sketch.height / stretch,
            then: "gblur=sigma=\(size),scale=\(Sketch.width):\(Sketch.height),lut=c0='clip(val*\(bright),0,235)'")
        return self.ink(ink, mask, Sketch.width, Sketch.height, repeated: .down)
    }

    /// Single points of uneven light where a hash of the place is small.
    private mutating func specks(_ many: Double, seed: Double, height: Int, then filters: FilterGraph) -> Layer {
        mask(Sketch.width, height, then: filters) { x, y in
            """
            st(0,mod(abs(sin(\(x)*12.9898+\(y)*78.233+\(seed))*43758.5453),1));\
            if(lt(ld(0)*10000,\(many)),60+195*mod(ld(0)*987654,1),0)
            """
        }
    }
}
