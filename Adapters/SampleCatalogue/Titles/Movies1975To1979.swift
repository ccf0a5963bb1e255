extension SampleText {
    static let movies1975To1979 = SampleText(
        #"""
        # Sholay | शोले | 1975
        id sholay
        genres Action, Adventure, Comedy, Drama
        minutes 204
        countries IN
        languages hi
        directors Ramesh Sippy
        writers Salim Khan, Javed Akhtar
        cast Dharmendra as Veeru; Sanjeev Kumar as Thakur Baldev Singh; Hema Malini as Basanti; Amitabh Bachchan as Jai; Jaya Bhaduri as Radha; Amjad Khan as Gabbar Singh
        imdb tt0073707
        like seven-samurai, once-upon-a-time-in-the-west, lagaan
        line A former policeman hires two petty thieves to catch the bandit who terrifies his village.

        # Jaws | 1975
        id jaws
        genres Adventure, Horror, Thriller
        minutes 124
        countries US
        languages en
        directors Steven Spielberg
        writers Peter Benchley, Carl Gottlieb
        cast Roy Scheider as Martin Brody; Robert Shaw as Quint; Richard Dreyfuss as Matt Hooper; Lorraine Gary as Ellen Brody; Murray Hamilton as Larry Vaughn
        imdb tt0073195
        tmdb 578
        like jurassic-park, alien
        line A police chief afraid of water, a scientist and a fisherman go out to hunt a great shark.

        # Picnic at Hanging Rock | 1975
        id picnic-at-hanging-rock
        genres Drama, Mystery
        minutes 115
        countries AU
        languages en
        directors Peter Weir
        writers Cliff Green
        cast Rachel Roberts as Mrs. Appleyard; Dominic Guard as Michael Fitzhubert; Helen Morse as Mlle de Poitiers; Anne-Louise Lambert as Miranda; John Jarratt as Albert Crundall
        imdb tt0073540
        like the-piano, my-brilliant-career
        line On Saint Valentine's Day of 1900, schoolgirls climb a rock in Australia and do not come back.

        # Jeanne Dielman, 23, quai du Commerce, 1080 Bruxelles | 1975
        id jeanne-dielman
        genres Drama
        minutes 201
        countries BE, FR
        languages fr
        directors Chantal Akerman
        writers Chantal Akerman
        cast Delphine Seyrig as Jeanne Dielman; Jan Decorte as Sylvain Dielman
        imdb tt0073198
        like cleo-from-5-to-7, persona
        line Three days of a widow's housework, in which small things begin to go wrong.

        # Monty Python and the Holy Grail | 1975
        id monty-python-and-the-holy-grail
        genres Adventure, Comedy, Fantasy
        minutes 91
        countries GB
        languages en
        directors Terry Gilliam, Terry Jones
        writers Graham Chapman, John Cleese, Terry Gilliam, Eric Idle, Terry Jones, Michael Palin
        cast Graham Chapman as King Arthur; John Cleese as Sir Lancelot; Terry Gilliam as Patsy; Eric Idle as Sir Robin; Terry Jones as Sir Bedevere; Michael Palin as Sir Galahad
        imdb tt0071853
        tmdb 762
        like the-princess-bride, duck-soup, brazil
        line King Arthur and his knights, who have no horses, look for a cup and meet rude Frenchmen.

        # One Flew Over the Cuckoo's Nest | 1975
        id one-flew-over-the-cuckoos-nest
        genres Drama
        minutes 133
        countries US
        languages en
        directors Miloš Forman
        writers Lawrence Hauben, Bo Goldman
        cast Jack Nicholson as R. P. McMurphy; Louise Fletcher as Nurse Ratched; Will Sampson as Chief Bromden; Brad Dourif as Billy Bibbit; Danny DeVito as Martini; Christopher Lloyd as Taber
        imdb tt0073486
        tmdb 510
        like amadeus, the-shawshank-redemption
        line A convict who pretends to be mad stirs up a ward and its nurse, who never raises her voice.

        # Taxi Driver | 1976
        id taxi-driver
        genres Crime, Drama
        minutes 114
        countries US
        languages en
        directors Martin Scorsese
        writers Paul Schrader
        cast Robert De Niro as Travis Bickle; Jodie Foster as Iris; Cybill Shepherd as Betsy; Harvey Keitel as Sport; Peter Boyle as Wizard; Albert Brooks as Tom
        imdb tt0075314
        tmdb 103
        like goodfellas, le-samourai
        line A sleepless veteran drives through New York at night and decides that somebody must clean it up.

        # Rocky | 1976
        id rocky
        genres Drama
        minutes 119
        countries US
        languages en
        directors John G. Avildsen
        writers Sylvester Stallone
        cast Sylvester Stallone as Rocky Balboa; Talia Shire as Adrian; Burt Young as Paulie; Carl Weathers as Apollo Creed; Burgess Meredith as Mickey
        imdb tt0075148
        tmdb 1366
        like raging-bull, billy-elliot
        line A small-time boxer of Philadelphia gets one fight against the champion of the world.

        # Star Wars | 1977
        id star-wars
        genres Action, Adventure, Science Fiction
        minutes 121
        countries US
        languages en
        directors George Lucas
        writers George Lucas
        cast Mark Hamill as Luke Skywalker; Harrison Ford as Han Solo; Carrie Fisher as Leia Organa; Peter Cushing as Grand Moff Tarkin; Alec Guinness as Obi-Wan Kenobi; Anthony Daniels as C-3PO; David Prowse as Darth Vader
        imdb tt0076759
        tmdb 11
        like raiders-of-the-lost-ark, the-lord-of-the-rings-the-fellowship-of-the-ring, seven-samurai
        line A farm boy, an old knight and a smuggler try to save a princess from an armed moon.

        # Close Encounters of the Third Kind | 1977
        id close-encounters-of-the-third-kind
        genres Drama, Science Fiction
        minutes 135
        countries US
        languages en, fr
        directors Steven Spielberg
        writers Steven Spielberg
        cast Richard Dreyfuss as Roy Neary; François Truffaut as Claude Lacombe; Teri Garr as Ronnie Neary; Melinda Dillon as Jillian Guiler; Bob Balaban as David Laughlin
        imdb tt0075860
        tmdb 840
        like e-t-the-extra-terrestrial, arrival
        line After lights in the night sky, a repairman cannot stop modelling a mountain he has never seen.

        # Killer of Sheep | 1978
        id killer-of-sheep
        genres Drama
        minutes 80
        countries US
        languages en
        directors Charles Burnett
        writers Charles Burnett
        cast Henry G. Sanders as Stan; Kaycee Moore as Stan's Wife; Charles Bracy as Bracy
        imdb tt0076263
        like bicycle-thieves, moonlight
        line A tired worker of a slaughterhouse, his family and his street in the Watts of Los Angeles.

        # Days of Heaven | 1978
        id days-of-heaven
        genres Drama, Romance
        minutes 94
        countries US
        languages en
        directors Terrence Malick
        writers Terrence Malick
        cast Richard Gere as Bill; Brooke Adams as Abby; Sam Shepard as The Farmer; Linda Manz as Linda
        imdb tt0077405
        like there-will-be-blood, sunrise
        line Two lovers who pass as brother and sister work on a rich farmer's wheat fields in Texas.

        # Alien | 1979
        id alien
        genres Horror, Science Fiction
        minutes 117
        countries GB, US
        languages en
        directors Ridley Scott
        writers Dan O'Bannon
        cast Tom Skerritt as Dallas; Sigourney Weaver as Ripley; Veronica Cartwright as Lambert; Harry Dean Stanton as Brett; John Hurt as Kane; Ian Holm as Ash; Yaphet Kotto as Parker
        imdb tt0078748
        tmdb 348
        like jaws, the-terminator, night-of-the-living-dead
        line The crew of a space freighter answers a signal and takes a guest aboard that it cannot get rid of.

        # Apocalypse Now | 1979
        id apocalypse-now
        genres Drama, War
        minutes 147
        countries US
        languages en
        directors Francis Ford Coppola
        writers John Milius, Francis Ford Coppola
        cast Marlon Brando as Colonel Kurtz; Robert Duvall as Lieutenant Colonel Kilgore; Martin Sheen as Captain Willard; Frederic Forrest as Chef; Albert Hall as Chief; Sam Bottoms as Lance; Laurence Fishburne as Clean; Dennis Hopper as Photojournalist
        imdb tt0078788
        tmdb 28
        like aguirre-the-wrath-of-god, come-and-see
        line A captain goes up a river in the war of Vietnam to find a colonel who has made his own kingdom.

        # Stalker | Сталкер | 1979
        id stalker
        genres Drama, Science Fiction
        minutes 162
        countries RU
        languages ru
        directors Andrei Tarkovsky
        writers Arkady Strugatsky, Boris Strugatsky
        cast Alisa Freindlich as Stalker's Wife; Alexander Kaidanovsky as Stalker; Anatoly Solonitsyn as Writer; Nikolai Grinko as Professor
        imdb tt0079944
        tmdb 1398
        like solaris, andrei-rublev
        line A guide leads a writer and a scientist through a forbidden zone to a room that grants wishes.

        # My Brilliant Career | 1979
        id my-brilliant-career
        genres Drama, Romance
        minutes 100
        countries AU
        languages en
        directors Gillian Armstrong
        writers Eleanor Witcombe
        cast Judy Davis as Sybylla Melvyn; Sam Neill as Harry Beecham; Wendy Hughes as Aunt Helen
        imdb tt0079596
        like picnic-at-hanging-rock, little-women
        line A headstrong girl from the Australian bush would rather write than marry.

        # All That Jazz | 1979
        id all-that-jazz
        genres Drama, Music
        minutes 123
        countries US
        languages en
        directors Bob Fosse
        writers Robert Alan Aurthur, Bob Fosse
        cast Roy Scheider as Joe Gideon; Jessica Lange as Angelique; Ann Reinking as Kate Jagger; Leland Palmer as Audrey Paris; Ben Vereen as O'Connor Flood
        imdb tt0078754
        like cabaret, eight-and-a-half
        line A choreographer drives himself through two shows at once while an angel asks about his life.
        """#)
}
