import CoreDomain
import DesignSystem
import Foundation
import LibraryDomain

/// The progress of a scan: a bar in a terminal, otherwise a line now and then.
struct ProgressBar {
    private let isTerminal = isatty(STDERR_FILENO) != 0
    private var lastPhase: ScanProgress.Phase?

    mutating func show(_ progress: ScanProgress) {
        guard isTerminal else {
            if progress.phase != lastPhase { Output.note("\(progress.library): \(Self.story(progress))") }
            lastPhase = progress.phase
            return
        }
        let width = 24
        let filled = Int(clamped: (progress.fraction ?? 0) * Double(width))
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
        write("\r\u{1B}[K" + Output.plain("\(progress.library)  \(bar)  \(Self.story(progress))"))
    }

    func end() {
        if isTerminal { write("\r\u{1B}[K") }
    }

    private func write(_ text: String) { Output.raw(text) }

    static func story(_ progress: ScanProgress) -> String {
        switch progress.phase {
        case .waiting: "waiting"
        case .listing: "scanning, \(CountText.count(progress.found, "file")) so far"
        case .reading:
            "\(CountText.grouped(progress.read)) of \(CountText.grouped(progress.toRead)) read"
                + (progress.current.map { " · \($0)" } ?? "")
        case .filing: "adding titles"
        case .pictures: "preparing posters"
        case .finished: "done"
        case .cancelled: "stopped; everything read so far is kept"
        case .failed: "failed"
        }
    }
}
