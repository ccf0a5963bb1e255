/// The frame of a picture, which reserves its space before it has loaded.
public enum PictureShape: Sendable {
    /// 2:3
    case poster
    /// 16:9
    case wide
    /// A circle
    case portrait

    /// The widths that `/artwork/<id>/<width>.jpg` offers for this frame.
    var widths: [Int] {
        switch self {
        case .poster, .portrait: [185, 342, 500, 780]
        case .wide: [342, 500, 780, 1280]
        }
    }

    var size: (width: Int, height: Int) {
        switch self {
        case .poster: (342, 513)
        case .wide: (780, 439)
        case .portrait: (185, 185)
        }
    }

    /// The width of the picture on the page, unless the component specifies another.
    var sizes: String {
        switch self {
        case .poster: "(min-width: 900px) 190px, 33vw"
        case .wide: "(min-width: 900px) 300px, 70vw"
        case .portrait: "(min-width: 900px) 150px, 33vw"
        }
    }

    var name: String {
        switch self {
        case .poster: "picture picture-poster"
        case .wide: "picture picture-wide"
        case .portrait: "picture picture-portrait"
        }
    }
}
