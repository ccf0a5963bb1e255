import StreamingDomain

extension FilterGraph {
    /// Pictures of the wanted size: upright, whole, with square pixels, standard dynamic range and at most 60 a second (66, as times are often
    /// rounded to milliseconds).
    static func pictures(_ video: EncodingJob.Video, preroll: Int, _ choice: EncoderChoice) -> FilterGraph {
        let skip: FilterGraph = preroll > 0 ? "trim=start=\(preroll)," : ""
        let isTurned = video.rotation == 90 || video.rotation == 270
        let (width, height) = isTurned ? (video.height, video.width) : (video.width, video.height)
        return """
            \(skip)yadif=deint=interlaced,select='isnan(prev_selected_t)+gte(t-prev_selected_t,1/66)',\
            scale=\(width):\(height):flags=bicubic:out_range=tv,\(tones(video.range, choice.mapsTones))\(turn(video.rotation))setsar=1
            """
    }

    /// Maps a high dynamic range to the standard one; followed by other filters.
    ///
    /// Without `zscale`, a curve for brightness replaces it (PQ decoded, compressed by Reinhard's formula with white at 10,000 cd/m², encoded
    /// with a gamma of 2.2), HLG stays as it was made to be watched on such screens, and colours keep their primaries, which players know.
    static func tones(_ range: String?, _ isExact: Bool) -> FilterGraph {
        switch (range, isExact) {
        case ("PQ", true): "zscale=tin=smpte2084:\(linear),"
        case ("HLG", true): "zscale=tin=arib-std-b67:\(linear),"
        case ("PQ", false):
            """
            format=yuv420p,lutyuv=y='st(0,pow(clip((val-16)/219,0,1),1/78.84375));\
            st(1,100*pow(max(ld(0)-0.8359375,0)/(18.8515625-18.6875*ld(0)),6.277394636));\
            clip(16+219*pow(min(1,ld(1)*(1+ld(1)/10000)/(1+ld(1))),1/2.2),16,235)',setparams=color_trc=bt709,
            """
        case ("HLG", false): "setparams=color_trc=bt709,"
        default: ""
        }
    }

    private static let linear: FilterGraph = """
        pin=bt2020:min=bt2020nc:t=linear:npl=100,format=gbrpf32le,zscale=p=bt709,tonemap=tonemap=hable:desat=0,\
        zscale=t=bt709:m=bt709:r=tv,format=yuv420p
        """

    /// A subtitle of pictures over the movie's. Those of Blu-rays are made for 16:9 and square pixels, and keep their shape at the lower edge
    /// of pictures without black bars. Those of DVDs and broadcasts are stretched like their pictures.
    static func drawing(_ subtitle: Int, on pictures: FilterGraph, _ video: EncodingJob.Video, _ choice: EncoderChoice) -> FilterGraph {
        """
        [0:V:0]\(pictures),format=yuv420p[p];\
        [0:s:\(Swift.max(0, subtitle))]scale=w=\(video.width):h='if(gte(iw,1280),\(video.width)*ih/iw,\(video.height))'[s];\
        [p][s]overlay=x=0:y=H-h:eof_action=pass,\(choice.pixels)[v]
        """
    }
}
