extension SampleText {
    static let movies1965To1969 = SampleText(
        #"""
        # The Sound of Music | 1965
        id the-sound-of-music
        genres Drama, Family, Music, Romance
        minutes 174
        countries US
        languages en
        directors Robert Wise
        writers Ernest Lehman
        cast Julie Andrews as Maria; Christopher Plummer as Captain von Trapp; Eleanor Parker as The Baroness; Richard Haydn as Max Detweiler; Peggy Wood as Mother Abbess
        imdb tt0059742
        tmdb 15121
        like mary-poppins, west-side-story
        line A lively novice becomes governess to seven children in Salzburg and brings music to their house.

        # The Shop on Main Street | Obchod na korze | 1965
        id the-shop-on-main-street
        genres Drama, War
        minutes 125
        countries SK, CZ
        languages sk
        directors Ján Kadár, Elmar Klos
        writers Ladislav Grosman, Ján Kadár, Elmar Klos
        cast Ida Kamińska as Rozália Lautmannová; Jozef Kroner as Tóno Brtko; Hana Slivková as Evelína; František Zvarík as Marcus Kolkotský
        imdb tt0059527
        like life-is-beautiful, rome-open-city
        line A carpenter is put in charge of the button shop of an old Jewish widow who takes him for her help.

        # The Battle of Algiers | La battaglia di Algeri | 1966
        id the-battle-of-algiers
        genres Drama, War
        minutes 121
        countries IT, DZ
        languages fr, ar
        directors Gillo Pontecorvo
        writers Franco Solinas
        cast Jean Martin as Colonel Mathieu; Brahim Hadjadj as Ali La Pointe; Saadi Yacef as El-hadi Jafar
        imdb tt0058946
        tmdb 17295
        like z, rome-open-city, battleship-potemkin
        line Rebels and paratroopers fight for the old town of Algiers, each with every means.

        # Persona | 1966
        id persona
        genres Drama, Mystery
        minutes 83
        countries SE
        languages sv
        directors Ingmar Bergman
        writers Ingmar Bergman
        cast Bibi Andersson as Alma; Liv Ullmann as Elisabet Vogler; Margaretha Krook as The Doctor; Gunnar Björnstrand as Mr. Vogler
        imdb tt0060827
        tmdb 797
        like wild-strawberries, mulholland-drive
        line A nurse talks and an actress is silent in a house by the sea, until their faces seem to mix.

        # Andrei Rublev | Андрей Рублёв | 1966
        id andrei-rublev
        genres Drama, History
        minutes 183
        countries RU
        languages ru
        directors Andrei Tarkovsky
        writers Andrei Konchalovsky, Andrei Tarkovsky
        cast Anatoly Solonitsyn as Andrei Rublev; Ivan Lapikov as Kirill; Nikolai Grinko as Daniil Chyorny; Nikolai Burlyayev as Boriska
        imdb tt0060107
        tmdb 895
        like stalker, the-seventh-seal, the-color-of-pomegranates
        line A painter of icons loses his faith in people in a cruel century and looks for a reason to paint.

        # Black Girl | La Noire de… | 1966
        id black-girl
        genres Drama
        minutes 59
        countries SN, FR
        languages fr
        directors Ousmane Sembène
        writers Ousmane Sembène
        cast Mbissine Thérèse Diop as Diouana; Anne-Marie Jelinek as Madame; Robert Fontaine as Monsieur; Momar Nar Sène as The Young Man
        imdb tt0060758
        like touki-bouki, atlantics
        line A young woman leaves Dakar to look after children in France and finds herself shut in a kitchen.

        # The Good, the Bad and the Ugly | Il buono, il brutto, il cattivo | 1966
        id the-good-the-bad-and-the-ugly
        genres Adventure, Western
        minutes 161
        countries IT, ES
        languages it, en
        directors Sergio Leone
        writers Agenore Incrocci, Furio Scarpelli, Luciano Vincenzoni, Sergio Leone
        cast Clint Eastwood as Blondie; Eli Wallach as Tuco; Lee Van Cleef as Angel Eyes
        imdb tt0060196
        tmdb 429
        like once-upon-a-time-in-the-west, yojimbo, unforgiven
        line Three gunmen each know a part of the place where gold lies buried in the middle of a war.

        # Daisies | Sedmikrásky | 1966
        id daisies
        genres Comedy, Drama
        minutes 76
        countries CZ
        languages cs
        directors Věra Chytilová
        writers Věra Chytilová, Ester Krumbachová
        cast Jitka Cerhová as Marie I; Ivana Karbanová as Marie II
        imdb tt0060959
        like duck-soup, cleo-from-5-to-7
        line Two girls called Marie decide that, since the world is spoiled, they will be spoiled as well.

        # Playtime | 1967
        id playtime
        genres Comedy
        minutes 124
        countries FR
        languages fr, en
        directors Jacques Tati
        writers Jacques Tati, Jacques Lagrange
        cast Jacques Tati as Monsieur Hulot; Barbara Dennek as Barbara; Georges Montant as Monsieur Giffard
        imdb tt0062136
        like monsieur-hulots-holiday, modern-times
        line Hulot and a group of tourists get lost in a Paris of glass, buttons and unfinished restaurants.

        # The Graduate | 1967
        id the-graduate
        genres Comedy, Drama, Romance
        minutes 106
        countries US
        languages en
        directors Mike Nichols
        writers Calder Willingham, Buck Henry
        cast Anne Bancroft as Mrs. Robinson; Dustin Hoffman as Benjamin Braddock; Katharine Ross as Elaine Robinson; William Daniels as Mr. Braddock; Murray Hamilton as Mr. Robinson
        imdb tt0061722
        tmdb 37247
        like harold-and-maude, the-apartment
        line A student home from college begins an affair with his parents' friend and then meets her daughter.

        # Le Samouraï | 1967
        id le-samourai
        genres Crime, Drama, Thriller
        minutes 105
        countries FR, IT
        languages fr
        directors Jean-Pierre Melville
        writers Jean-Pierre Melville, Georges Pellegrin
        cast Alain Delon as Jef Costello; François Périer as The Superintendent; Nathalie Delon as Jane Lagrange; Cathy Rosier as The Pianist
        imdb tt0062229
        like chungking-express, the-conversation
        line A killer who leaves nothing to chance is seen by a pianist, and both sides begin to hunt him.

        # The Jungle Book | 1967
        id the-jungle-book
        genres Adventure, Animation, Family, Music
        minutes 78
        countries US
        languages en
        directors Wolfgang Reitherman
        cast Bruce Reitherman as Mowgli; Phil Harris as Baloo; Sebastian Cabot as Bagheera; George Sanders as Shere Khan; Louis Prima as King Louie; Sterling Holloway as Kaa
        imdb tt0061852
        tmdb 9325
        like the-lion-king, pinocchio
        line A panther and a bear bring a boy of the jungle towards the village while a tiger looks for him.

        # 2001: A Space Odyssey | 1968
        id 2001-a-space-odyssey
        genres Adventure, Mystery, Science Fiction
        minutes 149
        countries GB, US
        languages en
        directors Stanley Kubrick
        writers Stanley Kubrick, Arthur C. Clarke
        cast Keir Dullea as Dave Bowman; Gary Lockwood as Frank Poole; William Sylvester as Heywood Floyd; Douglas Rain as HAL 9000
        imdb tt0062622
        tmdb 62
        like solaris, arrival, wall-e
        line A black stone found on the Moon sends a ship to Jupiter, with a computer that cannot be wrong.

        # Once Upon a Time in the West | C'era una volta il West | 1968
        id once-upon-a-time-in-the-west
        genres Drama, Western
        minutes 166
        countries IT, US
        languages it, en
        directors Sergio Leone
        writers Sergio Donati, Sergio Leone
        cast Claudia Cardinale as Jill McBain; Henry Fonda as Frank; Charles Bronson as Harmonica; Jason Robards as Cheyenne; Gabriele Ferzetti as Morton
        imdb tt0064116
        tmdb 335
        like the-good-the-bad-and-the-ugly, the-searchers
        line A widow, a bandit, a killer and a man with a harmonica meet where the railway is about to come.

        # Night of the Living Dead | 1968
        id night-of-the-living-dead
        genres Horror, Thriller
        minutes 96
        countries US
        languages en
        directors George A. Romero
        writers John A. Russo, George A. Romero
        cast Duane Jones as Ben; Judith O'Dea as Barbra; Karl Hardman as Harry Cooper; Marilyn Eastman as Helen Cooper
        imdb tt0063350
        tmdb 10331
        like alien, get-out
        line Strangers shut themselves in a farmhouse against the dead and cannot agree on how to survive.

        # Memories of Underdevelopment | Memorias del subdesarrollo | 1968
        id memories-of-underdevelopment
        genres Drama
        minutes 97
        countries CU
        languages es
        directors Tomás Gutiérrez Alea
        writers Tomás Gutiérrez Alea, Edmundo Desnoes
        cast Sergio Corrieri as Sergio; Daisy Granados as Elena; Eslinda Núñez as Noemí
        imdb tt0063291
        like la-dolce-vita, the-battle-of-algiers
        line His family has gone to Miami, and a man who wanted to write looks at Havana after the revolution.

        # The Color of Pomegranates | Նռան գույնը | 1969
        id the-color-of-pomegranates
        genres Drama, History
        minutes 79
        countries AM
        languages hy
        directors Sergei Parajanov
        writers Sergei Parajanov
        cast Sofiko Chiaureli as Young Poet; Vilen Galstyan as Poet in the Cloister; Giorgi Gegechkori as Old Poet
        imdb tt0063555
        like andrei-rublev, daisies
        line The life of the Armenian poet Sayat-Nova as a series of pictures of wool, books and fruit.

        # Kes | 1969
        id kes
        genres Drama, Family
        minutes 111
        countries GB
        languages en
        directors Ken Loach
        writers Barry Hines, Ken Loach, Tony Garnett
        cast David Bradley as Billy Casper; Freddie Fletcher as Jud; Lynne Perrie as Mrs. Casper; Colin Welland as Mr. Farthing; Brian Glover as Mr. Sugden
        imdb tt0064541
        like the-400-blows, billy-elliot
        line A boy in a mining town whom school has given up trains a kestrel that he found.

        # Butch Cassidy and the Sundance Kid | 1969
        id butch-cassidy-and-the-sundance-kid
        genres Adventure, Crime, Western
        minutes 110
        countries US
        languages en
        directors George Roy Hill
        writers William Goldman
        cast Paul Newman as Butch Cassidy; Robert Redford as The Sundance Kid; Katharine Ross as Etta Place; Strother Martin as Percy Garris
        imdb tt0064115
        tmdb 642
        like thelma-and-louise, once-upon-a-time-in-the-west
        line Two cheerful robbers of trains are followed by riders who never lose the track.

        # Z | 1969
        id z
        genres Crime, Drama, Thriller
        minutes 127
        countries FR, DZ
        languages fr
        directors Costa-Gavras
        writers Jorge Semprún, Costa-Gavras
        cast Yves Montand as The Deputy; Irene Papas as Hélène; Jean-Louis Trintignant as The Examining Magistrate; Jacques Perrin as The Photojournalist
        imdb tt0065234
        like the-battle-of-algiers, the-conversation
        line A politician is struck down after a meeting for peace, and a judge will not call it an accident.
        """#)
}
