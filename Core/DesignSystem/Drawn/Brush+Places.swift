import CoreDomain
import Foundation

/// Places: landscapes, streets, rooms.
extension Brush {
    mutating func orbits() {
        let (x, y) = (width * dice.number(0.42...0.58), height * dice.number(0.36...0.46))
        let base = side * dice.number(0.15...0.2)
        let tilt = dice.number(-32...32)
        let floor = height * 0.74
        for step in 0...9 {
            let depth = pow(Double(step) / 9, 2)
            line([(0, floor + (height - floor) * depth), (width, floor + (height - floor) * depth)], .stroke(inks.first, 1.5 + depth * 3))
        }
        for step in -9...9 {
            let spread = Double(step) * width * 0.3
            line([(x + Double(step) * width * 0.045, floor), (x + spread, height)], .stroke(inks.first, 2))
        }
        for ring in 1...4 {
            let radius = base * (1 + Double(ring) * 0.62)
            ellipse(x, y, radius, radius * 0.36, turned: tilt, .stroke(inks.first, ring == 2 ? 7 : 3))
        }
        circle(x, y, base, .fill(inks.second))
        for moon in 0..<3 {
            let angle = dice.number(0...6.283), radius = base * (1.62 + Double(moon) * 0.62), turn = tilt * .pi / 180
            let (ax, ay) = (cos(angle) * radius, sin(angle) * radius * 0.36)
            circle(
                x + ax * cos(turn) - ay * sin(turn), y + ax * sin(turn) + ay * cos(turn), base * (0.2 - Double(moon) * 0.035),
                .fill(inks.first))
        }
    }

    mutating func horizon() {
        let line = height * dice.number(0.6...0.7)
        let sun = side * dice.number(0.26...0.36)
        let x = width * dice.number(0.36...0.64)
        circle(x, line - sun * dice.number(0.1...0.55), sun, .fill(inks.second))
        let mesa = width * dice.number(0.02...0.5), broad = width * dice.number(0.2...0.3), tall = height * dice.number(0.12...0.2)
        polygon(
            [(mesa, line + 2), (mesa + broad * 0.14, line - tall), (mesa + broad * 0.78, line - tall), (mesa + broad, line + 2)],
            .fill(inks.first))
        polygon(
            [
                (mesa + broad, line + 2), (mesa + broad * 1.1, line - tall * 0.55), (mesa + broad * 1.5, line - tall * 0.55),
                (mesa + broad * 1.62, line + 2),
            ], .fill(inks.first))
        rect(0, line, width, height - line, .fill(inks.first))
        var y = line + height * 0.035
        var thick = height * 0.006
        while y < height {
            rect(0, y, width, thick, .fill(inks.second))
            y += thick + height * 0.03
            thick *= 1.55
        }
    }

    mutating func door() {
        let (x, top) = (width * dice.number(0.3...0.5), height * dice.number(0.14...0.22))
        let (w, bottom) = (side * dice.number(0.2...0.28), height * 0.66)
        rect(0, 0, width, height, .fill(inks.first))
        let slant = width * dice.number(-0.18...0.34)
        polygon([(x, bottom), (x + w, bottom), (x + w * 1.9 + slant, height), (x - w * 0.9 + slant, height)], .fill(inks.second))
        rect(x, top, w, bottom - top, .fill(inks.second))
        let figure = x + w * 0.5, tall = (bottom - top) * 0.5, head = tall * 0.085
        let ground = bottom + height * 0.035
        circle(figure, ground - tall + head, head, .fill(inks.first))
        polygon(
            [
                (figure - head * 1.5, ground - tall + head * 2.5), (figure + head * 1.5, ground - tall + head * 2.5),
                (figure + head * 1.1, ground),
                (figure - head * 1.1, ground),
            ], .fill(inks.first))
        polygon(
            [
                (figure - head * 1.1, ground), (figure + head * 1.1, ground), (figure + head * 2 + slant * 0.8, height),
                (figure - head * 0.4 + slant * 0.8, height),
            ], .fill(inks.first))
    }

