extension SampleText {
    static let movies1990To1994 = SampleText(
        #"""
        # Goodfellas | 1990
        id goodfellas
        genres Crime, Drama
        minutes 145
        countries US
        languages en
        directors Martin Scorsese
        writers Nicholas Pileggi, Martin Scorsese
        cast Robert De Niro as Jimmy Conway; Ray Liotta as Henry Hill; Joe Pesci as Tommy DeVito; Lorraine Bracco as Karen Hill; Paul Sorvino as Paul Cicero; Samuel L. Jackson as Stacks Edwards
        imdb tt0099685
        tmdb 769
        like the-godfather, raging-bull, city-of-god
        line A boy who always wanted to be a gangster tells how good it was and how it came apart.

        # Close-Up | کلوزآپ، نمای نزدیک | 1990
        id close-up
        genres Crime, Documentary, Drama
        minutes 98
        countries IR
        languages fa
        directors Abbas Kiarostami
        writers Abbas Kiarostami
        cast Hossain Sabzian as Himself; Mohsen Makhmalbaf as Himself; Abolfazl Ahankhah as Himself; Mehrdad Ahankhah as Himself; Abbas Kiarostami as Himself
        imdb tt0100234
        like where-is-the-friends-house, man-with-a-movie-camera
        line A poor man pretended to a family to be a famous director; all of them play themselves.

        # Edward Scissorhands | 1990
        id edward-scissorhands
        genres Drama, Fantasy, Romance
        minutes 105
        countries US
        languages en
        directors Tim Burton
        writers Caroline Thompson
        cast Johnny Depp as Edward Scissorhands; Winona Ryder as Kim Boggs; Dianne Wiest as Peg Boggs; Anthony Michael Hall as Jim; Alan Arkin as Bill Boggs; Vincent Price as The Inventor
        imdb tt0099487
        tmdb 162
        like frankenstein, beauty-and-the-beast, the-nightmare-before-christmas
        line An unfinished young man with blades for fingers is taken in by a suburb in pastel colours.

        # The Silence of the Lambs | 1991
        id the-silence-of-the-lambs
        genres Crime, Drama, Thriller
        minutes 118
        countries US
        languages en
        directors Jonathan Demme
        writers Ted Tally
        cast Jodie Foster as Clarice Starling; Anthony Hopkins as Hannibal Lecter; Scott Glenn as Jack Crawford; Ted Levine as Jame Gumb; Anthony Heald as Frederick Chilton
        imdb tt0102926
        tmdb 274
        like psycho, memories-of-murder, m
        line To catch one murderer, a student of the FBI asks for the help of another, who wants her memories.

        # Thelma & Louise | 1991
        id thelma-and-louise
        genres Adventure, Crime, Drama
        minutes 129
        countries US
        languages en
        directors Ridley Scott
        writers Callie Khouri
        cast Susan Sarandon as Louise Sawyer; Geena Davis as Thelma Dickinson; Harvey Keitel as Hal Slocumb; Michael Madsen as Jimmy; Christopher McDonald as Darryl; Brad Pitt as J.D.
        imdb tt0103074
        tmdb 1541
        like butch-cassidy-and-the-sundance-kid, the-piano
        line Two friends leave for a weekend, and after a shot in a car park there is no way back.

        # Raise the Red Lantern | 大红灯笼高高挂 | 1991
        id raise-the-red-lantern
        genres Drama, Romance
        minutes 125
        countries CN, HK, TW
        languages zh
        directors Zhang Yimou
        writers Ni Zhen
        cast Gong Li as Songlian; He Saifei as Meishan; Cao Cuifen as Zhuoyun; Jin Shuyuan as Yuru; Ma Jingwu as Master Chen; Kong Lin as Yan'er
        imdb tt0101640
        like farewell-my-concubine, in-the-mood-for-love
        line The fourth wife of a rich man learns what the lanterns in front of a door are worth.

        # Unforgiven | 1992
        id unforgiven
        genres Western
        minutes 131
        countries US
        languages en
        directors Clint Eastwood
        writers David Peoples
        cast Clint Eastwood as William Munny; Gene Hackman as Little Bill Daggett; Morgan Freeman as Ned Logan; Richard Harris as English Bob; Jaimz Woolvett as The Schofield Kid; Frances Fisher as Strawberry Alice
        imdb tt0105695
        tmdb 33
        like the-searchers, high-noon, the-good-the-bad-and-the-ugly
        line A widowed pig farmer who was once a killer takes one more job for the sake of his children.

        # Jurassic Park | 1993
        id jurassic-park
        genres Adventure, Science Fiction
        minutes 127
        countries US
        languages en
        directors Steven Spielberg
        writers Michael Crichton, David Koepp
        cast Sam Neill as Alan Grant; Laura Dern as Ellie Sattler; Jeff Goldblum as Ian Malcolm; Richard Attenborough as John Hammond; Samuel L. Jackson as Ray Arnold; Bob Peck as Robert Muldoon; Wayne Knight as Dennis Nedry
        imdb tt0107290
        tmdb 329
        like jaws, king-kong
        line Three scientists visit an island of living dinosaurs on the weekend when the fences fail.

        # The Piano | 1993
        id the-piano
        genres Drama, Romance
        minutes 121
        countries NZ, AU, FR
        languages en, mi
        directors Jane Campion
        writers Jane Campion
        cast Holly Hunter as Ada McGrath; Harvey Keitel as George Baines; Sam Neill as Alisdair Stewart; Anna Paquin as Flora McGrath; Kerry Walker as Aunt Morag
        imdb tt0107822
        tmdb 713
        like picnic-at-hanging-rock, portrait-of-a-lady-on-fire
        line A woman who does not speak is married off to New Zealand, and her piano is left on the beach.

        # Groundhog Day | 1993
        id groundhog-day
        genres Comedy, Fantasy, Romance
        minutes 101
        countries US
        languages en
        directors Harold Ramis
        writers Danny Rubin, Harold Ramis
        cast Bill Murray as Phil Connors; Andie MacDowell as Rita; Chris Elliott as Larry; Stephen Tobolowsky as Ned Ryerson; Brian Doyle-Murray as Buster Green
        imdb tt0107048
        tmdb 137
        like its-a-wonderful-life, run-lola-run, the-truman-show
        line A vain weatherman has to live the same day in a small town until he knows it by heart.

        # Schindler's List | 1993
        id schindlers-list
        genres Drama, History, War
        minutes 195
        countries US
        languages en, de, pl, he
        directors Steven Spielberg
        writers Steven Zaillian
        cast Liam Neeson as Oskar Schindler; Ben Kingsley as Itzhak Stern; Ralph Fiennes as Amon Göth; Caroline Goodall as Emilie Schindler; Embeth Davidtz as Helen Hirsch
        imdb tt0108052
        tmdb 424
        like shoah, life-is-beautiful
        line A profiteer of war begins to spend his fortune on keeping his Jewish workers alive.

        # Farewell My Concubine | 霸王别姬 | 1993
        id farewell-my-concubine
        genres Drama, History, Music
        minutes 171
        countries CN, HK
        languages zh
        directors Chen Kaige
        writers Lilian Lee, Lu Wei
        cast Leslie Cheung as Cheng Dieyi; Zhang Fengyi as Duan Xiaolou; Gong Li as Juxian; Ge You as Yuan Shiqing; Ying Da as Na Kun
        imdb tt0106332
        tmdb 10997
        like raise-the-red-lantern, children-of-paradise
        line Two actors of the Peking opera stay bound to each other through half a century of upheavals.

        # The Nightmare Before Christmas | 1993
        id the-nightmare-before-christmas
        genres Animation, Family, Fantasy, Music
        minutes 76
        countries US
        languages en
        directors Henry Selick
        writers Caroline Thompson
        cast Chris Sarandon as Jack Skellington; Danny Elfman as Jack Skellington (singing); Catherine O'Hara as Sally; William Hickey as Dr. Finkelstein; Ken Page as Oogie Boogie
        imdb tt0107688
        tmdb 9479
        like coraline, edward-scissorhands
        line The king of Halloween, bored with fright, discovers Christmas and wants to run it himself.

        # The Wrong Trousers | 1993
        id the-wrong-trousers
        genres Animation, Comedy, Family
        minutes 30
        countries GB
        languages en
        directors Nick Park
        writers Nick Park, Bob Baker
        cast Peter Sallis as Wallace
        imdb tt0108598
        like paddington-2, the-general
        line An inventor takes a penguin as a lodger, and his dog is the only one to see what it is up to.

        # Pulp Fiction | 1994
        id pulp-fiction
        genres Crime, Thriller
        minutes 154
        countries US
        languages en
        directors Quentin Tarantino
        writers Quentin Tarantino, Roger Avary
        cast John Travolta as Vincent Vega; Samuel L. Jackson as Jules Winnfield; Uma Thurman as Mia Wallace; Bruce Willis as Butch Coolidge; Ving Rhames as Marsellus Wallace; Harvey Keitel as Winston Wolfe; Tim Roth as Pumpkin; Amanda Plummer as Honey Bunny
        imdb tt0110912
        tmdb 680
        like goodfellas, fargo, chungking-express
        line Two talkative killers, a boxer and a boss's wife cross paths in Los Angeles, out of order.

        # The Shawshank Redemption | 1994
        id the-shawshank-redemption
        genres Crime, Drama
        minutes 142
        countries US
        languages en
        directors Frank Darabont
        writers Frank Darabont
        cast Tim Robbins as Andy Dufresne; Morgan Freeman as Red; Bob Gunton as Warden Norton; William Sadler as Heywood; Clancy Brown as Captain Hadley; James Whitmore as Brooks Hatlen
        imdb tt0111161
        tmdb 278
        like one-flew-over-the-cuckoos-nest, its-a-wonderful-life
        line A banker sentenced for murder makes a friend, a library and plans behind the walls of a prison.

        # The Lion King | 1994
        id the-lion-king
        genres Animation, Drama, Family, Music
        minutes 88
        countries US
        languages en
        directors Roger Allers, Rob Minkoff
        writers Irene Mecchi, Jonathan Roberts, Linda Woolverton
        cast Matthew Broderick as Simba; Jonathan Taylor Thomas as Young Simba; James Earl Jones as Mufasa; Jeremy Irons as Scar; Moira Kelly as Nala; Nathan Lane as Timon; Ernie Sabella as Pumbaa; Whoopi Goldberg as Shenzi
        imdb tt0110357
        tmdb 8587
        like the-jungle-book, coco
        line A lion cub, told that he is to blame for his father's death, runs away from his kingdom.

        # Chungking Express | 重慶森林 | 1994
        id chungking-express
        genres Comedy, Drama, Romance
        minutes 102
        countries HK
        languages zh
        directors Wong Kar-wai
        writers Wong Kar-wai
        cast Brigitte Lin as Woman in Blonde Wig; Takeshi Kaneshiro as Cop 223; Tony Leung Chiu-wai as Cop 663; Faye Wong as Faye; Valerie Chow as Air Hostess
        imdb tt0109424
        tmdb 11104
        like in-the-mood-for-love, lost-in-translation
        line Two policemen of Hong Kong with broken hearts meet a smuggler and a girl who tidies in secret.

        # Three Colours: Red | Trois Couleurs : Rouge | 1994
        id three-colours-red
        genres Drama, Mystery, Romance
        minutes 99
        countries FR, PL, CH
        languages fr
        directors Krzysztof Kieślowski
        writers Krzysztof Kieślowski, Krzysztof Piesiewicz
        cast Irène Jacob as Valentine; Jean-Louis Trintignant as Joseph Kern; Jean-Pierre Lorit as Auguste; Frédérique Feder as Karin
        imdb tt0111495
        tmdb 110
        like the-conversation, amelie
        line A model who has run over a dog meets its owner, a judge who listens to his neighbours' calls.

        # Hoop Dreams | 1994
        id hoop-dreams
        genres Documentary, Drama
        minutes 171
        countries US
        languages en
        directors Steve James
        writers Steve James, Frederick Marx
        cast William Gates as Himself; Arthur Agee as Himself
        imdb tt0110057
        like rocky, honeyland
        line For five years a camera follows two boys from Chicago who hope that basketball is a way out.
        """#)
}
