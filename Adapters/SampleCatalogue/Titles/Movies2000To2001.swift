extension SampleText {
    static let movies2000To2001 = SampleText(
        #"""
        # In the Mood for Love | 花樣年華 | 2000
        id in-the-mood-for-love
        genres Drama, Romance
        minutes 98
        countries HK, FR
        languages zh
        directors Wong Kar-wai
        writers Wong Kar-wai
        cast Tony Leung Chiu-wai as Chow Mo-wan; Maggie Cheung as Su Li-zhen; Rebecca Pan as Mrs. Suen; Siu Ping-lam as Ah Ping
        imdb tt0118694
        tmdb 843
        like chungking-express, brief-encounter, past-lives
        line Two neighbours find out that his wife and her husband are a couple, and begin to meet.

        # Yi Yi | 一一 | 2000
        id yi-yi
        genres Drama, Family
        minutes 173
        countries TW, JP
        languages zh
        directors Edward Yang
        writers Edward Yang
        cast Wu Nien-jen as NJ; Elaine Jin as Min-Min; Kelly Lee as Ting-Ting; Jonathan Chang as Yang-Yang; Issey Ogata as Mr. Ota
        imdb tt0244316
        like tokyo-story, a-city-of-sadness, still-walking
        line A year of a family in Taipei, whose boy takes pictures of the backs of people's heads.

        # Crouching Tiger, Hidden Dragon | 臥虎藏龍 | 2000
        id crouching-tiger-hidden-dragon
        genres Action, Adventure, Drama, Romance
        minutes 120
        countries TW, HK, CN, US
        languages zh
        directors Ang Lee
        writers Wang Hui-ling, James Schamus, Tsai Kuo-jung
        cast Chow Yun-fat as Li Mu Bai; Michelle Yeoh as Yu Shu Lien; Zhang Ziyi as Jen Yu; Chang Chen as Lo; Cheng Pei-pei as Jade Fox
        imdb tt0190332
        tmdb 146
        like a-touch-of-zen, everything-everywhere-all-at-once
        line A famous sword is stolen, and two masters with hidden feelings follow a gifted young thief.

        # Gladiator | 2000
        id gladiator
        genres Action, Adventure, Drama
        minutes 155
        countries US, GB
        languages en
        directors Ridley Scott
        writers David Franzoni, John Logan, William Nicholson
        cast Russell Crowe as Maximus; Joaquin Phoenix as Commodus; Connie Nielsen as Lucilla; Oliver Reed as Proximo; Richard Harris as Marcus Aurelius; Djimon Hounsou as Juba; Derek Jacobi as Gracchus
        imdb tt0172495
        tmdb 98
        like lawrence-of-arabia, ran
        line A Roman general who has lost everything comes before the new emperor as a fighter in the arena.

        # Billy Elliot | 2000
        id billy-elliot
        genres Comedy, Drama, Music
        minutes 110
        countries GB
        languages en
        directors Stephen Daldry
        writers Lee Hall
        cast Jamie Bell as Billy Elliot; Julie Walters as Mrs. Wilkinson; Gary Lewis as Jackie Elliot; Jamie Draven as Tony Elliot; Jean Heywood as Grandma
        imdb tt0249462
        tmdb 71
        like kes, the-red-shoes, whale-rider
        line While the miners strike, a boy sent to boxing finds the ballet class in the same hall.

        # Memento | 2000
        id memento
        genres Mystery, Thriller
        minutes 113
        countries US
        languages en
        directors Christopher Nolan
        writers Christopher Nolan
        cast Guy Pearce as Leonard Shelby; Carrie-Anne Moss as Natalie; Joe Pantoliano as Teddy; Stephen Tobolowsky as Sammy Jankis; Mark Boone Junior as Burt
        imdb tt0209144
        tmdb 77
        like inception, eternal-sunshine-of-the-spotless-mind
        line A man who forgets everything after minutes hunts a killer with photographs and tattoos.

        # Nine Queens | Nueve reinas | 2000
        id nine-queens
        genres Crime, Drama, Thriller
        minutes 114
        countries AR
        languages es
        directors Fabián Bielinsky
        writers Fabián Bielinsky
        cast Ricardo Darín as Marcos; Gastón Pauls as Juan; Leticia Brédice as Valeria; Tomás Fonzi as Federico
        imdb tt0247586
        like the-secret-in-their-eyes, parasite
        line Two swindlers of Buenos Aires have one day to sell a sheet of rare stamps.

        # The Gleaners and I | Les Glaneurs et la Glaneuse | 2000
        id the-gleaners-and-i
        genres Documentary
        minutes 82
        countries FR
        languages fr
        directors Agnès Varda
        writers Agnès Varda
        cast Agnès Varda as Herself
        imdb tt0247380
        like cleo-from-5-to-7, honeyland
        line With a small camera, a director collects people who live on what others leave behind.

        # Spirited Away | 千と千尋の神隠し | 2001
        id spirited-away
        genres Animation, Family, Fantasy
        minutes 125
        countries JP
        languages ja
        directors Hayao Miyazaki
        writers Hayao Miyazaki
        cast Rumi Hiiragi as Chihiro; Miyu Irino as Haku; Mari Natsuki as Yubaba; Bunta Sugawara as Kamaji; Yumi Tamai as Lin
        imdb tt0245429
        tmdb 129
        like my-neighbor-totoro, princess-mononoke, the-boy-and-the-heron, the-wizard-of-oz
        line A girl whose parents have become pigs must find work in a bathhouse for gods and spirits.

        # Amélie | Le Fabuleux Destin d'Amélie Poulain | 2001
        id amelie
        genres Comedy, Romance
        minutes 122
        countries FR, DE
        languages fr
        directors Jean-Pierre Jeunet
        writers Guillaume Laurant, Jean-Pierre Jeunet
        cast Audrey Tautou as Amélie Poulain; Mathieu Kassovitz as Nino Quincampoix; Rufus as Raphaël Poulain; Serge Merlin as Raymond Dufayel; Jamel Debbouze as Lucien; Dominique Pinon as Joseph; Isabelle Nanty as Georgette
        imdb tt0211915
        tmdb 194
        like harold-and-maude, the-grand-budapest-hotel
        line A shy waitress of Montmartre secretly repairs the lives of others and hesitates at her own.

        # Mulholland Drive | 2001
        id mulholland-drive
        genres Drama, Mystery, Thriller
        minutes 147
        countries US, FR
        languages en
        directors David Lynch
        writers David Lynch
        cast Naomi Watts as Betty Elms / Diane Selwyn; Laura Harring as Rita / Camilla Rhodes; Justin Theroux as Adam Kesher; Ann Miller as Coco; Robert Forster as Detective McKnight
        imdb tt0166924
        tmdb 1018
        like sunset-boulevard, persona, vertigo
        line A hopeful actress and a woman without memory search Hollywood for a name.

        # Lagaan | लगान | 2001
        id lagaan
        genres Adventure, Drama, Music
        minutes 224
        countries IN
        languages hi, en
        directors Ashutosh Gowariker
        writers Ashutosh Gowariker, Kumar Dave, Sanjay Dayma, K. P. Saxena
        cast Aamir Khan as Bhuvan; Gracy Singh as Gauri; Rachel Shelley as Elizabeth Russell; Paul Blackthorne as Captain Andrew Russell; Kulbhushan Kharbanda as Raja Puran Singh
        imdb tt0169102
        like mother-india, rrr, sholay
        line Villagers in drought bet their taxes on a game of cricket against the British, which they do not know.

        # The Lord of the Rings: The Fellowship of the Ring | 2001
        id the-lord-of-the-rings-the-fellowship-of-the-ring
        genres Action, Adventure, Fantasy
        minutes 178
        countries NZ, US
        languages en
        directors Peter Jackson
        writers Fran Walsh, Philippa Boyens, Peter Jackson
        cast Elijah Wood as Frodo Baggins; Ian McKellen as Gandalf; Viggo Mortensen as Aragorn; Sean Astin as Samwise Gamgee; Liv Tyler as Arwen; Cate Blanchett as Galadriel; John Rhys-Davies as Gimli; Orlando Bloom as Legolas; Christopher Lee as Saruman; Hugo Weaving as Elrond; Sean Bean as Boromir; Ian Holm as Bilbo Baggins
        imdb tt0120737
        tmdb 120
        like star-wars, the-princess-bride
        line A small person inherits a ring that must be destroyed and sets out with eight companions.

        # Monsoon Wedding | 2001
        id monsoon-wedding
        genres Comedy, Drama, Romance
        minutes 114
        countries IN, US
        languages hi, en, pa
        directors Mira Nair
        writers Sabrina Dhawan
        cast Naseeruddin Shah as Lalit Verma; Lillete Dubey as Pimmi Verma; Shefali Shah as Ria Verma; Vijay Raaz as P. K. Dubey; Vasundhara Das as Aditi Verma; Tillotama Shome as Alice
        imdb tt0265343
        like the-rules-of-the-game, yi-yi
        line A large family comes together in Delhi for a wedding, with rain, debts and secrets on the way.

        # Atanarjuat: The Fast Runner | ᐊᑕᓈᕐᔪᐊᑦ | 2001
        id atanarjuat-the-fast-runner
        genres Adventure, Drama, Fantasy
        minutes 172
        countries CA
        languages iu
        directors Zacharias Kunuk
        writers Paul Apak Angilirq
        cast Natar Ungalaaq as Atanarjuat; Sylvia Ivalu as Atuat; Peter-Henry Arnatsiaq as Oki; Lucy Tulugarjuk as Puja
        imdb tt0285441
        like nanook-of-the-north, whale-rider
        line An Inuit legend of rivals, a curse, and a man who runs barefoot across the ice for his life.
        """#)
}
