/// Random states from a seed, so that a failure can be repeated.
struct Dice: RandomNumberGenerator {
    private var word: UInt64

    init(seed: UInt64) { word = seed &* 0x9E37_79B9 &+ 7 }

    mutating func next() -> UInt64 {
        word &+= 0x9E37_79B9_7F4A_7C15
        var word = word
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }

    private static let nasty = [
        "", "plain", "<b>&amp;</b>", "\"quoted\" 'single'", "a\u{1E}b\u{1F}c\u{0}", "Amélie 🎬 שלום", "  spaces\tand\nlines ",
        "</li><script>", "&", "␞",
    ]

    mutating func text() -> String { Self.nasty[Int.random(in: 0..<Self.nasty.count, using: &self)] }

    mutating func opening() -> Playground.State {
        var state = Playground.State()
        for _ in 0..<20 { state = step(from: state) }
        return state
    }

    /// One change, or several.
    mutating func step(from old: Playground.State) -> Playground.State {
        var new = old
        repeat { change(&new) } while Int.random(in: 0..<3, using: &self) == 0
        return new
    }

    private mutating func change(_ state: inout Playground.State) {
        switch Int.random(in: 0..<13, using: &self) {
        case 0: state.count += 1
        case 1: state.title = text()
        case 2: state.isGrouped.toggle()
        case 3: state.hasBanner.toggle()
        case 4: state.query = text()
        case 5: state.items.shuffle(using: &self)
        case 6: state.theme = Bool.random(using: &self) ? "dark" : nil
        case 7: if !state.items.isEmpty { state.items.remove(at: place(in: state.items)) }
        case 8: if !state.items.isEmpty { state.others.append(state.items.remove(at: place(in: state.items))) }
        case 9: if !state.others.isEmpty { state.items.insert(state.others.removeLast(), at: place(in: state.items)) }
        case 10: if !state.items.isEmpty { state.items[place(in: state.items)].stars = Int.random(in: 0..<2, using: &self) }
        case 11: state.isLoading.toggle()
        default:
            // Now and then a key that is there already.
            let id = Int.random(in: 0..<40, using: &self)
            state.items.insert(Playground.Item(id: id, text: text()), at: place(in: state.items))
        }
    }

    private mutating func place(in items: [Playground.Item]) -> Int { items.isEmpty ? 0 : Int.random(in: 0..<items.count, using: &self) }
}
