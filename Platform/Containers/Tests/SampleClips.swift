import CoreDomain
import Foundation

/// Short movies in every supported format, made by ffmpeg once for each test run.
struct SampleClips: Sendable {
    /// One movie: its file name, and the ffmpeg arguments that make it. Files that later ones depend on come first.
    struct Clip: Sendable, CustomStringConvertible {
        var name: String
        var arguments: String
        /// Facts that ffprobe does not report.
        var duration: Double?
        /// Whether to blank the default durations that ffmpeg always writes.
        var hidesFrameRate = false
        /// Whether pictures have times before that of decoding: ffmpeg shows all of them later.
        var isShifted = false
        var description: String { name }
    }

    /// The clips stay in the temporary directory for the next run, named after their arguments.
    static let folder: Result<URL, any Error> = Result {
        let recipe = (all.map { $0.arguments + $0.name } + [srt, ass, chapters]).joined()
        let digest = StableHash.of(recipe)
        let temporary = FileManager.default.temporaryDirectory
        let folder = temporary.appending(path: "sample-clips-\(String(digest, radix: 36))")
        if FileManager.default.fileExists(atPath: folder.path) { return folder }
        let work = temporary.appending(path: "sample-clips-\(ProcessInfo.processInfo.processIdentifier)")
        try make(in: work)
        // Another test run may have been faster.
        if rename(work.path, folder.path) != 0 { try FileManager.default.removeItem(at: work) }
        return folder
    }

    private static func make(in folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(srt.utf8).write(to: folder.appending(path: "a.srt"))
        try Data(ass.utf8).write(to: folder.appending(path: "a.ass"))
        try Data(("WEBVTT\n\n" + srt.replacingOccurrences(of: ",", with: ".")).utf8).write(to: folder.appending(path: "a.vtt"))
        try Data(chapters.utf8).write(to: folder.appending(path: "chapters.txt"))
        try FFmpeg.run("ffmpeg", "-v error -y -f lavfi -i testsrc2=s=64x64:d=1 -frames:v 1 cover.png".words, in: folder)
        for clip in all {
            try FFmpeg.run("ffmpeg", "-v error -y \(clip.arguments) \(clip.name)".words, in: folder)
            if clip.hidesFrameRate { try hideFrameRate(folder.appending(path: clip.name)) }
        }
    }

    /// Makes a Void element of each DefaultDuration.
    private static func hideFrameRate(_ file: URL) throws {
        var bytes = [UInt8](try Data(contentsOf: file))
        for at in bytes.indices.dropLast(8) where bytes[at...].starts(with: [0x23, 0xE3, 0x83]) && (0x83...0x84).contains(bytes[at + 3]) {
            bytes.replaceSubrange(at..<at + 2, with: [0xEC, 0x80 | (bytes[at + 3] & 0x7F) + 2])
        }
        try Data(bytes).write(to: file)
    }

    static func path(_ name: String) throws -> String { try folder.get().appending(path: name).path }

    static let srt =
        "1\n00:00:00,500 --> 00:00:01,250\n<i>First</i> line\nsecond & third\n\n2\n00:00:02,000 --> 00:00:02,900\nÜmläute → 日本\n\n"
    static let ass = """
        [Script Info]
        ScriptType: v4.00+

        [V4+ Styles]
        Format: Name, Fontname, Fontsize
        Style: Default,Arial,20

        [Events]
        Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text
        Dialogue: 0,0:00:00.50,0:00:01.25,Default,,0,0,0,,{\\i1}First{\\i0} line\\Nsecond, third
        Dialogue: 0,0:00:02.00,0:00:02.90,Default,,0,0,0,,{\\p1}m 0 0 l 1 1{\\p0}Last

        """
    private static let chapters = """
        ;FFMETADATA1
        title=A Movie & Its Title
        [CHAPTER]
        TIMEBASE=1/1000
        START=0
        END=1200
        title=Opening
        [CHAPTER]
        TIMEBASE=1/1000
        START=1200
        END=3000
        title=Ünd so weiter

        """

