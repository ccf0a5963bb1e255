import CoreDomain
public import Foundation

/// When a movie will be over if nobody pauses it: "ends at 22:47".
public enum EndsAt {
    /// - Parameters:
    ///   - left: seconds of the movie.
    ///   - speed: of playback; 2 is twice as fast.
    /// - Returns: nil if the time left or the speed is unknown.
    public static func date(now: Date, left: Double, speed: Double = 1) -> Date? {
        guard let left = MediaTime.checked(left), speed > 0, let seconds = MediaTime.checked(left / speed) else { return nil }
        return now.addingTimeInterval(seconds)
    }
}
