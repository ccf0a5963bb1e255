extension SampleText {
    static let movies1940s = SampleText(
        #"""
        # His Girl Friday | 1940
        id his-girl-friday
        genres Comedy, Romance
        minutes 92
        countries US
        languages en
        directors Howard Hawks
        writers Charles Lederer
        cast Cary Grant as Walter Burns; Rosalind Russell as Hildy Johnson; Ralph Bellamy as Bruce Baldwin
        imdb tt0032599
        like bringing-up-baby, it-happened-one-night
        line An editor uses one last big story, and every trick, to keep his best reporter from marrying again.

        # The Great Dictator | 1940
        id the-great-dictator
        genres Comedy, War
        minutes 125
        countries US
        languages en
        directors Charlie Chaplin
        writers Charlie Chaplin
        cast Charlie Chaplin as Adenoid Hynkel / A Jewish Barber; Paulette Goddard as Hannah; Jack Oakie as Benzino Napaloni; Henry Daniell as Garbitsch
        imdb tt0032553
        tmdb 914
        like to-be-or-not-to-be, duck-soup, life-is-beautiful
        line A barber in the ghetto looks exactly like the tyrant who rules and threatens the world.

        # Pinocchio | 1940
        id pinocchio
        genres Animation, Family, Fantasy
        minutes 88
        countries US
        languages en
        directors Ben Sharpsteen, Hamilton Luske
        cast Dickie Jones as Pinocchio; Cliff Edwards as Jiminy Cricket; Christian Rub as Geppetto
        imdb tt0032910
        tmdb 10895
        like snow-white-and-the-seven-dwarfs, toy-story
        line A wooden boy has to learn honesty from a cricket before he can become a real one.

        # Citizen Kane | 1941
        id citizen-kane
        genres Drama, Mystery
        minutes 119
        countries US
        languages en
        directors Orson Welles
        writers Herman J. Mankiewicz, Orson Welles
        cast Orson Welles as Charles Foster Kane; Joseph Cotten as Jedediah Leland; Dorothy Comingore as Susan Alexander Kane; Everett Sloane as Mr. Bernstein; Agnes Moorehead as Mary Kane
        imdb tt0033467
        tmdb 15
        like sunset-boulevard, there-will-be-blood
        line A reporter asks those who knew a newspaper owner for the meaning of his last word.

        # The Maltese Falcon | 1941
        id the-maltese-falcon
        genres Crime, Mystery, Thriller
        minutes 100
        countries US
        languages en
        directors John Huston
        writers John Huston
        cast Humphrey Bogart as Sam Spade; Mary Astor as Brigid O'Shaughnessy; Peter Lorre as Joel Cairo; Sydney Greenstreet as Kasper Gutman
        imdb tt0033870
        like double-indemnity, chinatown, casablanca
        line A private detective meets polite liars who all want the same black statue of a bird.

        # Casablanca | 1942
        id casablanca
        genres Drama, Romance, War
        minutes 102
        countries US
        languages en
        directors Michael Curtiz
        writers Julius J. Epstein, Philip G. Epstein, Howard Koch
        cast Humphrey Bogart as Rick Blaine; Ingrid Bergman as Ilsa Lund; Paul Henreid as Victor Laszlo; Claude Rains as Captain Louis Renault; Conrad Veidt as Major Heinrich Strasser; Dooley Wilson as Sam
        imdb tt0034583
        tmdb 289
        like the-maltese-falcon, brief-encounter, the-third-man
        line The woman who left him walks into the bar of an American in Morocco, with a husband who must escape.

        # To Be or Not to Be | 1942
        id to-be-or-not-to-be
        genres Comedy, War
        minutes 99
        countries US
        languages en
        directors Ernst Lubitsch
        writers Edwin Justus Mayer
        cast Carole Lombard as Maria Tura; Jack Benny as Joseph Tura; Robert Stack as Lieutenant Stanislav Sobinski; Sig Ruman as Colonel Ehrhardt
        imdb tt0035446
        like the-great-dictator, ninotchka
        line Actors in occupied Warsaw have to play the roles of their lives against a spy.

        # Double Indemnity | 1944
        id double-indemnity
        genres Crime, Thriller
        minutes 107
        countries US
        languages en
        directors Billy Wilder
        writers Billy Wilder, Raymond Chandler
        cast Fred MacMurray as Walter Neff; Barbara Stanwyck as Phyllis Dietrichson; Edward G. Robinson as Barton Keyes
        imdb tt0036775
        like sunset-boulevard, the-maltese-falcon, vertigo
        line A salesman of insurance and a client's wife plan the accident that her husband is to have.

        # Meet Me in St. Louis | 1944
        id meet-me-in-st-louis
        genres Comedy, Family, Music, Romance
        minutes 113
        countries US
        languages en
        directors Vincente Minnelli
        writers Irving Brecher, Fred F. Finklehoffe
        cast Judy Garland as Esther Smith; Margaret O'Brien as Tootie Smith; Mary Astor as Anna Smith; Tom Drake as John Truett
        imdb tt0037059
        like the-wizard-of-oz, singin-in-the-rain
        line Four seasons in the life of a large family that may have to leave its city before the World's Fair.

        # Children of Paradise | Les Enfants du paradis | 1945
        id children-of-paradise
        genres Drama, Romance
        minutes 190
        countries FR
        languages fr
        directors Marcel Carné
        writers Jacques Prévert
        cast Arletty as Garance; Jean-Louis Barrault as Baptiste Debureau; Pierre Brasseur as Frédérick Lemaître; María Casares as Nathalie; Marcel Herrand as Pierre François Lacenaire
        imdb tt0037674
        like the-rules-of-the-game, farewell-my-concubine
        line Four men of the Paris of theatres and crime love the same woman, each in his own way.

        # Rome, Open City | Roma città aperta | 1945
        id rome-open-city
        genres Drama, History, War
        minutes 103
        countries IT
        languages it, de
        directors Roberto Rossellini
        writers Sergio Amidei, Federico Fellini, Roberto Rossellini
        cast Anna Magnani as Pina; Aldo Fabrizi as Don Pietro Pellegrini; Marcello Pagliero as Giorgio Manfredi
        imdb tt0038890
        like bicycle-thieves, the-battle-of-algiers
        line A priest, a mother and a man of the resistance help each other in Rome under occupation.

        # Brief Encounter | 1945
        id brief-encounter
        genres Drama, Romance
        minutes 86
        countries GB
        languages en
        directors David Lean
        writers Noël Coward, Anthony Havelock-Allan, Ronald Neame
        cast Celia Johnson as Laura Jesson; Trevor Howard as Dr. Alec Harvey; Stanley Holloway as Albert Godby; Joyce Carey as Myrtle Bagot
        imdb tt0037558
        like in-the-mood-for-love, casablanca, before-sunrise
        line Two people who are married to others meet every Thursday in the tea room of a station.

        # It's a Wonderful Life | 1946
        id its-a-wonderful-life
        genres Drama, Family, Fantasy
        minutes 130
        countries US
        languages en
        directors Frank Capra
        writers Frances Goodrich, Albert Hackett, Frank Capra
        cast James Stewart as George Bailey; Donna Reed as Mary Hatch; Lionel Barrymore as Mr. Potter; Thomas Mitchell as Uncle Billy; Henry Travers as Clarence
        imdb tt0038650
        tmdb 1585
        like a-matter-of-life-and-death, groundhog-day
        line On Christmas Eve an angel without wings shows a desperate man his town as if he had never lived.

        # Beauty and the Beast | La Belle et la Bête | 1946
        id beauty-and-the-beast
        genres Drama, Fantasy, Romance
        minutes 93
        countries FR
        languages fr
        directors Jean Cocteau
        writers Jean Cocteau
        cast Jean Marais as The Beast; Josette Day as Belle; Marcel André as Belle's Father
        imdb tt0038348
        like pans-labyrinth, the-princess-bride
        line To save her father, a merchant's daughter goes to live in the castle of a courteous monster.

        # A Matter of Life and Death | 1946
        id a-matter-of-life-and-death
        genres Drama, Fantasy, Romance
        minutes 104
        countries GB
        languages en
        directors Michael Powell, Emeric Pressburger
        writers Michael Powell, Emeric Pressburger
        cast David Niven as Peter Carter; Kim Hunter as June; Roger Livesey as Dr. Reeves; Marius Goring as Conductor 71
        imdb tt0038733
        like wings-of-desire, the-red-shoes
        line A pilot who should have died appeals to the court of heaven, for he has fallen in love meanwhile.

        # Bicycle Thieves | Ladri di biciclette | 1948
        id bicycle-thieves
        genres Drama
        minutes 89
        countries IT
        languages it
        directors Vittorio De Sica
        writers Cesare Zavattini
        cast Lamberto Maggiorani as Antonio Ricci; Enzo Staiola as Bruno Ricci; Lianella Carell as Maria Ricci
        imdb tt0040522
        tmdb 5156
        like rome-open-city, pather-panchali, the-kid
        line A man whose work depends on his stolen bicycle searches Rome for it with his small son.

        # The Red Shoes | 1948
        id the-red-shoes
        genres Drama, Music, Romance
        minutes 134
        countries GB
        languages en, fr
        directors Michael Powell, Emeric Pressburger
        writers Michael Powell, Emeric Pressburger
        cast Moira Shearer as Victoria Page; Anton Walbrook as Boris Lermontov; Marius Goring as Julian Craster; Robert Helpmann as Ivan Boleslawsky
        imdb tt0040725
        like a-matter-of-life-and-death, singin-in-the-rain
        line A young dancer is torn between the composer she loves and the impresario who made her famous.

        # Spring in a Small Town | 小城之春 | 1948
        id spring-in-a-small-town
        genres Drama, Romance
        minutes 98
        countries CN
        languages zh
        directors Fei Mu
        writers Li Tianji
        cast Wei Wei as Zhou Yuwen; Shi Yu as Dai Liyan; Li Wei as Zhang Zhichen
        like in-the-mood-for-love, late-spring, brief-encounter
        line An old friend visits a sick man in his ruined house, not knowing whom the man has married.

        # Late Spring | 晩春 | 1949
        id late-spring
        genres Drama, Family
        minutes 108
        countries JP
        languages ja
        directors Yasujiro Ozu
        writers Kogo Noda, Yasujiro Ozu
        cast Chishu Ryu as Shukichi Somiya; Setsuko Hara as Noriko Somiya; Haruko Sugimura as Masa Taguchi; Yumeji Tsukioka as Aya Kitagawa
        imdb tt0041154
        like tokyo-story, spring-in-a-small-town
        line A widowed professor and his devoted daughter are told by everyone that it is time for her to marry.

        # The Third Man | 1949
        id the-third-man
        genres Mystery, Thriller
        minutes 104
        countries GB
        languages en, de
        directors Carol Reed
        writers Graham Greene
        cast Joseph Cotten as Holly Martins; Alida Valli as Anna Schmidt; Orson Welles as Harry Lime; Trevor Howard as Major Calloway
        imdb tt0041959
        tmdb 1092
        like m, casablanca, the-conversation
        line A writer of westerns comes to divided Vienna for a friend's job offer and arrives for his funeral.

        # Kind Hearts and Coronets | 1949
        id kind-hearts-and-coronets
        genres Comedy, Crime
        minutes 106
        countries GB
        languages en
        directors Robert Hamer
        writers Robert Hamer, John Dighton
        cast Dennis Price as Louis Mazzini; Alec Guinness as The D'Ascoyne Family; Joan Greenwood as Sibella; Valerie Hobson as Edith D'Ascoyne
        imdb tt0041546
        like the-rules-of-the-game, fargo
        line Eight relatives stand between a draper's assistant and a dukedom, and he is patient.
        """#)
}
