extension SampleText {
    static let movies2020s = SampleText(
        #"""
        # Nomadland | 2020
        id nomadland
        genres Drama
        minutes 108
        countries US
        languages en
        directors Chloé Zhao
        writers Chloé Zhao
        cast Frances McDormand as Fern; David Strathairn as Dave; Linda May as Linda; Charlene Swankie as Swankie
        imdb tt9770150
        tmdb 581734
        like the-straight-story, paris-texas
        line After her town has closed with its factory, a widow lives in a van and follows the seasonal work.

        # Wolfwalkers | 2020
        id wolfwalkers
        genres Adventure, Animation, Family, Fantasy
        minutes 103
        countries IE, LU, FR
        languages en
        directors Tomm Moore, Ross Stewart
        writers Will Collins
        cast Honor Kneafsey as Robyn Goodfellowe; Eva Whittaker as Mebh Óg MacTíre; Sean Bean as Bill Goodfellowe; Simon McBurney as The Lord Protector; Maria Doyle Kennedy as Moll MacTíre
        imdb tt5198068
        tmdb 441130
        like song-of-the-sea, princess-mononoke
        line A hunter's daughter in Kilkenny befriends a wild girl who becomes a wolf when she sleeps.

        # Drive My Car | ドライブ・マイ・カー | 2021
        id drive-my-car
        genres Drama
        minutes 179
        countries JP
        languages ja, ko
        directors Ryusuke Hamaguchi
        writers Ryusuke Hamaguchi, Takamasa Oe
        cast Hidetoshi Nishijima as Yusuke Kafuku; Toko Miura as Misaki Watari; Masaki Okada as Koji Takatsuki; Reika Kirishima as Oto Kafuku; Park Yu-rim as Lee Yoo-na
        imdb tt14039582
        like perfect-days, ikiru
        line A widowed director rehearses Chekhov in many languages and lets a silent young woman drive him.

        # Dune | 2021
        id dune
        genres Adventure, Science Fiction
        minutes 155
        countries US
        languages en
        directors Denis Villeneuve
        writers Jon Spaihts, Denis Villeneuve, Eric Roth
        cast Timothée Chalamet as Paul Atreides; Rebecca Ferguson as Lady Jessica; Oscar Isaac as Duke Leto Atreides; Josh Brolin as Gurney Halleck; Stellan Skarsgård as Baron Harkonnen; Zendaya as Chani; Jason Momoa as Duncan Idaho; Javier Bardem as Stilgar; Charlotte Rampling as Reverend Mother Mohiam
        imdb tt1160419
        tmdb 438631
        like lawrence-of-arabia, star-wars, arrival
        line A duke's son comes to the desert planet of the spice, where worms and old enemies wait.

        # Everything Everywhere All at Once | 2022
        id everything-everywhere-all-at-once
        genres Action, Adventure, Comedy, Science Fiction
        minutes 139
        countries US
        languages en, zh
        directors Daniel Kwan, Daniel Scheinert
        writers Daniel Kwan, Daniel Scheinert
        cast Michelle Yeoh as Evelyn Wang; Ke Huy Quan as Waymond Wang; Stephanie Hsu as Joy Wang; James Hong as Gong Gong; Jamie Lee Curtis as Deirdre Beaubeirdre
        imdb tt6710474
        tmdb 545611
        like the-matrix, spider-man-into-the-spider-verse
        line The owner of a laundry, in the middle of a tax audit, is asked to save all worlds at once.

        # RRR | 2022
        id rrr
        genres Action, Drama
        minutes 187
        countries IN
        languages te
        directors S. S. Rajamouli
        writers V. Vijayendra Prasad, S. S. Rajamouli
        cast N. T. Rama Rao Jr. as Komaram Bheem; Ram Charan as Alluri Sitarama Raju; Alia Bhatt as Sita; Ajay Devgn as Venkata Rama Raju; Olivia Morris as Jenny; Ray Stevenson as Scott Buxton
        imdb tt8178634
        tmdb 579974
        like lagaan, sholay, mad-max-fury-road
        line Two men of great strength become friends in the Delhi of 1920 without knowing each other's mission.

        # Past Lives | 2023
        id past-lives
        genres Drama, Romance
        minutes 106
        countries US, KR
        languages en, ko
        directors Celine Song
        writers Celine Song
        cast Greta Lee as Nora; Teo Yoo as Hae Sung; John Magaro as Arthur
        imdb tt13238346
        tmdb 666277
        like before-sunrise, in-the-mood-for-love, brief-encounter
        line Two children of Seoul meet again as adults in New York, where one of them is married.

        # Anatomy of a Fall | Anatomie d'une chute | 2023
        id anatomy-of-a-fall
        genres Crime, Drama, Mystery
        minutes 151
        countries FR
        languages fr, en, de
        directors Justine Triet
        writers Justine Triet, Arthur Harari
        cast Sandra Hüller as Sandra Voyter; Swann Arlaud as Vincent Renzi; Milo Machado-Graner as Daniel; Antoine Reinartz as The Prosecutor; Samuel Theis as Samuel Maleski
        imdb tt17009710
        like 12-angry-men, a-separation, rashomon
        line A writer's husband lies dead in front of their chalet, and a trial takes their marriage apart.

        # Oppenheimer | 2023
        id oppenheimer
        genres Drama, History
        minutes 181
        countries US, GB
        languages en
        directors Christopher Nolan
        writers Christopher Nolan
        cast Cillian Murphy as J. Robert Oppenheimer; Emily Blunt as Kitty Oppenheimer; Matt Damon as Leslie Groves; Robert Downey Jr. as Lewis Strauss; Florence Pugh as Jean Tatlock; Josh Hartnett as Ernest Lawrence; Kenneth Branagh as Niels Bohr
        imdb tt15398776
        tmdb 872585
        like dr-strangelove, amadeus
        line A physicist leads the building of the bomb in the desert and is later asked about his loyalty.

        # The Boy and the Heron | 君たちはどう生きるか | 2023
        id the-boy-and-the-heron
        genres Adventure, Animation, Drama, Fantasy
        minutes 124
        countries JP
        languages ja
        directors Hayao Miyazaki
        writers Hayao Miyazaki
        cast Soma Santoki as Mahito Maki; Masaki Suda as The Grey Heron; Ko Shibasaki as Kiriko; Aimyon as Himi; Yoshino Kimura as Natsuko; Takuya Kimura as Shoichi Maki
        imdb tt6587046
        tmdb 508883
        like spirited-away, pans-labyrinth
        line A boy who has lost his mother in the war follows a talking heron into a sealed tower.

        # Perfect Days | 2023
        id perfect-days
        genres Drama
        minutes 124
        countries JP, DE
        languages ja
        directors Wim Wenders
        writers Wim Wenders, Takuma Takasaki
        cast Koji Yakusho as Hirayama; Tokio Emoto as Takashi; Arisa Nakano as Niko; Aoi Yamada as Aya; Sayuri Ishikawa as Mama
        imdb tt27503384
        like paris-texas, tokyo-story, drive-my-car
        line A man cleans the public toilets of Tokyo, reads, listens to cassettes and looks up at the trees.

        # Flow | Straume | 2024
        id flow
        genres Adventure, Animation, Family, Fantasy
        minutes 85
        countries LV, BE, FR
        directors Gints Zilbalodis
        writers Gints Zilbalodis, Matīss Kaža
        imdb tt4772188
        tmdb 823219
        like wall-e, my-neighbor-totoro
        line Without a word, a cat has to share a boat with other animals when water covers the world.

        # I'm Still Here | Ainda Estou Aqui | 2024
        id im-still-here
        genres Drama, History
        minutes 137
        countries BR, FR
        languages pt
        directors Walter Salles
        writers Murilo Hauser, Heitor Lorega
        cast Fernanda Torres as Eunice Paiva; Selton Mello as Rubens Paiva; Fernanda Montenegro as Older Eunice Paiva
        imdb tt14961016
        like central-station, the-official-story, roma
        line When her husband is taken away in the Brazil of 1971, a mother of five has to begin again.
        """#)
}
