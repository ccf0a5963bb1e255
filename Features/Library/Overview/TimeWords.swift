import CoreDomain
import DesignSystem
import Foundation

enum TimeWords {
    /// “just now”, “5 minutes ago”, “on 12 November 2026”.
    static func ago(_ date: Date, now: Date) -> String {
        let minutes = Int(clamped: now.timeIntervalSince(date) / 60)
        switch minutes {
        case ..<1: return "just now"
        case 1..<60: return CountText.count(minutes, "minute") + " ago"
        case 60..<(48 * 60): return CountText.count(minutes / 60, "hour") + " ago"
        case (48 * 60)..<(14 * 24 * 60): return CountText.count(minutes / (24 * 60), "day") + " ago"
        default: return "on " + DateText.written(date.formatted(.iso8601))
        }
    }

    /// “40 ms”, “2.5 s”, “3 min”.
    static func took(milliseconds: Int) -> String {
        switch milliseconds {
        case ..<1_000: "\(max(0, milliseconds)) ms"
        case 1_000..<10_000: "\(milliseconds / 1_000).\(milliseconds / 100 % 10) s"
        case 10_000..<120_000: "\(milliseconds / 1_000) s"
        default: "\(CountText.grouped(milliseconds / 60_000)) min"
        }
    }
}
