/// What makes two drawings alike at a glance: their motif and their palette.
public struct DrawnLook: Hashable, Sendable {
    let motif: Motif
    let palette: Int

    public init(_ poster: DrawnPoster) {
        let style = DrawnStyle(poster)
        (motif, palette) = (style.motif, style.paletteIndex)
    }

    /// A small number, for an address.
    public var code: Int { (Motif.allCases.firstIndex(of: motif) ?? 0) * Palette.all.count + palette }

    /// Nil for a number that is no look.
    public init?(code: Int) {
        let (index, palette) = code.quotientAndRemainder(dividingBy: Palette.all.count)
        guard code >= 0, Motif.allCases.indices.contains(index) else { return nil }
        (motif, self.palette) = (Motif.allCases[index], palette)
    }
}

extension DrawnPoster {
    /// The seeds that addresses of drawings may name. The first that differs is found within them: about every twentieth is alike.
    public static let seeds: ClosedRange<UInt64> = 0...9

    /// The seed and the look of a drawing that does not look like the drawing before it, nor, as far as there are seeds, like others.
    func seed(differingFrom before: DrawnLook?, and others: [DrawnLook] = []) -> (seed: UInt64, look: DrawnLook) {
        let looks = Self.seeds.lazy.map { seed in
            var poster = self
            poster.seed = seed
            return (seed: seed, look: DrawnLook(poster))
        }
        return looks.first { $0.look != before && !others.contains($0.look) } ?? looks.first { $0.look != before }
            ?? looks[Self.seeds.startIndex]
    }
}
