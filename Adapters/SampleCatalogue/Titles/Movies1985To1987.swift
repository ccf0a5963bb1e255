extension SampleText {
    static let movies1985To1987 = SampleText(
        #"""
        # Back to the Future | 1985
        id back-to-the-future
        genres Adventure, Comedy, Science Fiction
        minutes 116
        countries US
        languages en
        directors Robert Zemeckis
        writers Robert Zemeckis, Bob Gale
        cast Michael J. Fox as Marty McFly; Christopher Lloyd as Dr. Emmett Brown; Lea Thompson as Lorraine Baines; Crispin Glover as George McFly; Thomas F. Wilson as Biff Tannen
        imdb tt0088763
        tmdb 105
        like who-framed-roger-rabbit, groundhog-day, ghostbusters
        line A schoolboy lands in 1955 in a fast car and has to make sure that his parents fall in love.

        # Come and See | Иди и смотри | 1985
        id come-and-see
        genres Drama, War
        minutes 142
        countries RU
        languages be, ru, de
        directors Elem Klimov
        writers Ales Adamovich, Elem Klimov
        cast Aleksei Kravchenko as Flyora; Olga Mironova as Glasha; Liubomiras Laucevičius as Kosach
        imdb tt0091251
        tmdb 25237
        like the-cranes-are-flying, apocalypse-now
        line A boy of Belarus digs up a rifle to join the partisans and grows old within days.

        # Ran | 乱 | 1985
        id ran
        genres Action, Drama, History
        minutes 160
        countries JP, FR
        languages ja
        directors Akira Kurosawa
        writers Akira Kurosawa, Hideo Oguni, Masato Ide
        cast Tatsuya Nakadai as Hidetora Ichimonji; Akira Terao as Taro; Jinpachi Nezu as Jiro; Daisuke Ryu as Saburo; Mieko Harada as Lady Kaede; Shinnosuke Ikehata as Kyoami
        imdb tt0089881
        tmdb 11645
        like seven-samurai, raise-the-red-lantern
        line An old warlord divides his lands among three sons and learns what he has taught them.

        # Brazil | 1985
        id brazil
        genres Comedy, Science Fiction
        minutes 143
        countries GB
        languages en
        directors Terry Gilliam
        writers Terry Gilliam, Tom Stoppard, Charles McKeown
        cast Jonathan Pryce as Sam Lowry; Robert De Niro as Harry Tuttle; Kim Greist as Jill Layton; Katherine Helmond as Ida Lowry; Ian Holm as Mr. Kurtzmann; Michael Palin as Jack Lint; Bob Hoskins as Spoor
        imdb tt0088846
        tmdb 68
        like metropolis, monty-python-and-the-holy-grail, the-truman-show
        line A fly in a printer changes one letter, and a dreamy clerk is drawn into the works of the state.

        # Shoah | 1985
        id shoah
        genres Documentary, History
        minutes 566
        countries FR
        languages fr, de, he, pl, en, yi
        directors Claude Lanzmann
        imdb tt0090015
        like schindlers-list, nostalgia-for-the-light
        line Survivors, witnesses and perpetrators tell of the extermination camps at the places where they stood.

        # The Official Story | La historia oficial | 1985
        id the-official-story
        genres Drama, History
        minutes 112
        countries AR
        languages es
        directors Luis Puenzo
        writers Aída Bortnik, Luis Puenzo
        cast Norma Aleandro as Alicia; Héctor Alterio as Roberto; Chunchuna Villafañe as Ana; Hugo Arana as Enrique; Analía Castro as Gaby
        imdb tt0089276
        like the-secret-in-their-eyes, nostalgia-for-the-light
        line A teacher of history in Buenos Aires begins to ask where her adopted daughter came from.

        # Police Story | 警察故事 | 1985
        id police-story
        genres Action, Comedy, Crime, Thriller
        minutes 100
        countries HK
        languages zh
        directors Jackie Chan
        writers Jackie Chan, Edward Tang
        cast Jackie Chan as Chan Ka-kui; Brigitte Lin as Selina Fong; Maggie Cheung as May; Chor Yuen as Chu Tao; Bill Tung as Inspector Bill Wong
        imdb tt0089374
        like enter-the-dragon, the-general, chungking-express
        line A policeman who has to protect a witness takes a shopping centre apart, mostly with his own body.

        # Tampopo | タンポポ | 1985
        id tampopo
        genres Comedy
        minutes 115
        countries JP
        languages ja
        directors Juzo Itami
        writers Juzo Itami
        cast Tsutomu Yamazaki as Goro; Nobuko Miyamoto as Tampopo; Ken Watanabe as Gun; Koji Yakusho as The Man in the White Suit
        imdb tt0092048
        like babettes-feast, ratatouille
        line A lorry driver helps a widow to find the perfect noodle soup, with other stories about appetite.

        # Stand by Me | 1986
        id stand-by-me
        genres Adventure, Drama
        minutes 89
        countries US
        languages en
        directors Rob Reiner
        writers Raynold Gideon, Bruce A. Evans
        cast Wil Wheaton as Gordie Lachance; River Phoenix as Chris Chambers; Corey Feldman as Teddy Duchamp; Jerry O'Connell as Vern Tessio; Kiefer Sutherland as Ace Merrill; Richard Dreyfuss as The Writer
        imdb tt0092005
        tmdb 235
        like e-t-the-extra-terrestrial, the-400-blows
        line Four boys walk along a railway for two days to see the body of somebody their own age.

        # Wings of Desire | Der Himmel über Berlin | 1987
        id wings-of-desire
        genres Drama, Fantasy, Romance
        minutes 128
        countries DE, FR
        languages de, en, fr
        directors Wim Wenders
        writers Wim Wenders, Peter Handke
        cast Bruno Ganz as Damiel; Solveig Dommartin as Marion; Otto Sander as Cassiel; Curt Bois as Homer; Peter Falk as Himself
        imdb tt0093191
        tmdb 144
        like a-matter-of-life-and-death, paris-texas
        line Angels listen to the thoughts of divided Berlin until one of them would rather taste coffee.

        # The Princess Bride | 1987
        id the-princess-bride
        genres Adventure, Comedy, Family, Fantasy, Romance
        minutes 98
        countries US
        languages en
        directors Rob Reiner
        writers William Goldman
        cast Cary Elwes as Westley; Robin Wright as Buttercup; Mandy Patinkin as Inigo Montoya; Chris Sarandon as Prince Humperdinck; Wallace Shawn as Vizzini; André the Giant as Fezzik; Peter Falk as The Grandfather
        imdb tt0093779
        tmdb 2493
        like the-adventures-of-robin-hood, monty-python-and-the-holy-grail
        line A grandfather reads a sick boy a tale of fencing, fighting, giants and, sorry to say, kissing.

        # Babette's Feast | Babettes gæstebud | 1987
        id babettes-feast
        genres Drama
        minutes 102
        countries DK
        languages da, fr, sv
        directors Gabriel Axel
        writers Gabriel Axel
        cast Stéphane Audran as Babette; Bodil Kjer as Filippa; Birgitte Federspiel as Martine; Jarl Kulle as General Löwenhielm; Jean-Philippe Lafont as Achille Papin
        imdb tt0092603
        like tampopo, ratatouille
        line A French cook in the house of two pious sisters in Jutland asks to prepare one real dinner.

        # Where Is the Friend's House? | خانه دوست کجاست | 1987
        id where-is-the-friends-house
        genres Drama, Family
        minutes 83
        countries IR
        languages fa
        directors Abbas Kiarostami
        writers Abbas Kiarostami
        cast Babek Ahmadpour as Ahmad; Ahmad Ahmadpour as Mohammad Reza Nematzadeh
        imdb tt0093342
        like children-of-heaven, close-up, pather-panchali
        line A boy who has taken a classmate's notebook by mistake must find his house in the next village.

        # Yeelen | 1987
        id yeelen
        genres Drama, Fantasy
        minutes 105
        countries ML
        languages bm
        directors Souleymane Cissé
        writers Souleymane Cissé
        cast Issiaka Kane as Nianankoro; Aoua Sangare as Attou; Niamanto Sanogo as Soma; Balla Moussa Keita as Rouma Boll
        imdb tt0094349
        like touki-bouki, star-wars
        line A young man with magical powers crosses the country of the Bambara, pursued by his own father.
        """#)
}
