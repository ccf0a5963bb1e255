import HTML

extension FrameWriter {
    /// The records of the patches from `old` to `page`. Pages and digests hold no separators.
    mutating func add(_ patches: [Patch], from old: PageDigests?, to page: borrowing PageBuffer) {
        let regions = page.regions
        for patch in patches {
            switch patch {
            case .remove(let digest):
                begin("x")
                if let old { bytes.append(contentsOf: old.name(digest)) }
            case .morph(let region):
                reserve(Int(regions[region].end - regions[region].start) + 64)
                begin("m")
                page.appendName(of: regions[region], to: &bytes)
                split()
                page.appendHTML(of: regions[region], to: &bytes)
            case .insert(let list, let before, let region):
                begin("i")
                page.appendName(of: regions[list], to: &bytes)
                split()
                if let before { page.appendName(of: regions[before], to: &bytes) }
                split()
                page.appendHTML(of: regions[region], to: &bytes)
            case .order(let list):
                begin("o")
                page.appendName(of: regions[list], to: &bytes)
                split()
                var separator = false
                for child in regions.dropFirst(list + 1) where child.parent == list {
                    if separator { bytes.append(UInt8(ascii: ",")) }
                    page.appendName(of: child, to: &bytes)
                    separator = true
                }
            }
            end()
        }
    }
}
