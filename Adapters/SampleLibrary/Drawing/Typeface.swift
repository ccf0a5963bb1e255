import FFmpegAdapter
import Foundation

/// Fonts of Debian packages in order of preference; each pair is roman and italic.
struct Typeface: Sendable {
    let roman: FilterGraph
    let italic: FilterGraph

    private static let known: [(StaticString, StaticString)] = [
        ("/usr/share/fonts/opentype/ebgaramond/EBGaramond12-Regular.otf", "/usr/share/fonts/opentype/ebgaramond/EBGaramond12-Italic.otf"),
        (
            "/usr/share/texmf/fonts/opentype/public/tex-gyre/texgyrepagella-regular.otf",
            "/usr/share/texmf/fonts/opentype/public/tex-gyre/texgyrepagella-italic.otf"
        ),
        ("/usr/share/fonts/truetype/dejavu/DejaVuSerifCondensed.ttf", "/usr/share/fonts/truetype/dejavu/DejaVuSerifCondensed-Italic.ttf"),
        ("/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf", "/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf"),
        (
            "/usr/share/fonts/truetype/liberation/LiberationSerif-Regular.ttf",
            "/usr/share/fonts/truetype/liberation/LiberationSerif-Italic.ttf"
        ),
        (
            "/usr/share/fonts/truetype/liberation2/LiberationSerif-Regular.ttf",
            "/usr/share/fonts/truetype/liberation2/LiberationSerif-Italic.ttf"
        ),
        ("/usr/share/fonts/truetype/freefont/FreeSerif.ttf", "/usr/share/fonts/truetype/freefont/FreeSerifItalic.ttf"),
    ]

    /// The first installed font; nil if there is none: then the movies have no titles.
    static func installed() -> Typeface? {
        known.first { FileManager.default.isReadableFile(atPath: $0.0.description) }.map { pair in
            let hasItalic = FileManager.default.isReadableFile(atPath: pair.1.description)
            return Typeface(roman: "\(pair.0)", italic: hasItalic ? "\(pair.1)" : "\(pair.0)")
        }
    }
}
