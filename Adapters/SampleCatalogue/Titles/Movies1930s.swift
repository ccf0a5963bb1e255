extension SampleText {
    static let movies1930s = SampleText(
        #"""
        # City Lights | 1931
        id city-lights
        genres Comedy, Drama, Romance
        minutes 87
        countries US
        languages en
        directors Charlie Chaplin
        writers Charlie Chaplin
        cast Charlie Chaplin as The Tramp; Virginia Cherrill as The Blind Girl; Harry Myers as The Eccentric Millionaire
        imdb tt0021749
        tmdb 901
        like modern-times, the-kid, sunrise
        line A tramp whom a blind flower seller takes for a rich man tries to find the money for her cure.

        # M | 1931
        id m
        genres Crime, Drama, Thriller
        minutes 111
        countries DE
        languages de
        directors Fritz Lang
        writers Thea von Harbou, Fritz Lang
        cast Peter Lorre as Hans Beckert; Otto Wernicke as Inspector Karl Lohmann; Gustaf Gründgens as The Safecracker
        imdb tt0022100
        tmdb 832
        like metropolis, memories-of-murder, the-third-man
        line While a murderer frightens Berlin, the police and the underworld both begin to hunt him.

        # Frankenstein | 1931
        id frankenstein
        genres Drama, Horror, Science Fiction
        minutes 70
        countries US
        languages en
        directors James Whale
        cast Colin Clive as Henry Frankenstein; Boris Karloff as The Monster; Mae Clarke as Elizabeth; John Boles as Victor Moritz
        imdb tt0021884
        like nosferatu, the-spirit-of-the-beehive, king-kong
        line A scientist gives life to a body made of the dead and cannot bear what looks back at him.

        # Duck Soup | 1933
        id duck-soup
        genres Comedy, War
        minutes 68
        countries US
        languages en
        directors Leo McCarey
        writers Bert Kalmar, Harry Ruby
        cast Groucho Marx as Rufus T. Firefly; Harpo Marx as Pinky; Chico Marx as Chicolini; Zeppo Marx as Bob Roland; Margaret Dumont as Mrs. Gloria Teasdale
        imdb tt0023969
        like the-great-dictator, dr-strangelove, monty-python-and-the-holy-grail
        line A rich widow has an insolent man made head of bankrupt Freedonia, and war is only an insult away.

        # King Kong | 1933
        id king-kong
        genres Adventure, Fantasy, Horror
        minutes 100
        countries US
        languages en
        directors Merian C. Cooper, Ernest B. Schoedsack
        writers James Ashmore Creelman, Ruth Rose
        cast Fay Wray as Ann Darrow; Robert Armstrong as Carl Denham; Bruce Cabot as Jack Driscoll
        imdb tt0024216
        tmdb 244
        like godzilla, jurassic-park, the-host
        line A movie crew sails to an island that is on no map and meets its giant king.

        # It Happened One Night | 1934
        id it-happened-one-night
        genres Comedy, Romance
        minutes 105
        countries US
        languages en
        directors Frank Capra
        writers Robert Riskin
        cast Clark Gable as Peter Warne; Claudette Colbert as Ellie Andrews; Walter Connolly as Alexander Andrews
        imdb tt0025316
        like bringing-up-baby, roman-holiday, his-girl-friday
        line An heiress on the run and a reporter without a job share buses, haystacks and a blanket on a line.

        # L'Atalante | 1934
        id latalante
        genres Drama, Romance
        minutes 89
        countries FR
        languages fr
        directors Jean Vigo
        writers Jean Vigo, Albert Riéra
        cast Michel Simon as Père Jules; Dita Parlo as Juliette; Jean Dasté as Jean
        imdb tt0024844
        like sunrise, the-400-blows
        line A village girl marries a bargeman and learns that a boat has room for love, cats, curios and quarrels.

        # The 39 Steps | 1935
        id the-39-steps
        genres Mystery, Thriller
        minutes 86
        countries GB
        languages en
        directors Alfred Hitchcock
        writers Charles Bennett
        cast Robert Donat as Richard Hannay; Madeleine Carroll as Pamela; Lucie Mannheim as Annabella Smith; Godfrey Tearle as Professor Jordan
        imdb tt0026029
        like north-by-northwest, the-third-man
        line Suspected of a murder, a visitor to London flees to Scotland to find the spies who did it.

        # Top Hat | 1935
        id top-hat
        genres Comedy, Music, Romance
        minutes 101
        countries US
        languages en
        directors Mark Sandrich
        writers Dwight Taylor, Allan Scott
        cast Fred Astaire as Jerry Travers; Ginger Rogers as Dale Tremont; Edward Everett Horton as Horace Hardwick; Helen Broderick as Madge Hardwick
        imdb tt0027125
        like singin-in-the-rain, la-la-land
        line A dancer's nightly tapping wakes the woman downstairs, who takes him for her friend's husband.

        # Modern Times | 1936
        id modern-times
        genres Comedy, Drama, Romance
        minutes 87
        countries US
        languages en
        directors Charlie Chaplin
        writers Charlie Chaplin
        cast Charlie Chaplin as A Factory Worker; Paulette Goddard as A Gamin; Henry Bergman as Café Proprietor
        imdb tt0027977
        tmdb 3082
        like city-lights, metropolis, playtime
        line A worker whom the assembly line has driven mad looks for a home with an orphan girl.

        # Grand Illusion | La Grande Illusion | 1937
        id grand-illusion
        genres Drama, History, War
        minutes 114
        countries FR
        languages fr, de, en
        directors Jean Renoir
        writers Charles Spaak, Jean Renoir
        cast Jean Gabin as Lieutenant Maréchal; Pierre Fresnay as Captain de Boëldieu; Erich von Stroheim as Captain von Rauffenstein; Marcel Dalio as Lieutenant Rosenthal; Dita Parlo as Elsa
        imdb tt0028950
        like the-rules-of-the-game, paths-of-glory
        line French officers in German camps plan their escape while rank divides people more than flags do.

        # Snow White and the Seven Dwarfs | 1937
        id snow-white-and-the-seven-dwarfs
        genres Animation, Family, Fantasy
        minutes 83
        countries US
        languages en
        directors David Hand
        cast Adriana Caselotti as Snow White; Lucille La Verne as The Queen; Pinto Colvig as Grumpy
        imdb tt0029583
        tmdb 408
        like pinocchio, the-adventures-of-prince-achmed, the-wizard-of-oz
        line A princess flees from a jealous queen and keeps house for seven miners in the forest.

        # Bringing Up Baby | 1938
        id bringing-up-baby
        genres Comedy, Romance
        minutes 102
        countries US
        languages en
        directors Howard Hawks
        writers Dudley Nichols, Hagar Wilde
        cast Katharine Hepburn as Susan Vance; Cary Grant as David Huxley; Charles Ruggles as Major Horace Applegate; May Robson as Aunt Elizabeth
        imdb tt0029947
        like his-girl-friday, it-happened-one-night
        line A palaeontologist who needs one bone and a donation gets an heiress and her leopard instead.

        # The Adventures of Robin Hood | 1938
        id the-adventures-of-robin-hood
        genres Action, Adventure, Romance
        minutes 102
        countries US
        languages en
        directors Michael Curtiz, William Keighley
        writers Norman Reilly Raine, Seton I. Miller
        cast Errol Flynn as Robin Hood; Olivia de Havilland as Lady Marian; Basil Rathbone as Sir Guy of Gisbourne; Claude Rains as Prince John
        imdb tt0029843
        like the-princess-bride, raiders-of-the-lost-ark
        line While the king is away, an outlaw in Sherwood Forest robs those who rob the poor.

        # The Wizard of Oz | 1939
        id the-wizard-of-oz
        genres Adventure, Family, Fantasy, Music
        minutes 102
        countries US
        languages en
        directors Victor Fleming
        writers Noel Langley, Florence Ryerson, Edgar Allan Woolf
        cast Judy Garland as Dorothy Gale; Frank Morgan as The Wizard of Oz; Ray Bolger as The Scarecrow; Jack Haley as The Tin Man; Bert Lahr as The Cowardly Lion; Margaret Hamilton as The Wicked Witch of the West
        imdb tt0032138
        tmdb 630
        like mary-poppins, spirited-away, meet-me-in-st-louis
        line A storm carries a girl from Kansas to a land in colour, and only a wizard is said to know the way home.

        # The Rules of the Game | La Règle du jeu | 1939
        id the-rules-of-the-game
        genres Comedy, Drama, Romance
        minutes 110
        countries FR
        languages fr
        directors Jean Renoir
        writers Jean Renoir, Carl Koch
        cast Marcel Dalio as Robert de La Chesnaye; Nora Gregor as Christine de La Chesnaye; Roland Toutain as André Jurieux; Jean Renoir as Octave; Paulette Dubost as Lisette
        imdb tt0031885
        like grand-illusion, kind-hearts-and-coronets
        line Masters and servants spend a hunting weekend in love with the wrong people on the eve of a war.

        # Stagecoach | 1939
        id stagecoach
        genres Adventure, Drama, Western
        minutes 96
        countries US
        languages en
        directors John Ford
        writers Dudley Nichols
        cast Claire Trevor as Dallas; John Wayne as The Ringo Kid; Thomas Mitchell as Doc Boone; John Carradine as Hatfield
        imdb tt0031971
        like the-searchers, high-noon
        line Nine strangers cross dangerous country in one coach, and the least respectable prove the best company.

        # Ninotchka | 1939
        id ninotchka
        genres Comedy, Romance
        minutes 110
        countries US
        languages en
        directors Ernst Lubitsch
        writers Charles Brackett, Billy Wilder, Walter Reisch
        cast Greta Garbo as Ninotchka; Melvyn Douglas as Léon d'Algout; Ina Claire as Grand Duchess Swana; Felix Bressart as Buljanoff
        imdb tt0031725
        like to-be-or-not-to-be, some-like-it-hot
        line A stern envoy from Moscow comes to Paris to sell jewels and is taught to laugh by a count.
        """#)
}