    mutating func mountains() {
        let sun = side * dice.number(0.1...0.15)
        circle(width * dice.number(0.25...0.75), height * dice.number(0.18...0.3), sun, .fill(inks.second))
        for range in 0..<3 {
            let base = height * (0.42 + Double(range) * 0.17)
            var points: [(Double, Double)] = [(-10, height + 10)]
            var x = -width * dice.number(0.05...0.25)
            var isUp = dice.chance(0.5)
            while x < width * 1.2 {
                points.append((x, base + (isUp ? -1 : 1) * height * dice.number(0.05...(0.15 - Double(range) * 0.02))))
                x += width * dice.number(0.12...0.24)
                isUp.toggle()
            }
            points.append((width + 10, height + 10))
            switch range {
            case 0: polygon(points, inks.over(inks.second))
            case 1: polygon(points, inks.overprints ? .print(inks.second) : .fill(inks.first))
            default: polygon(points, .fill(inks.overprints ? inks.first : inks.ground))
            }
        }
        let foot = width * dice.number(0.35...0.65)
        path(
            [
                .move(foot - width * 0.07, height), .curve(foot + width * 0.2, height * 0.92, foot, height * 0.87),
                .curve(foot - width * 0.13, height * 0.83, foot + width * 0.02, height * 0.79),
                .curve(foot - width * 0.06, height * 0.83, foot + width * 0.05, height * 0.87),
                .curve(foot + width * 0.34, height * 0.93, foot + width * 0.13, height), .close,
            ], .fill(inks.overprints ? inks.ground : inks.second))
    }

    mutating func arches() {
        let columns = dice.integer(2...3), gap = width / Double(columns)
        let rows = max(2, Int(clamped: (height / gap / 1.25).rounded()))
        let tall = height / Double(rows)
        let lit = dice.integer(0...(columns * rows - 1))
        for row in 0..<rows {
            for column in 0..<columns {
                let (x, y) = (Double(column) * gap + gap / 2, Double(row) * tall)
                let isLit = row * columns + column == lit
                for (ring, colour) in [inks.first, inks.ground, isLit ? inks.second : inks.first].enumerated() {
                    let radius = gap * (0.44 - Double(ring) * 0.1), foot = y + tall
                    path(
                        [
                            .move(x - radius, foot), .line(x - radius, y + tall * 0.06 + gap * 0.44),
                            .arc(radius, x + radius, y + tall * 0.06 + gap * 0.44, large: false, clockwise: true),
                            .line(x + radius, foot), .close,
                        ], .fill(colour))
                }
            }
        }
        for row in 1...rows { rect(0, Double(row) * tall - tall * 0.035, width, tall * 0.035, .fill(inks.first)) }
    }

    mutating func searchlights() {
        let floor = height * 0.86
        rect(0, 0, width, height, .fill(inks.first))
        for lamp in 0..<3 {
            let x = width * (0.18 + Double(lamp) * 0.32 + dice.number(-0.06...0.06)), reach = height * 1.1
            let angle = dice.number(-0.55...0.55) - (Double(lamp) - 1) * 0.25, wide = dice.number(0.07...0.12)
            let paint = Paint(attributes: " fill=\"\(inks.second)\" fill-opacity=\"\(lamp == 1 ? 0.95 : 0.62)\"")
            polygon(
                [
                    (x, floor), (x + sin(angle - wide) * reach, floor - cos(angle - wide) * reach),
                    (x + sin(angle + wide) * reach, floor - cos(angle + wide) * reach),
                ], paint)
        }
        var x = 0.0
        var points: [(Double, Double)] = [(0, height)]
        while x < width {
            let next = x + width * dice.number(0.06...0.14), top = floor - height * dice.number(-0.03...0.06)
            points += [(x, top), (next, top)]
            x = next
        }
        polygon(points + [(width, height)], .fill(inks.ground))
    }
}
