extension SampleText {
    static let movies1988To1989 = SampleText(
        #"""
        # My Neighbor Totoro | となりのトトロ | 1988
        id my-neighbor-totoro
        genres Animation, Family, Fantasy
        minutes 86
        countries JP
        languages ja
        directors Hayao Miyazaki
        writers Hayao Miyazaki
        cast Noriko Hidaka as Satsuki; Chika Sakamoto as Mei; Shigesato Itoi as Tatsuo Kusakabe; Sumi Shimamoto as Yasuko Kusakabe; Hitoshi Takagi as Totoro
        imdb tt0096283
        tmdb 8392
        like spirited-away, the-red-balloon, e-t-the-extra-terrestrial
        line Two sisters who move to the country near their sick mother meet the large keeper of the wood.

        # Akira | アキラ | 1988
        id akira
        genres Action, Animation, Science Fiction
        minutes 124
        countries JP
        languages ja
        directors Katsuhiro Otomo
        writers Katsuhiro Otomo, Izo Hashimoto
        cast Mitsuo Iwata as Shotaro Kaneda; Nozomu Sasaki as Tetsuo Shima; Mami Koyama as Kei; Taro Ishida as Colonel Shikishima
        imdb tt0094625
        tmdb 149
        like ghost-in-the-shell, blade-runner
        line In Neo-Tokyo a boy of a motorcycle gang gains a power that once destroyed the old city.

        # Cinema Paradiso | Nuovo Cinema Paradiso | 1988
        id cinema-paradiso
        genres Drama, Romance
        minutes 124
        countries IT, FR
        languages it
        directors Giuseppe Tornatore
        writers Giuseppe Tornatore
        cast Philippe Noiret as Alfredo; Jacques Perrin as Salvatore; Salvatore Cascio as Salvatore as a Boy; Marco Leonardi as Salvatore as a Young Man; Agnese Nano as Elena
        imdb tt0095765
        tmdb 11216
        like hugo, fanny-and-alexander, bicycle-thieves
        line A famous director remembers the cinema of his Sicilian village and the man who ran its projector.

        # Grave of the Fireflies | 火垂るの墓 | 1988
        id grave-of-the-fireflies
        genres Animation, Drama, War
        minutes 89
        countries JP
        languages ja
        directors Isao Takahata
        writers Isao Takahata
        cast Tsutomu Tatsumi as Seita; Ayano Shiraishi as Setsuko; Akemi Yamaguchi as The Aunt
        imdb tt0095327
        tmdb 12477
        like come-and-see, my-neighbor-totoro, bicycle-thieves
        line A boy and his small sister try to survive on their own in Japan in the last months of the war.

        # Who Framed Roger Rabbit | 1988
        id who-framed-roger-rabbit
        genres Animation, Comedy, Crime, Family, Fantasy
        minutes 104
        countries US
        languages en
        directors Robert Zemeckis
        writers Jeffrey Price, Peter S. Seaman
        cast Bob Hoskins as Eddie Valiant; Christopher Lloyd as Judge Doom; Charles Fleischer as Roger Rabbit; Joanna Cassidy as Dolores; Kathleen Turner as Jessica Rabbit; Stubby Kaye as Marvin Acme
        imdb tt0096438
        tmdb 856
        like back-to-the-future, chinatown
        line A detective who hates cartoons has to defend one in a Hollywood where they live next door.

        # Die Hard | 1988
        id die-hard
        genres Action, Thriller
        minutes 132
        countries US
        languages en
        directors John McTiernan
        writers Jeb Stuart, Steven E. de Souza
        cast Bruce Willis as John McClane; Alan Rickman as Hans Gruber; Bonnie Bedelia as Holly Gennero; Reginald VelJohnson as Al Powell; Alexander Godunov as Karl
        imdb tt0095016
        tmdb 562
        like the-terminator, heat
        line A policeman without shoes is the only one free in a tower that robbers have taken at Christmas.

        # Do the Right Thing | 1989
        id do-the-right-thing
        genres Comedy, Drama
        minutes 120
        countries US
        languages en
        directors Spike Lee
        writers Spike Lee
        cast Danny Aiello as Sal; Ossie Davis as Da Mayor; Ruby Dee as Mother Sister; Giancarlo Esposito as Buggin' Out; Spike Lee as Mookie; John Turturro as Pino; Rosie Perez as Tina; Samuel L. Jackson as Mister Señor Love Daddy
        imdb tt0097216
        tmdb 925
        like west-side-story, get-out
        line On the hottest day of summer, a street in Brooklyn and its pizzeria run out of patience.

        # A City of Sadness | 悲情城市 | 1989
        id a-city-of-sadness
        genres Drama, History
        minutes 157
        countries TW
        languages zh, ja
        directors Hou Hsiao-hsien
        writers Chu T'ien-wen, Wu Nien-jen
        cast Tony Leung Chiu-wai as Lin Wen-ching; Hsin Shu-fen as Hinomi; Chen Sung-yung as Lin Wen-heung; Jack Kao as Lin Wen-leung; Li Tien-lu as Lin Ah-lu
        imdb tt0096908
        like yi-yi, the-leopard, farewell-my-concubine
        line A family of Taiwan, among them a deaf photographer, lives through the years after the war.

        # When Harry Met Sally… | 1989
        id when-harry-met-sally
        genres Comedy, Drama, Romance
        minutes 96
        countries US
        languages en
        directors Rob Reiner
        writers Nora Ephron
        cast Billy Crystal as Harry Burns; Meg Ryan as Sally Albright; Carrie Fisher as Marie; Bruno Kirby as Jess
        imdb tt0098635
        tmdb 639
        like it-happened-one-night, before-sunrise
        line For twelve years two people discuss whether men and women can be only friends.
        """#)
}
