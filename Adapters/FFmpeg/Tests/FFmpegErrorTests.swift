import FFmpegAdapter
import Testing

@Suite("Errors of ffmpeg")
struct FFmpegErrorTests {
    @Test(
        "The words of a failure are the same each time, and hold no path",
        arguments: [
            (
                "[mov,mp4 @ 0x557aa0e62e40] moov atom not found\nfile:/srv/A: B/x.mp4: Invalid data found when processing input\n",
                "The file is damaged or isn’t a movie."
            ), ("[a @ 0x1] [b @ 0x2] Broken", "ffmpeg: Broken"), ("", "ffmpeg could not read this file."),
            ("[a]", "ffmpeg could not read this file."),
            ("The picture is damaged.", "ffmpeg: The picture is damaged."),
        ])
    func words(reason: String, words: String) {
        #expect(FFmpegError.failed(reason: reason).description == words)
    }
}
