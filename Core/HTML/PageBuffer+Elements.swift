extension PageBuffer {
    /// Writes an opening tag, and opens a region if an attribute asks for one. Pass the mark to `end`.
    public mutating func begin(_ tag: StaticString, _ attributes: [Attribute]) -> ElementMark {
        let start = text.count
        text.append(0x3C)
        write(tag)
        var isRegion = false
        var isUntouched = false
        attributes.withUnsafeBufferPointer { attributes in
            for index in attributes.indices {
                switch attributes[index].kind {
                case .region, .regionList: isRegion = openRegion(attributes[index], start) || isRegion
                case .untouched: isUntouched = true
                default: break
                }
            }
            write(attributes)
        }
        text.append(0x3E)
        if isRegion { contentOfRegionBegins() }
        if isUntouched { beginUntouched() }
        switch (isRegion, isUntouched) {
        case (false, false): return .plain
        case (true, false): return ElementMark(kind: .region)
        case (false, true): return ElementMark(kind: .untouched)
        case (true, true): return ElementMark(kind: .untouchedRegion)
        }
    }

    /// Writes the closing tag and closes the region that `begin` opened.
    public mutating func end(_ tag: StaticString, _ mark: ElementMark) {
        if mark.isUntouched { endUntouched() }
        if mark.isRegion { contentOfRegionEnds() }
        text.append(0x3C)
        text.append(0x2F)
        write(tag)
        text.append(0x3E)
        if mark.isRegion { closeRegion() }
    }

    /// Closes the region that `begin` opened for a tag without content.
    public mutating func end(_ mark: ElementMark) {
        if mark.isUntouched { endUntouched() }
        if mark.isRegion { closeRegion() }
    }

    private mutating func write(_ attributes: UnsafeBufferPointer<Attribute>) {
        var hasClass = false
        for index in attributes.indices {
            if attributes[index].kind != .class {
                write(attributes, index)
            } else if !hasClass {
                writeClasses(attributes, index)
                hasClass = true
            }
        }
    }

    /// Several `.class` attributes of one element become one.
    private mutating func writeClasses(_ attributes: UnsafeBufferPointer<Attribute>, _ first: Int) {
        write(" class=\"")
        writeValue(attributes, first)
        for other in first + 1..<attributes.count where attributes[other].kind == .class {
            text.append(0x20)
            writeValue(attributes, other)
        }
        text.append(0x22)
    }

    private mutating func write(_ attributes: UnsafeBufferPointer<Attribute>, _ index: Int) {
        switch attributes[index].kind {
        case .omitted, .region, .regionList, .class:
            return
        case .untouched:
            write(" data-live=\"ignore\"")
            return
        case .aria:
            write(" aria-")
        case .data:
            write(" data-")
        case .plain, .address:
            text.append(0x20)
        }
        write(attributes[index].name)
        if case .flag = attributes[index].value { return }
        write("=\"")
        writeValue(attributes, index)
        text.append(0x22)
    }

    private mutating func writeValue(_ attributes: UnsafeBufferPointer<Attribute>, _ index: Int) {
        switch attributes[index].value {
        case .text(let value):
            if attributes[index].kind == .address, !Address.isHarmless(value) { write("about:invalid") } else { write(escaping: value) }
        case .literal(let value): write(value)
        case .bytes(let value): value.withUnsafeBufferPointer { escape($0) }
        case .number(let number): write(number)
        case .flag: break
        }
    }
}
