/// How this machine encodes pictures; `FFmpeg.encoderChoice()` finds it out.
public struct EncoderChoice: Hashable, Sendable {
    /// An H.264 encoder of ffmpeg; the raw value is its name there.
    public enum Encoder: String, CaseIterable, Hashable, Sendable {
        case nvenc = "h264_nvenc"
        case vaapi = "h264_vaapi"
        case qsv = "h264_qsv"
        case v4l2 = "h264_v4l2m2m"
        /// On the processor. It works on every machine.
        case software = "libx264"
    }

    public var encoder: Encoder
    /// Whether ffmpeg can map tones exactly. Debian's and most others can (the filters `zscale` and `tonemap`).
    public var mapsTones: Bool

    public static let software = EncoderChoice(encoder: .software, mapsTones: true)

    public init(encoder: Encoder, mapsTones: Bool) {
        self.encoder = encoder
        self.mapsTones = mapsTones
    }

    var limits: ProcessLimits {
        var limits = ProcessLimits.streaming
        // Drivers of graphics cards reserve address space as large as all memory of the machine and the card.
        if encoder != .software { limits.memory = 1 << 40 }
        return limits
    }

    /// Before the input.
    var device: [Argument] {
        encoder == .vaapi ? [.option("-vaapi_device", Self.renderNode)] : []
    }

    static let renderNode: StaticString = "/dev/dri/renderD128"

    /// The pictures as the encoder takes them.
    var pixels: FilterGraph {
        switch encoder {
        case .software, .v4l2: "format=yuv420p"
        case .nvenc, .qsv: "format=nv12"
        case .vaapi: "format=nv12,hwupload"
        }
    }
}
