extension SampleText {
    static let series2013To2018 = SampleText(
        #"""
        # Shtisel | שטיסל | 2013-2021
        id shtisel
        genres Comedy, Drama, Romance
        minutes 45
        countries IL
        languages he, yi
        creators Ori Elon, Yehonatan Indursky
        cast Michael Aloni as Akiva Shtisel; Doval'e Glickman as Shulem Shtisel; Neta Riskin as Giti Weiss; Shira Haas as Ruchami Weiss
        seasons 12 in 2013, 12 in 2015, 9 in 2021
        like my-brilliant-friend, reply-1988
        line A young man who draws and his widowed father look for wives among the pious of Jerusalem.

        # Fargo | 2014-2024
        id fargo-the-series
        genres Crime, Drama
        minutes 53
        countries US
        languages en
        creators Noah Hawley
        cast Billy Bob Thornton as Lorne Malvo; Allison Tolman as Molly Solverson; Martin Freeman as Lester Nygaard; Colin Hanks as Gus Grimly; Patrick Wilson as Lou Solverson; Kirsten Dunst as Peggy Blumquist; Jesse Plemons as Ed Blumquist; Ewan McGregor as Emmit Stussy / Ray Stussy; Carrie Coon as Gloria Burgle; Juno Temple as Dot Lyon; Jon Hamm as Roy Tillman
        seasons 10 in 2014, 10 in 2015, 10 in 2017, 11 in 2020, 10 in 2023
        imdb tt2802850
        tmdb 60622
        like breaking-bad, twin-peaks, the-bridge
        line In the snow of the Midwest, each season sets polite people against a crime that grows.

        # Over the Garden Wall | 2014-2014
        id over-the-garden-wall
        genres Adventure, Animation, Family, Fantasy
        minutes 11
        countries US
        languages en
        creators Patrick McHale
        cast Elijah Wood as Wirt; Collin Dean as Greg; Melanie Lynskey as Beatrice; Christopher Lloyd as The Woodsman; Samuel Ramey as The Beast
        seasons 10 in 2014
        imdb tt3718778
        tmdb 61617
        like avatar-the-last-airbender, stranger-things
        line Two brothers are lost in an autumn wood with a talking bluebird and a frog without a name.

        # Better Call Saul | 2015-2022
        id better-call-saul
        genres Crime, Drama
        minutes 50
        countries US
        languages en
        creators Vince Gilligan, Peter Gould
        cast Bob Odenkirk as Jimmy McGill; Jonathan Banks as Mike Ehrmantraut; Rhea Seehorn as Kim Wexler; Patrick Fabian as Howard Hamlin; Michael Mando as Nacho Varga; Michael McKean as Chuck McGill; Giancarlo Esposito as Gus Fring; Tony Dalton as Lalo Salamanca
        seasons 10 in 2015, 10 in 2016, 10 in 2017, 10 in 2018, 10 in 2020, 13 in 2022
        imdb tt3032476
        tmdb 60059
        like breaking-bad, fargo-the-series
        line A lawyer with a talent for shortcuts tries to be as respectable as his brother.

        # Call My Agent! | Dix pour cent | 2015-2020
        id call-my-agent
        genres Comedy, Drama
        minutes 52
        countries FR
        languages fr
        creators Fanny Herrero
        cast Camille Cottin as Andréa Martel; Thibault de Montalembert as Mathias Barneville; Grégory Montel as Gabriel Sarda; Liliane Rovère as Arlette Azémar; Fanny Sidney as Camille Valentini; Laure Calamy as Noémie Leclerc; Nicolas Maury as Hervé André-Jezak
        seasons 6 in 2015, 6 in 2017, 6 in 2018, 6 in 2020
        imdb tt4277922
        like fleabag, succession
        line Four agents of Paris lie, plead and run for the actors whom they look after.

        # Skam | 2015-2017
        id skam
        genres Drama, Romance
        minutes 30
        countries NO
        languages no
        creators Julie Andem
        cast Lisa Teige as Eva Mohn; Josefine Frida Pettersen as Noora Amalie Sætre; Tarjei Sandvik Moe as Isak Valtersen; Iman Meskini as Sana Bakkoush; Henrik Holm as Even Bech Næsheim; Ulrikke Falch as Vilde Lien Hellerud; Ina Svenningsdal as Chris Berg
        seasons 11 in 2015, 12 in 2016, 10 in 2016, 10 in 2017
        imdb tt5288312
        like freaks-and-geeks, reply-1988
        line Pupils of a school in Oslo, one of them at the centre each season, learn not to be ashamed.

        # Nirvana in Fire | 琅琊榜 | 2015-2015
        id nirvana-in-fire
        genres Drama, History
        minutes 45
        countries CN
        languages zh
        writers Hai Yan
        cast Hu Ge as Mei Changsu; Liu Tao as Mu Nihuang; Wang Kai as Xiao Jingyan; Huang Weide as Prince Yu
        seasons 54 in 2015
        like shogun, mahabharat
        line A strategist in poor health comes to the capital under a false name to right an old wrong.

        # Reply 1988 | 응답하라 1988 | 2015-2016
        id reply-1988
        genres Comedy, Drama, Family, Romance
        minutes 90
        countries KR
        languages ko
        creators Lee Woo-jung, Shin Won-ho
        cast Lee Hye-ri as Sung Deok-sun; Park Bo-gum as Choi Taek; Ryu Jun-yeol as Kim Jung-hwan; Go Kyung-pyo as Sung Sun-woo; Lee Dong-hwi as Ryu Dong-ryong; Sung Dong-il as Sung Dong-il; Lee Il-hwa as Lee Il-hwa
        seasons 20 in 2015
        imdb tt5182866
        tmdb 64010
        like midnight-diner, freaks-and-geeks
        line Five friends and their families share food, worries and an alley in Seoul in the Olympic year.

        # Stranger Things | 2016-2025
        id stranger-things
        genres Drama, Fantasy, Horror, Mystery, Science Fiction
        minutes 55
        countries US
        languages en
        creators Matt Duffer, Ross Duffer
        cast Winona Ryder as Joyce Byers; David Harbour as Jim Hopper; Finn Wolfhard as Mike Wheeler; Millie Bobby Brown as Eleven; Gaten Matarazzo as Dustin Henderson; Caleb McLaughlin as Lucas Sinclair; Noah Schnapp as Will Byers; Natalia Dyer as Nancy Wheeler; Joe Keery as Steve Harrington; Sadie Sink as Max Mayfield
        seasons 8 in 2016, 9 in 2017, 8 in 2019, 9 in 2022, 8 in 2025
        imdb tt4574334
        tmdb 66732
        like twin-peaks, dark, over-the-garden-wall
        line A boy vanishes from a town in Indiana, and his friends find a girl with strange powers.

        # Fleabag | 2016-2019
        id fleabag
        genres Comedy, Drama
        minutes 27
        countries GB
        languages en
        creators Phoebe Waller-Bridge
        cast Phoebe Waller-Bridge as Fleabag; Sian Clifford as Claire; Olivia Colman as Godmother; Bill Paterson as Dad; Brett Gelman as Martin; Andrew Scott as The Priest; Jenny Rainsford as Boo
        seasons 6 in 2016, 6 in 2019
        imdb tt5687612
        tmdb 67070
        like call-my-agent, the-office
        line A woman in London with a café, a family and a loss tells us everything except what hurts.

        # 3% | 2016-2020
        id 3-percent
        genres Drama, Science Fiction, Thriller
        minutes 45
        countries BR
        languages pt
        creators Pedro Aguilera
        cast Bianca Comparato as Michele; João Miguel as Ezequiel; Vaneza Oliveira as Joana; Rodolfo Valente as Rafael; Michel Gomes as Fernando
        seasons 8 in 2016, 10 in 2018, 8 in 2019, 7 in 2020
        imdb tt4922804
        like squid-game, dark
        line At the age of twenty everyone may try to be one of the few who leave misery for an island.

        # Dark | 2017-2020
        id dark
        genres Crime, Drama, Mystery, Science Fiction
        minutes 53
        countries DE
        languages de
        creators Baran bo Odar, Jantje Friese
        cast Louis Hofmann as Jonas Kahnwald; Lisa Vicari as Martha Nielsen; Oliver Masucci as Ulrich Nielsen; Karoline Eichhorn as Charlotte Doppler; Maja Schöne as Hannah Kahnwald; Jördis Triebel as Katharina Nielsen; Andreas Pietschmann as The Stranger
        seasons 10 in 2017, 8 in 2019, 8 in 2020
        imdb tt5753856
        tmdb 70523
        like stranger-things, twin-peaks, severance
        line Children vanish in a German town with a nuclear plant, and the question is not where but when.

        # Succession | 2018-2023
        id succession
        genres Comedy, Drama
        minutes 62
        countries US
        languages en
        creators Jesse Armstrong
        cast Brian Cox as Logan Roy; Jeremy Strong as Kendall Roy; Sarah Snook as Shiv Roy; Kieran Culkin as Roman Roy; Alan Ruck as Connor Roy; Matthew Macfadyen as Tom Wambsgans; Nicholas Braun as Greg Hirsch; J. Smith-Cameron as Gerri Kellman; Peter Friedman as Frank Vernon
        seasons 10 in 2018, 10 in 2019, 9 in 2021, 10 in 2023
        imdb tt7660850
        tmdb 76331
        like the-sopranos, borgen
        line The children of a media magnate wait for his throne, fear him and betray each other.

        # Bluey | 2018-
        id bluey
        genres Animation, Comedy, Family, Kids
        minutes 7
        countries AU
        languages en
        creators Joe Brumm
        cast David McCormack as Bandit; Melanie Zanetti as Chilli
        imdb tt7678620
        tmdb 82728
        like pippi-longstocking, heidi-girl-of-the-alps
        line A puppy of six, her sister and their tireless parents turn each day into a game.

        # My Brilliant Friend | L'amica geniale | 2018-2024
        id my-brilliant-friend
        genres Drama
        minutes 58
        countries IT, US
        languages it
        creators Saverio Costanzo
        cast Elisa Del Genio as Elena as a Child; Ludovica Nasti as Lila as a Child; Margherita Mazzucco as Elena Greco; Gaia Girace as Lila Cerullo; Alba Rohrwacher as Elena as an Adult; Irene Maiorino as Lila as an Adult
        seasons 8 in 2018, 8 in 2020, 8 in 2022, 10 in 2024
        imdb tt7278862
        like dekalog, pride-and-prejudice
        line Two girls from a poor quarter of Naples compete, part and need each other for sixty years.
        """#)
}
