extension SampleText {
    static let movies1980To1984 = SampleText(
        #"""
        # The Shining | 1980
        id the-shining
        genres Horror, Thriller
        minutes 146
        countries GB, US
        languages en
        directors Stanley Kubrick
        writers Stanley Kubrick, Diane Johnson
        cast Jack Nicholson as Jack Torrance; Shelley Duvall as Wendy Torrance; Danny Lloyd as Danny Torrance; Scatman Crothers as Dick Hallorann; Philip Stone as Delbert Grady
        imdb tt0081505
        tmdb 694
        like psycho, alien
        line A writer looks after an empty hotel in the mountains for a winter with his wife and his gifted son.

        # Raging Bull | 1980
        id raging-bull
        genres Drama
        minutes 129
        countries US
        languages en
        directors Martin Scorsese
        writers Paul Schrader, Mardik Martin
        cast Robert De Niro as Jake LaMotta; Cathy Moriarty as Vickie LaMotta; Joe Pesci as Joey LaMotta; Frank Vincent as Salvy; Nicholas Colasanto as Tommy Como
        imdb tt0081398
        tmdb 1578
        like rocky, goodfellas, taxi-driver
        line A boxer who can take any blow brings the fight home to those who love him.

        # Raiders of the Lost Ark | 1981
        id raiders-of-the-lost-ark
        genres Action, Adventure
        minutes 115
        countries US
        languages en
        directors Steven Spielberg
        writers Lawrence Kasdan
        cast Harrison Ford as Indiana Jones; Karen Allen as Marion Ravenwood; Paul Freeman as René Belloq; Ronald Lacey as Arnold Toht; John Rhys-Davies as Sallah; Denholm Elliott as Marcus Brody
        imdb tt0082971
        tmdb 85
        like star-wars, the-adventures-of-robin-hood, jurassic-park
        line A professor with a whip races soldiers and snakes to a chest that no one should open.

        # Blade Runner | 1982
        id blade-runner
        genres Drama, Science Fiction, Thriller
        minutes 117
        countries US
        languages en
        directors Ridley Scott
        writers Hampton Fancher, David Peoples
        cast Harrison Ford as Rick Deckard; Rutger Hauer as Roy Batty; Sean Young as Rachael; Edward James Olmos as Gaff; Daryl Hannah as Pris; William Sanderson as J. F. Sebastian
        imdb tt0083658
        tmdb 78
        like metropolis, ghost-in-the-shell, alien
        line In a Los Angeles of rain, a policeman hunts artificial people who have come to ask for more life.

        # E.T. the Extra-Terrestrial | 1982
        id e-t-the-extra-terrestrial
        genres Adventure, Family, Science Fiction
        minutes 115
        countries US
        languages en
        directors Steven Spielberg
        writers Melissa Mathison
        cast Henry Thomas as Elliott; Dee Wallace as Mary; Peter Coyote as Keys; Robert MacNaughton as Michael; Drew Barrymore as Gertie
        imdb tt0083866
        tmdb 601
        like close-encounters-of-the-third-kind, the-iron-giant, my-neighbor-totoro
        line A boy hides a visitor who was left behind on Earth and helps it to call home.

        # Fanny and Alexander | Fanny och Alexander | 1982
        id fanny-and-alexander
        genres Drama, Fantasy, Mystery
        minutes 188
        countries SE
        languages sv
        directors Ingmar Bergman
        writers Ingmar Bergman
        cast Bertil Guve as Alexander Ekdahl; Pernilla Allwin as Fanny Ekdahl; Ewa Fröling as Emilie Ekdahl; Jan Malmsjö as Bishop Edvard Vergérus; Gunn Wållgren as Helena Ekdahl; Erland Josephson as Isak Jacobi; Allan Edwall as Oscar Ekdahl
        imdb tt0083922
        tmdb 5961
        like wild-strawberries, cinema-paradiso
        line Two children leave a warm house of theatre people for the cold one of their stepfather, a bishop.

        # Koyaanisqatsi | 1982
        id koyaanisqatsi
        genres Documentary, Music
        minutes 86
        countries US
        directors Godfrey Reggio
        imdb tt0085809
        tmdb 11314
        like man-with-a-movie-camera, playtime
        line Without a word, clouds and canyons give way to motorways and crowds, faster and faster.

        # Local Hero | 1983
        id local-hero
        genres Comedy, Drama
        minutes 111
        countries GB
        languages en
        directors Bill Forsyth
        writers Bill Forsyth
        cast Peter Riegert as Mac; Burt Lancaster as Felix Happer; Fulton Mackay as Ben Knox; Denis Lawson as Gordon Urquhart; Peter Capaldi as Danny Oldsen; Jenny Seagrove as Marina
        imdb tt0085859
        like groundhog-day, the-straight-story
        line An oil company sends a man from Houston to buy a Scottish village that is only too glad to sell.

        # Amadeus | 1984
        id amadeus
        genres Drama, History, Music
        minutes 160
        countries US
        languages en
        directors Miloš Forman
        writers Peter Shaffer
        cast F. Murray Abraham as Antonio Salieri; Tom Hulce as Wolfgang Amadeus Mozart; Elizabeth Berridge as Constanze Mozart; Simon Callow as Emanuel Schikaneder; Roy Dotrice as Leopold Mozart; Jeffrey Jones as Emperor Joseph II
        imdb tt0086879
        tmdb 279
        like one-flew-over-the-cuckoos-nest, the-red-shoes
        line A diligent court composer cannot forgive God for giving the music to a giggling young man.

        # The Terminator | 1984
        id the-terminator
        genres Action, Science Fiction, Thriller
        minutes 107
        countries US
        languages en
        directors James Cameron
        writers James Cameron, Gale Anne Hurd
        cast Arnold Schwarzenegger as The Terminator; Michael Biehn as Kyle Reese; Linda Hamilton as Sarah Connor; Paul Winfield as Ed Traxler; Lance Henriksen as Hal Vukovich
        imdb tt0088247
        tmdb 218
        like the-matrix, la-jetee, alien
        line A machine and a soldier from the future look for the same waitress, one to kill and one to save.

        # Ghostbusters | 1984
        id ghostbusters
        genres Comedy, Fantasy
        minutes 105
        countries US
        languages en
        directors Ivan Reitman
        writers Dan Aykroyd, Harold Ramis
        cast Bill Murray as Peter Venkman; Dan Aykroyd as Raymond Stantz; Sigourney Weaver as Dana Barrett; Harold Ramis as Egon Spengler; Rick Moranis as Louis Tully; Ernie Hudson as Winston Zeddemore; Annie Potts as Janine Melnitz
        imdb tt0087332
        tmdb 620
        like groundhog-day, what-we-do-in-the-shadows
        line Three scientists thrown out of the university start a firm that removes ghosts in New York.

        # Stop Making Sense | 1984
        id stop-making-sense
        genres Documentary, Music
        minutes 88
        countries US
        languages en
        directors Jonathan Demme
        cast David Byrne as Himself; Tina Weymouth as Herself; Chris Frantz as Himself; Jerry Harrison as Himself
        imdb tt0088178
        like buena-vista-social-club, a-hard-days-night
        line A concert of Talking Heads grows from one man with a tape recorder to a full stage and a big suit.

        # Paris, Texas | 1984
        id paris-texas
        genres Drama
        minutes 145
        countries DE, FR
        languages en
        directors Wim Wenders
        writers Sam Shepard, L. M. Kit Carson
        cast Harry Dean Stanton as Travis Henderson; Nastassja Kinski as Jane Henderson; Dean Stockwell as Walt Henderson; Aurore Clément as Anne Henderson; Hunter Carson as Hunter Henderson
        imdb tt0087884
        tmdb 655
        like wings-of-desire, perfect-days, the-straight-story
        line A man walks out of the desert after four years and sets off with his small son to find his wife.
        """#)
}
