// Built together with the sources of LibraryDomain by scripts/fuzz.sh: one module, so that coverage reaches all of it.

/// NFO files, and the same bytes as the name of a file in each kind of library.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzNFO(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    for nfo in (try? NFO.read(bytes)) ?? [] {
        if let rating = nfo.facts.rating, !(0...10).contains(rating) { fatalError("a rating out of range") }
        if let year = nfo.year, !(1870...2100).contains(year) { fatalError("a year out of range") }
    }
    if let rules = IgnoreRules(bytes) { _ = rules.hides([Array(bytes.suffix(64)), Array(bytes.prefix(255))], isFolder: true) }
    let name = NameText.decode(Array(bytes.prefix(255)))
    for kind in [FolderKind.movies, .series, .videos] { _ = FileName.parse(name, as: kind, folder: "Folder (1999)") }
    for kind in [FolderKind.movies, .series] { _ = NamedPath("\(name)/\(name)", kind: kind) }
    return 0
}