    private static let picture = "-f lavfi -i testsrc2=s=192x108:r=24:d=3"
    private static let sound = "-f lavfi -i sine=f=440:r=48000:d=3"
    private static let x264 = "-c:v libx264 -preset ultrafast -g 12 -bf 2 -pix_fmt yuv420p"

    private static let hdr =
        "-pix_fmt yuv420p10le -c:v libx265 -preset ultrafast -x265-params log-level=none:keyint=24:colorprim=bt2020"

    static let all: [Clip] = [
        Clip(name: "h264.mp4", arguments: "\(picture) \(sound) -c:v libx264 -preset veryfast -g 12 -bf 2 -pix_fmt yuv420p -c:a aac -ac 2"),
        Clip(name: "faststart.mp4", arguments: "-i h264.mp4 -c copy -movflags +faststart"),
        Clip(name: "h264.mov", arguments: "-i h264.mp4 -c copy"),
        Clip(name: "h264.mkv", arguments: "-i h264.mp4 -c copy"),
        Clip(name: "front.mkv", arguments: "-i h264.mp4 -c copy -cues_to_front 1"),
        Clip(name: "clusters.mkv", arguments: "-i h264.mp4 -c copy -cluster_time_limit 300"),
        Clip(name: "fragmented.mp4", arguments: "-i h264.mp4 -c copy -movflags +frag_keyframe+empty_moov+default_base_moof"),
        Clip(name: "halffragmented.mp4", arguments: "-i h264.mp4 -c copy -movflags +frag_keyframe"),
        Clip(name: "longfragments.mp4", arguments: "-i h264.mp4 -c copy -movflags +empty_moov -frag_duration 1700000"),
        Clip(name: "indexed.mp4", arguments: "-i h264.mp4 -c copy -movflags +frag_keyframe+empty_moov+global_sidx+default_base_moof"),
        Clip(name: "dash.mp4", arguments: "-i h264.mp4 -c copy -movflags +dash+frag_keyframe+empty_moov"),
        Clip(name: "cut.mp4", arguments: "-ss 0.8 -i h264.mp4 -c copy"),
        Clip(name: "late.mp4", arguments: "-itsoffset 0.5 -i h264.mp4 -i h264.mp4 -map 0:v -map 1:a -c copy"),
        Clip(name: "cut.mkv", arguments: "-ss 1.1 -i h264.mp4 -c copy"),
        Clip(name: "hevc.mp4", arguments: "\(picture) -c:v libx265 -preset ultrafast -x265-params log-level=none:keyint=24 -tag:v hvc1"),
        Clip(name: "hevc.mkv", arguments: "-i hevc.mp4 -c copy"),
        Clip(
            name: "hdr.mkv",
            arguments:
                "\(picture) -c:v libx265 -preset ultrafast -pix_fmt yuv420p10le -x265-params log-level=none:colorprim=bt2020:transfer=smpte2084:colormatrix=bt2020nc"
        ),
        Clip(name: "hdr.mp4", arguments: "-i hdr.mkv -c copy"),
        Clip(name: "vp9.webm", arguments: "\(picture) \(sound) -c:v libvpx-vp9 -deadline realtime -cpu-used 8 -g 24 -c:a libopus -ac 2"),
        Clip(name: "vp9.mp4", arguments: "-i vp9.webm -c copy -strict -2"),
        Clip(name: "vp8.webm", arguments: "\(picture) \(sound) -c:v libvpx -deadline realtime -cpu-used 8 -g 24 -c:a libvorbis -ac 2"),
        Clip(name: "av1.webm", arguments: "-f lavfi -i testsrc2=s=96x64:r=12:d=2 -c:v libaom-av1 -cpu-used 8 -usage realtime -g 12"),
        Clip(name: "av1.mp4", arguments: "-i av1.webm -c copy"),
        Clip(name: "ac3.mkv", arguments: "-i h264.mp4 \(sound) -map 0:v -map 1:a -c:v copy -c:a ac3 -ac 6"),
        Clip(name: "ac3.mp4", arguments: "-i ac3.mkv -c copy"),
        Clip(name: "eac3.mp4", arguments: "-i h264.mp4 \(sound) -map 0:v -map 1:a -c:v copy -c:a eac3 -ac 6"),
        Clip(name: "eac3.mkv", arguments: "-i eac3.mp4 -c copy"),
        Clip(name: "timed.webm", arguments: "-i vp9.webm -map 0:v -c copy", hidesFrameRate: true),
        Clip(name: "timed.mkv", arguments: "-i h264.mp4 -c copy", hidesFrameRate: true),
        Clip(name: "timed24.mkv", arguments: "-f lavfi -i testsrc2=s=96x64:r=24000/1001:d=7 \(x264)", hidesFrameRate: true),
        Clip(
            name: "timedlive.webm",
            arguments: "-f lavfi -i testsrc2=s=96x64:r=50:d=2 -c:v libvpx -deadline realtime -cpu-used 8 -f webm -live 1",
            duration: 2, hidesFrameRate: true),
        Clip(name: "shortfragments.mp4", arguments: "-i h264.mp4 -c copy -movflags +empty_moov+default_base_moof -frag_duration 400000"),
        Clip(name: "delayed.mp4", arguments: "-i h264.mp4 -c copy -movflags +frag_keyframe+delay_moov+empty_moov"),
        Clip(name: "cmaf.mp4", arguments: "-i h264.mp4 -c copy -movflags +cmaf+frag_keyframe+empty_moov", isShifted: true),
        Clip(name: "smooth.ismv", arguments: "-i h264.mp4 -c copy", isShifted: true),
        Clip(
            name: "fragmentsof50.mp4",
            arguments: "-f lavfi -i testsrc2=s=96x64:r=50:d=3 \(x264) -movflags +frag_keyframe+empty_moov+global_sidx+default_base_moof"),
        Clip(
            name: "roles.mp4",
            arguments:
                "-i h264.mp4 -i a.srt -map 0:v -map 0:a -map 0:a -map 0:a -map 1 -map 1 -map 1 -c:v copy -c:a copy -c:s mov_text -disposition:a:1 comment -disposition:a:2 visual_impaired+descriptions -disposition:s:1 forced -disposition:s:2 hearing_impaired+captions"
        ),
        Clip(
            name: "roles.mkv",
            arguments:
                "-i h264.mp4 -i a.srt -map 0:v -map 0:a -map 0:a -map 0:a -map 1 -map 1 -map 1 -c copy -disposition:a:1 comment -disposition:a:2 visual_impaired -disposition:s:1 forced -disposition:s:2 hearing_impaired"
        ),
        Clip(name: "truehd.mkv", arguments: "\(sound) -c:a truehd -strict -2 -ac 6"),
        Clip(name: "truehd.mp4", arguments: "-i truehd.mkv -c copy -strict -2"),
        Clip(name: "truehd96.mp4", arguments: "\(sound) -c:a truehd -strict -2 -ac 2 -ar 96000"),
        Clip(name: "dts.mp4", arguments: "\(sound) -c:a dca -strict -2 -ac 6"),
        Clip(name: "dts44.mov", arguments: "\(sound) -c:a dca -strict -2 -ac 2 -ar 44100"),
        Clip(name: "vorbis.mp4", arguments: "\(sound) -c:a libvorbis -ac 1 -ar 44100"),
        Clip(name: "vorbis6.mp4", arguments: "\(sound) -c:a libvorbis -ac 6"),
        Clip(name: "mp3mono.mp4", arguments: "\(sound) -c:a libmp3lame -ar 22050 -ac 1"),
        Clip(name: "mp3mono.mov", arguments: "-i mp3mono.mp4 -c copy"),
        Clip(name: "mp3fragments.mp4", arguments: "-i mp3mono.mp4 -c copy -movflags +empty_moov -frag_duration 500000"),
        Clip(name: "mp2.mkv", arguments: "\(sound) -c:a mp2 -ac 1"),
        Clip(name: "ac3mono.mp4", arguments: "\(sound) -c:a ac3 -ac 1 -ar 32000"),
        Clip(name: "aac6.mp4", arguments: "\(sound) -c:a aac -ac 6 -ar 44100"),
        Clip(name: "aac8.m4a", arguments: "\(sound) -c:a aac -ac 8"),
        Clip(name: "opus6.mkv", arguments: "\(sound) -c:a libopus -ac 6"),
        Clip(name: "opus6.mp4", arguments: "-i opus6.mkv -c copy -strict -2"),
        Clip(name: "float.mov", arguments: "\(sound) -c:a pcm_f32le -ac 2"),
        Clip(name: "hlg.mp4", arguments: "\(picture) \(hdr):transfer=arib-std-b67:colormatrix=bt2020nc -tag:v hvc1"),
        Clip(name: "hlg.mkv", arguments: "-i hlg.mp4 -c copy"),
        Clip(
            name: "mastered.mp4",
            arguments:
                "\(picture) \(hdr):transfer=smpte2084:colormatrix=bt2020nc:master-display=G(13250,34500)B(7500,3000)R(34000,16000)WP(15635,16450)L(10000000,1):max-cll=1000,400"
        ),
        Clip(name: "mastered.mkv", arguments: "-i mastered.mp4 -c copy"),
        Clip(
            name: "pq.webm",
            arguments:
                "\(picture) -pix_fmt yuv420p10le -c:v libvpx-vp9 -deadline realtime -cpu-used 8 -g 24 -color_trc smpte2084 -color_primaries bt2020 -colorspace bt2020nc"
        ),
        Clip(name: "pq.mp4", arguments: "-i pq.webm -c copy -strict -2"),
        Clip(name: "h264pq.mp4", arguments: "\(picture) \(x264) -color_trc smpte2084 -color_primaries bt2020 -colorspace bt2020nc"),
        Clip(name: "h264pq.mkv", arguments: "-i h264pq.mp4 -c copy"),
        Clip(name: "mpeg2.mkv", arguments: "\(picture) -c:v mpeg2video -g 12 -vf setsar=64/45"),
        Clip(name: "mpeg2.mp4", arguments: "-i mpeg2.mkv -c copy"),
        Clip(
            name: "languages.mp4",
            arguments: "-i h264.mp4 -map 0:v -map 0:a -map 0:a -c copy -metadata:s:a:0 language=deu -metadata:s:a:1 language=chi"),
        Clip(name: "flac.mkv", arguments: "\(sound) -c:a flac -ar 44100 -ac 1"),
        Clip(name: "flac.mp4", arguments: "-i flac.mkv -c copy -strict -2"),
        Clip(name: "mp3.mp4", arguments: "\(sound) -c:a libmp3lame -ar 44100 -ac 2"),
        Clip(name: "mp3.mkv", arguments: "-i mp3.mp4 -c copy"),
        Clip(name: "opus.mp4", arguments: "-i vp9.webm -map 0:a -c copy -strict -2"),
        Clip(name: "alac.mov", arguments: "\(sound) -c:a alac -ac 2"),
        Clip(name: "alac.m4a", arguments: "-i alac.mov -c copy"),
        Clip(name: "pcm.mov", arguments: "-i h264.mp4 -c:v copy -c:a pcm_s24le"),
        Clip(name: "pcm.mkv", arguments: "\(sound) -c:a pcm_s16le"),
        Clip(name: "dts.mkv", arguments: "\(sound) -c:a dca -strict -2 -ac 6"),
        Clip(name: "mpeg4.mp4", arguments: "\(picture) -c:v mpeg4 -g 12 -bf 1"),
        Clip(name: "mpeg4.mkv", arguments: "-i mpeg4.mp4 -c copy"),
        Clip(name: "prores.mov", arguments: "-f lavfi -i testsrc2=s=96x64:r=12:d=1 -c:v prores_ks"),
        Clip(name: "anamorphic.mp4", arguments: "\(picture) \(x264) -vf setsar=4/3"),
        Clip(name: "anamorphic.mkv", arguments: "-i anamorphic.mp4 -c copy"),
        Clip(name: "rotated.mp4", arguments: "-i h264.mp4 -c copy -metadata:s:v rotate=90"),
        Clip(name: "turned.mov", arguments: "-i h264.mp4 -c copy -metadata:s:v rotate=270"),
        Clip(name: "upsidedown.mp4", arguments: "-i h264.mp4 -c copy -metadata:s:v rotate=180 -movflags +frag_keyframe+empty_moov"),
        Clip(name: "turnedwide.mp4", arguments: "-i anamorphic.mp4 -c copy -metadata:s:v rotate=90"),
        Clip(name: "narrow.mov", arguments: "\(picture) \(x264) -vf setsar=10/11"),
        Clip(name: "wide.m4v", arguments: "\(picture) \(x264) -vf setsar=32/27"),
        Clip(name: "plain.3gp", arguments: "-i h264.mp4 -c copy"),
        Clip(name: "square.mp4", arguments: "\(picture) \(x264) -vf setsar=0"),
        Clip(name: "codecshape.mp4", arguments: "-i square.mp4 -c copy -bsf:v h264_metadata=sample_aspect_ratio=16/11"),
        Clip(name: "codecshape.mkv", arguments: "-i codecshape.mp4 -c copy"),
        Clip(
            name: "hevcsquare.mp4",
            arguments: "\(picture) -vf setsar=0 -c:v libx265 -preset ultrafast -x265-params log-level=none:keyint=24 -tag:v hvc1"),
        Clip(name: "hevcshape.mp4", arguments: "-i hevcsquare.mp4 -c copy -tag:v hvc1 -bsf:v hevc_metadata=sample_aspect_ratio=12/11"),
        Clip(name: "mpeg4shape.mp4", arguments: "\(picture) -c:v mpeg4 -g 12 -vf setsar=12/11"),
        Clip(name: "mpeg4shape.mkv", arguments: "-i mpeg4shape.mp4 -c copy"),
        Clip(name: "vp9shape.webm", arguments: "\(picture) -vf setsar=8/9 -c:v libvpx-vp9 -deadline realtime -cpu-used 8 -g 24"),
        Clip(name: "chapters.mp4", arguments: "-i h264.mp4 -i chapters.txt -map 0 -map_metadata 1 -map_chapters 1 -c copy"),
        Clip(name: "chapters.mkv", arguments: "-i h264.mp4 -i chapters.txt -map 0 -map_metadata 1 -map_chapters 1 -c copy"),
        Clip(name: "chapters.mov", arguments: "-i h264.mp4 -i chapters.txt -map 0 -map_metadata 1 -map_chapters 1 -c copy"),
        Clip(
            name: "tracks.mkv",
            arguments:
                "-i h264.mp4 -i a.srt -i a.ass -i a.vtt -map 0:v -map 0:a -map 0:a -map 1 -map 2 -map 3 -c:v copy -c:a copy -c:s copy -metadata:s:a:0 language=ger -metadata:s:a:1 language=jpn -metadata:s:a:1 title=Kommentar -metadata:s:s:0 language=eng -metadata:s:s:1 language=fre -metadata:s:s:2 language=und -disposition:a:1 default -disposition:a:0 0 -disposition:s:0 forced -disposition:s:1 default -attach cover.png -metadata:s:t mimetype=image/png"
        ),
        Clip(name: "text.mp4", arguments: "-i h264.mp4 -i a.srt -map 0 -map 1 -c copy -c:s mov_text -metadata:s:s:0 language=ita"),
        Clip(
            name: "cover.mp4",
            arguments: "-i h264.mp4 -i cover.png -map 0 -map 1 -c copy -disposition:v:1 attached_pic -metadata title=Covered"),
        Clip(name: "cover.m4a", arguments: "-i alac.mov -i cover.png -map 0 -map 1 -c copy -disposition:v:0 attached_pic"),
        Clip(name: "live.mkv", arguments: "-i h264.mp4 -c copy -f matroska -live 1", duration: 3),
        Clip(name: "live.webm", arguments: "-i vp9.webm -c copy -f webm -live 1", duration: 3),
        Clip(name: "pipe.mkv", arguments: "-i h264.mp4 -i a.srt -map 0 -map 1 -c copy -f matroska -seekable 0", duration: 3),
        Clip(name: "nocues.mkv", arguments: "-i h264.mp4 -c copy -write_crc32 0 -reserve_index_space 10"),
    ]
}

extension String {
    var words: [String] { split(separator: " ").map(String.init) }
}
