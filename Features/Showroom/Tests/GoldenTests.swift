import FlowTesting
import HTML
import Testing

@testable import ShowroomFeature

@Suite("Golden showroom")
struct GoldenTests {
    @Test("Each part of the page", arguments: ShowroomPart.allCases)
    func parts(part: ShowroomPart) throws {
        try expectGolden("\(part)", htmlString(ShowroomSamples(part: part, state: .init())))
    }

    @Test("What the switches and the toast change")
    func states() throws {
        var state = ShowroomFeature.State()
        (state.isOn, state.progress, state.toast) = (false, 1, 1)
        for part in [ShowroomPart.buttons, .forms, .states] {
            try expectGolden("\(part)-changed", htmlString(ShowroomSamples(part: part, state: state)))
        }
    }
}
