extension SampleText {
    static let movies2004To2009 = SampleText(
        #"""
        # Eternal Sunshine of the Spotless Mind | 2004
        id eternal-sunshine-of-the-spotless-mind
        genres Drama, Romance, Science Fiction
        minutes 108
        countries US
        languages en
        directors Michel Gondry
        writers Charlie Kaufman
        cast Jim Carrey as Joel Barish; Kate Winslet as Clementine Kruczynski; Kirsten Dunst as Mary; Mark Ruffalo as Stan; Elijah Wood as Patrick; Tom Wilkinson as Dr. Mierzwiak
        imdb tt0338013
        tmdb 38
        like memento, the-truman-show, past-lives
        line A man has the memory of his former girlfriend erased and changes his mind while it goes.

        # Moolaadé | 2004
        id moolaade
        genres Drama
        minutes 124
        countries SN, BF, FR
        languages bm, fr
        directors Ousmane Sembène
        writers Ousmane Sembène
        cast Fatoumata Coulibaly as Collé; Maïmouna Hélène Diarra as Hadjatou; Salimata Traoré as Amasatou; Dominique Zeïda as Mercenaire
        imdb tt0416991
        like black-girl, timbuktu
        line With a coloured cord across her gate, a woman protects four girls from the knife of custom.

        # Shaun of the Dead | 2004
        id shaun-of-the-dead
        genres Comedy, Horror
        minutes 99
        countries GB
        languages en
        directors Edgar Wright
        writers Simon Pegg, Edgar Wright
        cast Simon Pegg as Shaun; Nick Frost as Ed; Kate Ashfield as Liz; Lucy Davis as Dianne; Dylan Moran as David; Penelope Wilton as Barbara; Bill Nighy as Philip
        imdb tt0365748
        tmdb 747
        like night-of-the-living-dead, what-we-do-in-the-shadows
        line A salesman without plans has to save his mother and his former girlfriend, and the pub, from the dead.

        # Pan's Labyrinth | El laberinto del fauno | 2006
        id pans-labyrinth
        genres Drama, Fantasy, War
        minutes 118
        countries ES, MX
        languages es
        directors Guillermo del Toro
        writers Guillermo del Toro
        cast Ivana Baquero as Ofelia; Sergi López as Captain Vidal; Maribel Verdú as Mercedes; Doug Jones as The Faun; Ariadna Gil as Carmen; Álex Angulo as Dr. Ferreiro
        imdb tt0457430
        tmdb 1417
        like the-spirit-of-the-beehive, beauty-and-the-beast
        line In the Spain of 1944, a girl in the house of a cruel officer is given three tasks by a faun.

        # The Lives of Others | Das Leben der Anderen | 2006
        id the-lives-of-others
        genres Drama, Thriller
        minutes 137
        countries DE
        languages de
        directors Florian Henckel von Donnersmarck
        writers Florian Henckel von Donnersmarck
        cast Ulrich Mühe as Gerd Wiesler; Martina Gedeck as Christa-Maria Sieland; Sebastian Koch as Georg Dreyman; Ulrich Tukur as Anton Grubitz; Thomas Thieme as Bruno Hempf
        imdb tt0405094
        tmdb 582
        like the-conversation, good-bye-lenin, rear-window
        line An officer of the secret police in East Berlin listens to a playwright's flat and begins to care.

        # Children of Men | 2006
        id children-of-men
        genres Action, Drama, Science Fiction, Thriller
        minutes 109
        countries GB, US
        languages en
        directors Alfonso Cuarón
        writers Alfonso Cuarón, Timothy J. Sexton, David Arata, Mark Fergus, Hawk Ostby
        cast Clive Owen as Theo Faron; Julianne Moore as Julian; Clare-Hope Ashitey as Kee; Michael Caine as Jasper; Chiwetel Ejiofor as Luke; Pam Ferris as Miriam
        imdb tt0206634
        tmdb 9693
        like blade-runner, mad-max-fury-road
        line No child has been born for eighteen years when a tired official is asked to help a young woman.

        # The Host | 괴물 | 2006
        id the-host
        genres Drama, Horror, Science Fiction
        minutes 119
        countries KR
        languages ko
        directors Bong Joon-ho
        writers Bong Joon-ho, Ha Joon-won, Baek Chul-hyun
        cast Song Kang-ho as Park Gang-du; Byun Hee-bong as Park Hee-bong; Park Hae-il as Park Nam-il; Bae Doona as Park Nam-joo; Go Ah-sung as Park Hyun-seo
        imdb tt0468492
        tmdb 1255
        like godzilla, parasite, jaws
        line A monster from the Han River takes a girl, and her quarrelling family goes to get her back.

        # Persepolis | 2007
        id persepolis
        genres Animation, Drama, History
        minutes 95
        countries FR
        languages fr
        directors Marjane Satrapi, Vincent Paronnaud
        writers Marjane Satrapi, Vincent Paronnaud
        cast Chiara Mastroianni as Marjane; Catherine Deneuve as Marjane's Mother; Danielle Darrieux as Marjane's Grandmother; Simon Abkarian as Marjane's Father
        imdb tt0808417
        tmdb 2013
        like the-adventures-of-prince-achmed, wadjda, grave-of-the-fireflies
        line A girl who loves punk grows up in Tehran through revolution and war, drawn in black and white.

        # Ratatouille | 2007
        id ratatouille
        genres Animation, Comedy, Family, Fantasy
        minutes 111
        countries US
        languages en
        directors Brad Bird
        writers Brad Bird
        cast Patton Oswalt as Remy; Lou Romano as Linguini; Ian Holm as Skinner; Brad Garrett as Auguste Gusteau; Peter O'Toole as Anton Ego; Janeane Garofalo as Colette; Peter Sohn as Emile
        imdb tt0382932
        tmdb 2062
        like tampopo, babettes-feast, babe
        line A rat with a fine palate cooks in a famous kitchen of Paris, hidden under a boy's hat.

        # There Will Be Blood | 2007
        id there-will-be-blood
        genres Drama
        minutes 158
        countries US
        languages en
        directors Paul Thomas Anderson
        writers Paul Thomas Anderson
        cast Daniel Day-Lewis as Daniel Plainview; Paul Dano as Paul Sunday / Eli Sunday; Kevin J. O'Connor as Henry Brands; Ciarán Hinds as Fletcher Hamilton; Dillon Freasier as H. W. Plainview
        imdb tt0469494
        tmdb 7345
        like citizen-kane, days-of-heaven
        line A man who trusts nobody digs for oil under the land of a young preacher's church.

        # Still Walking | 歩いても 歩いても | 2008
        id still-walking
        genres Drama, Family
        minutes 114
        countries JP
        languages ja
        directors Hirokazu Kore-eda
        writers Hirokazu Kore-eda
        cast Hiroshi Abe as Ryota Yokoyama; Yui Natsukawa as Yukari Yokoyama; You as Chinami Kataoka; Kirin Kiki as Toshiko Yokoyama; Yoshio Harada as Kyohei Yokoyama
        imdb tt1087578
        like tokyo-story, shoplifters, yi-yi
        line A family meets for one summer day, as every year, to remember a son who died.

        # WALL·E | 2008
        id wall-e
        genres Animation, Family, Science Fiction
        minutes 98
        countries US
        languages en
        directors Andrew Stanton
        writers Andrew Stanton, Jim Reardon
        cast Ben Burtt as WALL·E; Elissa Knight as EVE; Jeff Garlin as Captain McCrea; Fred Willard as Shelby Forthright; Sigourney Weaver as Ship's Computer
        imdb tt0910970
        tmdb 10681
        like modern-times, 2001-a-space-odyssey, flow
        line The last robot that still tidies an empty Earth falls in love with a probe sent to search it.

        # The Dark Knight | 2008
        id the-dark-knight
        genres Action, Crime, Drama, Thriller
        minutes 152
        countries US, GB
        languages en
        directors Christopher Nolan
        writers Jonathan Nolan, Christopher Nolan
        cast Christian Bale as Bruce Wayne; Heath Ledger as The Joker; Aaron Eckhart as Harvey Dent; Michael Caine as Alfred; Maggie Gyllenhaal as Rachel Dawes; Gary Oldman as James Gordon; Morgan Freeman as Lucius Fox
        imdb tt0468569
        tmdb 155
        like heat, spider-man-into-the-spider-verse
        line A masked avenger meets a criminal who wants nothing but to prove that everyone can be broken.

        # The Secret in Their Eyes | El secreto de sus ojos | 2009
        id the-secret-in-their-eyes
        genres Crime, Drama, Mystery, Romance
        minutes 129
        countries AR, ES
        languages es
        directors Juan José Campanella
        writers Eduardo Sacheri, Juan José Campanella
        cast Ricardo Darín as Benjamín Espósito; Soledad Villamil as Irene Menéndez Hastings; Pablo Rago as Ricardo Morales; Javier Godino as Isidoro Gómez; Guillermo Francella as Pablo Sandoval
        imdb tt1305806
        tmdb 25376
        like nine-queens, the-official-story, memories-of-murder
        line A retired clerk of the court writes about the case, and the woman, that he could never forget.

        # 3 Idiots | 2009
        id 3-idiots
        genres Comedy, Drama
        minutes 170
        countries IN
        languages hi
        directors Rajkumar Hirani
        writers Abhijat Joshi, Rajkumar Hirani
        cast Aamir Khan as Rancho; R. Madhavan as Farhan Qureshi; Sharman Joshi as Raju Rastogi; Kareena Kapoor as Pia; Boman Irani as Viru Sahastrabuddhe; Omi Vaidya as Chatur Ramalingam
        imdb tt1187043
        tmdb 20453
        like lagaan, school-of-rock
        line Two friends search for the third, who taught them at college to learn for love and not for marks.

        # Coraline | 2009
        id coraline
        genres Animation, Family, Fantasy
        minutes 100
        countries US
        languages en
        directors Henry Selick
        writers Henry Selick
        cast Dakota Fanning as Coraline Jones; Teri Hatcher as Mother / Other Mother; John Hodgman as Father / Other Father; Keith David as The Cat; Ian McShane as Mr. Bobinsky; Robert Bailey Jr. as Wybie
        imdb tt0327597
        tmdb 14836
        like the-nightmare-before-christmas, spirited-away
        line Behind a small door, a bored girl finds a better home whose mother has buttons for eyes.
        """#)
}
