extension SampleText {
    static let movies2002To2003 = SampleText(
        #"""
        # City of God | Cidade de Deus | 2002
        id city-of-god
        genres Crime, Drama
        minutes 130
        countries BR, FR
        languages pt
        directors Fernando Meirelles, Kátia Lund
        writers Bráulio Mantovani
        cast Alexandre Rodrigues as Rocket; Leandro Firmino as Li'l Zé; Phellipe Haagensen as Benny; Douglas Silva as Li'l Dice; Seu Jorge as Knockout Ned; Matheus Nachtergaele as Carrot; Alice Braga as Angélica
        imdb tt0317248
        tmdb 598
        like goodfellas, los-olvidados, central-station
        line A boy with a camera grows up among the gangs of a poor suburb of Rio de Janeiro.

        # Whale Rider | 2002
        id whale-rider
        genres Drama, Family
        minutes 101
        countries NZ, DE
        languages en, mi
        directors Niki Caro
        writers Niki Caro
        cast Keisha Castle-Hughes as Paikea; Rawiri Paratene as Koro; Vicky Haughton as Nanny Flowers; Cliff Curtis as Porourangi; Grant Roa as Uncle Rawiri
        imdb tt0298228
        like billy-elliot, hunt-for-the-wilderpeople
        line A Māori girl proves to her grandfather what he will only see in a boy: that she can lead.

        # Finding Nemo | 2003
        id finding-nemo
        genres Animation, Family
        minutes 100
        countries US
        languages en
        directors Andrew Stanton
        writers Andrew Stanton, Bob Peterson, David Reynolds
        cast Albert Brooks as Marlin; Ellen DeGeneres as Dory; Alexander Gould as Nemo; Willem Dafoe as Gill; Geoffrey Rush as Nigel
        imdb tt0266543
        tmdb 12
        like toy-story, wall-e, flow
        line A timid clownfish crosses the ocean for his lost son, with a companion who forgets everything.

        # Lost in Translation | 2003
        id lost-in-translation
        genres Comedy, Drama, Romance
        minutes 102
        countries US, JP
        languages en, ja
        directors Sofia Coppola
        writers Sofia Coppola
        cast Bill Murray as Bob Harris; Scarlett Johansson as Charlotte; Giovanni Ribisi as John; Anna Faris as Kelly
        imdb tt0335266
        tmdb 153
        like before-sunrise, the-apartment, chungking-express
        line An actor past his best and a young wife cannot sleep in the same hotel in Tokyo.

        # Memories of Murder | 살인의 추억 | 2003
        id memories-of-murder
        genres Crime, Drama, Thriller
        minutes 131
        countries KR
        languages ko
        directors Bong Joon-ho
        writers Bong Joon-ho, Shim Sung-bo
        cast Song Kang-ho as Park Doo-man; Kim Sang-kyung as Seo Tae-yoon; Kim Roi-ha as Cho Yong-koo; Park Hae-il as Park Hyeon-gyu; Byun Hee-bong as Koo Hee-bong
        imdb tt0353969
        tmdb 11423
        like the-host, parasite, m
        line Two policemen in the country, one with fists and one with files, look for a killer in the rain.

        # School of Rock | 2003
        id school-of-rock
        genres Comedy, Music
        minutes 108
        countries US
        languages en
        directors Richard Linklater
        writers Mike White
        cast Jack Black as Dewey Finn; Joan Cusack as Rosalie Mullins; Mike White as Ned Schneebly; Sarah Silverman as Patty; Miranda Cosgrove as Summer
        imdb tt0332379
        tmdb 1584
        like a-hard-days-night, billy-elliot
        line A failed guitarist poses as a teacher and turns a strict school's best class into a band.

        # Good Bye, Lenin! | 2003
        id good-bye-lenin
        genres Comedy, Drama
        minutes 121
        countries DE
        languages de
        directors Wolfgang Becker
        writers Bernd Lichtenberg, Wolfgang Becker
        cast Daniel Brühl as Alexander Kerner; Katrin Sass as Christiane Kerner; Maria Simon as Ariane Kerner; Chulpan Khamatova as Lara; Florian Lukas as Denis; Alexander Beyer as Rainer
        imdb tt0301357
        tmdb 338
        like the-lives-of-others, run-lola-run
        line A son hides from his sick mother that the state she believed in has vanished while she slept.
        """#)
}
