import Foundation

/// Single objects.
extension Brush {
    mutating func blinds() {
        rect(0, 0, width, height, .fill(inks.first))
        let (x, y, moon) = (width * dice.number(0.4...0.62), height * dice.number(0.38...0.5), side * dice.number(0.3...0.38))
        let slats = dice.integer(9...12), gap = height / Double(slats), lean = height * dice.number(-0.08...0.08)
        for slat in 0..<slats {
            let top = Double(slat) * gap + gap * 0.2, thick = gap * 0.46
            polygon(
                [(0, top + lean), (width, top - lean), (width, top - lean + thick), (0, top + lean + thick)],
                Paint(attributes: " fill=\"\(inks.second)\" fill-opacity=\".28\""))
        }
        svg +=
            "<clipPath id=\"m\(mark)\"><circle cx=\"\(Self.text(x))\" cy=\"\(Self.text(y))\" r=\"\(Self.text(moon))\"/></clipPath><g clip-path=\"url(#m\(mark))\">"
        for slat in 0..<slats {
            let top = Double(slat) * gap + gap * 0.2, thick = gap * 0.62
            polygon([(0, top + lean), (width, top - lean), (width, top - lean + thick), (0, top + lean + thick)], .fill(inks.second))
        }
        svg += "</g>"
        let cord = width * 0.88
        line([(cord, 0), (cord, height * 0.7)], .stroke(inks.second, 3))
        circle(cord, height * 0.7, side * 0.018, .fill(inks.second))
    }

    mutating func curtain() {
        rect(0, 0, width, height, .fill(inks.first))
        let floor = height * 0.84, light = width * dice.number(0.44...0.56)
        polygon(
            [
                (light - width * 0.03, 0), (light + width * 0.03, 0), (light + width * 0.27, floor + height * 0.05),
                (light - width * 0.27, floor + height * 0.05),
            ], Paint(attributes: " fill=\"\(inks.ground)\" fill-opacity=\".3\""))
        ellipse(light, floor + height * 0.05, width * 0.27, height * 0.05, .fill(inks.ground))
        let tall = height * 0.19, foot = floor + height * 0.055
        circle(light, foot - tall, tall * 0.13, .fill(inks.first))
        polygon(
            [
                (light - tall * 0.09, foot - tall * 0.84), (light + tall * 0.09, foot - tall * 0.84), (light + tall * 0.26, foot),
                (light - tall * 0.26, foot),
            ], .fill(inks.first))
        for half in [-1.0, 1.0] {
            let edge = half < 0 ? 0 : width, tie = height * 0.6
            let inner = edge - half * width * 0.5, held = edge - half * width * 0.14, hem = edge - half * width * 0.25
            path(
                [
                    .move(edge, 0), .line(inner, 0), .curve(edge - half * width * 0.44, height * 0.46, held, tie),
                    .curve(edge - half * width * 0.2, height * 0.76, hem, height * 1.01),
                    .line(edge, height * 1.01), .close,
                ], .fill(inks.second))
            for fold in 1...4 {
                let t = Double(fold) / 5
                path(
                    [
                        .move(edge + (inner - edge) * t, 0),
                        .curve(edge - half * width * 0.44 * t, height * 0.46, edge + (held - edge) * t, tie),
                        .curve(edge - half * width * 0.2 * t, height * 0.76, edge + (hem - edge) * t, height * 1.01),
                    ], .stroke(inks.first, side * 0.011))
            }
            line([(edge, tie), (held, tie)], .stroke(inks.first, side * 0.026))
        }
        let w = width / 7
        for scallop in 0..<7 {
            path(
                [
                    .move(Double(scallop) * w, 0), .line(Double(scallop + 1) * w, 0), .line(Double(scallop + 1) * w, height * 0.06),
                    .arc(w / 2, Double(scallop) * w, height * 0.06, large: false, clockwise: true), .close,
                ], .fill(scallop % 2 == 0 ? inks.second : inks.ground))
        }
    }

    mutating func keyhole() {
        rect(0, 0, width, height, .fill(inks.first))
        let (x, y, r) = (width * 0.5, height * dice.number(0.36...0.42), side * dice.number(0.17...0.21))
        for ring in stride(from: 5, through: 1, by: -1) {
            circle(
                x, y + r * 0.6, r * (1.5 + Double(ring) * 0.5),
                Paint(attributes: " fill=\"\(inks.second)\" fill-opacity=\".\(18 - ring * 2 < 10 ? "0" : "")\(18 - ring * 2)\""))
        }
        let paint = Paint.fill(inks.second)
        circle(x, y, r, paint)
        polygon([(x - r * 0.42, y + r * 0.6), (x + r * 0.42, y + r * 0.6), (x + r * 0.95, y + r * 3), (x - r * 0.95, y + r * 3)], paint)
        let eye = r * 0.5, look = dice.number(-0.25...0.25) * r
        path(
            [.move(x - eye * 1.5, y), .curve(x, y - eye * 1.5, x + eye * 1.5, y), .curve(x, y + eye * 1.5, x - eye * 1.5, y), .close],
            .fill(inks.ground))
        circle(x + look, y, eye * 0.62, .fill(inks.first))
    }

