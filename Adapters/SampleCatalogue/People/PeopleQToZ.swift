extension SampleText {
    static let peopleQToZ = SampleText(
        #"""
        Quentin Tarantino | 1963- | US Knoxville | Directing | He learned cinema behind the counter of a video shop and fills his own with talk and quotations.
        Rachel Kondo |  | US | Writing
        Rainer Werner Fassbinder | 1945-1982 | DE Bad Wörishofen | Directing | He made some forty movies in thirteen years about love and power in West Germany.
        Rajkumar Hirani | 1962- | IN Nagpur | Directing
        Ralph Fiennes | 1962- | GB Ipswich | Acting
        Ramesh Sippy | 1947- | PK Karachi | Directing
        René Laloux | 1929-2004 | FR Paris | Directing
        Rhys Darby | 1974- | NZ Auckland | Acting
        Rian Johnson | 1973- | US Silver Spring | Directing
        Ricardo Darín | 1957- | AR Buenos Aires | Acting | The best-loved actor of Argentina, equally good as a swindler and as an honest man.
        Richard Dreyfuss | 1947- | US New York City | Acting
        Richard Harris | 1930-2002 | IE Limerick | Acting
        Richard Lester | 1932- | US Philadelphia | Directing
        Richard Linklater | 1960- | US Houston | Directing | American director from Texas who lets people talk and time pass.
        Ricky Gervais | 1961- | GB Reading | Acting
        Ridley Scott | 1937- | GB South Shields | Directing | English director who came from design, and whose worlds of the past and future look lived in.
        Rob Minkoff | 1962- | US Palo Alto | Directing
        Rob Reiner | 1947-2025 | US New York City | Directing | American actor and director who made a string of very different and very popular movies.
        Robert Clouse | 1928-1997 | US | Directing
        Robert De Niro | 1943- | US New York City | Acting | American actor known for changing himself completely for his roles.
        Robert Duvall | 1931- | US San Diego | Acting
        Robert Hamer | 1911-1963 | GB Kidderminster | Directing
        Robert J. Flaherty | 1884-1951 | US Iron Mountain | Directing | A prospector for ore who took a camera along and invented the long documentary.
        Robert Mulligan | 1925-2008 | US New York City | Directing
        Robert Stevenson | 1905-1986 | GB Buxton | Directing
        Robert Wiene | 1873-1938 |  | Directing
        Robert Wise | 1914-2005 | US Winchester | Directing | American director who began as an editor and made musicals, horror and science fiction alike.
        Robert Zemeckis | 1952- | US Chicago | Directing
        Roberto Benigni | 1952- | IT Castiglion Fiorentino | Acting
        Roberto Gómez Bolaños | 1929-2014 | MX Mexico City | Writing | Mexican comedian called Chespirito, whose characters are loved in all of Latin America.
        Roberto Rossellini | 1906-1977 | IT Rome | Directing | Italian director who went out into ruined streets and found a new realism there.
        Rod Serling | 1924-1975 | US Syracuse | Writing | American television writer who put his protest into stories of the strange.
        Rodney Rothman |  | US | Writing
        Roger Allers | 1949- | US Rye | Directing
        Roman Polanski | 1933- | FR Paris | Directing
        Ross Duffer | 1984- | US Durham | Writing
        Ross Stewart |  | IE | Directing
        Roy Scheider | 1932-2008 | US Orange | Acting
        Russell Crowe | 1964- | NZ Wellington | Acting
        Ryusuke Hamaguchi | 1978- | JP | Directing | Japanese director who rehearses his actors by having them read without any feeling.
        S. S. Rajamouli | 1973- | IN | Directing
        Sam Neill | 1947- | GB Omagh | Acting
        Sam Shepard | 1943-2017 | US Fort Sheridan | Acting | American playwright of broken families in the West, who also acted.
        Sam Taylor | 1895-1958 | US New York City | Directing
        Samuel L. Jackson | 1948- | US Washington | Acting
        Sandra Hüller | 1978- | DE Suhl | Acting
        Saoirse Ronan | 1994- | US New York City | Acting
        Satyajit Ray | 1921-1992 | IN Kolkata | Directing | Bengali director who also wrote, drew and composed for his quiet movies of great humanity.
        Saverio Costanzo | 1975- | IT Rome | Directing
        Sean Bean | 1959- | GB Sheffield | Acting
        Sergei Eisenstein | 1898-1948 | LV Riga | Directing | Soviet director and thinker who showed what happens when two pictures collide.
        Sergei Parajanov | 1924-1990 | GE Tbilisi | Directing | Armenian artist born in Georgia whose movies are collages of songs, fabrics and legends.
        Sergio Leone | 1929-1989 | IT Rome | Directing | Italian director who rebuilt the American western out of faces, dust and music.
        Setsuko Hara | 1920-2015 | JP Yokohama | Acting | Japanese actress of grace and hidden sorrow, who left the screen in her forties for good.
        Shin Won-ho | 1975- | KR | Directing
        Shinichiro Watanabe | 1965- | JP Kyoto | Directing
        Shinobu Hashimoto | 1918-2018 | JP Ichikawa | Writing | Japanese screenwriter who sold his first script from a sickbed, and it became a classic.
        Sidney Lumet | 1924-2011 | US Philadelphia | Directing | American director who set questions of conscience in the streets and courtrooms of New York.
        Sigourney Weaver | 1949- | US New York City | Acting | American actress who gave science fiction its first great heroine.
        Sofia Coppola | 1971- | US New York City | Directing
        Song Kang-ho | 1967- | KR Gimhae | Acting | South Korean actor in whose ordinary faces comedy and tragedy are neighbours.
        Souleymane Cissé | 1940-2025 | ML Bamako | Directing | Malian director who studied in Moscow and filmed the myths and troubles of his country.
        Spike Lee | 1957- | US Atlanta | Directing | American director from Brooklyn who never avoids an argument.
        Stanley Donen | 1924-2019 | US Columbia | Directing
        Stanley Kubrick | 1928-1999 | US New York City | Directing | American director who lived in England and made thirteen features, each in a genre of its own.
        Stellan Skarsgård | 1951- | SE Gothenburg | Acting
        Stephen Daldry | 1960- | GB | Directing
        Stephen Merchant | 1974- | GB Bristol | Writing
        Stephen Tobolowsky | 1951- | US Dallas | Acting
        Steve Buscemi | 1957- | US New York City | Acting | Once a fireman in New York, he became a favourite of independent cinema.
        Steve James | 1955- | US Hampton | Directing
        Steven Moffat | 1961- | GB Paisley | Writing
        Steven Soter | 1943- | US | Writing
        Steven Spielberg | 1946- | US Cincinnati | Directing | American director who has frightened, moved and amazed more people than any other.
        Stéphane Audran | 1932-2018 | FR Versailles | Acting
        Taika Waititi | 1975- | NZ | Directing | New Zealand director and comedian of absent fathers and hopeful children.
        Takashi Shimura | 1905-1982 | JP Ikuno | Acting | Japanese actor in some twenty movies by Akira Kurosawa, from a dying clerk to the leader of samurai.
        Talia Shire | 1946- | US New York City | Acting
        Tamara Kotevska | 1993- | MK Prilep | Directing
        Tatiana Lioznova | 1924-2011 | RU Moscow | Directing
        Tatsuya Nakadai | 1932-2025 | JP Tokyo | Acting
        Terrence Malick | 1943- | US Ottawa | Directing | American director who films grass and light and rarely speaks in public.
        Terry Gilliam | 1940- | US Minneapolis | Directing | American-born member of Monty Python who went from cut-out animation to unruly fantasies.
        Terry Jones | 1942-2020 | GB Colwyn Bay | Directing
        Thea von Harbou | 1888-1954 | DE Tauperlitz | Writing
        Thelma Ritter | 1902-1969 | US New York City | Acting
        Thomas Mitchell | 1892-1962 | US Elizabeth | Acting
        Tim Burton | 1958- | US Burbank | Directing | American director who takes the side of pale outsiders.
        Timothée Chalamet | 1995- | US New York City | Acting
        Tom Hardy | 1977- | GB London | Acting
        Tom Tykwer | 1965- | DE Wuppertal | Directing
        Tomás Gutiérrez Alea | 1928-1996 | CU Havana | Directing
        Tomm Moore | 1977- | GB Newry | Directing | Irish animator who brings the legends and patterns of his country to life by hand.
        Tony Gilroy | 1956- | US New York City | Writing
        Tony Leung Chiu-wai | 1962- | HK Hong Kong | Acting | Hong Kong actor who can say everything with his eyes.
        Toshiro Mifune | 1920-1997 | CN Qingdao | Acting | Japanese actor of great energy, who made sixteen movies with Akira Kurosawa.
        Trevor Howard | 1913-1988 | GB Cliftonville | Acting
        Tullio Pinelli | 1908-2009 | IT Turin | Writing
        Ub Iwerks | 1901-1971 | US Kansas City | Directing
        Vera Miles | 1929- | US Boise City | Acting
        Věra Chytilová | 1929-2014 | CZ Ostrava | Directing | Czech director whose playful anarchy got her banned from work for years.
        Victor Fleming | 1889-1949 | US Pasadena | Directing
        Vince Gilligan | 1967- | US Richmond | Writing
        Vincent Paronnaud | 1970- | FR La Rochelle | Directing
        Vincente Minnelli | 1903-1986 | US Chicago | Directing
        Vittorio De Sica | 1901-1974 | IT Sora | Directing | Popular Italian actor who directed stories of the poor with people from the street.
        Víctor Erice | 1940- | ES Karrantza | Directing | Spanish director of very few and very beautiful movies.
        Wallace Shawn | 1943- | US New York City | Acting
        Walt Disney | 1901-1966 | US Chicago | Production | American producer who bet everything on a mouse, and then on a feature made of drawings.
        Walter Salles | 1956- | BR Rio de Janeiro | Directing
        Werner Herzog | 1942- | DE Munich | Directing | German director who drags ships over mountains, in fact or in spirit, for pictures never seen.
        Wes Anderson | 1969- | US Houston | Directing | American director of symmetrical worlds with melancholy inhabitants.
        Will Collins |  | IE | Writing
        Willem Dafoe | 1955- | US Appleton | Acting
        William Goldman | 1931-2018 | US Chicago | Writing | American novelist and screenwriter who said of the movie business that nobody knows anything.
        William Keighley | 1889-1984 | US Philadelphia | Directing
        William Wyler | 1902-1981 | FR Mulhouse | Directing
        Wim Wenders | 1945- | DE Düsseldorf | Directing | German director and photographer of roads, angels and music.
        Winona Ryder | 1971- | US | Acting
        Wolfgang Becker | 1954-2024 | DE Hemer | Directing
        Wolfgang Reitherman | 1909-1985 | DE Munich | Directing
        Wong Kar-wai | 1958- | CN Shanghai | Directing | Hong Kong director of missed moments, who often writes while he films.
        Wu Nien-jen | 1952- | TW Ruifang | Writing
        Yasujiro Ozu | 1903-1963 | JP Tokyo | Directing | Japanese director who told of parents and children with a still camera close to the floor.
        Yehonatan Indursky | 1984- | IL Jerusalem | Writing
        Youssef Chahine | 1926-2008 | EG Alexandria | Directing | Egyptian director who for half a century argued with power and convention.
        Zacharias Kunuk | 1957- | CA | Directing | Inuk director who made the first feature in Inuktitut.
        Zhang Yimou | 1950- | CN Xi'an | Directing | Chinese director who began as a cameraman, which his colours show.
        """#)
}
