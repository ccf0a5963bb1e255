import Foundation
public import Testing

/// Compares markup with the file `Golden/NAME.html` next to the test. `POPCORN_GOLDEN=write swift test --filter GoldenTests` records the
/// files again. A tag is a line, so that a change is a readable difference; the shapes of drawings, which have digests of their own, are left out.
///
/// - Parameter file: the path of the test's source file.
public func expectGolden(
    _ name: String, _ html: String, file: String = #filePath, at location: SourceLocation = #_sourceLocation
) throws {
    let folder = URL(filePath: file).deletingLastPathComponent().appending(path: "Golden")
    let url = folder.appending(path: "\(name).html")
    let text = readable(html)
    if ProcessInfo.processInfo.environment["POPCORN_GOLDEN"] == "write" {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try text.write(to: url, atomically: true, encoding: .utf8)
    }
    let golden = try String(contentsOf: url, encoding: .utf8)
    guard golden != text else { return }
    Issue.record("\(name).html: \(difference(expected: lines(golden), actual: lines(text)))", sourceLocation: location)
}

private func lines(_ text: String) -> [Substring] { text.split(separator: "\n") }

private func readable(_ html: String) -> String {
    html.replacing(/<svg[^>]* viewBox="0 0 600 900".*?<\/svg>/, with: "<svg viewBox=\"0 0 600 900\"/>")
        .replacingOccurrences(of: "><", with: ">\n<") + "\n"
}
