extension SampleText {
    static let movies1950To1955 = SampleText(
        #"""
        # Sunset Boulevard | 1950
        id sunset-boulevard
        genres Drama
        minutes 110
        countries US
        languages en
        directors Billy Wilder
        writers Charles Brackett, Billy Wilder, D. M. Marshman Jr.
        cast William Holden as Joe Gillis; Gloria Swanson as Norma Desmond; Erich von Stroheim as Max von Mayerling; Nancy Olson as Betty Schaefer
        imdb tt0043014
        tmdb 599
        like all-about-eve, mulholland-drive, double-indemnity
        line A writer in debt hides in the house of a forgotten star of silent movies who plans her return.

        # All About Eve | 1950
        id all-about-eve
        genres Drama
        minutes 138
        countries US
        languages en
        directors Joseph L. Mankiewicz
        writers Joseph L. Mankiewicz
        cast Bette Davis as Margo Channing; Anne Baxter as Eve Harrington; George Sanders as Addison DeWitt; Celeste Holm as Karen Richards; Thelma Ritter as Birdie Coonan; Marilyn Monroe as Miss Caswell
        imdb tt0042192
        like sunset-boulevard, all-about-my-mother
        line A modest admirer becomes indispensable to a great actress of Broadway, step by step.

        # Rashomon | 羅生門 | 1950
        id rashomon
        genres Crime, Drama, Mystery
        minutes 88
        countries JP
        languages ja
        directors Akira Kurosawa
        writers Akira Kurosawa, Shinobu Hashimoto
        cast Toshiro Mifune as Tajomaru; Machiko Kyo as Masako Kanazawa; Masayuki Mori as Takehiro Kanazawa; Takashi Shimura as The Woodcutter; Minoru Chiaki as The Priest
        imdb tt0042876
        tmdb 548
        like seven-samurai, ugetsu, a-separation
        line Four people tell what happened in a forest, and no two stories agree.

        # Los Olvidados | 1950
        id los-olvidados
        genres Crime, Drama
        minutes 80
        countries MX
        languages es
        directors Luis Buñuel
        writers Luis Buñuel, Luis Alcoriza
        cast Alfonso Mejía as Pedro; Roberto Cobo as El Jaibo; Estela Inda as Pedro's Mother
        imdb tt0042804
        like the-400-blows, city-of-god
        line Boys of the slums of Mexico City try to stay alive, and one of them to stay honest.

        # Singin' in the Rain | 1952
        id singin-in-the-rain
        genres Comedy, Music, Romance
        minutes 103
        countries US
        languages en
        directors Stanley Donen, Gene Kelly
        writers Betty Comden, Adolph Green
        cast Gene Kelly as Don Lockwood; Donald O'Connor as Cosmo Brown; Debbie Reynolds as Kathy Selden; Jean Hagen as Lina Lamont
        imdb tt0045152
        tmdb 872
        like top-hat, the-umbrellas-of-cherbourg, la-la-land
        line Hollywood learns to speak, and the voice of one star had better not be heard.

        # Ikiru | 生きる | 1952
        id ikiru
        genres Drama
        minutes 143
        countries JP
        languages ja
        directors Akira Kurosawa
        writers Akira Kurosawa, Shinobu Hashimoto, Hideo Oguni
        cast Takashi Shimura as Kanji Watanabe; Miki Odagiri as Toyo Odagiri; Nobuo Kaneko as Mitsuo Watanabe; Yunosuke Ito as The Writer
        imdb tt0044741
        tmdb 3782
        like wild-strawberries, tokyo-story
        line An official who learns that he has little time left looks for one thing worth doing.

        # High Noon | 1952
        id high-noon
        genres Drama, Western
        minutes 85
        countries US
        languages en
        directors Fred Zinnemann
        writers Carl Foreman
        cast Gary Cooper as Will Kane; Grace Kelly as Amy Fowler Kane; Thomas Mitchell as Jonas Henderson; Lloyd Bridges as Harvey Pell; Katy Jurado as Helen Ramírez
        imdb tt0044706
        like stagecoach, unforgiven
        line A marshal just married has until the noon train to find help against a returning killer.

        # Tokyo Story | 東京物語 | 1953
        id tokyo-story
        genres Drama, Family
        minutes 136
        countries JP
        languages ja
        directors Yasujiro Ozu
        writers Kogo Noda, Yasujiro Ozu
        cast Chishu Ryu as Shukichi Hirayama; Chieko Higashiyama as Tomi Hirayama; Setsuko Hara as Noriko Hirayama; Haruko Sugimura as Shige Kaneko; So Yamamura as Koichi Hirayama
        imdb tt0046438
        tmdb 18148
        like late-spring, still-walking, ikiru
        line An old couple visits its grown children in the capital and finds that they have little time.

        # Ugetsu | 雨月物語 | 1953
        id ugetsu
        genres Drama, Fantasy, War
        minutes 96
        countries JP
        languages ja
        directors Kenji Mizoguchi
        writers Matsutaro Kawaguchi, Yoshikata Yoda
        cast Masayuki Mori as Genjuro; Machiko Kyo as Lady Wakasa; Kinuyo Tanaka as Miyagi; Eitaro Ozawa as Tobei; Mitsuko Mito as Ohama
        imdb tt0046478
        like rashomon, spirited-away
        line In a time of war a potter leaves home to sell his bowls and follows a noble lady to her house.

        # Roman Holiday | 1953
        id roman-holiday
        genres Comedy, Romance
        minutes 118
        countries US
        languages en, it
        directors William Wyler
        writers Dalton Trumbo, Ian McLellan Hunter, John Dighton
        cast Gregory Peck as Joe Bradley; Audrey Hepburn as Princess Ann; Eddie Albert as Irving Radovich
        imdb tt0046250
        tmdb 804
        like it-happened-one-night, before-sunrise, la-dolce-vita
        line A princess slips away from her duties for one day in Rome, with a reporter who knows who she is.

        # Monsieur Hulot's Holiday | Les Vacances de Monsieur Hulot | 1953
        id monsieur-hulots-holiday
        genres Comedy
        minutes 88
        countries FR
        languages fr
        directors Jacques Tati
        writers Jacques Tati, Henri Marquet
        cast Jacques Tati as Monsieur Hulot; Nathalie Pascaud as Martine
        imdb tt0046487
        like playtime, modern-times
        line A polite man with a pipe and a noisy car spends a week by the sea, and nothing stays quiet.

        # Seven Samurai | 七人の侍 | 1954
        id seven-samurai
        genres Action, Drama
        minutes 207
        countries JP
        languages ja
        directors Akira Kurosawa
        writers Akira Kurosawa, Shinobu Hashimoto, Hideo Oguni
        cast Toshiro Mifune as Kikuchiyo; Takashi Shimura as Kambei Shimada; Daisuke Kato as Shichiroji; Isao Kimura as Katsushiro; Minoru Chiaki as Heihachi; Seiji Miyaguchi as Kyuzo; Yoshio Inaba as Gorobei
        imdb tt0047478
        tmdb 346
        like yojimbo, rashomon, ran, sholay
        line A village threatened by bandits hires seven masterless warriors who will fight for rice.

        # Godzilla | ゴジラ | 1954
        id godzilla
        genres Horror, Science Fiction
        minutes 96
        countries JP
        languages ja
        directors Ishiro Honda
        writers Takeo Murata, Ishiro Honda
        cast Akira Takarada as Hideto Ogata; Momoko Kochi as Emiko Yamane; Akihiko Hirata as Daisuke Serizawa; Takashi Shimura as Kyohei Yamane
        imdb tt0047034
        tmdb 1678
        like king-kong, the-host
        line A monster woken by tests of the bomb comes ashore, and one scientist has a weapon he fears to use.

        # Rear Window | 1954
        id rear-window
        genres Mystery, Thriller
        minutes 112
        countries US
        languages en
        directors Alfred Hitchcock
        writers John Michael Hayes
        cast James Stewart as L. B. Jefferies; Grace Kelly as Lisa Carol Fremont; Wendell Corey as Tom Doyle; Thelma Ritter as Stella; Raymond Burr as Lars Thorwald
        imdb tt0047396
        tmdb 567
        like vertigo, the-conversation, the-lives-of-others
        line A photographer with a broken leg watches his neighbours and believes that one has killed his wife.

        # La Strada | 1954
        id la-strada
        genres Drama
        minutes 108
        countries IT
        languages it
        directors Federico Fellini
        writers Federico Fellini, Tullio Pinelli
        cast Giulietta Masina as Gelsomina; Anthony Quinn as Zampanò; Richard Basehart as The Fool
        imdb tt0047528
        tmdb 405
        like la-dolce-vita, bicycle-thieves
        line A gentle young woman is sold to a travelling strongman as his assistant.

        # Pather Panchali | পথের পাঁচালী | 1955
        id pather-panchali
        genres Drama
        minutes 125
        countries IN
        languages bn
        directors Satyajit Ray
        writers Satyajit Ray
        cast Subir Banerjee as Apu; Uma Das Gupta as Durga; Karuna Banerjee as Sarbajaya; Kanu Banerjee as Harihar; Chunibala Devi as Indir Thakrun
        imdb tt0048473
        tmdb 5801
        like bicycle-thieves, charulata, the-400-blows
        line A boy and his elder sister grow up poor in a village of Bengal, where a train is a marvel.

        # The Night of the Hunter | 1955
        id the-night-of-the-hunter
        genres Crime, Drama, Thriller
        minutes 92
        countries US
        languages en
        directors Charles Laughton
        writers James Agee
        cast Robert Mitchum as Harry Powell; Shelley Winters as Willa Harper; Lillian Gish as Rachel Cooper; Billy Chapin as John Harper; Sally Jane Bruce as Pearl Harper
        imdb tt0048424
        like m, the-spirit-of-the-beehive
        line Two children who know where money is hidden flee down a river from a false preacher.
        """#)
}
