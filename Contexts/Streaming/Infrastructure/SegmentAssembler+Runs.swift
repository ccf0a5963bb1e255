public import Containers
public import StreamingDomain

extension SegmentAssembler: SegmentAssembling {
    public init(_ assembly: SegmentAssembly) {
        let kind: Kind =
            switch assembly.kind {
            case .video(let origin): .video(origin: origin)
            case .audio(let firstFrame): .audio(firstFrame: firstFrame)
            }
        self.init(kind: kind, first: assembly.first, starts: assembly.starts, end: assembly.end)
    }
}
