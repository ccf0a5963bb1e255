import FFmpegAdapter

/// The containers and codecs of the sample library.
enum Recipe: Sendable, CaseIterable {
    case mp4
    /// H.264 and AAC with timed text inside.
    case mp4WithText
    /// Two sound tracks, chapters and two text subtitles.
    case matroskaRich
    case matroskaHEVC
    /// H.264 and FLAC.
    case matroskaLossless
    case webM
    case av1
    case transportStream
    case avi

    var fileExtension: String {
        switch self {
        case .mp4, .mp4WithText, .av1: "mp4"
        case .matroskaRich, .matroskaHEVC, .matroskaLossless: "mkv"
        case .webM: "webm"
        case .transportStream: "ts"
        case .avi: "avi"
        }
    }

    var soundTracks: Int { self == .matroskaRich ? 2 : 1 }
    /// Whether the movie's subtitles go into the file.
    var embedsSubtitles: Bool { self == .matroskaRich || self == .mp4WithText }

    var video: [Argument] {
        switch self {
        case .mp4, .mp4WithText, .matroskaRich, .matroskaLossless, .transportStream:
            [
                .option("-c:v", "libx264"), .option("-preset", "ultrafast"),
                .option("-x264-params", "cabac=1:8x8dct=1:aq-mode=1:deblock=0,0"), .option("-crf", 24),
                .option("-g", 48), .option("-keyint_min", 24),
            ]
        case .matroskaHEVC:
            [
                .option("-c:v", "libx265"), .option("-preset", "ultrafast"), .option("-crf", 25),
                .option("-x265-params", "log-level=none:keyint=48"),
            ]
        case .webM:
            [
                .option("-c:v", "libvpx-vp9"), .option("-deadline", "realtime"), .option("-cpu-used", 8), .option("-row-mt", 1),
                .option("-b:v", "1000k"), .option("-g", 48),
            ]
        case .av1:
            [.option("-c:v", "libsvtav1"), .option("-preset", 12), .option("-crf", 38), .option("-g", 48)]
        case .avi:
            [.option("-c:v", "mpeg4"), .option("-q:v", 4), .option("-g", 48), .option("-vtag", "XVID")]
        }
    }

    var audio: [Argument] {
        switch self {
        case .mp4, .mp4WithText, .matroskaRich, .av1: [.option("-c:a", "aac"), .option("-b:a", "128k")]
        case .matroskaHEVC: [.option("-c:a", "ac3"), .option("-b:a", "192k")]
        case .matroskaLossless: [.option("-c:a", "flac")]
        case .webM: [.option("-c:a", "libopus"), .option("-b:a", "96k")]
        case .transportStream: [.option("-c:a", "mp2"), .option("-b:a", "192k")]
        case .avi: [.option("-c:a", "libmp3lame"), .option("-b:a", "128k")]
        }
    }

    /// The number of samples in an encoder frame. The graph splits the sound accordingly: the first frame from
    /// it could otherwise be shorter, and strict encoders reject that.
    var samplesPerFrame: Int {
        switch self {
        case .mp4, .mp4WithText, .matroskaRich, .av1: 1024
        case .matroskaHEVC: 1536
        case .matroskaLossless: 4608
        case .webM: 960
        case .transportStream, .avi: 1152
        }
    }

    var container: [Argument] {
        switch self {
        case .mp4, .mp4WithText, .av1: [.option("-movflags", "+faststart"), .option("-f", "mp4")]
        case .matroskaRich, .matroskaHEVC, .matroskaLossless: [.option("-f", "matroska")]
        case .webM: [.option("-f", "webm")]
        case .transportStream: [.option("-f", "mpegts")]
        case .avi: [.option("-f", "avi")]
        }
    }

    var subtitles: [Argument] {
        switch self {
        case .matroskaRich: [.option("-c:s", "subrip")]
        case .mp4WithText: [.option("-c:s", "mov_text")]
        default: []
        }
    }
}
