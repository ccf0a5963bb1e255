import CoreDomain

extension OKLab {
    init(_ colour: RGB) { self.init(linear: colour.linear) }

    /// The colour clipped to sRGB.
    var rgb: RGB { RGB(linear: linear) }
}
