extension SampleText {
    static let movies2010To2015 = SampleText(
        #"""
        # Inception | 2010
        id inception
        genres Action, Adventure, Science Fiction
        minutes 148
        countries US, GB
        languages en
        directors Christopher Nolan
        writers Christopher Nolan
        cast Leonardo DiCaprio as Cobb; Joseph Gordon-Levitt as Arthur; Elliot Page as Ariadne; Tom Hardy as Eames; Ken Watanabe as Saito; Cillian Murphy as Robert Fischer; Marion Cotillard as Mal; Michael Caine as Miles
        imdb tt1375666
        tmdb 27205
        like the-matrix, memento
        line A thief who steals from dreams is hired to leave an idea behind in one.

        # Uncle Boonmee Who Can Recall His Past Lives | ลุงบุญมีระลึกชาติ | 2010
        id uncle-boonmee-who-can-recall-his-past-lives
        genres Drama, Fantasy
        minutes 113
        countries TH
        languages th
        directors Apichatpong Weerasethakul
        writers Apichatpong Weerasethakul
        cast Thanapat Saisaymar as Boonmee; Jenjira Pongpas as Jen; Sakda Kaewbuadee as Tong; Natthakarn Aphaiwong as Huay
        imdb tt1588895
        like yeelen, ugetsu
        line A sick farmer is visited by his dead wife and his lost son, who has become a creature of the forest.

        # Nostalgia for the Light | Nostalgia de la luz | 2010
        id nostalgia-for-the-light
        genres Documentary, History
        minutes 90
        countries CL, FR, DE
        languages es
        directors Patricio Guzmán
        writers Patricio Guzmán
        imdb tt1556190
        like the-official-story, shoah
        line In the desert of Chile, astronomers look for old light and women for the bones of those they lost.

        # A Separation | جدایی نادر از سیمین | 2011
        id a-separation
        genres Drama
        minutes 123
        countries IR
        languages fa
        directors Asghar Farhadi
        writers Asghar Farhadi
        cast Peyman Moaadi as Nader; Leila Hatami as Simin; Sareh Bayat as Razieh; Shahab Hosseini as Hodjat; Sarina Farhadi as Termeh
        imdb tt1832382
        tmdb 60243
        like rashomon, anatomy-of-a-fall, close-up
        line A couple in Tehran parts, and a quarrel with the carer of his father brings two families to court.

        # Hugo | 2011
        id hugo
        genres Adventure, Drama, Family
        minutes 126
        countries US, GB
        languages en
        directors Martin Scorsese
        writers John Logan
        cast Asa Butterfield as Hugo Cabret; Chloë Grace Moretz as Isabelle; Ben Kingsley as Georges Méliès; Sacha Baron Cohen as The Station Inspector; Ray Winstone as Uncle Claude; Helen McCrory as Mama Jeanne; Christopher Lee as Monsieur Labisse; Jude Law as Hugo's Father
        imdb tt0970179
        tmdb 44826
        like a-trip-to-the-moon, cinema-paradiso
        line An orphan who winds the clocks of a Paris station repairs a machine with a message from the past.

        # Wadjda | وجدة | 2012
        id wadjda
        genres Comedy, Drama, Family
        minutes 98
        countries SA, DE
        languages ar
        directors Haifaa al-Mansour
        writers Haifaa al-Mansour
        cast Waad Mohammed as Wadjda; Reem Abdullah as Mother; Abdullrahman Al Gohani as Abdullah; Ahd as Ms. Hussa
        imdb tt2258858
        like children-of-heaven, bicycle-thieves, persepolis
        line A girl in Riyadh enters a contest in reciting the Quran to pay for a bicycle she is not meant to ride.

        # The Grand Budapest Hotel | 2014
        id the-grand-budapest-hotel
        genres Comedy, Drama
        minutes 100
        countries US, DE
        languages en
        directors Wes Anderson
        writers Wes Anderson
        cast Ralph Fiennes as M. Gustave; Tony Revolori as Zero; F. Murray Abraham as Mr. Moustafa; Adrien Brody as Dmitri; Willem Dafoe as Jopling; Jeff Goldblum as Deputy Kovacs; Saoirse Ronan as Agatha; Tilda Swinton as Madame D.; Edward Norton as Henckels; Jude Law as Young Writer; Bill Murray as M. Ivan
        imdb tt2278388
        tmdb 120467
        like amelie, to-be-or-not-to-be
        line A concierge of perfect manners and his lobby boy are chased across Europe over a painting.

        # Song of the Sea | 2014
        id song-of-the-sea
        genres Animation, Family, Fantasy
        minutes 93
        countries IE
        languages en, ga
        directors Tomm Moore
        writers Will Collins
        cast David Rawle as Ben; Brendan Gleeson as Conor; Fionnula Flanagan as Granny; Lisa Hannigan as Bronach; Lucy O'Connell as Saoirse
        imdb tt1865505
        tmdb 110416
        like wolfwalkers, my-neighbor-totoro
        line A boy finds out that his silent little sister is a selkie whose song the old creatures await.

        # Timbuktu | 2014
        id timbuktu
        genres Drama, War
        minutes 97
        countries MR, FR
        languages ar, fr, bm
        directors Abderrahmane Sissako
        writers Abderrahmane Sissako, Kessen Tall
        cast Ibrahim Ahmed as Kidane; Toulou Kiki as Satima; Abel Jafri as Abdelkerim; Fatoumata Diawara as The Singer; Layla Walet Mohamed as Toya
        imdb tt3409392
        like moolaade, yeelen
        line Armed men forbid music and football in the old city, and people go on quietly in their own way.

        # What We Do in the Shadows | 2014
        id what-we-do-in-the-shadows
        genres Comedy, Horror
        minutes 86
        countries NZ
        languages en
        directors Taika Waititi, Jemaine Clement
        writers Taika Waititi, Jemaine Clement
        cast Jemaine Clement as Vladislav; Taika Waititi as Viago; Jonny Brugh as Deacon; Cori Gonzalez-Macuer as Nick; Stu Rutherford as Stu; Rhys Darby as Anton; Ben Fransham as Petyr
        imdb tt3416742
        tmdb 246741
        like nosferatu, shaun-of-the-dead, hunt-for-the-wilderpeople
        line Four vampires share a house in Wellington and argue about who washes up.

        # Embrace of the Serpent | El abrazo de la serpiente | 2015
        id embrace-of-the-serpent
        genres Adventure, Drama
        minutes 125
        countries CO
        languages es
        directors Ciro Guerra
        writers Ciro Guerra, Jacques Toulemonde Vidal
        cast Nilbio Torres as Young Karamakate; Antonio Bolívar as Old Karamakate; Jan Bijvoet as Theo; Brionne Davis as Evan; Yauenkü Migue as Manduca
        imdb tt4285496
        like aguirre-the-wrath-of-god, uncle-boonmee-who-can-recall-his-past-lives
        line The last of his people guides two explorers, forty years apart, to a plant deep in the Amazon.

        # Mad Max: Fury Road | 2015
        id mad-max-fury-road
        genres Action, Adventure, Science Fiction
        minutes 120
        countries AU, US
        languages en
        directors George Miller
        writers George Miller, Brendan McCarthy, Nico Lathouris
        cast Tom Hardy as Max Rockatansky; Charlize Theron as Imperator Furiosa; Nicholas Hoult as Nux; Hugh Keays-Byrne as Immortan Joe; Rosie Huntington-Whiteley as The Splendid Angharad; Riley Keough as Capable; Zoë Kravitz as Toast
        imdb tt1392190
        tmdb 76341
        like the-general, children-of-men
        line A driver and a prisoner flee with a tyrant's wives across a desert, and then have to turn round.

        # Inside Out | 2015
        id inside-out
        genres Animation, Comedy, Drama, Family
        minutes 95
        countries US
        languages en
        directors Pete Docter
        writers Pete Docter, Meg LeFauve, Josh Cooley
        cast Amy Poehler as Joy; Phyllis Smith as Sadness; Richard Kind as Bing Bong; Bill Hader as Fear; Lewis Black as Anger; Mindy Kaling as Disgust; Kaitlyn Dias as Riley
        imdb tt2096673
        tmdb 150540
        like toy-story, coco
        line Five feelings in a girl's head lose control of her when she moves to a new city.
        """#)
}
