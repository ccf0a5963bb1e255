import FFmpegAdapter

/// Shapes with soft edges on a transparent background.
extension Sketch {
    mutating func disc(_ diameter: Int, _ ink: Ink, edge: Double = 1) -> Layer {
        let centre = Double(diameter) / 2
        let mask = mask(diameter, diameter, detail: 1) { x, y in
            "clip((\(centre)-1-hypot(\(x)+0.5-\(centre),\(y)+0.5-\(centre)))*255/\(edge),0,255)"
        }
        return self.ink(ink, mask, diameter, diameter)
    }

    mutating func ring(_ diameter: Int, _ ink: Ink, line: Double, strength: Int = 255) -> Layer {
        let centre = Double(diameter) / 2
        let mask = mask(diameter, diameter, detail: 1) { x, y in
            "clip((\(line)/2+0.5-abs(hypot(\(x)+0.5-\(centre),\(y)+0.5-\(centre))-\(centre)+\(line)))*\(strength),0,\(strength))"
        }
        return self.ink(ink, mask, diameter, diameter)
    }

    mutating func glow(_ diameter: Int, _ ink: Ink, strength: Int = 200, power: Double = 2) -> Layer {
        let centre = Double(diameter) / 2
        let mask = mask(diameter, diameter, detail: diameter > 300 ? 4 : 2, then: "noise=c0s=3:c0_seed=4") { x, y in
            "\(strength)*pow(max(0,1-hypot(\(x)-\(centre),\(y)-\(centre))/\(centre)),\(power))"
        }
        return self.ink(ink, mask, diameter, diameter)
    }

    mutating func box(_ width: Int, _ height: Int, _ ink: Ink, strength: Int = 255) -> Layer {
        let mask = source("color=c=gray:s=\(width)x\(height):r=\(Sketch.rate),trim=end_frame=1,format=gray,lut=c0=\(strength)")
        return self.ink(ink, mask, width, height)
    }

    /// Any shape: the formula gives the opacity of the ink, 0…255.
    mutating func shape(
        _ width: Int, _ height: Int, _ ink: Ink, detail: Int = 2, repeated: Repeat = .once,
        _ formula: (FilterGraph, FilterGraph) -> FilterGraph
    ) -> Layer {
        let mask = mask(width, height, detail: detail, formula)
        return self.ink(ink, mask, width, height, repeated: repeated)
    }

    /// A planet lit from the upper left, with bands.
    mutating func planet(_ diameter: Int, _ light: Ink, _ dark: Ink, bands: Double = 9) -> Layer {
        let radius = Double(diameter) / 2
        let shade = mask(diameter, diameter) { x, y in
            """
            st(0,(\(x)-\(radius))/\(radius));st(1,(\(y)-\(radius))/\(radius));st(2,sqrt(max(0,1-ld(0)*ld(0)-ld(1)*ld(1))));\
            255*clip(ld(0)*-0.55+ld(1)*-0.5+ld(2)*0.55,0.02,1)*(0.72+0.28*sin(ld(1)*\(bands)+0.5*sin(ld(0)*3+ld(1)*14)))
            """
        }
        func tone(_ part: any KeyPath<Ink, Int> & Sendable) -> FilterGraph {
            let (low, high) = (dark[keyPath: part], light[keyPath: part])
            return "if(lt(val,110),\(low)*val/110,\(low)+(\(high)-\(low))*(val-110)/130)"
        }
        let body = apply(shade, "format=gbrp,lutrgb=r='\(tone(\.red))':g='\(tone(\.green))':b='\(tone(\.blue))',format=yuva420p")
        let edge = mask(diameter, diameter, detail: 1) { x, y in
            "clip((\(radius)-1-hypot(\(x)+0.5-\(radius),\(y)+0.5-\(radius)))*220,0,255)"
        }
        return join([body, edge], "alphamerge,\(Sketch.forever)")
    }

    /// A cone of light from the middle of the left edge to the right.
    mutating func beam(_ width: Int, _ height: Int, _ ink: Ink, strength: Int = 170) -> Layer {
        let middle = Double(height) / 2
        return shape(width, height, ink, detail: 4) { x, y in
            """
            \(strength)*pow(max(0,1-abs(\(y)-\(middle))/(2+(\(middle)-2)*\(x)/\(width))),1.3)*pow(max(0,1-\(x)/\(width)),0.7)
            """
        }
    }
}
