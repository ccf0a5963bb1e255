import StreamingDomain

/// The questions that capabilities.js asks its browser, as the constants in front of the module.
enum ProbeScript {
    static let bytes: [UInt8] = {
        let probes = Probe.allCases.map { "  \($0.rawValue): '\($0.mimeType)'," }
        return Array((["const cookieName = '\(ClientCapabilities.cookie)', probes = {"] + probes + ["}", ""]).joined(separator: "\n").utf8)
    }()
}
