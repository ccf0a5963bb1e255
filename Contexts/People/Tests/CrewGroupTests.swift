import PeopleDomain
import Testing

@Suite("Cast and crew in their order")
struct CrewGroupTests {
    private static func crew(_ name: String, _ job: String?, _ department: String?, order: Int = 0, episodes: Int? = nil) -> Credit {
        Credit(
            title: .movie(title("local-1")), person: PersonSummary(id: person("local-\(name)"), name: name),
            kind: .crew(job: job, department: department), order: order, episodeCount: episodes)
    }

    private static func cast(_ name: String, _ character: String?, order: Int, episodes: Int? = nil) -> Credit {
        Credit(
            title: .series(title("local-1")), person: PersonSummary(id: person("local-\(name)"), name: name),
            kind: .cast(character: character),
            order: order, episodeCount: episodes)
    }

    @Test("Seven departments come first, then the others by name, and those without a department last")
    func departments() {
        let names = ["Visual Effects", nil, "Art", "Sound", "Costume", "Editing", "Camera", "Production", "Writing", "Directing"]
        let groups = CrewGroup.groups(of: names.map { Self.crew("A", nil, $0) } + [Self.cast("B", nil, order: 0)])
        #expect(
            groups.map(\.department) == [
                "Directing", "Writing", "Production", "Camera", "Editing", "Sound", "Art", "Costume", "Visual Effects", nil,
            ])
    }

    @Test(
        "In a department the rank of the job decides, then the name; unknown jobs come last",
        arguments: [
            ("Directing", ["Director", "First Assistant Director", "Script Supervisor", "Choreographer"]),
            ("Writing", ["Screenplay", "Writer", "Story", "Novel", "Characters", "Storyboard", "Poetry"]),
            (
                "Production",
                [
                    "Executive Producer", "Producer", "Co-Producer", "Associate Producer", "Line Producer", "Casting", "Creator",
                    "Unit Manager", "Cook",
                ]
            ),
            ("Camera", ["Director of Photography", "Camera Operator", "Drone Pilot"]),
            ("Editing", ["Editor", "Assistant Editor", "Runner"]),
            ("Sound", ["Original Music Composer", "Sound Designer", "Whistler"]),
            ("Art", ["Production Design", "Art Direction", "Costume Design", "Makeup Artist", "Special Effects", "Armourer"]),
        ])
    func jobs(department: String, jobs: [String]) {
        // The names go the other way.
        let names = jobs.indices.map { "\(UnicodeScalar(UInt8(122 - $0)))" }
        let credits = zip(names, jobs).map { Self.crew($0, $1, department) }
        #expect(CrewGroup.groups(of: credits.reversed()).first?.members.map(\.jobs) == jobs.map { [$0] })
        let equals = ["Zoe", "adam", "Bea"].map { Self.crew($0, jobs.last, department) }
        #expect(CrewGroup.groups(of: equals).first?.members.map(\.person.name) == ["adam", "Bea", "Zoe"])
    }

    @Test("A person is once in a department, by the best of their jobs")
    func severalJobs() {
        let groups = CrewGroup.groups(of: [
            Self.crew("A", "Producer", "Production", order: 0, episodes: 3), Self.crew("B", "Casting", "Production", order: 1),
            Self.crew("B", "Executive Producer", "Production", order: 2), Self.crew("A", "Producer", "Production", order: 3, episodes: 8),
            Self.crew("B", "Director", "Directing", order: 4), Self.crew("A", nil, "Production", order: 5),
        ])
        #expect(groups.map { $0.members.map(\.person.name) } == [["B"], ["B", "A"]])
        #expect(groups.last?.members.map(\.jobs) == [["Executive Producer", "Casting"], ["Producer"]])
        #expect(groups.last?.members.map(\.episodeCount) == [nil, 8])
        let everyone = CrewGroup.everyone(in: groups)
        #expect(everyone.map(\.person.name) == ["B", "A"] && everyone.map(\.jobs) == [["Director"], ["Producer"]])
    }

    @Test("A person is once in the cast, at their first place, with all characters")
    func members() {
        let members = CastMember.members(of: [
            Self.cast("B", "Two", order: 1), Self.cast("A", "Three", order: 2, episodes: 4), Self.cast("A", "One", order: 0, episodes: 9),
            Self.cast("A", "One", order: 3), Self.cast("C", nil, order: 4), Self.crew("D", "Director", "Directing"),
        ])
        #expect(members.map(\.person.name) == ["A", "B", "C"])
        #expect(members.map(\.characters) == [["One", "Three"], ["Two"], []])
        #expect(members.map(\.episodeCount) == [9, nil, nil])
    }
}
