import CoreDomain
import Foundation

/// Longer movies for segments, and oddities of them, made by ffmpeg once.
enum RemuxClips {
    static let folder: Result<URL, any Error> = Result {
        let digest = StableHash.of(all.map { $0.arguments + $0.name }.joined())
        let temporary = FileManager.default.temporaryDirectory
        let folder = temporary.appending(path: "remux-clips-\(String(digest, radix: 36))")
        if FileManager.default.fileExists(atPath: folder.path) { return folder }
        let work = temporary.appending(path: "remux-clips-\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
        for clip in all { try FFmpeg.run("ffmpeg", "-v error -y \(clip.arguments) \(clip.name)".words, in: work) }
        // Another test run may have been faster.
        if rename(work.path, folder.path) != 0 { try FileManager.default.removeItem(at: work) }
        return folder
    }

    static func path(_ name: String) throws -> String { try folder.get().appending(path: name).path }

    private static let picture = "-f lavfi -i testsrc2=s=96x64:r=24:d=20"
    private static let sound = "-f lavfi -i sine=f=440:r=48000:d=20"
    private static let open = "-x264-params keyint=36:min-keyint=36:scenecut=0:bframes=4:b-pyramid=normal:open-gop=1"
    private static let plain = "-c:v libx264 -preset veryfast -pix_fmt yuv420p"

    static let all: [(name: String, arguments: String)] = [
        ("open.mp4", "\(picture) \(sound) \(plain) \(open) -c:a aac -aac_pns 0 -ac 2"),
        ("closed.mp4", "\(picture) \(sound) \(plain) -g 60 -bf 3 -c:a aac -aac_pns 0 -ac 2"),
        ("closed.mkv", "-i closed.mp4 -c copy"),
        ("closedcut.mp4", "-ss 7.3 -i closed.mp4 -c copy"),
        ("closedlate.mkv", "-i closed.mp4 -itsoffset 6.5 -i closed.mp4 -map 0:v -map 1:a -c copy"),
        ("closedfragments.mp4", "-i closed.mp4 -c copy -movflags +frag_keyframe+empty_moov+default_base_moof"),
        ("open.mkv", "-i open.mp4 -c copy"),
        ("clusters.mkv", "-i open.mp4 -c copy -cluster_time_limit 900"),
        ("fragments.mp4", "-i open.mp4 -c copy -movflags +frag_keyframe+empty_moov+default_base_moof"),
        ("cut.mp4", "-ss 7.3 -i open.mp4 -c copy"),
        ("cut.mkv", "-ss 7.3 -i open.mp4 -c copy"),
        ("late.mp4", "-itsoffset 7 -i open.mp4 -i open.mp4 -map 0:v -map 1:a -c copy"),
        ("latesound.mkv", "-i open.mp4 -itsoffset 6.5 -i open.mp4 -map 0:v -map 1:a -c copy"),
        ("latesound.mp4", "-i open.mp4 -itsoffset 6.5 -i open.mp4 -map 0:v -map 1:a -c copy"),
        ("shortsound.mkv", "-i open.mp4 -t 7 -i open.mp4 -map 0:v -map 1:a -c copy"),
        ("gap.mkv", "\(picture) \(sound) \(plain) \(open) -af aselect='not(between(t,5,13))' -c:a ac3 -ac 2"),
        ("gap.mp4", "-i gap.mkv -c copy"),
        ("vfr.mp4", "\(picture) \(plain) -g 30 -vf select='not(mod(n,3))+between(n,100,200)' -fps_mode vfr"),
        ("vfr.mkv", "-i vfr.mp4 -c copy"),
        ("ntsc.mkv", "-f lavfi -i testsrc2=s=96x64:r=30000/1001:d=20 \(sound) \(plain) -g 60 -c:a libmp3lame -ar 44100"),
        (
            "hevc.mp4",
            "\(picture) \(sound) -c:v libx265 -preset ultrafast -x265-params log-level=none:keyint=48:open-gop=1:bframes=4 -tag:v hev1 -c:a eac3 -ac 6"
        ),
        ("hevc.mkv", "-i hevc.mp4 -c copy"),
        ("vp9.webm", "\(picture) \(sound) -c:v libvpx-vp9 -deadline realtime -cpu-used 8 -g 60 -c:a libopus -ac 2"),
        ("vp9.mp4", "-i vp9.webm -c copy -strict -2"),
        ("long.mp4", "\(picture) \(plain) -g 999 -keyint_min 999 -sc_threshold 0"),
        ("one.mp4", "-f lavfi -i testsrc2=s=96x64:r=24 -frames:v 1 \(plain)"),
        ("one.mkv", "-i one.mp4 -c copy"),
        ("flac.mkv", "\(picture) \(sound) \(plain) -g 48 -c:a flac -ac 2"),
        ("flac24.mkv", "\(sound) -c:a flac -ac 2 -sample_fmt s32 -bits_per_raw_sample 24"),
        ("flac.mp4", "-i flac.mkv -c copy -strict -2"),
        ("sound.m4a", "\(sound) -c:a aac -ac 2"),
        ("sound.mka", "\(sound) -c:a libopus -ac 2"),
    ]
}
