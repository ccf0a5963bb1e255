import CoreDomain
import DesignSystem
import HTML
import LibraryDomain

/// The space used by folder, resolution and codec, as bars with their values in words.
struct SpacePlot: HTML {
    let groups: [(title: String, bars: [SpaceBar])]

    init(_ space: [SpaceUse]) {
        groups = [
            ("Folder", SpaceBar.bars(space) { $0.library }),
            ("Resolution", SpaceBar.bars(space, order: { -$0.definition.rawValue }) { SpaceWords.definition($0.definition) }),
            ("Video codec", SpaceBar.bars(space) { SpaceWords.codec($0.codec) }),
        ]
    }

    var body: some HTML {
        div(.class("space"), .region("space")) {
            ForEach(groups) { group in
                section(.class("space-group")) {
                    h3 { group.title }
                    ul(.class("uses")) {
                        ForEach(group.bars) { bar in
                            li(.class("use")) {
                                span(.class("use-name"), .dir("auto")) { bar.name }
                                span(.class("use-value")) {
                                    MediaWords.size(bar.size)
                                    span(.class("quiet")) { " · " + CountText.count(bar.files, "file") }
                                }
                                span(.class("use-line"), .aria("hidden", true)) {
                                    span(.style("inline-size: \(bar.percent)%")) {}
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

struct SpaceBar: Hashable {
    /// More bars are one: “Other”.
    static let most = 8

    var name: String
    var size: Int64
    var files: Int
    /// Of the whole space, 0…100.
    var percent = 0

    /// - Parameter order: of the bars; without one, the largest first.
    static func bars(_ space: [SpaceUse], order: ((SpaceUse) -> Int)? = nil, by name: (SpaceUse) -> String) -> [SpaceBar] {
        var bars: [String: (bar: SpaceBar, order: Int)] = [:]
        for use in space {
            let key = name(use)
            var (bar, place) = bars[key] ?? (SpaceBar(name: key, size: 0, files: 0), order?(use) ?? 0)
            (bar.size, bar.files) = (bar.size + use.size, bar.files + use.files)
            place = min(place, order?(use) ?? 0)
            bars[key] = (bar, place)
        }
        let sorted = bars.values.sorted { ($0.order, -$0.bar.size, $0.bar.name) < ($1.order, -$1.bar.size, $1.bar.name) }.map(\.bar)
        var shown = Array(sorted.prefix(sorted.count > most ? most - 1 : most))
        if sorted.count > most {
            let rest = sorted.dropFirst(most - 1)
            shown.append(SpaceBar(name: "Other", size: rest.reduce(0) { $0 + $1.size }, files: rest.reduce(0) { $0 + $1.files }))
        }
        let whole = space.reduce(0) { $0 + $1.size }
        for index in shown.indices where whole > 0 {
            shown[index].percent = Int(clamped: (Double(shown[index].size) / Double(whole) * 100).rounded(.up))
        }
        return shown
    }
}

enum SpaceWords {
    static func definition(_ definition: SpaceUse.Definition) -> String {
        switch definition {
        case .ultraHD: "4K (2160p)"
        case .quadHD: "1440p"
        case .fullHD: "Full HD (1080p)"
        case .hd: "HD (720p)"
        case .sd: "SD"
        case .none: "No picture"
        }
    }

    static func codec(_ codec: String?) -> String { codec.map(MediaWords.codec) ?? "None" }
}
