import Foundation
import LibraryApplication
import LibraryComposition
import LibraryDomain

/// What happens to two movies that take each other's name.
extension Household {
    /// Two movies that people see with all their files, none of them corrected or deleted.
    private func pair() async throws -> (Int, Int)? {
        try await scan([0, 1])
        var seen: [Int] = []
        for index in movies.indices where movies[index].correction == nil && !movies[index].contents.isEmpty {
            let places = movies[index].contents.values.compactMap(\.self)
            guard places.count == movies[index].contents.count, places.allSatisfy({ isPlugged[$0.disk] }) else { continue }
            let files = try await files(movies[index])
            for (content, file) in files where movies[index].ids[content] == nil { movies[index].ids[content] = file.id }
            if files.count == places.count { seen.append(index) }
        }
        guard seen.count > 1, let first = pick(seen), let second = pick(seen.filter { $0 != first }) else { return nil }
        return (first, second)
    }

    /// Between the two changes.
    private func meanwhile() async throws {
        if chance() { try await scan([0, 1]) }
        if chance() { try rebuild() }
        if chance() { try await scan([1, 0]) }
    }

    /// One movie is corrected to another that exists, and the correction is undone.
    func joinAndPart() async throws {
        guard let (one, other) = try await pair() else { return }
        let files = try await files(movies[one]).values.map(\.id)
        let name = movies[other].name
        let year = Int(name.suffix(5).dropLast())
        log.append("correct \(movies[one].name) to \(name)")
        try await library.service.correct(files, to: Correction(movie: String(name.prefix { $0 != "(" }.dropLast()), year: year))
        try await meanwhile()
        log.append("undo that")
        // One by one, or all at once.
        if chance() {
            for file in files { try await library.service.withdrawCorrections(of: [file]) }
        } else {
            try await library.service.withdrawCorrections(of: files)
        }
    }

    /// All files of a movie get the name of another one, and their own names again.
    func renameThereAndBack() async throws {
        guard let (one, other) = try await pair() else { return }
        let before = present(movies[one])
        var away: [(from: Place, to: Place)] = []
        for (_, place) in before {
            away.append((place, newPlace(of: movies[other].name, on: place.disk)))
            log.append("rename \(place) to \(away.last?.to.path ?? "") and back")
        }
        for (from, to) in away { try move(from, to: to) }
        try await meanwhile()
        for (from, to) in away {
            try move(to, to: from)
            if chance() { try await scan([from.disk]) }
        }
        try await scan([0, 1])
    }

    /// Two movies take each other's names, as after names that were given the wrong way around.
    func swapNames() async throws {
        guard let (one, other) = try await pair() else { return }
        let names = (movies[one].name, movies[other].name)
        for (index, name) in [(one, names.1), (other, names.0)] {
            for (content, place) in present(movies[index]) {
                let new = newPlace(of: name, on: place.disk)
                try move(place, to: new)
                movies[index].contents[content] = new
                log.append("rename \(place) to \(new)")
            }
            movies[index].name = name
        }
        try await scan(chance() ? [0, 1] : [1, 0])
    }
}
