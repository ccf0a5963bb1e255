extension PageBuffer {
    /// Writes the id and opens the region, unless the key is already taken on this page or the surrounding element is untouched.
    mutating func openRegion(_ attribute: Attribute, _ start: Int) -> Bool {
        guard case .text(let key) = attribute.value else { return false }
        let before = text.count
        write(" id=\"")
        let name = text.count
        for byte in key.utf8 { writeName(byte) }
        let nameEnd = text.count
        text.append(0x22)
        if untouched > 0 { return false }
        var hash = Digest(seed: seed)
        hash.absorb(text, name..<nameEnd)
        guard keys.insert(hash.value).inserted else {
            text.removeLast(from: before)
            duplicates += 1
            return false
        }
        let parent = open.last.map { Int32($0.index) } ?? -1
        if let last = open.indices.last { childOpens(at: start, hash.value, in: last) }
        open.append(
            OpenRegion(
                index: regions.count, asList: attribute.kind == .regionList, mark: start,
                own: Digest(seed: seed), children: Digest(seed: seed)))
        regions.append(
            Region(
                key: hash.value, parent: parent, start: Int32(start), nameStart: Int32(name), nameEnd: Int32(nameEnd),
                isList: attribute.kind == .regionList))
        return true
    }

    mutating func childOpens(at start: Int, _ key: UInt64, in last: Int) {
        if start > open[last].mark {
            open[last].own.absorb(text, open[last].mark..<start)
            open[last].isPure = false
        }
        open[last].children.absorb(key)
        if !open[last].asList { open[last].own.absorb(key) }
    }

    mutating func contentOfRegionBegins() {
        let last = open.count - 1
        guard open[last].asList else { return }
        open[last].own.absorb(text, open[last].mark..<text.count)
        open[last].mark = text.count
    }

    mutating func contentOfRegionEnds() {
        let last = open.count - 1
        guard open[last].asList, text.count > open[last].mark else { return }
        open[last].isPure = false
    }

    mutating func closeRegion() {
        guard var closed = open.popLast() else { return }
        let end = text.count
        if end > closed.mark { closed.own.absorb(text, closed.mark..<end) }
        let isList = closed.asList && closed.isPure
        if closed.asList && !isList {
            closed.own.absorb(closed.children.value)
        }
        closed.own.absorb(isList ? 1 : 0)
        regions[closed.index].digest = closed.own.value
        regions[closed.index].end = Int32(end)
        regions[closed.index].isList = isList
        if let last = open.indices.last { open[last].mark = end }
    }

    /// The content of an untouched element belongs to the browser after first paint, so no digest covers it.
    mutating func beginUntouched() {
        untouched += 1
        untouchedBegun += 1
        guard untouched == 1, let last = open.indices.last else { return }
        if text.count > open[last].mark {
            open[last].own.absorb(text, open[last].mark..<text.count)
            open[last].isPure = false
        }
        open[last].mark = text.count
    }

    mutating func endUntouched() {
        untouched -= 1
        guard untouched == 0, let last = open.indices.last else { return }
        open[last].mark = text.count
    }

    /// Ids are used in comma-separated lists and selectors, so characters other than letters, digits and `- _ . :` become `_` and hex.
    private mutating func writeName(_ byte: UInt8) {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x5F, 0x2E, 0x3A:
            text.append(byte)
        default:
            text.append(0x5F)
            for digit in [byte >> 4, byte & 15] { text.append(digit < 10 ? 0x30 + digit : 0x57 + digit) }
        }
    }
}
