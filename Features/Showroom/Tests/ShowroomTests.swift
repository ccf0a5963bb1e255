import Flow
import Foundation
import HTML
import ShowroomFeature
import Testing

@Suite("Showroom")
struct ShowroomTests {
    @Test("A switch switches, a scan advances and begins again, a toast comes and is undone")
    func reduce() {
        let feature = ShowroomFeature()
        var state = ShowroomFeature.State()
        _ = feature.reduce(into: &state, .intent(.toggle))
        #expect(!state.isOn)
        let steps = (0..<5).map { _ in
            _ = feature.reduce(into: &state, .intent(.advance))
            return (state.progress * 10).rounded() / 10
        }
        #expect(steps == [0.6, 0.8, 1, 0, 0.2])
        _ = feature.reduce(into: &state, .intent(.showToast))
        #expect(state.toast == 1)
        _ = feature.reduce(into: &state, .intent(.undo))
        #expect(state.toast == nil)
    }

    @Test("The page is light, and no title becomes markup")
    func page() {
        let page = htmlString(ShowroomView(state: .init()))
        #expect(page.utf8.count < 150_000)
        #expect(page.components(separatedBy: "viewBox=\"0 0 600 900\"").count > 15)
        #expect(!page.contains("<Script>"))
        #expect(page.contains("&lt;Script&gt; &amp; &quot;Quote&quot;"))
    }

    @Test("The links at the top lead to the parts of the page")
    func parts() {
        let page = htmlString(ShowroomView(state: .init()))
        let links = page.matches(of: /href="#([a-z]+)"/).map { String($0.1) }
        #expect(links.count > 5)
        for link in links { #expect(page.contains("id=\"\(link)\"")) }
    }
}
