/// Texts of the buffer's reasons.
extension BufferConfiguration.Reason {
    public var text: String {
        switch self {
        case .start: "Start of playback"
        case .memory(.critical): "Memory is critical"
        case .memory: "Memory is low"
        case .network(.offline): "Offline"
        case .network: "The connection is poor"
        case .normal: "Normal conditions"
        case .optimal: "Good conditions"
        }
    }
}
