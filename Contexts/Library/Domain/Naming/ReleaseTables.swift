/// Words of release names by meaning. Two or three words that belong together (`web dl`) may be joined by any separator.
enum ReleaseTables {
    static let resolutions: [String: String] = [
        "240p": "240p", "360p": "360p", "540p": "540p", "480p": "480p", "480i": "480p", "576p": "576p", "576i": "576p", "720p": "720p",
        "720i": "720p", "1080p": "1080p", "1o8op": "1080p", "1o80p": "1080p", "72op": "720p",
        "1080i": "1080p", "1440p": "1440p", "2160p": "2160p", "4320p": "4320p", "4k": "2160p", "uhd": "2160p", "ultrahd": "2160p",
        "8k": "4320p",
    ]

    /// Sources that no title uses as a word.
    static let sources = """
        bluray,blu ray,bluraymux,bdrip,bd rip,brrip,br rip,bdremux,bd remux,bdmux,brmux,remux,bdiso,bd25,bd50,bd66,hddvd,hd dvd
        webdl,web dl,webrip,web rip,webdlrip,web dlrip,webcap,web cap,webhd,webuhd,webmux,dlmux,hdtv,hd tv,hdtvrip,hdtvmux,ahdtv,uhdtv,ldtv,pdtv,sdtv
        dsr,dsrip,dthrip,dvbrip,dvb rip,tvrip,tv rip,satrip,iptvrip,vodrip,vod rip,ppvrip,dvdrip,dvd rip,dvdscr,dvd scr,dvdscreener,bdscr
        screener,dvdr,dvd r,dvd5,dvd9,dvdremux,dvdmux,hdrip,hd rip,microhd,uhdrip,hdlight,hdcam,hd cam,camrip,hdts,hd ts,hdtc,telesync,telesynch,t3lesync,tel3sync,t3l3sync,bdr,telecine
        tcrip,tsrip,tc rip,ts rip,predvd,pre dvd,predvdrip,predvd rip,hdcamrip,hqcam,hqcamrip,webscr,webscreener,r5,r6,vcdrip,svcd,scr,hdscr
        full movie,full film,ganzer film,film complet,película completa,pelicula completa,filme completo,film completo
        vhsrip,vhs rip,vhs,dmrip,dvd full,dvdfull,workprint,hdc,dvb,dvdivx,repack,rerip
        """

    static let codecs = """
        x264,x 264,x265,x 265,h264,h 264,h265,h 265,h262,h263,hevc,hevc10,xvid,divx,mpeg2,mpeg4,10bit,10 bit,8bit,8 bit,12bit,8bits,10bits
        hi10,hi10p,mp4,mkv,wmv,m4v,vp8,vp9,hdr,hdr10,hdr10plus,hdr10+,hlg,dovi,dolby vision,nvenc,vc1,avchd,dxva,ma10p,hfr,vc 1,mpeg 2,mpeg 4,2k
        """

    static let audio = """
        aac,ac3,ac3d,eac3,ddp,ddpa,dts,dts hd,dtshd,dts es,dtses,dts x,dtsx,dtsma,dtshdma,dd ex,ddex,truehd,true hd,atmos,dolby atmos,flac
        lpcm,dual audio,dual áudio,dualaudio,master audio,multi audio
        """

    /// Audio and picture languages as release groups write them, and subtitles.
    static let languages = """
        truefrench,true french,subfrench,sub french,subforced,vostfr,vost,vostf,vostfr,multi,multisub,multisubs,multi subs,dublado,dubbed
        ensubbed,nordicsubs,nordic subs,nordicsub,swesubs,norsubs,finsubs,dksubs,custom subs,legendado,legendas,legenda,pt br,ptbr,fansub,fastsub,swesub,swe sub,nlsubs,nlsub,nl subs,hebsubs,hebsub,engsubs,eng sub,eng subs,en sub,sub ita,esubs,esub
        subbed,vosta,sub español,sub espanol,sub esp,audio latino,gerjapdub,gerdub,gersub,engdub,english dub,english subtitles,english subs,subtitulado,msubs,hardsub,softsub,hardsubbed,doublage
        dabing,lektor pl,dubbing pl,napisy pl,titulky,lostfilm,newstudio,alexfilm,coldfilm,baibako,novafilm,anilibria,anidub,amedia,hdrezka,rezka,big5,chs,cht
        """

