extension SampleText {
    static let movies2016To2019 = SampleText(
        #"""
        # Your Name. | 君の名は。 | 2016
        id your-name
        genres Animation, Drama, Romance
        minutes 106
        countries JP
        languages ja
        directors Makoto Shinkai
        writers Makoto Shinkai
        cast Ryunosuke Kamiki as Taki Tachibana; Mone Kamishiraishi as Mitsuha Miyamizu; Masami Nagasawa as Miki Okudera; Etsuko Ichihara as Hitoha Miyamizu
        imdb tt5311514
        tmdb 372058
        like spirited-away, groundhog-day
        line A boy in Tokyo and a girl in the mountains wake up in each other's lives, now and then.

        # Moonlight | 2016
        id moonlight
        genres Drama
        minutes 111
        countries US
        languages en
        directors Barry Jenkins
        writers Barry Jenkins
        cast Trevante Rhodes as Chiron; André Holland as Kevin; Janelle Monáe as Teresa; Ashton Sanders as Teenage Chiron; Jharrel Jerome as Teenage Kevin; Naomie Harris as Paula; Mahershala Ali as Juan; Alex Hibbert as Little Chiron
        imdb tt4975722
        tmdb 376867
        like killer-of-sheep, in-the-mood-for-love, chungking-express
        line Three times in the life of a quiet boy in Miami, who has to find out who he may be.

        # La La Land | 2016
        id la-la-land
        genres Comedy, Drama, Music, Romance
        minutes 128
        countries US
        languages en
        directors Damien Chazelle
        writers Damien Chazelle
        cast Ryan Gosling as Sebastian; Emma Stone as Mia; John Legend as Keith; Rosemarie DeWitt as Laura; J. K. Simmons as Bill
        imdb tt3783958
        tmdb 313369
        like singin-in-the-rain, the-umbrellas-of-cherbourg, top-hat
        line An actress and a pianist in Los Angeles love each other and what each wants to become.

        # Arrival | 2016
        id arrival
        genres Drama, Mystery, Science Fiction
        minutes 116
        countries US
        languages en
        directors Denis Villeneuve
        writers Eric Heisserer
        cast Amy Adams as Louise Banks; Jeremy Renner as Ian Donnelly; Forest Whitaker as Colonel Weber; Michael Stuhlbarg as Agent Halpern; Tzi Ma as General Shang
        imdb tt2543164
        tmdb 329865
        like close-encounters-of-the-third-kind, solaris, dune
        line A linguist has to learn the circular writing of visitors before the armies lose patience.

        # Toni Erdmann | 2016
        id toni-erdmann
        genres Comedy, Drama
        minutes 162
        countries DE, AT
        languages de, en
        directors Maren Ade
        writers Maren Ade
        cast Peter Simonischek as Winfried Conradi / Toni Erdmann; Sandra Hüller as Ines Conradi; Michael Wittenborn as Henneberg; Thomas Loibl as Gerald; Ingrid Bisu as Anca
        imdb tt4048272
        like anatomy-of-a-fall, yi-yi
        line With false teeth and a wig, a father bursts into the working life of his busy daughter in Bucharest.

        # Hunt for the Wilderpeople | 2016
        id hunt-for-the-wilderpeople
        genres Adventure, Comedy, Drama, Family
        minutes 101
        countries NZ
        languages en
        directors Taika Waititi
        writers Taika Waititi
        cast Julian Dennison as Ricky Baker; Sam Neill as Hec; Rima Te Wiata as Bella; Rachel House as Paula; Rhys Darby as Psycho Sam
        imdb tt4698684
        tmdb 371645
        like whale-rider, what-we-do-in-the-shadows, stand-by-me
        line A city boy and his gruff foster uncle are hunted through the bush of New Zealand.

        # Get Out | 2017
        id get-out
        genres Horror, Mystery, Thriller
        minutes 104
        countries US
        languages en
        directors Jordan Peele
        writers Jordan Peele
        cast Daniel Kaluuya as Chris Washington; Allison Williams as Rose Armitage; Catherine Keener as Missy Armitage; Bradley Whitford as Dean Armitage; Caleb Landry Jones as Jeremy Armitage; Lil Rel Howery as Rod Williams; LaKeith Stanfield as Logan King; Betty Gabriel as Georgina
        imdb tt5052448
        tmdb 419430
        like night-of-the-living-dead, the-housemaid
        line A photographer spends a weekend with his girlfriend's parents, who are much too friendly.

        # Coco | 2017
        id coco
        genres Animation, Family, Fantasy, Music
        minutes 105
        countries US
        languages en, es
        directors Lee Unkrich
        writers Adrian Molina, Matthew Aldrich
        cast Anthony Gonzalez as Miguel; Gael García Bernal as Héctor; Benjamin Bratt as Ernesto de la Cruz; Alanna Ubach as Mamá Imelda; Renée Victor as Abuelita
        imdb tt2380307
        tmdb 354912
        like inside-out, black-orpheus
        line A boy whose family has banned music crosses into the Land of the Dead to ask his ancestors.

        # Paddington 2 | 2017
        id paddington-2
        genres Adventure, Comedy, Family
        minutes 104
        countries GB, FR
        languages en
        directors Paul King
        writers Paul King, Simon Farnaby
        cast Ben Whishaw as Paddington; Sally Hawkins as Mrs. Brown; Hugh Bonneville as Mr. Brown; Hugh Grant as Phoenix Buchanan; Brendan Gleeson as Knuckles McGinty; Julie Walters as Mrs. Bird; Jim Broadbent as Mr. Gruber
        imdb tt4468740
        tmdb 346648
        like babe, mary-poppins, the-wrong-trousers
        line A polite bear goes to prison for a stolen picture book and improves the food there.

        # Roma | 2018
        id roma
        genres Drama
        minutes 135
        countries MX
        languages es
        directors Alfonso Cuarón
        writers Alfonso Cuarón
        cast Yalitza Aparicio as Cleo; Marina de Tavira as Sofía; Fernando Grediaga as Antonio; Jorge Antonio Guerrero as Fermín; Nancy García García as Adela
        imdb tt6155172
        tmdb 426426
        like los-olvidados, la-strada
        line A year in the Mexico City of the seventies, seen through the young woman who serves a family.

        # Shoplifters | 万引き家族 | 2018
        id shoplifters
        genres Crime, Drama
        minutes 121
        countries JP
        languages ja
        directors Hirokazu Kore-eda
        writers Hirokazu Kore-eda
        cast Lily Franky as Osamu Shibata; Sakura Ando as Nobuyo Shibata; Mayu Matsuoka as Aki Shibata; Kirin Kiki as Hatsue Shibata; Kairi Jo as Shota Shibata; Miyu Sasaki as Yuri
        imdb tt8075192
        tmdb 505192
        like still-walking, parasite
        line A family that lives on small thefts takes in a little girl left out in the cold.

        # Cold War | Zimna wojna | 2018
        id cold-war
        genres Drama, Music, Romance
        minutes 88
        countries PL, GB, FR
        languages pl, fr
        directors Paweł Pawlikowski
        writers Paweł Pawlikowski, Janusz Głowacki
        cast Joanna Kulig as Zula; Tomasz Kot as Wiktor; Borys Szyc as Kaczmarek; Agata Kulesza as Irena
        imdb tt6543652
        like ashes-and-diamonds, la-la-land, casablanca
        line A musician and a singer love and lose each other on both sides of a divided Europe.

        # Spider-Man: Into the Spider-Verse | 2018
        id spider-man-into-the-spider-verse
        genres Action, Adventure, Animation, Science Fiction
        minutes 117
        countries US
        languages en
        directors Bob Persichetti, Peter Ramsey, Rodney Rothman
        writers Phil Lord, Rodney Rothman
        cast Shameik Moore as Miles Morales; Jake Johnson as Peter B. Parker; Hailee Steinfeld as Gwen Stacy; Mahershala Ali as Uncle Aaron; Brian Tyree Henry as Jefferson Davis; Lily Tomlin as Aunt May; Nicolas Cage as Spider-Man Noir; Liev Schreiber as Kingpin
        imdb tt4633694
        tmdb 324857
        like the-dark-knight, everything-everywhere-all-at-once
        line A schoolboy of Brooklyn, bitten by a spider, gets help from others like him from other worlds.

        # Parasite | 기생충 | 2019
        id parasite
        genres Comedy, Drama, Thriller
        minutes 132
        countries KR
        languages ko
        directors Bong Joon-ho
        writers Bong Joon-ho, Han Jin-won
        cast Song Kang-ho as Kim Ki-taek; Lee Sun-kyun as Park Dong-ik; Cho Yeo-jeong as Choi Yeon-gyo; Choi Woo-shik as Kim Ki-woo; Park So-dam as Kim Ki-jung; Jang Hye-jin as Chung-sook; Lee Jung-eun as Gook Moon-gwang
        imdb tt6751668
        tmdb 496243
        like the-housemaid, shoplifters, memories-of-murder
        line The clever family of a damp basement finds work, one by one, in the house of a rich one.

        # Portrait of a Lady on Fire | Portrait de la jeune fille en feu | 2019
        id portrait-of-a-lady-on-fire
        genres Drama, Romance
        minutes 122
        countries FR
        languages fr
        directors Céline Sciamma
        writers Céline Sciamma
        cast Noémie Merlant as Marianne; Adèle Haenel as Héloïse; Luàna Bajrami as Sophie; Valeria Golino as The Countess
        imdb tt8613070
        tmdb 531428
        like the-piano, persona
        line A painter must make the portrait of a reluctant bride in secret, by looking at her on their walks.

        # Atlantics | Atlantique | 2019
        id atlantics
        genres Drama, Mystery, Romance
        minutes 106
        countries SN, FR, BE
        languages wo, fr
        directors Mati Diop
        writers Mati Diop, Olivier Demangel
        cast Mame Bineta Sane as Ada; Amadou Mbow as Issa; Ibrahima Traoré as Souleiman; Nicole Sougou as Fanta; Aminata Kane as Mariama
        like touki-bouki, black-girl, ugetsu
        line Unpaid workers leave Dakar by sea at night, and strange fires follow for those who stay.

        # Little Women | 2019
        id little-women
        genres Drama, Romance
        minutes 135
        countries US
        languages en
        directors Greta Gerwig
        writers Greta Gerwig
        cast Saoirse Ronan as Jo March; Emma Watson as Meg March; Florence Pugh as Amy March; Eliza Scanlen as Beth March; Laura Dern as Marmee; Timothée Chalamet as Laurie; Meryl Streep as Aunt March
        imdb tt3281548
        tmdb 331482
        like my-brilliant-career, meet-me-in-st-louis
        line Four sisters in Massachusetts grow up with plays, quarrels and plans, and one wants to write it down.

        # Knives Out | 2019
        id knives-out
        genres Comedy, Crime, Mystery
        minutes 131
        countries US
        languages en
        directors Rian Johnson
        writers Rian Johnson
        cast Daniel Craig as Benoit Blanc; Chris Evans as Ransom Drysdale; Ana de Armas as Marta Cabrera; Jamie Lee Curtis as Linda Drysdale; Michael Shannon as Walt Thrombey; Toni Collette as Joni Thrombey; LaKeith Stanfield as Detective Elliott; Christopher Plummer as Harlan Thrombey
        imdb tt8946378
        tmdb 546554
        like the-maltese-falcon, kind-hearts-and-coronets
        line A writer of crime novels is dead, and his nurse, who cannot lie, helps a detective with the family.

        # Honeyland | Медена земја | 2019
        id honeyland
        genres Documentary
        minutes 89
        countries MK
        languages tr
        directors Tamara Kotevska, Ljubomir Stefanov
        cast Hatidže Muratova as Herself
        imdb tt8991268
        like the-gleaners-and-i, nanook-of-the-north
        line A woman who keeps wild bees in the mountains leaves them half of the honey, until neighbours arrive.
        """#)
}