    mutating func crescent() {
        let (x, y, r) = (width * dice.number(0.4...0.6), height * dice.number(0.28...0.36), side * dice.number(0.2...0.27))
        let bite = dice.chance(0.5) ? 1.0 : -1.0
        circle(x, y, r, .fill(inks.second))
        circle(x + r * 0.42 * bite, y - r * 0.18, r * 0.84, .fill(inks.ground))
        for _ in 0..<16 {
            let (sx, sy, s) = (width * dice.fraction(), height * dice.fraction() * 0.6, side * dice.number(0.008...0.03))
            if hypot(sx - x, sy - y) < r * 1.25 { continue }
            path(
                [
                    .move(sx, sy - s), .curve(sx, sy, sx + s, sy), .curve(sx, sy, sx, sy + s), .curve(sx, sy, sx - s, sy),
                    .curve(sx, sy, sx, sy - s), .close,
                ], .fill(inks.first))
        }
        let floor = height * 0.8
        rect(0, floor, width, height - floor, .fill(inks.first))
        let towers = dice.integer(4...6), w = width / Double(towers) * 0.62
        for tower in 0..<towers {
            let left = width * (Double(tower) + 0.19) / Double(towers), top = floor - height * dice.number(0.06...0.26)
            rect(left, top, w, floor - top + 1, .fill(inks.first))
            polygon([(left - w * 0.14, top), (left + w / 2, top - w * dice.number(0.9...1.5)), (left + w * 1.14, top)], .fill(inks.first))
            rect(left + w * 0.4, top + w * 0.35, w * 0.2, w * 0.38, .fill(inks.second))
        }
    }

    mutating func balloons() {
        let (knotX, knotY) = (width * dice.number(0.4...0.6), height * 0.94)
        let count = dice.integer(5...7)
        for balloon in 0..<count {
            let angle = (Double(balloon) / Double(count - 1) - 0.5) * 1.5
            let reach = height * dice.number(0.48...0.74), r = side * dice.number(0.1...0.16)
            let (x, y) = (knotX + sin(angle) * reach * 0.72 * min(1, width / height * 1.2), knotY - cos(angle) * reach)
            path([.move(x, y + r), .curve((x + knotX) / 2 + angle * 30, (y + knotY) / 2, knotX, knotY)], .stroke(inks.first, 2.5))
            ellipse(x, y, r, r * 1.15, balloon % 3 == 1 ? .fill(inks.first) : inks.over(inks.second))
            ellipse(x - r * 0.35, y - r * 0.4, r * 0.16, r * 0.26, turned: 24, .fill(inks.ground))
        }
        polygon(
            [
                (knotX - side * 0.03, knotY), (knotX + side * 0.03, knotY), (knotX + side * 0.022, knotY + side * 0.045),
                (knotX - side * 0.022, knotY + side * 0.045),
            ], .fill(inks.first))
    }

    mutating func record() {
        let (x, y, r) = (width * dice.number(0.44...0.56), height * dice.number(0.46...0.54), side * dice.number(0.4...0.46))
        circle(x, y, r, .fill(inks.first))
        for groove in 0..<7 { circle(x, y, r * (0.95 - Double(groove) * 0.075), .stroke(inks.ground, groove % 3 == 0 ? 2.5 : 1)) }
        circle(x, y, r * 0.36, .fill(inks.second))
        circle(x, y, r * 0.05, .fill(inks.ground))
        let shine = dice.number(-0.9...(-0.5))
        for side in [0.0, .pi] {
            polygon(
                [
                    (x, y), (x + cos(shine + side) * r, y + sin(shine + side) * r),
                    (x + cos(shine + side + 0.28) * r, y + sin(shine + side + 0.28) * r),
                ], Paint(attributes: " fill=\"\(inks.ground)\" fill-opacity=\".16\""))
        }
        line(
            [(width * 0.92, height * 0.06), (width * 0.9, y), (x + r * 0.52, y + r * 0.4)],
            Paint(
                attributes:
                    " fill=\"none\" stroke=\"\(inks.second)\" stroke-width=\"11\" stroke-linejoin=\"round\" stroke-linecap=\"round\""))
    }

    mutating func beam() {
        let (x, y) = (width * dice.number(0.1...0.2), height * dice.number(0.12...0.2))
        rect(0, 0, width, height, .fill(inks.first))
        let (left, right) = (width * 0.3, width * 1.02)
        polygon(
            [(x, y), (right, height * 0.46), (right, height * 0.98), (left, height * 0.98)],
            Paint(attributes: " fill=\"\(inks.second)\" fill-opacity=\".4\""))
        polygon([(x, y), (width * 0.98, height * 0.6), (width * 0.46, height * 0.94)], Paint(attributes: " fill=\"\(inks.second)\""))
        for _ in 0..<26 {
            let along = dice.number(0.3...1), across = dice.number(-0.3...0.3)
            circle(
                x + width * 0.8 * along + across * width * along * 0.5, y + height * 0.72 * along - across * height * along * 0.5,
                dice.number(1.5...6), .fill(inks.ground))
        }
        circle(x, y, side * 0.075, .fill(inks.second))
        circle(x, y, side * 0.04, .fill(inks.ground))
    }
}
