import CoreDomain
import CoreDomain
import Foundation

/// Scenes that suit many genres, so that the drawings of one genre differ.
extension Brush {
    mutating func skyline() {
        circle(width * dice.number(0.2...0.8), height * dice.number(0.2...0.34), side * dice.number(0.12...0.18), .fill(inks.second))
        var x = 0.0
        while x < width {
            let broad = width * dice.number(0.09...0.17), top = height * dice.number(0.34...0.7), pane = broad / 5
            rect(x, top, broad - 4, height - top, .fill(inks.first))
            for row in 0..<Int(clamped: (height - top) / (pane * 2)) {
                for column in 0..<2 where dice.chance(0.4) {
                    rect(x + pane * (1 + Double(column) * 2), top + pane * (1 + Double(row) * 2), pane, pane, .fill(inks.second))
                }
            }
            x += broad
        }
    }

    mutating func waves() {
        circle(width * dice.number(0.3...0.7), height * dice.number(0.26...0.36), side * dice.number(0.16...0.24), .fill(inks.second))
        let rows = 7, swell = width / Double(dice.integer(3...4)), first = height * 0.4, gap = (height - first) / Double(rows)
        for row in 0..<rows {
            let y = first + Double(row) * gap, shift = row.isMultiple(of: 2) ? 0 : swell / 2
            var steps: [Step] = [.move(-swell, height), .line(-swell, y)]
            var x = -swell + shift - swell / 2
            steps.append(.line(x, y))
            while x < width + swell {
                steps += [.curve(x + swell / 2, y - gap * 1.1, x + swell, y)]
                x += swell
            }
            steps += [.line(x, height), .close]
            path(steps, .fill(row.isMultiple(of: 2) ? inks.first : inks.ground))
        }
    }

    mutating func stairs() {
        let steps = dice.integer(7...9), tread = width / Double(steps), rise = height * 0.78 / Double(steps)
        let isMirrored = dice.chance(0.5)
        func at(_ x: Double) -> Double { isMirrored ? width - x : x }
        for step in 0..<steps {
            let top = height - rise * Double(step + 1), left = at(tread * Double(step)), right = at(tread * Double(step + 1))
            rect(min(left, right), top, tread, height - top, .fill(inks.first))
            rect(min(left, right), top, tread, rise * 0.2, .fill(inks.ground))
        }
        let place = Double(dice.integer(2...(steps - 2))), foot = height - rise * (place + 1), x = at(tread * (place + 0.5)),
            tall = rise * 2.1
        circle(x, foot - tall, tall * 0.14, .fill(inks.second))
        polygon(
            [
                (x - tall * 0.09, foot - tall * 0.82), (x + tall * 0.09, foot - tall * 0.82), (x + tall * 0.22, foot),
                (x - tall * 0.22, foot),
            ],
            .fill(inks.second))
    }

    mutating func eye() {
        let (x, y, half) = (width / 2, height * dice.number(0.46...0.54), width * 0.44), open = side * dice.number(0.5...0.64)
        for ring in (0...3).reversed() {
            let wide = half * (1 + Double(ring) * 0.16), tall = open * (1 + Double(ring) * 0.3)
            let lid: [Step] = [.move(x - wide, y), .curve(x, y - tall, x + wide, y), .curve(x, y + tall, x - wide, y), .close]
            path(lid, ring == 0 ? .fill(inks.first) : .stroke(inks.first, 4))
        }
        let iris = side * dice.number(0.19...0.23)
        circle(x, y, iris, .fill(inks.second))
        circle(x, y, iris * 0.48, .fill(inks.first))
        circle(x + iris * 0.34, y - iris * 0.34, iris * 0.17, .fill(inks.ground))
    }

    mutating func spiral() {
        let (x, y) = (width * dice.number(0.42...0.58), height * dice.number(0.42...0.58)), turns = 6.0, reach = side * 0.56
        let turn = dice.chance(0.5) ? 1.0 : -1.0, from = dice.number(0...6.2)
        var points: [(Double, Double)] = []
        for step in 0...240 {
            let t = Double(step) / 240, angle = from + turn * t * turns * 2 * .pi
            points.append((x + cos(angle) * reach * t, y + sin(angle) * reach * t))
        }
        line(points, .stroke(inks.first, side * 0.032))
        circle(x, y, side * 0.075, .fill(inks.second))
    }

    mutating func rain() {
        var drops: [Step] = []
        for _ in 0..<46 {
            let (x, y, long) = (dice.number(-0.1...1.1) * width, dice.number(-0.1...0.9) * height, height * dice.number(0.05...0.13))
            drops += [.move(x, y), .line(x - long * 0.22, y + long)]
        }
        path(drops, .stroke(inks.first, 4))
        let (x, y, broad) = (width * dice.number(0.4...0.6), height * 0.58, side * dice.number(0.36...0.42))
        path([.move(x - broad, y), .arc(broad, x + broad, y, large: false, clockwise: true), .close], .fill(inks.second))
        for scallop in 0..<4 {
            circle(x - broad + broad * (0.25 + Double(scallop) * 0.5), y, broad * 0.25, .fill(inks.ground))
        }
        path(
            [.move(x, y - broad * 0.3), .line(x, y + broad * 0.72), .curve(x, y + broad * 0.92, x + broad * 0.2, y + broad * 0.86)],
            .stroke(inks.first, side * 0.022))
    }

    mutating func leaves() {
        let x = width * dice.number(0.44...0.56), pairs = dice.integer(5...6), gap = height * 0.86 / Double(pairs + 1)
        line([(x, height), (x, height * 0.1)], .stroke(inks.first, side * 0.018))
        for pair in 0..<pairs {
            let y = height - gap * (Double(pair) + 1), long = width * (0.4 - Double(pair) * 0.045), lift = gap * 1.15
            for way in [-1.0, 1.0] {
                path(
                    [
                        .move(x, y), .curve(x + way * long * 0.35, y - lift * 1.25, x + way * long, y - lift),
                        .curve(x + way * long * 0.75, y + lift * 0.1, x, y), .close,
                    ], .fill((pair.isMultiple(of: 2)) == (way > 0) ? inks.second : inks.first))
            }
        }
    }
}
