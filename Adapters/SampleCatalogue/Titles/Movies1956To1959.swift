extension SampleText {
    static let movies1956To1959 = SampleText(
        #"""
        # The Searchers | 1956
        id the-searchers
        genres Adventure, Drama, Western
        minutes 119
        countries US
        languages en
        directors John Ford
        writers Frank S. Nugent
        cast John Wayne as Ethan Edwards; Jeffrey Hunter as Martin Pawley; Vera Miles as Laurie Jorgensen; Ward Bond as Samuel Clayton; Natalie Wood as Debbie Edwards
        imdb tt0049730
        tmdb 3114
        like stagecoach, unforgiven, once-upon-a-time-in-the-west
        line A bitter veteran searches for years for his abducted niece, and it is not clear what he would do.

        # The Red Balloon | Le Ballon rouge | 1956
        id the-red-balloon
        genres Family, Fantasy
        minutes 34
        countries FR
        languages fr
        directors Albert Lamorisse
        writers Albert Lamorisse
        cast Pascal Lamorisse as Pascal
        imdb tt0048980
        like my-neighbor-totoro, the-400-blows
        line A boy frees a balloon from a lamp post, and it follows him through Paris like a dog.

        # The Seventh Seal | Det sjunde inseglet | 1957
        id the-seventh-seal
        genres Drama, Fantasy
        minutes 96
        countries SE
        languages sv
        directors Ingmar Bergman
        writers Ingmar Bergman
        cast Max von Sydow as Antonius Block; Gunnar Björnstrand as Jöns; Bengt Ekerot as Death; Nils Poppe as Jof; Bibi Andersson as Mia
        imdb tt0050976
        tmdb 490
        like wild-strawberries, andrei-rublev
        line A knight back from the crusades plays chess with Death while the plague crosses the country.

        # Wild Strawberries | Smultronstället | 1957
        id wild-strawberries
        genres Drama
        minutes 91
        countries SE
        languages sv
        directors Ingmar Bergman
        writers Ingmar Bergman
        cast Victor Sjöström as Isak Borg; Bibi Andersson as Sara; Ingrid Thulin as Marianne Borg; Gunnar Björnstrand as Evald Borg
        imdb tt0050986
        tmdb 614
        like ikiru, persona, fanny-and-alexander
        line On the way to receive an honour, an old doctor meets hitchhikers, his dreams and his youth.

        # 12 Angry Men | 1957
        id 12-angry-men
        genres Crime, Drama
        minutes 96
        countries US
        languages en
        directors Sidney Lumet
        writers Reginald Rose
        cast Henry Fonda as Juror 8; Lee J. Cobb as Juror 3; Ed Begley as Juror 10; E. G. Marshall as Juror 4; Martin Balsam as Juror 1; Jack Klugman as Juror 5; Jack Warden as Juror 7
        imdb tt0050083
        tmdb 389
        like paths-of-glory, anatomy-of-a-fall, to-kill-a-mockingbird
        line On the hottest day of the year, one juror is not sure that a boy is guilty.

        # Paths of Glory | 1957
        id paths-of-glory
        genres Drama, War
        minutes 88
        countries US
        languages en
        directors Stanley Kubrick
        writers Stanley Kubrick, Calder Willingham, Jim Thompson
        cast Kirk Douglas as Colonel Dax; Ralph Meeker as Corporal Paris; Adolphe Menjou as General Broulard; George Macready as General Mireau
        imdb tt0050825
        tmdb 975
        like grand-illusion, dr-strangelove, 12-angry-men
        line After a hopeless attack, a colonel defends three soldiers whom the generals want shot as an example.

        # The Cranes Are Flying | Летят журавли | 1957
        id the-cranes-are-flying
        genres Drama, Romance, War
        minutes 95
        countries RU
        languages ru
        directors Mikhail Kalatozov
        writers Viktor Rozov
        cast Tatiana Samoilova as Veronika; Aleksey Batalov as Boris; Vasily Merkuryev as Fyodor Ivanovich; Aleksandr Shvorin as Mark
        imdb tt0050634
        like come-and-see, the-umbrellas-of-cherbourg
        line A young couple in Moscow is parted by the war, and she waits for a letter.

        # Mother India | मदर इण्डिया | 1957
        id mother-india
        genres Drama, Family
        minutes 172
        countries IN
        languages hi
        directors Mehboob Khan
        writers Mehboob Khan
        cast Nargis as Radha; Sunil Dutt as Birju; Rajendra Kumar as Ramu; Raaj Kumar as Shamu; Kanhaiyalal as Sukhilala
        imdb tt0050188
        like sholay, pather-panchali
        line A farmer's wife brings up her sons alone, in debt to a lender whom one of them cannot forgive.

        # Vertigo | 1958
        id vertigo
        genres Mystery, Romance, Thriller
        minutes 128
        countries US
        languages en
        directors Alfred Hitchcock
        writers Alec Coppel, Samuel Taylor
        cast James Stewart as Scottie Ferguson; Kim Novak as Madeleine Elster / Judy Barton; Barbara Bel Geddes as Midge Wood; Tom Helmore as Gavin Elster
        imdb tt0052357
        tmdb 426
        like rear-window, mulholland-drive, la-jetee
        line A detective who fears heights follows a friend's wife through San Francisco and loses his heart.

        # Ashes and Diamonds | Popiół i diament | 1958
        id ashes-and-diamonds
        genres Drama, War
        minutes 103
        countries PL
        languages pl
        directors Andrzej Wajda
        writers Andrzej Wajda, Jerzy Andrzejewski
        cast Zbigniew Cybulski as Maciek Chełmicki; Ewa Krzyżewska as Krystyna; Wacław Zastrzeżyński as Szczuka; Adam Pawlikowski as Andrzej
        imdb tt0052080
        like rome-open-city, cold-war
        line On the last day of the war in Poland, a young fighter has one more order to kill.

        # Cairo Station | باب الحديد | 1958
        id cairo-station
        genres Crime, Drama
        minutes 77
        countries EG
        languages ar
        directors Youssef Chahine
        cast Farid Shawqi as Abu Siri; Hind Rostom as Hanuma; Youssef Chahine as Qinawi
        like black-girl, m
        line A lame newspaper seller at the great station of Cairo is in love with a girl who sells lemonade.

        # Some Like It Hot | 1959
        id some-like-it-hot
        genres Comedy, Crime, Romance
        minutes 121
        countries US
        languages en
        directors Billy Wilder
        writers Billy Wilder, I. A. L. Diamond
        cast Marilyn Monroe as Sugar Kane Kowalczyk; Tony Curtis as Joe / Josephine; Jack Lemmon as Jerry / Daphne; Joe E. Brown as Osgood Fielding III; George Raft as Spats Colombo
        imdb tt0053291
        tmdb 239
        like the-apartment, ninotchka, bringing-up-baby
        line Two musicians who have seen a murder hide in an orchestra of women on its way to Florida.

        # North by Northwest | 1959
        id north-by-northwest
        genres Adventure, Mystery, Thriller
        minutes 136
        countries US
        languages en
        directors Alfred Hitchcock
        writers Ernest Lehman
        cast Cary Grant as Roger Thornhill; Eva Marie Saint as Eve Kendall; James Mason as Phillip Vandamm; Jessie Royce Landis as Clara Thornhill; Martin Landau as Leonard
        imdb tt0053125
        tmdb 213
        like the-39-steps, vertigo, rear-window
        line Spies take an advertising man for an agent who does not exist and chase him across America.

        # The 400 Blows | Les Quatre Cents Coups | 1959
        id the-400-blows
        genres Drama
        minutes 99
        countries FR
        languages fr
        directors François Truffaut
        writers François Truffaut, Marcel Moussy
        cast Jean-Pierre Léaud as Antoine Doinel; Claire Maurier as Gilberte Doinel; Albert Rémy as Julien Doinel; Patrick Auffay as René Bigey
        imdb tt0053198
        tmdb 147
        like los-olvidados, cleo-from-5-to-7, pather-panchali
        line A Paris schoolboy whom nobody listens to plays truant and gets into ever more serious trouble.

        # Black Orpheus | Orfeu Negro | 1959
        id black-orpheus
        genres Drama, Fantasy, Music, Romance
        minutes 107
        countries BR, FR
        languages pt
        directors Marcel Camus
        writers Marcel Camus, Jacques Viot
        cast Breno Mello as Orpheus; Marpessa Dawn as Eurydice; Lourdes de Oliveira as Mira; Léa Garcia as Serafina
        imdb tt0053146
        like central-station, city-of-god
        line During the carnival of Rio, a tram driver with a guitar meets a stranger followed by Death.
        """#)
}
