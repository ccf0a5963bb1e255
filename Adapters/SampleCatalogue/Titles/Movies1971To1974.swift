extension SampleText {
    static let movies1971To1974 = SampleText(
        #"""
        # A Touch of Zen | 俠女 | 1971
        id a-touch-of-zen
        genres Action, Adventure, Fantasy
        minutes 180
        countries TW
        languages zh
        directors King Hu
        writers King Hu
        cast Hsu Feng as Yang Hui-zhen; Shih Chun as Gu Sheng-zhai; Bai Ying as General Shi; Roy Chiao as Abbot Hui Yuan; Tien Peng as Ouyang Nian
        like crouching-tiger-hidden-dragon, seven-samurai, yi-yi
        line A poor painter helps a young woman in a haunted fort against the agents who killed her father.

        # Harold and Maude | 1971
        id harold-and-maude
        genres Comedy, Drama, Romance
        minutes 91
        countries US
        languages en
        directors Hal Ashby
        writers Colin Higgins
        cast Ruth Gordon as Maude; Bud Cort as Harold; Vivian Pickles as Mrs. Chasen
        imdb tt0067185
        like the-graduate, amelie
        line A young man who plays at dying meets a woman of seventy-nine who is good at living.

        # The Godfather | 1972
        id the-godfather
        genres Crime, Drama
        minutes 175
        countries US
        languages en, it
        directors Francis Ford Coppola
        writers Mario Puzo, Francis Ford Coppola
        cast Marlon Brando as Vito Corleone; Al Pacino as Michael Corleone; James Caan as Sonny Corleone; Robert Duvall as Tom Hagen; Diane Keaton as Kay Adams; Talia Shire as Connie Corleone; John Cazale as Fredo Corleone
        imdb tt0068646
        tmdb 238
        like goodfellas, the-leopard, chinatown
        line The youngest son of a New York crime family wants no part of its business until his father is shot.

        # Solaris | Солярис | 1972
        id solaris
        genres Drama, Mystery, Science Fiction
        minutes 167
        countries RU
        languages ru
        directors Andrei Tarkovsky
        writers Fridrikh Gorenshtein, Andrei Tarkovsky
        cast Natalya Bondarchuk as Hari; Donatas Banionis as Kris Kelvin; Jüri Järvet as Dr. Snaut; Anatoly Solonitsyn as Dr. Sartorius
        imdb tt0069293
        tmdb 593
        like 2001-a-space-odyssey, stalker, arrival
        line On a station above a thinking ocean, a psychologist meets his wife, who died years ago.

        # The Discreet Charm of the Bourgeoisie | Le Charme discret de la bourgeoisie | 1972
        id the-discreet-charm-of-the-bourgeoisie
        genres Comedy
        minutes 102
        countries FR
        languages fr
        directors Luis Buñuel
        writers Luis Buñuel, Jean-Claude Carrière
        cast Fernando Rey as Don Rafael Acosta; Delphine Seyrig as Simone Thévenot; Stéphane Audran as Alice Sénéchal; Jean-Pierre Cassel as Henri Sénéchal; Bulle Ogier as Florence; Paul Frankeur as François Thévenot
        imdb tt0068361
        like the-rules-of-the-game, parasite
        line Six people of good manners try again and again to dine together, and are always interrupted.

        # Aguirre, the Wrath of God | Aguirre, der Zorn Gottes | 1972
        id aguirre-the-wrath-of-god
        genres Adventure, Drama, History
        minutes 95
        countries DE
        languages de
        directors Werner Herzog
        writers Werner Herzog
        cast Klaus Kinski as Lope de Aguirre; Helena Rojo as Inez; Del Negro as Gaspar de Carvajal; Ruy Guerra as Pedro de Ursúa; Peter Berling as Fernando de Guzmán
        imdb tt0068182
        like apocalypse-now, embrace-of-the-serpent
        line Spanish soldiers drift down the Amazon in search of gold under a man who obeys nobody.

        # Cabaret | 1972
        id cabaret
        genres Drama, Music, Romance
        minutes 124
        countries US
        languages en
        directors Bob Fosse
        writers Jay Presson Allen
        cast Liza Minnelli as Sally Bowles; Michael York as Brian Roberts; Helmut Griem as Maximilian von Heune; Joel Grey as Master of Ceremonies; Marisa Berenson as Natalia Landauer
        imdb tt0068327
        like all-that-jazz, the-red-shoes
        line A singer in the Berlin of 1931 lives for the night while the men in brown shirts become more.

        # Touki Bouki | 1973
        id touki-bouki
        genres Drama
        minutes 85
        countries SN
        languages wo, fr
        directors Djibril Diop Mambéty
        writers Djibril Diop Mambéty
        cast Magaye Niang as Mory; Mareme Niang as Anta
        imdb tt0070820
        like black-girl, atlantics
        line A herdsman with horns on his motorcycle and a student try to get the fare from Dakar to Paris.

        # The Spirit of the Beehive | El espíritu de la colmena | 1973
        id the-spirit-of-the-beehive
        genres Drama, Fantasy
        minutes 97
        countries ES
        languages es
        directors Víctor Erice
        writers Víctor Erice, Ángel Fernández Santos
        cast Ana Torrent as Ana; Isabel Tellería as Isabel; Fernando Fernán Gómez as Fernando; Teresa Gimpera as Teresa
        imdb tt0070040
        like frankenstein, pans-labyrinth
        line A small girl in Castile sees a movie with a monster and goes to look for its spirit.

        # Enter the Dragon | 龍爭虎鬥 | 1973
        id enter-the-dragon
        genres Action, Thriller
        minutes 102
        countries HK, US
        languages en, zh
        directors Robert Clouse
        writers Michael Allin
        cast Bruce Lee as Lee; John Saxon as Roper; Jim Kelly as Williams; Shih Kien as Han; Angela Mao as Su Lin
        imdb tt0070034
        like police-story, a-touch-of-zen, the-matrix
        line A master of martial arts enters a tournament on an island to find out what its owner hides.

        # Fantastic Planet | La Planète sauvage | 1973
        id fantastic-planet
        genres Animation, Science Fiction
        minutes 72
        countries FR, CZ
        languages fr
        directors René Laloux
        writers Roland Topor, René Laloux
        imdb tt0070544
        like princess-mononoke, akira
        line On a world of blue giants, humans are kept as pets until one of them runs away with knowledge.

        # Chinatown | 1974
        id chinatown
        genres Crime, Drama, Mystery
        minutes 130
        countries US
        languages en
        directors Roman Polanski
        writers Robert Towne
        cast Jack Nicholson as Jake Gittes; Faye Dunaway as Evelyn Mulwray; John Huston as Noah Cross; Perry Lopez as Lou Escobar
        imdb tt0071315
        tmdb 829
        like the-maltese-falcon, la-confidential, the-conversation
        line A detective of divorces in Los Angeles stumbles on a theft of water and a family secret.

        # The Conversation | 1974
        id the-conversation
        genres Drama, Mystery, Thriller
        minutes 113
        countries US
        languages en
        directors Francis Ford Coppola
        writers Francis Ford Coppola
        cast Gene Hackman as Harry Caul; John Cazale as Stan; Allen Garfield as Bernie Moran; Cindy Williams as Ann; Frederic Forrest as Mark; Harrison Ford as Martin Stett
        imdb tt0071360
        tmdb 592
        like rear-window, the-lives-of-others, chinatown
        line An expert in listening fears that a recording he has made will cost two people their lives.

        # Ali: Fear Eats the Soul | Angst essen Seele auf | 1974
        id ali-fear-eats-the-soul
        genres Drama, Romance
        minutes 93
        countries DE
        languages de
        directors Rainer Werner Fassbinder
        writers Rainer Werner Fassbinder
        cast Brigitte Mira as Emmi; El Hedi ben Salem as Ali; Barbara Valentin as Barbara; Irm Hermann as Krista
        imdb tt0071141
        like wings-of-desire, all-about-my-mother
        line A widowed cleaner and a much younger worker from Morocco marry, and nobody forgives them.
        """#)
}