    static let sizes = ["kb", "mb", "gb", "tb", "kbps", "mbps", "kbit", "mbit", "mbits", "kbits", "fps", "hz", "khz", "ch"]

    /// Words of releases that also occur in titles: they count after a year and directly before a word of the tables above.
    static let tags = """
        ger,fre,hun,jpn,kor,ukr,spa,esp,hin,web,dvd,bd,avc,av1,mp3,opus,pcm,dd,uhdbd,hd,fhd,sd,sdr,fullhd,full hd,proper,internal,int,limited,stv,docu
        doku,nfofix,dirfix,prooffix,samplefix,readnfo,read nfo,colorized,colorised,colourised,upscaled,upscale,ai upscale,ai upscaled,ai enhanced,mux,avi,ita,eng,rus
        ntsc,pal,ppv,preair,unaired,vff,vfq,vfi,vf2,vof,vfb,vf,dl,ml,dual,oar,ws,fs,ld,md,hc,hq,lq,г,amzn,dsnp,hmax,hulu,atvp,pcok,netflix
        nf,itunes,3d,hsbs,sbs,hou,ou,htab,tab,mvc,2d,open matte,matte,p010,mhd,integrale,intégrale,obfuscated,subs,sub,hardcoded,custom,plsub,pldub,bw,türkçe,dublaj,altyazılı,altyazi,vietsub
        """

    /// Ordinary words, and abbreviations of two letters: only after a year, or in capitals.
    static let rare = """
        festival,retail,hybrid,nordic,audio,cam,ts,tc,max,ma,hra,line,real,final,proof,fix,convert,converted,complete,documentary,pl,it,es,us,uk,eu,ml,vo,cc,om,it,en,fr,de
        ru,pt,nl,se,h,264,265,480,720,1080,2160,5,1,7,2,0,6,8,dv,hdlite,mic,sample,ita,eng,rus,ger,deu,fre,fra,spa,esp,por,hun,pol,cze,cz,ukr,jpn,jap,kor,chi,hin
        tam,tel,swe,nor,dan,fin,tur,ara,heb,gre,dub,nosub,cd,ova,anime,tv,bdmv,gb,raw,lat,sk,tr
        \(broadcasters)
        """

    /// Broadcasters and services, as release groups abbreviate them before the source.
    static let broadcasters = """
        cbs,nbc,abc,cw,hbo,amc,pbs,bbc,itv,all4,stan,dtv,dsnp,cr,pmtp,sho,starz,stz,vudu,pck,crav,cbc,ip,my5,uktv,ufc,viki
        vrv,cc,dscp,natg,syfy,tbs,tlc,tnt,usan,vh1,roku,tubi,mubi,itv1,ch4,ard,zdf,arte,orf,srf,rtl,vox,tf1,m6,rai,tvn,nhk,atx
        zee5,mycanal,canal,skysho,hotstar,sonyliv,dsny,itvx,pathe,viaplay,videoland,rakutentv
        bs11,tver,abema,ntv,iqiyi,iq,bili,wetv,viu,crunchyroll,funi,hidive,adn,wakanim,baha,movistar,atres,rtve,skst,joyn,tvnow
        """

    /// Names of languages in full; those of two and three letters are in `rare`.
    static let languageNames = """
        english,french,german,spanish,italian,portuguese,dutch,flemish,swedish,norwegian,danish,finnish,polish,czech,hungarian,romanian,russian
        ukrainian,turkish,greek,hebrew,arabic,hindi,tamil,telugu,korean,japanese,chinese,mandarin,cantonese,thai,catalan,castellano,espanol
        español,latino,deutsch,francais,français,italiano,swissgerman,vietnamese,bengali,malayalam,kannada,marathi,punjabi,gujarati,urdu,serbian,croatian
        icelandic,persian,farsi,bulgarian,slovak,slovenian,bosnian,macedonian,albanian,estonian,latvian,lithuanian,tagalog,filipino
        indonesian,brazilian,česky,český,cesky,slovensky,magyar,magyarul,polski,dansk,norsk,svenska,suomi,nederlands,português
        """
}
