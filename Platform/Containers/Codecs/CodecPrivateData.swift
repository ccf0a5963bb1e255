extension Codec {
    /// The RFC 6381 string from the private data of H.264, HEVC or AV1, as other containers store it: a configuration record, or parameter
    /// sets after start codes. Nil for anything else.
    public func codecString(privateData: [UInt8]) -> String? {
        let record = Bytes(privateData)
        switch self {
        case .h264: return VideoConfiguration(avc: record)?.codecString ?? parameters(privateData).flatMap(VideoConfiguration.h264String)
        case .hevc:
            if privateData.first == 1, privateData.count > 22 { return VideoConfiguration(hevc: record)?.codecString }
            return parameters(privateData).flatMap(VideoConfiguration.hevcString)
        case .av1: return VideoConfiguration(av1: record)?.codecString
        default: return nil
        }
    }

    /// The first sequence parameter set after a start code, without its header and its emulation prevention bytes.
    private func parameters(_ bytes: [UInt8]) -> [UInt8]? {
        let data = bytes.prefix(1 << 16)
        let header = self == .hevc ? 2 : 1
        var at = 0
        while at + 3 + header < data.count {
            guard data[at] == 0, data[at + 1] == 0, data[at + 2] == 1 else {
                at += 1
                continue
            }
            let type = self == .hevc ? data[at + 3] >> 1 & 63 : data[at + 3] & 31
            if type == (self == .hevc ? 33 : 7) { return NALUnit.unescaped(data[(at + 3 + header)...].prefix(64)) }
            at += 3
        }
        return nil
    }
}

extension VideoConfiguration {
    /// Profile, constraints and level begin a sequence parameter set (ITU-T H.264 §7.3.2.1.1).
    static func h264String(_ parameters: [UInt8]) -> String? {
        guard parameters.count >= 3 else { return nil }
        return "avc1." + parameters.prefix(3).map { hex(Int($0)) }.joined()
    }

    /// The general profile, tier and level follow the first byte of a sequence parameter set (ITU-T H.265 §7.3.2.2 and §7.3.3).
    static func hevcString(_ parameters: [UInt8]) -> String? {
        guard parameters.count >= 13 else { return nil }
        return VideoConfiguration(hevc: Bytes([1] + parameters[1..<13] + [0, 0, 0, 0, 0]))?.codecString
    }
}
