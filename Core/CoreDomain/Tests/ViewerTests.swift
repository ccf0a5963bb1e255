import CoreDomain
import Testing

@Suite("Viewers")
struct ViewerTests {
    private static let title = TitleID("tmdb-1")!
    private static let other = TitleID("tmdb-2")!

    /// The specification: the reach of each permission for each role.
    static let table: [(Role, [Permission: Reach])] = [
        (.owner, [.browse: .everything, .watch: .everything, .keep: .everything, .manageLibrary: .everything, .operate: .everything]),
        (.adult, [.browse: .everything, .watch: .everything, .keep: .everything, .manageLibrary: .nothing, .operate: .nothing]),
        (.child, [.browse: .everything, .watch: .everything, .keep: .everything, .manageLibrary: .nothing, .operate: .nothing]),
        (.guest(title), [.browse: .nothing, .watch: .title(title), .keep: .nothing, .manageLibrary: .nothing, .operate: .nothing]),
        (.nobody, [.browse: .nothing, .watch: .nothing, .keep: .nothing, .manageLibrary: .nothing, .operate: .nothing]),
    ]

    @Test("Each role has the permissions in the table", arguments: table)
    func reach(role: Role, expected: [Permission: Reach]) {
        for permission in Permission.allCases {
            #expect(role.reach(of: permission) == expected[permission], "\(role) \(permission)")
            let viewer = Viewer(id: ViewerID(rawValue: "v"), role: role)
            #expect(viewer.may(permission) == (expected[permission] != .nothing))
        }
    }

    @Test("A guest may watch only the title of the link")
    func guest() {
        let guest = Viewer(id: ViewerID(rawValue: "link"), role: .guest(Self.title))
        #expect(guest.may(.watch, with: Self.title))
        #expect(!guest.may(.watch, with: Self.other))
        #expect(!guest.may(.keep, with: Self.title))
    }

    /// Cards of lists have the same markup for all viewers, with the menus in which marks are changed.
    @Test("Whoever may look for titles may keep marks of them", arguments: table.map { $0.0 })
    func cards(role: Role) {
        let viewer = Viewer(id: ViewerID(rawValue: "v"), role: role)
        #expect(!viewer.may(.browse) || viewer.may(.keep))
    }

    @Test("An owner and an adult may watch every title, and nobody none")
    func everyTitle() {
        for (role, mayWatch) in [(Role.owner, true), (.adult, true), (.child, true), (.nobody, false)] {
            #expect(Viewer(id: ViewerID(rawValue: "v"), role: role).may(.watch, with: Self.title) == mayWatch, "\(role)")
        }
        #expect(!Viewer.nobody.may(.browse) && Viewer.nobody.epoch == 0)
    }

    @Test("An audience is unlimited if it has no limit; one with folders sees these and no others")
    func limits() {
        #expect(Audience.unlimited.isUnlimited && Audience(reach: .everything).isUnlimited)
        for limited in [
            Audience(ageLimit: 12, reach: .everything), Audience(folders: ["Movies"], reach: .everything),
            Audience(reach: .title(Self.title)),
            Audience(reach: .nothing),
        ] { #expect(!limited.isUnlimited) }
        let some = Audience(folders: ["Movies"], reach: .everything)
        #expect(some.includes(folder: "Movies") && !some.includes(folder: "Series") && Audience.unlimited.includes(folder: "Series"))
        #expect(!Audience(folders: [], reach: .everything).includes(folder: "Movies"))
    }

    @Test("Viewers with the same limits are one audience; a different limit makes a different audience")
    func audience() {
        func viewer(_ id: String, _ role: Role, age: Int? = nil, folders: Set<String>? = nil) -> Viewer {
            Viewer(id: ViewerID(rawValue: id), role: role, ageLimit: age, folders: folders, language: id, session: id, epoch: id.count)
        }
        #expect(viewer("a", .owner).audience == viewer("bb", .adult).audience)
        let all = [
            viewer("a", .owner), viewer("a", .child, age: 6), viewer("a", .child, age: 12), viewer("a", .adult, folders: ["Movies"]),
            viewer("a", .guest(Self.title)), viewer("a", .guest(Self.other)), viewer("a", .nobody),
        ]
        #expect(Set(all.map(\.audience)).count == all.count)
    }
}
