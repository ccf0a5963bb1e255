import CoreDomain
import Foundation

/// Abstract patterns.
extension Brush {
    mutating func circles() {
        let r = side * dice.number(0.25...0.29), tilt = dice.number(-0.5...0.5)
        let (x, y) = (width * 0.5, height * 0.5)
        let (dx, dy) = (cos(tilt) * r * 0.62, sin(tilt) * r * 0.62)
        circle(x - dx, y - dy, r, .fill(inks.first))
        circle(x + dx, y + dy, r, .fill(inks.second))
        // Interlocked: the first comes to the front again on one half of the overlap.
        svg +=
            "<clipPath id=\"k\(mark)\"><circle cx=\"\(Self.text(x + dx))\" cy=\"\(Self.text(y + dy))\" r=\"\(Self.text(r))\"/></clipPath>"
        svg += "<g clip-path=\"url(#k\(mark))\">"
        circle(x - dx, y - dy, r, .fill(inks.ground))
        svg += "</g>"
        for ring in 1...3 {
            circle(x - dx, y - dy, r * (1 + Double(ring) * 0.13), .stroke(inks.first, 3))
            circle(x + dx, y + dy, r * (1 + Double(ring) * 0.13), .stroke(inks.second, 3))
        }
    }

    mutating func jag() {
        rect(0, 0, width, height, .fill(inks.first))
        var left: [(Double, Double)] = [], right: [(Double, Double)] = []
        var x = width * dice.number(0.3...0.7), y = 0.0
        var isLeft = x > width / 2
        while y < height {
            let thick = side * (0.008 + 0.1 * sin(y / height * .pi)) * dice.number(0.35...1.5)
            left.append((x - thick, y + dice.number(-14...14)))
            right.append((x + thick * dice.number(0.4...1.4), y + dice.number(-14...14)))
            // Long falls and short returns, so that it looks like a crack and not like a zigzag.
            let isLong = dice.chance(0.45)
            x = min(
                max(x + (isLeft ? -1 : 1) * width * (isLong ? dice.number(0.16...0.3) : dice.number(0.04...0.1)), width * 0.16),
                width * 0.84)
            y += height * (isLong ? dice.number(0.1...0.17) : dice.number(0.03...0.07))
            isLeft.toggle()
        }
        left.append((x, height))
        polygon(left + right.reversed(), .fill(inks.second))
    }

    mutating func frames() {
        let (x, y) = (width * dice.number(0.38...0.62), height * dice.number(0.38...0.62))
        let count = 7
        for frame in 0..<count {
            let t = Double(frame) / Double(count)
            let scale = 1 - t
            let left = x - x * scale, top = y - y * scale
            let colours = [inks.first, inks.ground, inks.first, inks.ground, inks.first, inks.ground, inks.second]
            rect(left, top, width * scale, height * scale, .fill(colours[frame]))
        }
        circle(x, y, side * 0.035, .fill(inks.first))
    }

    mutating func smiles() {
        let columns = 4, size = width / Double(columns), rows = Int(clamped: (height / size).rounded(.up))
        let odd = dice.integer(0...(columns * max(rows - 1, 1) - 1))
        for row in 0..<rows {
            for column in 0..<columns {
                let (x, y, r) = ((Double(column) + 0.5) * size, (Double(row) + 0.5) * size, size * 0.4)
                let isOdd = row * columns + column == odd
                let up = isOdd ? -1.0 : 1.0
                path(
                    [.move(x - r, y - r * 0.3 * up), .arc(r, x + r, y - r * 0.3 * up, large: false, clockwise: up < 0), .close],
                    .fill(isOdd ? inks.second : inks.first))
                if isOdd { circle(x, y + r * 0.35, r * 0.22, .fill(inks.second)) }
            }
        }
    }

    mutating func tunnel() {
        let (x, y) = (width * dice.number(0.42...0.58), height * dice.number(0.42...0.58))
        let twist = dice.number(7...13) * (dice.chance(0.5) ? 1 : -1)
        let reach = hypot(width, height) * 0.78
        for step in 0..<14 {
            let size = reach * pow(0.8, Double(step)), angle = Double(step) * twist * .pi / 180
            let corners = (0..<4).map { corner -> (Double, Double) in
                let turn = angle + Double(corner) * .pi / 2 + .pi / 4
                return (x + cos(turn) * size, y + sin(turn) * size)
            }
            polygon(corners, .fill(step == 13 ? inks.second : step % 2 == 0 ? inks.first : inks.ground))
        }
        circle(x, y, side * 0.03, .fill(inks.second))
    }

    mutating func burst() {
        let (x, y) = (width * dice.number(0.12...0.88), height * dice.number(0.62...0.8))
        let rays = dice.integer(11...15), reach = hypot(width, height), offset = dice.fraction()
        for ray in 0..<rays {
            let from = (Double(ray) + offset) / Double(rays) * 2 * .pi, to = from + .pi / Double(rays)
            polygon(
                [(x, y), (x + cos(from) * reach, y + sin(from) * reach), (x + cos(to) * reach, y + sin(to) * reach)], .fill(inks.first))
        }
        circle(x, y, side * 0.2, .fill(inks.ground))
        circle(x, y, side * 0.165, .fill(inks.second))
    }

    mutating func tiles() {
        let columns = dice.integer(3...4), size = width / Double(columns), rows = Int(clamped: (height / size).rounded(.up))
        for row in 0..<rows {
            for column in 0..<columns {
                let (x, y) = (Double(column) * size, Double(row) * size)
                let colour = dice.chance(0.34) ? inks.second : inks.first
                switch dice.integer(0...5) {
                case 0:
                    path([.move(x, y), .line(x + size, y), .arc(size, x, y + size, large: false, clockwise: true), .close], .fill(colour))
                case 1:
                    path(
                        [.move(x + size, y + size), .line(x, y + size), .arc(size, x + size, y, large: false, clockwise: true), .close],
                        .fill(colour))
                case 2:
                    path(
                        [.move(x, y + size), .line(x, y), .arc(size, x + size, y + size, large: false, clockwise: true), .close],
                        .fill(colour))
                case 3: circle(x + size / 2, y + size / 2, size * 0.36, .fill(colour))
                case 4: polygon([(x, y), (x + size, y), (x, y + size)], .fill(colour))
                default:
                    path(
                        [.move(x, y + size / 2), .arc(size / 2, x + size, y + size / 2, large: false, clockwise: true), .close],
                        .fill(colour))
                }
            }
        }
    }

    mutating func fingerprint() {
        let (x, y) = (width * dice.number(0.44...0.56), height * dice.number(0.48...0.58))
        let gap = side * 0.052
        for ring in 1...8 {
            let r = gap * Double(ring), from = dice.number(2.6...3.4), to = from + dice.number(3.6...5.2)
            let tall = 1.28
            let start = (x + cos(from) * r, y + sin(from) * r * tall), end = (x + cos(to) * r, y + sin(to) * r * tall)
            let colour = ring == 3 ? inks.second : inks.first
            svg +=
                "<path d=\"M\(Self.text(start.0)) \(Self.text(start.1))A\(Self.text(r)) \(Self.text(r * tall)) 0 \(to - from > .pi ? 1 : 0) 1 \(Self.text(end.0)) \(Self.text(end.1))\" fill=\"none\" stroke=\"\(colour)\" stroke-width=\"\(Self.text(gap * 0.52))\" stroke-linecap=\"round\"/>"
        }
    }
}
