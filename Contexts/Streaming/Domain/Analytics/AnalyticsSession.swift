public import Foundation

/// One playback of one movie (`behaviour.md` §1.9).
public struct AnalyticsSession: Hashable, Sendable {
    public struct Device: Hashable, Sendable {
        public var model: String
        public var osVersion: String
        public var networkType: String?

        public init(model: String, osVersion: String, networkType: String? = nil) {
            self.model = model
            self.osVersion = osVersion
            self.networkType = networkType
        }
    }

    public var id: UUID
    public var videoID: String
    public var videoTitle: String
    public var startTime: Date
    /// Nil while it runs.
    public var endTime: Date?
    public var device: Device
    public var appVersion: String

    public init(
        id: UUID, videoID: String, videoTitle: String, startTime: Date, endTime: Date? = nil, device: Device, appVersion: String
    ) {
        self.id = id
        self.videoID = videoID
        self.videoTitle = videoTitle
        self.startTime = startTime
        self.endTime = endTime
        self.device = device
        self.appVersion = appVersion
    }
}
