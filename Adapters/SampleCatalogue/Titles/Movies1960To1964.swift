extension SampleText {
    static let movies1960To1964 = SampleText(
        #"""
        # The Apartment | 1960
        id the-apartment
        genres Comedy, Drama, Romance
        minutes 125
        countries US
        languages en
        directors Billy Wilder
        writers Billy Wilder, I. A. L. Diamond
        cast Jack Lemmon as C. C. Baxter; Shirley MacLaine as Fran Kubelik; Fred MacMurray as Jeff D. Sheldrake; Ray Walston as Joe Dobisch; Jack Kruschen as Dr. Dreyfuss
        imdb tt0053604
        tmdb 284
        like some-like-it-hot, the-graduate, lost-in-translation
        line A clerk lends his flat to his bosses for their affairs until he learns whom one of them brings.

        # Psycho | 1960
        id psycho
        genres Horror, Mystery, Thriller
        minutes 109
        countries US
        languages en
        directors Alfred Hitchcock
        writers Joseph Stefano
        cast Anthony Perkins as Norman Bates; Janet Leigh as Marion Crane; Vera Miles as Lila Crane; John Gavin as Sam Loomis; Martin Balsam as Milton Arbogast
        imdb tt0054215
        tmdb 539
        like rear-window, the-shining, the-silence-of-the-lambs
        line A secretary on the run with stolen money takes a room in a motel kept by a shy young man.

        # La Dolce Vita | 1960
        id la-dolce-vita
        genres Comedy, Drama
        minutes 174
        countries IT, FR
        languages it
        directors Federico Fellini
        writers Federico Fellini, Ennio Flaiano, Tullio Pinelli, Brunello Rondi
        cast Marcello Mastroianni as Marcello Rubini; Anita Ekberg as Sylvia; Anouk Aimée as Maddalena; Yvonne Furneaux as Emma; Alain Cuny as Steiner
        imdb tt0053779
        tmdb 439
        like eight-and-a-half, la-strada, lost-in-translation
        line A reporter of gossip drifts through seven nights of Rome among stars, nobles and believers.

        # The Housemaid | 하녀 | 1960
        id the-housemaid
        genres Crime, Drama, Thriller
        minutes 108
        countries KR
        languages ko
        directors Kim Ki-young
        writers Kim Ki-young
        cast Kim Jin-kyu as Kim Dong-sik; Ju Jeung-nyeo as Mrs. Kim; Lee Eun-shim as Myung-sook; Ahn Sung-ki as Kim Chang-soon
        like parasite, psycho
        line A piano teacher and his wife take a maid into their new house and lose command of it.

        # Yojimbo | 用心棒 | 1961
        id yojimbo
        genres Action, Drama, Thriller
        minutes 110
        countries JP
        languages ja
        directors Akira Kurosawa
        writers Akira Kurosawa, Ryuzo Kikushima
        cast Toshiro Mifune as Kuwabatake Sanjuro; Tatsuya Nakadai as Unosuke; Eijiro Tono as Gonji; Isuzu Yamada as Orin; Daisuke Kato as Inokichi
        imdb tt0055630
        tmdb 11878
        like seven-samurai, the-good-the-bad-and-the-ugly
        line A masterless samurai offers his sword to both gangs of a town and lets them ruin each other.

        # Breakfast at Tiffany's | 1961
        id breakfast-at-tiffanys
        genres Comedy, Drama, Romance
        minutes 115
        countries US
        languages en
        directors Blake Edwards
        writers George Axelrod
        cast Audrey Hepburn as Holly Golightly; George Peppard as Paul Varjak; Patricia Neal as 2E; Buddy Ebsen as Doc Golightly; Martin Balsam as O. J. Berman
        imdb tt0054698
        tmdb 164
        like roman-holiday, the-apartment
        line A young woman who belongs to nobody, with a cat that has no name, gets a new neighbour.

        # West Side Story | 1961
        id west-side-story
        genres Crime, Drama, Music, Romance
        minutes 152
        countries US
        languages en, es
        directors Robert Wise, Jerome Robbins
        writers Ernest Lehman
        cast Natalie Wood as Maria; Richard Beymer as Tony; Rita Moreno as Anita; George Chakiris as Bernardo; Russ Tamblyn as Riff
        imdb tt0055614
        like the-sound-of-music, do-the-right-thing, singin-in-the-rain
        line Two gangs fight for a few streets of New York while a boy of one loves a girl of the other.

        # Cléo from 5 to 7 | Cléo de 5 à 7 | 1962
        id cleo-from-5-to-7
        genres Comedy, Drama, Music
        minutes 90
        countries FR, IT
        languages fr
        directors Agnès Varda
        writers Agnès Varda
        cast Corinne Marchand as Cléo; Antoine Bourseiller as Antoine; Dominique Davray as Angèle; Michel Legrand as Bob
        imdb tt0055852
        like the-400-blows, the-umbrellas-of-cherbourg, the-gleaners-and-i
        line A singer walks through Paris for two hours while she waits for the result of a medical test.

        # La Jetée | 1962
        id la-jetee
        genres Drama, Romance, Science Fiction
        minutes 28
        countries FR
        languages fr
        directors Chris Marker
        writers Chris Marker
        cast Jean Négroni as Narrator; Hélène Chatelain as The Woman; Davos Hanich as The Man
        imdb tt0056119
        like vertigo, the-terminator, solaris
        line Told in still pictures: a prisoner under a ruined Paris is sent back to a face he remembers.

        # Lawrence of Arabia | 1962
        id lawrence-of-arabia
        genres Adventure, Drama, History, War
        minutes 227
        countries GB
        languages en
        directors David Lean
        writers Robert Bolt, Michael Wilson
        cast Peter O'Toole as T. E. Lawrence; Alec Guinness as Prince Faisal; Anthony Quinn as Auda Abu Tayi; Omar Sharif as Sherif Ali; Jack Hawkins as General Allenby; Claude Rains as Mr. Dryden
        imdb tt0056172
        tmdb 947
        like aguirre-the-wrath-of-god, the-battle-of-algiers
        line An English officer joins the Arab revolt and crosses the desert, and himself, to lead it.

        # To Kill a Mockingbird | 1962
        id to-kill-a-mockingbird
        genres Crime, Drama
        minutes 129
        countries US
        languages en
        directors Robert Mulligan
        writers Horton Foote
        cast Gregory Peck as Atticus Finch; Mary Badham as Scout Finch; Phillip Alford as Jem Finch; Brock Peters as Tom Robinson; Robert Duvall as Boo Radley
        imdb tt0056592
        tmdb 595
        like 12-angry-men, the-night-of-the-hunter
        line A girl in Alabama watches her father defend a black man whom the town has already judged.

        # 8½ | 1963
        id eight-and-a-half
        genres Drama, Fantasy
        minutes 138
        countries IT, FR
        languages it
        directors Federico Fellini
        writers Federico Fellini, Ennio Flaiano, Tullio Pinelli, Brunello Rondi
        cast Marcello Mastroianni as Guido Anselmi; Claudia Cardinale as Claudia; Anouk Aimée as Luisa Anselmi; Sandra Milo as Carla; Barbara Steele as Gloria Morin
        imdb tt0056801
        tmdb 422
        like la-dolce-vita, persona, mulholland-drive
        line A director without an idea for his next movie escapes into memories and daydreams.

        # The Leopard | Il gattopardo | 1963
        id the-leopard
        genres Drama, History, War
        minutes 186
        countries IT, FR
        languages it
        directors Luchino Visconti
        writers Suso Cecchi d'Amico, Luchino Visconti
        cast Burt Lancaster as Prince Don Fabrizio Salina; Claudia Cardinale as Angelica Sedara; Alain Delon as Tancredi Falconeri; Paolo Stoppa as Don Calogero Sedara
        imdb tt0057091
        like the-rules-of-the-game, the-godfather
        line A Sicilian prince watches Italy unite and knows that his own world is about to go.

        # Dr. Strangelove | Dr. Strangelove or: How I Learned to Stop Worrying and Love the Bomb | 1964
        id dr-strangelove
        genres Comedy, War
        minutes 95
        countries GB, US
        languages en
        directors Stanley Kubrick
        writers Stanley Kubrick, Terry Southern, Peter George
        cast Peter Sellers as Group Captain Lionel Mandrake / President Merkin Muffley / Dr. Strangelove; George C. Scott as General Buck Turgidson; Sterling Hayden as General Jack D. Ripper; Slim Pickens as Major T. J. Kong
        imdb tt0057012
        tmdb 935
        like duck-soup, paths-of-glory
        line A mad general sends his bombers to Russia, and a room full of politicians tries to call them back.

        # The Umbrellas of Cherbourg | Les Parapluies de Cherbourg | 1964
        id the-umbrellas-of-cherbourg
        genres Drama, Music, Romance
        minutes 92
        countries FR
        languages fr
        directors Jacques Demy
        writers Jacques Demy
        cast Catherine Deneuve as Geneviève Emery; Nino Castelnuovo as Guy Foucher; Anne Vernon as Madame Emery; Marc Michel as Roland Cassard; Ellen Farner as Madeleine
        imdb tt0058450
        like singin-in-the-rain, la-la-land, cleo-from-5-to-7
        line In a port where every word is sung, a girl who sells umbrellas loves a mechanic called up to war.

        # Mary Poppins | 1964
        id mary-poppins
        genres Comedy, Family, Fantasy, Music
        minutes 139
        countries US
        languages en
        directors Robert Stevenson
        writers Bill Walsh, Don DaGradi
        cast Julie Andrews as Mary Poppins; Dick Van Dyke as Bert; David Tomlinson as George Banks; Glynis Johns as Winifred Banks; Karen Dotrice as Jane Banks; Matthew Garber as Michael Banks
        imdb tt0058331
        tmdb 433
        like the-sound-of-music, the-wizard-of-oz, paddington-2
        line A nanny arrives with the east wind and puts a London family in order with songs and magic.

        # Charulata | চারুলতা | 1964
        id charulata
        genres Drama, Romance
        minutes 117
        countries IN
        languages bn
        directors Satyajit Ray
        writers Satyajit Ray
        cast Madhabi Mukherjee as Charulata; Soumitra Chatterjee as Amal; Shailen Mukherjee as Bhupati Dutta
        imdb tt0057935
        like pather-panchali, in-the-mood-for-love
        line The lonely wife of a newspaper editor in Calcutta finds company in his young cousin, a poet.

        # A Hard Day's Night | 1964
        id a-hard-days-night
        genres Comedy, Music
        minutes 87
        countries GB
        languages en
        directors Richard Lester
        writers Alun Owen
        cast John Lennon as John; Paul McCartney as Paul; George Harrison as George; Ringo Starr as Ringo; Wilfrid Brambell as Paul's Grandfather
        imdb tt0058182
        like buena-vista-social-club, school-of-rock
        line Four musicians run from their admirers through a day of trains, interviews and rehearsals.

        # Goldfinger | 1964
        id goldfinger
        genres Action, Adventure, Thriller
        minutes 110
        countries GB
        languages en
        directors Guy Hamilton
        writers Richard Maibaum, Paul Dehn
        cast Sean Connery as James Bond; Honor Blackman as Pussy Galore; Gert Fröbe as Auric Goldfinger; Shirley Eaton as Jill Masterson; Harold Sakata as Oddjob
        imdb tt0058150
        tmdb 658
        like north-by-northwest, raiders-of-the-lost-ark
        line A secret agent finds out why a dealer in gold takes such an interest in Fort Knox.

        # Black God, White Devil | Deus e o Diabo na Terra do Sol | 1964
        id black-god-white-devil
        genres Adventure, Drama, Western
        minutes 120
        countries BR
        languages pt
        directors Glauber Rocha
        writers Glauber Rocha
        cast Geraldo Del Rey as Manuel; Yoná Magalhães as Rosa; Othon Bastos as Corisco; Maurício do Valle as Antônio das Mortes
        like central-station, city-of-god, once-upon-a-time-in-the-west
        line A herdsman who has killed his master follows a preacher and then a bandit across the dry north.
        """#)
}
