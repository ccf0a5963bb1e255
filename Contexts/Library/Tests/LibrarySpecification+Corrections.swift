import CoreDomain
import Foundation
import LibraryDomain
import Testing

extension LibrarySpecification {
    private static func corrected(_ number: Int, _ correction: Correction, at day: Double = 1, content: Int? = nil) -> CorrectedFile {
        CorrectedFile(
            file: id(number), correction: correction, correctedAt: self.day(day),
            place: .init(library: home, path: RelativePath("Folder/\(number).mp4"), content: id(content ?? number), size: 1_000))
    }

    static let corrections = [
        LibrarySpecification(
            "Corrections come back as they were saved, the newest first",
            { store in
                let all = [
                    corrected(1, try Correction(movie: "Heat", year: 1995, address: "tmdb-949"), at: 1),
                    corrected(2, try Correction(movie: "Heat", year: nil), at: 2),
                    corrected(3, try Correction(series: "Dark", year: 2017, address: "tvdb-5"), at: 3),
                    corrected(4, try Correction(episode: 1, to: 3, season: 0, of: "Dark", address: "tt0000007"), at: 4),
                    corrected(5, try Correction(episode: 7, season: 2), at: 5),
                ]
                #expect(try await store.save(all) == 5)
                #expect(try await store.corrections() == all.reversed())
                #expect(try await store.corrections(limit: 2) == [all[4], all[3]])
                #expect(try await store.corrections(of: [id(1), id(9)]) == [id(1): all[0]])
                let other = corrected(1, try Correction(movie: "Ronin", year: 1998), at: 6)
                #expect(try await store.save([other]) > 0)
                #expect(try await store.corrections(limit: 1) == [other])
            }),
        LibrarySpecification(
            "A correction is withdrawn by its file or by the content of the file",
            { store in
                let same = try Correction(movie: "Heat", year: nil)
                _ = try await store.save([corrected(1, same), corrected(2, same, content: 1), corrected(3, same)])
                #expect(try await store.removeCorrections(of: [id(1), id(8)]) == 2)
                #expect(try await store.corrections().map(\.file) == [id(3)])
                #expect(try await store.removeCorrections(of: [id(1)]) == 0)
            }),
        LibrarySpecification(
            "A scan visits the directories where a correction is new, different or withdrawn, and no others",
            { store in
                let heat = try Correction(movie: "Heat", year: nil)
                let ronin = try Correction(movie: "Ronin", year: nil)
                var files = (1...4).map { file($0, of: 1, at: "Folder \($0)/a.mp4") }
                (files[1].correction, files[2].correction) = (heat.digest, heat.digest)
                var batch = ScanBatch(folder: home)
                batch.files = files
                _ = try await store.save(batch)
                func visited(_ corrections: [CorrectedFile]) async throws -> [String] {
                    try await store.directoriesToCorrect(corrections, of: home).map(\.text).sorted()
                }
                #expect(try await visited([]) == ["Folder 2", "Folder 3"])
                #expect(try await visited([corrected(2, heat), corrected(3, heat)]) == [])
                #expect(try await visited([corrected(1, heat), corrected(2, heat), corrected(3, ronin)]) == ["Folder 1", "Folder 3"])
                #expect(try await visited([corrected(2, heat), corrected(9, heat)]) == ["Folder"], "A file without a title")
                #expect(try await store.directoriesToCorrect([corrected(1, heat)], of: "Other").isEmpty)
            }),
    ]
}
