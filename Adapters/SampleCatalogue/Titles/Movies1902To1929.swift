extension SampleText {
    static let movies1902To1929 = SampleText(
        #"""
        # A Trip to the Moon | Le Voyage dans la Lune | 1902
        id a-trip-to-the-moon
        genres Adventure, Fantasy, Science Fiction
        minutes 15
        countries FR
        languages fr
        directors Georges Méliès
        writers Georges Méliès
        cast Georges Méliès as Professor Barbenfouillis; Bleuette Bernon as Phoebe
        imdb tt0000417
        like metropolis, hugo, 2001-a-space-odyssey
        line Astronomers in pointed hats have themselves shot to the Moon in a shell and meet those who live there.

        # The Cabinet of Dr. Caligari | Das Cabinet des Dr. Caligari | 1920
        id the-cabinet-of-dr-caligari
        genres Horror, Mystery
        minutes 77
        countries DE
        languages de
        directors Robert Wiene
        writers Carl Mayer, Hans Janowitz
        cast Werner Krauss as Dr. Caligari; Conrad Veidt as Cesare; Friedrich Fehér as Francis; Lil Dagover as Jane Olsen
        imdb tt0010323
        like nosferatu, m, metropolis
        line A showman and his sleepwalker come to the fair of a small crooked town, and people begin to die.

        # The Kid | 1921
        id the-kid
        genres Comedy, Drama
        minutes 68
        countries US
        languages en
        directors Charlie Chaplin
        writers Charlie Chaplin
        cast Charlie Chaplin as The Tramp; Jackie Coogan as The Kid; Edna Purviance as The Woman
        imdb tt0012349
        like city-lights, the-gold-rush, bicycle-thieves
        line A tramp finds an abandoned baby and brings the boy up in an attic with more wit than money.

        # Nosferatu | Nosferatu, eine Symphonie des Grauens | 1922
        id nosferatu
        genres Fantasy, Horror
        minutes 94
        countries DE
        languages de
        directors F. W. Murnau
        writers Henrik Galeen
        cast Max Schreck as Count Orlok; Gustav von Wangenheim as Thomas Hutter; Greta Schröder as Ellen Hutter; Alexander Granach as Knock
        imdb tt0013442
        like the-cabinet-of-dr-caligari, frankenstein, sunrise
        line A young clerk travels to the Carpathians to sell a house to a count who avoids the daylight.

        # Nanook of the North | 1922
        id nanook-of-the-north
        genres Documentary
        minutes 79
        countries US, FR
        languages en
        directors Robert J. Flaherty
        imdb tt0013427
        like man-with-a-movie-camera, honeyland
        line A camera follows an Inuk hunter and his family, partly in staged scenes, through a year in the Arctic.

        # Safety Last! | 1923
        id safety-last
        genres Comedy, Romance
        minutes 74
        countries US
        languages en
        directors Fred C. Newmeyer, Sam Taylor
        cast Harold Lloyd as The Boy; Mildred Davis as The Girl; Bill Strother as The Pal
        imdb tt0014429
        like sherlock-jr, the-general, modern-times
        line To impress his fiancée, a shop assistant announces a climb up the front of a department store.

        # Sherlock Jr. | 1924
        id sherlock-jr
        genres Comedy, Mystery
        minutes 45
        countries US
        languages en
        directors Buster Keaton
        cast Buster Keaton as The Projectionist; Kathryn McGuire as The Girl; Joe Keaton as The Girl's Father; Ward Crane as The Local Sheik
        imdb tt0015324
        like the-general, safety-last
        line A projectionist who would like to be a detective falls asleep and walks into the movie on the screen.

        # The Gold Rush | 1925
        id the-gold-rush
        genres Adventure, Comedy
        minutes 95
        countries US
        languages en
        directors Charlie Chaplin
        writers Charlie Chaplin
        cast Charlie Chaplin as The Lone Prospector; Mack Swain as Big Jim McKay; Georgia Hale as Georgia; Tom Murray as Black Larsen
        imdb tt0015864
        like the-kid, city-lights, the-general
        line A small prospector looks for gold in Alaska and finds hunger, a hut in a storm and a dancer.

        # Battleship Potemkin | Броненосец «Потёмкин» | 1925
        id battleship-potemkin
        genres Drama, History, War
        minutes 75
        countries RU
        languages ru
        directors Sergei Eisenstein
        writers Nina Agadzhanova
        cast Aleksandr Antonov as Vakulinchuk; Vladimir Barsky as Commander Golikov; Grigori Aleksandrov as Giliarovsky
        imdb tt0015648
        like man-with-a-movie-camera, the-battle-of-algiers
        line Rotten meat drives the sailors of a battleship to mutiny, and the people of Odessa take their side.

        # The Adventures of Prince Achmed | Die Abenteuer des Prinzen Achmed | 1926
        id the-adventures-of-prince-achmed
        genres Animation, Adventure, Family, Fantasy
        minutes 65
        countries DE
        languages de
        directors Lotte Reiniger
        writers Lotte Reiniger
        imdb tt0015532
        like snow-white-and-the-seven-dwarfs, persepolis, song-of-the-sea
        line A prince of cut black paper rides a flying horse to islands of magic, told in silhouettes.

        # The General | 1926
        id the-general
        genres Action, Adventure, Comedy, War
        minutes 79
        countries US
        languages en
        directors Clyde Bruckman, Buster Keaton
        cast Buster Keaton as Johnnie Gray; Marion Mack as Annabelle Lee
        imdb tt0017925
        like sherlock-jr, safety-last, the-gold-rush
        line An engine driver chases the soldiers who have stolen his locomotive, with his beloved aboard.

        # Metropolis | 1927
        id metropolis
        genres Drama, Science Fiction
        minutes 153
        countries DE
        languages de
        directors Fritz Lang
        writers Thea von Harbou
        cast Brigitte Helm as Maria; Gustav Fröhlich as Freder; Alfred Abel as Joh Fredersen; Rudolf Klein-Rogge as Rotwang
        imdb tt0017136
        tmdb 19
        like m, blade-runner, modern-times
        line The son of a city's ruler discovers those who toil below it, and an inventor builds a woman of metal.

        # Sunrise | Sunrise: A Song of Two Humans | 1927
        id sunrise
        genres Drama, Romance
        minutes 94
        countries US
        languages en
        directors F. W. Murnau
        writers Carl Mayer
        cast George O'Brien as The Man; Janet Gaynor as The Wife; Margaret Livingston as The Woman from the City
        imdb tt0018455
        like city-lights, latalante, nosferatu
        line A farmer, tempted to harm his wife, spends a day with her in the city that changes both of them.

        # The Passion of Joan of Arc | La Passion de Jeanne d'Arc | 1928
        id the-passion-of-joan-of-arc
        genres Drama, History
        minutes 81
        countries FR
        languages fr
        directors Carl Theodor Dreyer
        writers Carl Theodor Dreyer, Joseph Delteil
        cast Renée Jeanne Falconetti as Joan of Arc; Eugène Silvain as Bishop Pierre Cauchon; Antonin Artaud as Jean Massieu
        imdb tt0019254
        like the-seventh-seal, andrei-rublev
        line The trial of a young woman who heard voices, seen almost entirely in faces.

        # Steamboat Willie | 1928
        id steamboat-willie
        genres Animation, Comedy, Family
        minutes 8
        countries US
        languages en
        directors Walt Disney, Ub Iwerks
        imdb tt0019422
        like snow-white-and-the-seven-dwarfs, pinocchio
        line A mouse at the wheel of a river steamer makes music with whatever is on board.

        # Man with a Movie Camera | Человек с киноаппаратом | 1929
        id man-with-a-movie-camera
        genres Documentary
        minutes 68
        countries RU
        languages ru
        directors Dziga Vertov
        imdb tt0019760
        like battleship-potemkin, nanook-of-the-north, close-up
        line One day of Soviet cities from waking to evening, and the cameraman who climbs everywhere to catch it.
        """#)
}
