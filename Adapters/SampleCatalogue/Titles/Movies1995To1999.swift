extension SampleText {
    static let movies1995To1999 = SampleText(
        #"""
        # Toy Story | 1995
        id toy-story
        genres Adventure, Animation, Comedy, Family
        minutes 81
        countries US
        languages en
        directors John Lasseter
        writers Joss Whedon, Andrew Stanton, Joel Cohen, Alec Sokolow
        cast Tom Hanks as Woody; Tim Allen as Buzz Lightyear; Don Rickles as Mr. Potato Head; Jim Varney as Slinky Dog; Wallace Shawn as Rex; John Ratzenberger as Hamm; Annie Potts as Bo Peep
        imdb tt0114709
        tmdb 862
        like pinocchio, finding-nemo, inside-out
        line A cowboy doll has always been the favourite until a space ranger with wings is unpacked.

        # Before Sunrise | 1995
        id before-sunrise
        genres Drama, Romance
        minutes 101
        countries US, AT
        languages en
        directors Richard Linklater
        writers Richard Linklater, Kim Krizan
        cast Ethan Hawke as Jesse; Julie Delpy as Céline
        imdb tt0112471
        tmdb 76
        like brief-encounter, past-lives, roman-holiday
        line An American and a Frenchwoman leave a train in Vienna to talk until morning.

        # Babe | 1995
        id babe
        genres Comedy, Drama, Family, Fantasy
        minutes 91
        countries AU, US
        languages en
        directors Chris Noonan
        writers George Miller, Chris Noonan
        cast Christine Cavanaugh as Babe; James Cromwell as Arthur Hoggett; Magda Szubanski as Esme Hoggett; Miriam Margolyes as Fly; Hugo Weaving as Rex
        imdb tt0112431
        tmdb 9598
        like paddington-2, ratatouille
        line A pig raised by a sheepdog asks the sheep politely, and a silent farmer has an idea.

        # Heat | 1995
        id heat
        genres Action, Crime, Drama
        minutes 170
        countries US
        languages en
        directors Michael Mann
        writers Michael Mann
        cast Al Pacino as Vincent Hanna; Robert De Niro as Neil McCauley; Val Kilmer as Chris Shiherlis; Jon Voight as Nate; Tom Sizemore as Michael Cheritto; Diane Venora as Justine Hanna; Amy Brenneman as Eady; Ashley Judd as Charlene Shiherlis; Natalie Portman as Lauren Gustafson
        imdb tt0113277
        tmdb 949
        like le-samourai, the-dark-knight
        line A thief who leaves nothing behind and a detective who has nothing else understand each other.

        # Ghost in the Shell | 攻殻機動隊 | 1995
        id ghost-in-the-shell
        genres Action, Animation, Science Fiction
        minutes 83
        countries JP
        languages ja
        directors Mamoru Oshii
        writers Kazunori Ito
        cast Atsuko Tanaka as Motoko Kusanagi; Akio Otsuka as Batou; Iemasa Kayumi as The Puppet Master; Koichi Yamadera as Togusa
        imdb tt0113568
        tmdb 9323
        like akira, blade-runner, the-matrix
        line An officer whose body is a machine hunts a hacker who rewrites people's memories.

        # Fargo | 1996
        id fargo
        genres Crime, Drama, Thriller
        minutes 98
        countries US
        languages en
        directors Joel Coen, Ethan Coen
        writers Joel Coen, Ethan Coen
        cast Frances McDormand as Marge Gunderson; William H. Macy as Jerry Lundegaard; Steve Buscemi as Carl Showalter; Peter Stormare as Gaear Grimsrud; Harve Presnell as Wade Gustafson; John Carroll Lynch as Norm Gunderson
        imdb tt0116282
        tmdb 275
        like the-big-lebowski, pulp-fiction
        line A car dealer has his own wife kidnapped, and a pregnant police chief follows the tracks in the snow.

        # Life Is Beautiful | La vita è bella | 1997
        id life-is-beautiful
        genres Comedy, Drama, War
        minutes 116
        countries IT
        languages it
        directors Roberto Benigni
        writers Vincenzo Cerami, Roberto Benigni
        cast Roberto Benigni as Guido; Nicoletta Braschi as Dora; Giorgio Cantarini as Giosuè; Giustino Durano as Uncle Eliseo; Horst Buchholz as Dr. Lessing
        imdb tt0118799
        tmdb 637
        like the-great-dictator, the-shop-on-main-street
        line A father in a camp tells his little son that it is all a game with a tank as the prize.

        # Princess Mononoke | もののけ姫 | 1997
        id princess-mononoke
        genres Adventure, Animation, Fantasy
        minutes 134
        countries JP
        languages ja
        directors Hayao Miyazaki
        writers Hayao Miyazaki
        cast Yoji Matsuda as Ashitaka; Yuriko Ishida as San; Yuko Tanaka as Lady Eboshi; Kaoru Kobayashi as Jiko-bo; Akihiro Miwa as Moro
        imdb tt0119698
        tmdb 128
        like spirited-away, wolfwalkers
        line A cursed prince comes between a girl raised by wolves and the iron town that fells her forest.

        # Children of Heaven | بچه‌های آسمان | 1997
        id children-of-heaven
        genres Comedy, Drama, Family
        minutes 89
        countries IR
        languages fa
        directors Majid Majidi
        writers Majid Majidi
        cast Reza Naji as Ali's Father; Amir Farrokh Hashemian as Ali; Bahare Seddiqi as Zahra
        imdb tt0118849
        like where-is-the-friends-house, bicycle-thieves
        line A brother and sister share one pair of shoes and must not let their parents know.

        # L.A. Confidential | 1997
        id la-confidential
        genres Crime, Drama, Mystery, Thriller
        minutes 138
        countries US
        languages en
        directors Curtis Hanson
        writers Brian Helgeland, Curtis Hanson
        cast Kevin Spacey as Jack Vincennes; Russell Crowe as Bud White; Guy Pearce as Ed Exley; James Cromwell as Dudley Smith; Kim Basinger as Lynn Bracken; David Strathairn as Pierce Patchett; Danny DeVito as Sid Hudgens
        imdb tt0119488
        tmdb 2118
        like chinatown, the-maltese-falcon
        line Three very different policemen look behind a massacre in the Los Angeles of the fifties.

        # Titanic | 1997
        id titanic
        genres Drama, Romance
        minutes 194
        countries US
        languages en
        directors James Cameron
        writers James Cameron
        cast Leonardo DiCaprio as Jack Dawson; Kate Winslet as Rose DeWitt Bukater; Billy Zane as Cal Hockley; Kathy Bates as Molly Brown; Frances Fisher as Ruth DeWitt Bukater; Gloria Stuart as Old Rose; Bill Paxton as Brock Lovett
        imdb tt0120338
        tmdb 597
        like casablanca, brief-encounter
        line A girl from the first class and a boy from the third meet on the maiden voyage of a liner.

        # Central Station | Central do Brasil | 1998
        id central-station
        genres Drama
        minutes 110
        countries BR, FR
        languages pt
        directors Walter Salles
        writers João Emanuel Carneiro, Marcos Bernstein
        cast Fernanda Montenegro as Dora; Vinícius de Oliveira as Josué; Marília Pêra as Irene; Matheus Nachtergaele as Isaías
        imdb tt0140888
        like im-still-here, city-of-god, paris-texas
        line A woman who writes letters for those who cannot takes a boy across Brazil to find his father.

        # Run Lola Run | Lola rennt | 1998
        id run-lola-run
        genres Action, Drama, Thriller
        minutes 81
        countries DE
        languages de
        directors Tom Tykwer
        writers Tom Tykwer
        cast Franka Potente as Lola; Moritz Bleibtreu as Manni; Herbert Knaup as Lola's Father; Nina Petri as Jutta Hansen
        imdb tt0130827
        tmdb 104
        like groundhog-day, good-bye-lenin
        line A young woman in Berlin has twenty minutes to find a hundred thousand marks, and more than one try.

        # The Big Lebowski | 1998
        id the-big-lebowski
        genres Comedy, Crime
        minutes 117
        countries US
        languages en
        directors Joel Coen, Ethan Coen
        writers Ethan Coen, Joel Coen
        cast Jeff Bridges as The Dude; John Goodman as Walter Sobchak; Julianne Moore as Maude Lebowski; Steve Buscemi as Donny; David Huddleston as The Big Lebowski; Philip Seymour Hoffman as Brandt; John Turturro as Jesus Quintana; Sam Elliott as The Stranger
        imdb tt0118715
        tmdb 115
        like fargo, the-maltese-falcon
        line A man of leisure wants only his rug replaced and is drawn into somebody else's kidnapping.

        # The Truman Show | 1998
        id the-truman-show
        genres Comedy, Drama
        minutes 103
        countries US
        languages en
        directors Peter Weir
        writers Andrew Niccol
        cast Jim Carrey as Truman Burbank; Laura Linney as Meryl Burbank; Ed Harris as Christof; Noah Emmerich as Marlon; Natascha McElhone as Lauren; Holland Taylor as Angela Burbank
        imdb tt0120382
        tmdb 37165
        like groundhog-day, the-matrix, eternal-sunshine-of-the-spotless-mind
        line A friendly salesman notices that his whole town seems to be arranged around him.

        # The Matrix | 1999
        id the-matrix
        genres Action, Science Fiction
        minutes 136
        countries US, AU
        languages en
        directors Lana Wachowski, Lilly Wachowski
        writers Lilly Wachowski, Lana Wachowski
        cast Keanu Reeves as Neo; Laurence Fishburne as Morpheus; Carrie-Anne Moss as Trinity; Hugo Weaving as Agent Smith; Joe Pantoliano as Cypher; Gloria Foster as The Oracle
        imdb tt0133093
        tmdb 603
        like ghost-in-the-shell, inception, the-terminator
        line A programmer learns what the world around him is made of and has to choose a pill.

        # All About My Mother | Todo sobre mi madre | 1999
        id all-about-my-mother
        genres Comedy, Drama
        minutes 101
        countries ES, FR
        languages es
        directors Pedro Almodóvar
        writers Pedro Almodóvar
        cast Cecilia Roth as Manuela; Marisa Paredes as Huma Rojo; Penélope Cruz as Rosa; Antonia San Juan as Agrado; Candela Peña as Nina; Eloy Azorín as Esteban
        imdb tt0185125
        tmdb 99
        like all-about-eve, ali-fear-eats-the-soul
        line A mother in mourning goes back to Barcelona to find the one who never knew of their son.

        # Buena Vista Social Club | 1999
        id buena-vista-social-club
        genres Documentary, Music
        minutes 105
        countries DE, CU, US
        languages es, en
        directors Wim Wenders
        cast Ibrahim Ferrer as Himself; Compay Segundo as Himself; Rubén González as Himself; Omara Portuondo as Herself; Ry Cooder as Himself
        imdb tt0186508
        like stop-making-sense, a-hard-days-night
        line Old masters of Cuban music, some long forgotten, record and travel once more.

        # The Straight Story | 1999
        id the-straight-story
        genres Drama
        minutes 112
        countries US, FR, GB
        languages en
        directors David Lynch
        writers John Roach, Mary Sweeney
        cast Richard Farnsworth as Alvin Straight; Sissy Spacek as Rose Straight; Harry Dean Stanton as Lyle Straight
        imdb tt0166896
        like paris-texas, wild-strawberries, nomadland
        line An old man who may not drive a car crosses Iowa on a lawn mower to make peace with his brother.

        # The Iron Giant | 1999
        id the-iron-giant
        genres Adventure, Animation, Family, Science Fiction
        minutes 86
        countries US
        languages en
        directors Brad Bird
        writers Tim McCanlies
        cast Eli Marienthal as Hogarth Hughes; Vin Diesel as The Iron Giant; Jennifer Aniston as Annie Hughes; Harry Connick Jr. as Dean McCoppin; Christopher McDonald as Kent Mansley; John Mahoney as General Rogard
        imdb tt0129167
        tmdb 10386
        like e-t-the-extra-terrestrial, wall-e
        line A boy in Maine hides a huge robot from the stars that would rather not be a weapon.
        """#)
}
