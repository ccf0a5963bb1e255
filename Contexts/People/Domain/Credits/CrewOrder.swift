/// The order of departments and jobs of a crew (behaviour.md §2.5), by TMDb's words for them.
enum CrewOrder {
    static let departments = ["Directing", "Writing", "Production", "Camera", "Editing", "Sound", "Art"]

    static let jobs = [
        "Director", "Co-Director", "First Assistant Director", "Second Assistant Director", "Third Assistant Director",
        "Assistant Director",
        "Script Supervisor",
        "Screenplay", "Writer", "Co-Writer", "Story", "Novel", "Characters", "Storyboard", "Storyboard Artist",
        "Executive Producer", "Producer", "Co-Producer", "Associate Producer", "Line Producer", "Casting", "Casting Director", "Creator",
        "Production Manager", "Unit Production Manager", "Unit Manager", "Location Manager", "Production Coordinator",
        "Director of Photography", "Cinematography", "Camera Operator", "Steadicam Operator", "First Assistant Camera",
        "Second Assistant Camera", "Camera Technician", "Gaffer", "Still Photographer",
        "Editor", "Supervising Editor", "Co-Editor", "Additional Editor", "First Assistant Editor", "Assistant Editor", "Colorist",
        "Original Music Composer", "Composer", "Music", "Music Supervisor", "Sound Designer", "Supervising Sound Editor", "Sound Editor",
        "Sound Mixer", "Sound Re-Recording Mixer", "Sound", "Foley Artist", "Boom Operator",
        "Production Design", "Production Designer", "Supervising Art Director", "Art Direction", "Art Director", "Set Decoration",
        "Set Designer", "Costume Design", "Costume Designer", "Makeup Designer", "Makeup Artist", "Hairstylist",
        "Special Effects Supervisor",
        "Special Effects", "Visual Effects Supervisor", "Visual Effects",
    ]

    private static let ranks = Dictionary(zip(jobs, jobs.indices)) { first, _ in first }

    /// The rank of a job that is not listed.
    static let unknown = jobs.count

    static func rank(of job: String?) -> Int { job.flatMap { ranks[$0] } ?? unknown }

    /// Jobs of the same rank stay in their order.
    static func sorted(_ jobs: [String]) -> [String] {
        jobs.enumerated().sorted { (rank(of: $0.element), $0.offset) < (rank(of: $1.element), $1.offset) }.map(\.element)
    }

    /// Whether one department comes before the other; those that are not listed come after the others by name, and no department comes last.
    static func precedes(_ one: String?, _ other: String?) -> Bool {
        guard let one, let other else { return one != nil && other == nil }
        return (place(of: one), one) < (place(of: other), other)
    }

    private static func place(of department: String) -> Int { departments.firstIndex(of: department) ?? departments.count }
}
