import DesignSystem

/// The texts of the pages of people and casts.
enum PeopleWords {
    static let person = "Person"
    static let people = "People"
    static let movies = "All movies"
    static let series = "All series"

    static let knownFor = "Known for"
    static let credits = "Credits"
    static let noCredits = "No credits are known."

    static let castAndCrew = "Cast & crew"
    static let cast = "Cast"
    static let guests = "Guest stars"
    static let crew = "Crew"
    static let otherCrew = "Other crew"
    static let nobody = "No cast or crew"

    /// - Parameter problem: in a few words.
    static func noCredits(because problem: String) -> String { "The credits aren’t known yet. \(problem)." }

    static func castAndCrew(of title: String) -> String { "\(title), cast & crew" }
    static func nobody(of title: String) -> String { "No cast or crew is known for “\(title)”." }
    static func episodes(_ count: Int) -> String { CountText.count(count, "episode") }

    /// - Parameters:
    ///   - born: ISO 8601: a day, a month or a year.
    static func life(born: String?, died: String?) -> String? {
        switch (born.map(DateText.written), died.map(DateText.written)) {
        case (let born?, let died?): "\(born) – \(died)"
        case (let born?, nil): "Born \(born)"
        case (nil, let died?): "Died \(died)"
        case (nil, nil): nil
        }
    }
}
