extension SampleText {
    static let series2019ToNow = SampleText(
        #"""
        # Chernobyl | 2019-2019
        id chernobyl
        genres Drama, History
        minutes 66
        countries US, GB
        languages en
        creators Craig Mazin
        cast Jared Harris as Valery Legasov; Stellan Skarsgård as Boris Shcherbina; Emily Watson as Ulana Khomyuk; Jessie Buckley as Lyudmilla Ignatenko; Paul Ritter as Anatoly Dyatlov; Adam Nagaitis as Vasily Ignatenko
        seasons 5 in 2019
        imdb tt7366338
        tmdb 87108
        like dark, the-civil-war
        line A reactor explodes, and those who tell the truth about it have more than radiation to fear.

        # Squid Game | 오징어 게임 | 2021-2025
        id squid-game
        genres Action, Drama, Mystery
        minutes 55
        countries KR
        languages ko
        creators Hwang Dong-hyuk
        cast Lee Jung-jae as Seong Gi-hun; Park Hae-soo as Cho Sang-woo; Jung Ho-yeon as Kang Sae-byeok; O Yeong-su as Oh Il-nam; Heo Sung-tae as Jang Deok-su; Anupam Tripathi as Abdul Ali; Wi Ha-joon as Hwang Jun-ho; Lee Byung-hun as The Front Man
        seasons 9 in 2021, 7 in 2024, 6 in 2025
        imdb tt10919420
        tmdb 93405
        like 3-percent, severance
        line Hundreds of people in debt play children's games for a fortune, and to lose is to die.

        # Arcane | 2021-2024
        id arcane
        genres Action, Adventure, Animation, Fantasy
        minutes 41
        countries FR, US
        languages en
        creators Christian Linke, Alex Yee
        cast Hailee Steinfeld as Vi; Ella Purnell as Jinx; Kevin Alejandro as Jayce; Katie Leung as Caitlyn; Harry Lloyd as Viktor; Jason Spisak as Silco; Toks Olagundoye as Mel
        seasons 9 in 2021, 9 in 2024
        imdb tt11126994
        tmdb 94605
        like avatar-the-last-airbender, neon-genesis-evangelion
        line Two sisters end up on opposite sides of a shining city and the dark one beneath it.

        # Severance | 2022-
        id severance
        genres Drama, Mystery, Science Fiction
        minutes 50
        countries US
        languages en
        creators Dan Erickson
        cast Adam Scott as Mark Scout; Britt Lower as Helly; Zach Cherry as Dylan; John Turturro as Irving; Tramell Tillman as Seth Milchick; Christopher Walken as Burt Goodman; Patricia Arquette as Harmony Cobel; Jen Tullock as Devon; Dichen Lachman as Ms. Casey
        seasons 9 in 2022, 10 in 2025
        imdb tt11280740
        tmdb 95396
        like dark, the-twilight-zone
        line The staff of one floor remember nothing of their lives outside, and outside nothing of their work.

        # Andor | 2022-2025
        id andor
        genres Action, Adventure, Drama, Science Fiction
        minutes 45
        countries US
        languages en
        creators Tony Gilroy
        cast Diego Luna as Cassian Andor; Stellan Skarsgård as Luthen Rael; Genevieve O'Reilly as Mon Mothma; Denise Gough as Dedra Meero; Kyle Soller as Syril Karn; Adria Arjona as Bix Caleen; Fiona Shaw as Maarva Andor
        seasons 12 in 2022, 12 in 2025
        imdb tt9253284
        tmdb 83867
        like firefly, star-trek, chernobyl
        line A thief who wants to be left alone becomes, step by step, part of a rebellion.

        # Frieren: Beyond Journey's End | 葬送のフリーレン | 2023-
        id frieren-beyond-journeys-end
        genres Adventure, Animation, Drama, Fantasy
        minutes 24
        countries JP
        languages ja
        creators Keiichiro Saito
        cast Atsumi Tanezaki as Frieren; Kana Ichinose as Fern; Chiaki Kobayashi as Stark; Nobuhiko Okamoto as Himmel
        imdb tt22248376
        tmdb 209867
        like avatar-the-last-airbender, over-the-garden-wall
        line An elf who lives for a thousand years tries to understand the short-lived friends she has lost.

        # Shōgun | 2024-
        id shogun
        genres Adventure, Drama, History, War
        minutes 60
        countries US
        languages ja, en
        creators Rachel Kondo, Justin Marks
        cast Hiroyuki Sanada as Yoshii Toranaga; Cosmo Jarvis as John Blackthorne; Anna Sawai as Toda Mariko; Tadanobu Asano as Kashigi Yabushige; Takehiro Hira as Ishido Kazunari; Fumi Nikaido as Ochiba no Kata
        seasons 10 in 2024
        imdb tt2788316
        tmdb 126308
        like nirvana-in-fire, andor
        line An English pilot is washed ashore in Japan and becomes a piece in the game of a patient lord.

        # The Eternaut | El Eternauta | 2025-
        id the-eternaut
        genres Drama, Science Fiction
        minutes 55
        countries AR
        languages es
        creators Bruno Stagnaro
        cast Ricardo Darín as Juan Salvo; César Troncoso as Alfredo Favalli; Carla Peterson as Elena; Andrea Pietra as Ana
        seasons 6 in 2025
        like 3-percent, chernobyl, dark
        line After a deadly snowfall over Buenos Aires, a group of friends learns to fight together.
        """#)
}
