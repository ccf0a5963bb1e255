extension SampleText {
    static let seriesTo1999 = SampleText(
        #"""
        # The Twilight Zone | 1959-1964
        id the-twilight-zone
        genres Drama, Fantasy, Mystery, Science Fiction
        minutes 25
        countries US
        languages en
        creators Rod Serling
        cast Rod Serling as Narrator
        seasons 36 in 1959, 29 in 1960, 37 in 1961, 18 in 1963, 36 in 1963
        imdb tt0052520
        tmdb 6357
        like twin-peaks, stranger-things, star-trek
        line Each episode leads ordinary people to a place where the usual rules stop.

        # Star Trek | 1966-1969
        id star-trek
        genres Adventure, Science Fiction
        minutes 50
        countries US
        languages en
        creators Gene Roddenberry
        cast William Shatner as James T. Kirk; Leonard Nimoy as Spock; DeForest Kelley as Leonard McCoy; James Doohan as Montgomery Scott; Nichelle Nichols as Uhura; George Takei as Sulu; Walter Koenig as Chekov
        seasons 29 in 1966, 26 in 1967, 24 in 1968
        imdb tt0060028
        tmdb 253
        like firefly, the-twilight-zone, andor
        line The crew of a starship explores strange worlds and tries not to interfere.

        # Pippi Longstocking | Pippi Långstrump | 1969-1969
        id pippi-longstocking
        genres Adventure, Comedy, Family, Kids
        minutes 28
        countries SE, DE
        languages sv
        creators Astrid Lindgren
        cast Inger Nilsson as Pippi; Maria Persson as Annika; Pär Sundberg as Tommy
        seasons 13 in 1969
        like heidi-girl-of-the-alps, bluey
        line The strongest girl in the world lives alone with a horse and a monkey and does as she likes.

        # Monty Python's Flying Circus | 1969-1974
        id monty-pythons-flying-circus
        genres Comedy
        minutes 30
        countries GB
        languages en
        creators Graham Chapman, John Cleese, Terry Gilliam, Eric Idle, Terry Jones, Michael Palin
        cast Graham Chapman; John Cleese; Terry Gilliam; Eric Idle; Terry Jones; Michael Palin; Carol Cleveland
        seasons 13 in 1969, 13 in 1970, 13 in 1972, 6 in 1974
        imdb tt0063929
        like fawlty-towers, flight-of-the-conchords
        line Sketches that begin anywhere and seldom end: parrots, silly walks and cut-out feet.

        # Seventeen Moments of Spring | Семнадцать мгновений весны | 1973-1973
        id seventeen-moments-of-spring
        genres Drama, Thriller, War
        minutes 70
        countries RU
        languages ru
        creators Tatiana Lioznova
        writers Yulian Semyonov
        cast Vyacheslav Tikhonov as Stierlitz; Leonid Bronevoy as Heinrich Müller; Oleg Tabakov as Walter Schellenberg; Yury Vizbor as Martin Bormann; Rostislav Plyatt as Pastor Schlag
        seasons 12 in 1973
        imdb tt0069628
        like the-bridge, borgen
        line In the last spring of the war, a Soviet spy in Berlin has to find out who talks with the enemy.

        # El Chavo | El Chavo del Ocho | 1973-1980
        id el-chavo
        genres Comedy, Family
        minutes 25
        countries MX
        languages es
        creators Roberto Gómez Bolaños
        cast Roberto Gómez Bolaños as El Chavo; Ramón Valdés as Don Ramón; María Antonieta de las Nieves as La Chilindrina; Carlos Villagrán as Quico; Florinda Meza as Doña Florinda; Rubén Aguirre as Professor Jirafales
        imdb tt0229889
        like fawlty-towers, pippi-longstocking
        line An orphan who lives in a barrel and his neighbours quarrel round the yard of a Mexican house.

        # Heidi, Girl of the Alps | アルプスの少女ハイジ | 1974-1974
        id heidi-girl-of-the-alps
        genres Animation, Drama, Family, Kids
        minutes 25
        countries JP
        languages ja
        creators Isao Takahata
        cast Kazuko Sugiyama as Heidi; Kohei Miyauchi as Grandfather; Noriko Ohara as Peter; Rihoko Yoshida as Clara
        seasons 52 in 1974
        like pippi-longstocking, bluey, frieren-beyond-journeys-end
        line An orphan girl softens her lonely grandfather in the mountains and longs for them in the city.

        # Fawlty Towers | 1975-1979
        id fawlty-towers
        genres Comedy
        minutes 30
        countries GB
        languages en
        creators John Cleese, Connie Booth
        cast John Cleese as Basil Fawlty; Prunella Scales as Sybil Fawlty; Andrew Sachs as Manuel; Connie Booth as Polly Sherman; Ballard Berkeley as Major Gowen
        seasons 6 in 1975, 6 in 1979
        imdb tt0072500
        like the-office, monty-pythons-flying-circus
        line The owner of a hotel by the sea despises his guests and makes every small problem a large one.

        # Cosmos | Cosmos: A Personal Voyage | 1980-1980
        id cosmos
        genres Documentary
        minutes 60
        countries US
        languages en
        creators Carl Sagan, Ann Druyan, Steven Soter
        cast Carl Sagan as Himself
        seasons 13 in 1980
        imdb tt0081846
        like planet-earth, the-civil-war
        line An astronomer tells of the universe, and of how people came to understand a part of it.

        # Mahabharat | महाभारत | 1988-1990
        id mahabharat
        genres Drama, Fantasy, History
        minutes 45
        countries IN
        languages hi
        creators B. R. Chopra
        cast Nitish Bharadwaj as Krishna; Mukesh Khanna as Bhishma; Roopa Ganguly as Draupadi; Pankaj Dheer as Karna; Puneet Issar as Duryodhana; Gajendra Chauhan as Yudhishthira
        seasons 94 in 1988
        like nirvana-in-fire, shogun
        line The great epic of India: two lines of cousins and the war for a kingdom between them.

        # Dekalog | 1989-1990
        id dekalog
        genres Drama
        minutes 55
        countries PL
        languages pl
        creators Krzysztof Kieślowski
        writers Krzysztof Kieślowski, Krzysztof Piesiewicz
        cast Artur Barciś; Henryk Baranowski as Krzysztof; Krystyna Janda as Dorota; Aleksander Bardini as The Consultant; Mirosław Baka as Jacek; Grażyna Szapołowska as Magda; Jerzy Stuhr as Jerzy; Zbigniew Zamachowski as Artur
        seasons 10 in 1989
        imdb tt0092337
        like my-brilliant-friend, the-twilight-zone
        line Ten stories from one Warsaw housing estate, each touched by one of the commandments.

        # Seinfeld | 1989-1998
        id seinfeld
        genres Comedy
        minutes 22
        countries US
        languages en
        creators Larry David, Jerry Seinfeld
        cast Jerry Seinfeld as Jerry Seinfeld; Jason Alexander as George Costanza; Julia Louis-Dreyfus as Elaine Benes; Michael Richards as Cosmo Kramer
        seasons 5 in 1989, 12 in 1991, 23 in 1991, 24 in 1992, 22 in 1993, 24 in 1994, 24 in 1995, 22 in 1996, 24 in 1997
        imdb tt0098904
        tmdb 1400
        like fawlty-towers, parks-and-recreation
        line A comedian and his three friends in New York talk the smallest things of life to pieces.

        # Twin Peaks | 1990-2017
        id twin-peaks
        genres Crime, Drama, Mystery
        minutes 47
        countries US
        languages en
        creators Mark Frost, David Lynch
        cast Kyle MacLachlan as Dale Cooper; Michael Ontkean as Harry S. Truman; Mädchen Amick as Shelly Johnson; Sherilyn Fenn as Audrey Horne; Lara Flynn Boyle as Donna Hayward; Sheryl Lee as Laura Palmer; Ray Wise as Leland Palmer; David Lynch as Gordon Cole
        seasons 8 in 1990, 22 in 1990, 18 in 2017
        imdb tt0098936
        tmdb 1920
        like stranger-things, dark, fargo-the-series
        line An agent who loves coffee investigates the death of a schoolgirl in a town full of secrets.

        # The Civil War | 1990-1990
        id the-civil-war
        genres Documentary, History, War
        minutes 75
        countries US
        languages en
        creators Ken Burns
        cast David McCullough as Narrator; Shelby Foote as Himself
        seasons 9 in 1990
        imdb tt0098769
        like cosmos, planet-earth
        line Photographs, letters and voices tell of the war between the American states.

        # Pride and Prejudice | 1995-1995
        id pride-and-prejudice
        genres Drama, Romance
        minutes 55
        countries GB
        languages en
        creators Andrew Davies
        cast Jennifer Ehle as Elizabeth Bennet; Colin Firth as Mr. Darcy; Susannah Harker as Jane Bennet; Crispin Bonham-Carter as Mr. Bingley; Alison Steadman as Mrs. Bennet; Benjamin Whitrow as Mr. Bennet; David Bamber as Mr. Collins; Julia Sawalha as Lydia Bennet; Adrian Lukis as Mr. Wickham
        seasons 6 in 1995
        imdb tt0112130
        like fleabag, my-brilliant-friend
        line The second of five sisters without fortune takes a dislike to a rich and silent visitor.

        # Neon Genesis Evangelion | 新世紀エヴァンゲリオン | 1995-1996
        id neon-genesis-evangelion
        genres Action, Animation, Drama, Science Fiction
        minutes 24
        countries JP
        languages ja
        creators Hideaki Anno
        cast Megumi Ogata as Shinji Ikari; Kotono Mitsuishi as Misato Katsuragi; Megumi Hayashibara as Rei Ayanami; Yuko Miyamura as Asuka Langley Soryu; Fumihiko Tachiki as Gendo Ikari
        seasons 26 in 1995
        imdb tt0112159
        tmdb 890
        like cowboy-bebop, dark
        line A frightened boy is told by his absent father to fight unknown beings from inside a giant.

        # Cowboy Bebop | カウボーイビバップ | 1998-1999
        id cowboy-bebop
        genres Action, Animation, Science Fiction
        minutes 24
        countries JP
        languages ja
        creators Shinichiro Watanabe
        cast Koichi Yamadera as Spike Spiegel; Unsho Ishizuka as Jet Black; Megumi Hayashibara as Faye Valentine; Aoi Tada as Ed
        seasons 26 in 1998
        imdb tt0213338
        tmdb 30991
        like firefly, neon-genesis-evangelion
        line Bounty hunters on an old spaceship chase criminals and their own pasts, with jazz.

        # The Sopranos | 1999-2007
        id the-sopranos
        genres Crime, Drama
        minutes 55
        countries US
        languages en
        creators David Chase
        cast James Gandolfini as Tony Soprano; Lorraine Bracco as Jennifer Melfi; Edie Falco as Carmela Soprano; Michael Imperioli as Christopher Moltisanti; Dominic Chianese as Junior Soprano; Steven Van Zandt as Silvio Dante; Tony Sirico as Paulie Gualtieri; Nancy Marchand as Livia Soprano
        seasons 13 in 1999, 13 in 2000, 13 in 2001, 13 in 2002, 13 in 2004, 21 in 2006
        imdb tt0141842
        tmdb 1398
        like the-wire, breaking-bad, succession
        line A boss of the New Jersey underworld has two families and starts to see a psychiatrist.

        # Freaks and Geeks | 1999-2000
        id freaks-and-geeks
        genres Comedy, Drama
        minutes 44
        countries US
        languages en
        creators Paul Feig
        cast Linda Cardellini as Lindsay Weir; John Francis Daley as Sam Weir; James Franco as Daniel Desario; Samm Levine as Neal Schweiber; Seth Rogen as Ken Miller; Jason Segel as Nick Andopolis; Martin Starr as Bill Haverchuck; Busy Philipps as Kim Kelly
        seasons 18 in 1999
        imdb tt0193676
        like skam, reply-1988
        line A clever girl and her little brother look for their people at a Michigan school in 1980.
        """#)
}
