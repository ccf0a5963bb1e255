extension SampleText {
    static let peopleEToJ = SampleText(
        #"""
        Edgar Wright | 1974- | GB Poole | Directing
        Edward Yang | 1947-2007 | CN Shanghai | Directing | Director of Taiwan's new cinema, who had been an engineer, and a portraitist of Taipei.
        Elem Klimov | 1933-2003 | RU Volgograd | Directing
        Elijah Wood | 1981- | US Cedar Rapids | Acting
        Elmar Klos | 1910-1993 | CZ Brno | Directing
        Emeric Pressburger | 1902-1988 | HU Miskolc | Writing | Hungarian-born writer who shared the credit for writing, producing and directing with Michael Powell.
        Ennio Flaiano | 1910-1972 | IT Pescara | Writing
        Eric Idle | 1943- | GB South Shields | Acting
        Erich von Stroheim | 1885-1957 | AT Vienna | Acting | Director of extravagant silent movies, who lives on as an actor in those of others.
        Ernest B. Schoedsack | 1893-1979 | US Council Bluffs | Directing
        Ernest Lehman | 1915-2005 | US New York City | Writing
        Ernst Lubitsch | 1892-1947 | DE Berlin | Directing | From Berlin he brought to Hollywood a way of saying everything with a closed door.
        Ethan Coen | 1957- | US St. Louis Park | Writing | With his brother Joel he writes, directs and edits dark and funny movies.
        F. Murray Abraham | 1939- | US Pittsburgh | Acting
        F. W. Murnau | 1888-1931 | DE Bielefeld | Directing | German director of silent movies who set the camera free.
        Fabián Bielinsky | 1959-2006 | AR Buenos Aires | Directing
        Fanny Herrero | | FR | Writing
        Federico Fellini | 1920-1993 | IT Rimini | Directing | Italian director whose circus of memories and dreams has given us an adjective.
        Fei Mu | 1906-1951 | CN Shanghai | Directing
        Fernanda Montenegro | 1929- | BR Rio de Janeiro | Acting | Great lady of Brazilian theatre, cinema and television.
        Fernando Meirelles | 1955- | BR São Paulo | Directing
        Florence Pugh | 1996- | GB Oxford | Acting
        Florian Henckel von Donnersmarck | 1973- | DE Cologne | Directing
        Frances Fisher | 1952- | GB Milford on Sea | Acting
        Frances McDormand | 1957- | US Gibson City | Acting | American actress of practical women, who also produces movies.
        Francis Ford Coppola | 1939- | US Detroit | Directing | American director who put all he had into his movies, more than once his house as well.
        François Truffaut | 1932-1984 | FR Paris | Directing | A sharp critic who became one of the warmest directors of the French New Wave.
        Frank Capra | 1897-1991 | IT Bisacquino | Directing | Born in Sicily, he gave America its fables of decent little people.
        Frank Darabont | 1959- | FR Montbéliard | Directing
        Fred C. Newmeyer | 1888-1967 | US Central City | Directing
        Fred MacMurray | 1908-1991 | US Kankakee | Acting
        Fred Zinnemann | 1907-1997 |  | Directing
        Frederic Forrest | 1936-2023 | US Waxahachie | Acting
        Fritz Lang | 1890-1976 | AT Vienna | Directing | Director of cities, crowds and guilt, first in Berlin and then for twenty years in Hollywood.
        Gabriel Axel | 1918-2014 | DK Aarhus | Directing
        Gene Hackman | 1930-2025 | US San Bernardino | Acting | American actor who made ordinary men interesting, and dangerous ones ordinary.
        Gene Kelly | 1912-1996 | US Pittsburgh | Acting | Athletic dancer who brought the musical out into the street and the rain.
        Gene Roddenberry | 1921-1991 | US El Paso | Writing | A pilot and policeman before he sent a peaceful crew to the stars for television.
        George A. Romero | 1940-2017 | US New York City | Directing
        George Lucas | 1944- | US Modesto | Directing | American director and producer who built his own galaxy, and the workshops it needed.
        George Miller | 1945- | AU Brisbane | Directing | Australian doctor who turned to movies and made both roaring cars and talking pigs.
        George Roy Hill | 1921-2002 | US Minneapolis | Directing
        George Sanders | 1906-1972 | RU Saint Petersburg | Acting
        Georges Méliès | 1861-1938 | FR Paris | Directing | Stage magician of Paris who discovered what tricks a camera can do.
        Giancarlo Esposito | 1958- | DK Copenhagen | Acting
        Gillian Armstrong | 1950- | AU Melbourne | Directing
        Gillo Pontecorvo | 1919-2006 | IT Pisa | Directing
        Gints Zilbalodis | 1994- | LV Riga | Directing | Latvian animator who makes movies without dialogue, the first of them entirely alone.
        Giuseppe Tornatore | 1956- | IT Bagheria | Directing
        Glauber Rocha | 1939-1981 | BR Vitória da Conquista | Directing | Voice of the Brazilian Cinema Novo, who called for an aesthetics of hunger.
        Godfrey Reggio | 1940- | US New Orleans | Directing
        Gong Li | 1965- | CN Shenyang | Acting
        Grace Kelly | 1929-1982 | US Philadelphia | Acting | American actress of eleven movies who left the screen to be princess of Monaco.
        Graham Chapman | 1941-1989 | GB Leicester | Acting
        Greg Daniels | 1963- | US New York City | Writing
        Gregory Peck | 1916-2003 | US La Jolla | Acting
        Greta Gerwig | 1983- | US Sacramento | Directing
        Guillermo del Toro | 1964- | MX Guadalajara | Directing | Mexican director with a lifelong affection for monsters.
        Gunnar Björnstrand | 1909-1986 | SE Stockholm | Acting
        Guy Hamilton | 1922-2016 | FR Paris | Directing
        Guy Pearce | 1967- | GB Ely | Acting
        Haifaa al-Mansour | 1974- | SA | Directing | The first woman to direct a feature in Saudi Arabia, partly by radio from a van.
        Hailee Steinfeld | 1996- | US Los Angeles | Acting
        Hal Ashby | 1929-1988 | US Ogden | Directing
        Hamilton Luske | 1903-1968 | US Chicago | Directing
        Hans Rosenfeldt | 1964- | SE Borås | Writing
        Harold Ramis | 1944-2014 | US Chicago | Directing
        Harrison Ford | 1942- | US Chicago | Acting | A carpenter between roles until a smuggler and an archaeologist made him famous.
        Harry Dean Stanton | 1926-2017 | US West Irvine | Acting
        Haruko Sugimura | 1909-1997 | JP Hiroshima | Acting
        Harvey Keitel | 1939- | US New York City | Acting
        Hayao Miyazaki | 1941- | JP Tokyo | Directing | Japanese animator and co-founder of Studio Ghibli, who draws flight, wind and brave girls by hand.
        Henry Fonda | 1905-1982 | US Grand Island | Acting
        Henry Selick | 1952- | US Glen Ridge | Directing
        Hideaki Anno | 1960- | JP Ube | Directing
        Hideo Oguni | 1904-1996 | JP Hachinohe | Writing
        Hirokazu Kore-eda | 1962- | JP Tokyo | Directing | Japanese director who asks with great patience what makes a family.
        Hou Hsiao-hsien | 1947- | CN Meixian | Directing | A master of Taiwan's cinema, who tells history from the edge of the room.
        Howard Hawks | 1896-1977 | US Goshen | Directing | American director at ease in every genre, famous for fast talk.
        Hugo Weaving | 1960- | NG Ibadan | Acting
        Humphrey Bogart | 1899-1957 | US New York City | Acting | American actor whose tired detectives and bar owners hide a conscience.
        Hwang Dong-hyuk | 1971- | KR Seoul | Directing
        I. A. L. Diamond | 1920-1988 | MD Ungheni | Writing
        Ian Holm | 1931-2020 | GB Goodmayes | Acting
        Ingmar Bergman | 1918-2007 | SE Uppsala | Directing | Swedish director for stage and screen who filmed faces in doubt about God, love and death.
        Isao Takahata | 1935-2018 | JP Ise | Directing | Japanese director of animation who looked for the truth of everyday life in drawings.
        Ishiro Honda | 1911-1993 | JP Asahi | Directing
        Ivan Reitman | 1946-2022 | SK Komárno | Directing
        Jack Lemmon | 1925-2001 | US Newton | Acting | American actor who was at home exactly between comedy and despair.
        Jack Nicholson | 1937- | US Neptune City | Acting | American actor with the most famous grin of the seventies.
        Jackie Chan | 1954- | HK Hong Kong | Acting | Hong Kong acrobat and director who made kung fu funny and broke most of his bones for it.
        Jacques Demy | 1931-1990 | FR Pontchâteau | Directing | French director of bright musicals about sad things.
        Jacques Perrin | 1941-2022 | FR Paris | Acting
        Jacques Tati | 1907-1982 | FR Le Pecq | Directing | French mime and director who hid his jokes in the background and in the sound.
        James Bobin | 1972- | GB | Directing
        James Cameron | 1954- | CA Kapuskasing | Directing | Canadian director, engineer and diver who likes to build what does not exist yet.
        James Cromwell | 1940- | US Los Angeles | Acting
        James Stewart | 1908-1997 | US Indiana | Acting | American actor with a hesitant voice, loved as the decent man next door.
        James Whale | 1889-1957 | GB Dudley | Directing
        Jamie Lee Curtis | 1958- | US Santa Monica | Acting
        Jane Campion | 1954- | NZ Wellington | Directing | New Zealand director, and the first woman to win the Golden Palm at Cannes.
        Jantje Friese | 1977- | DE Marburg | Writing
        Ján Kadár | 1918-1979 | HU Budapest | Directing
        Jean Cocteau | 1889-1963 | FR Maisons-Laffitte | Directing | French poet who also drew, wrote plays and made movies, all in the same hand.
        Jean Renoir | 1894-1979 | FR Paris | Directing | Son of a painter, he filmed with a generous eye for everyone's reasons.
        Jean Vigo | 1905-1934 | FR Paris | Directing | He made fewer than three hours of movies before he died at twenty-nine, and changed French cinema.
        Jean-Louis Trintignant | 1930-2022 | FR Piolenc | Acting
        Jean-Pierre Jeunet | 1953- | FR Roanne | Directing
        Jean-Pierre Melville | 1917-1973 | FR Paris | Directing | Frenchman who took his name from an American novelist and made silent, exact gangster movies.
        Jeff Goldblum | 1952- | US West Homestead | Acting
        Jemaine Clement | 1974- | NZ Masterton | Acting
        Jerome Robbins | 1918-1998 | US New York City | Directing
        Jerry Seinfeld | 1954- | US New York City | Acting
        Jesse Armstrong | 1970- | GB Oswestry | Writing
        Jim Carrey | 1962- | CA Newmarket | Acting
        Jodie Foster | 1962- | US Los Angeles | Acting | American actress before the camera since childhood, who later directed as well.
        Joe Brumm | | AU | Writing
        Joe Pantoliano | 1951- | US Hoboken | Acting
        Joe Pesci | 1943- | US Newark | Acting
        Joel Coen | 1954- | US St. Louis Park | Directing | With his brother Ethan he writes, directs and edits dark and funny movies.
        John Cazale | 1935-1978 | US Revere | Acting | American stage actor who appeared in only five features, all of them classics.
        John Cleese | 1939- | GB Weston-super-Mare | Acting
        John Dighton | 1909-1989 | GB London | Writing
        John Ford | 1894-1973 | US Cape Elizabeth | Directing | American director of more than a hundred movies, who gave the western its landscape.
        John G. Avildsen | 1935-2017 | US Oak Park | Directing
        John Huston | 1906-1987 | US Nevada | Directing | American director of adventurers who fail with style, and an actor of weight in his later years.
        John Lasseter | 1957- | US Los Angeles | Directing
        John Logan | 1961- | US | Writing
        John McTiernan | 1951- | US Albany | Directing
        John Rhys-Davies | 1944- | GB | Acting
        John Turturro | 1957- | US New York City | Acting
        John Wayne | 1907-1979 | US Winterset | Acting | American actor who stood for the western for forty years.
        Jonathan Banks | 1947- | US Washington | Acting
        Jonathan Demme | 1944-2017 | US Baldwin | Directing
        Jordan Peele | 1979- | US New York City | Directing | American comedian who turned to horror to speak about his country.
        Joseph Cotten | 1905-1994 | US Petersburg | Acting
        Joseph L. Mankiewicz | 1909-1993 | US Wilkes-Barre | Directing
        Joss Whedon | 1964- | US New York City | Writing
        Juan José Campanella | 1959- | AR Buenos Aires | Directing
        Jude Law | 1972- | GB London | Acting
        Judy Garland | 1922-1969 | US Grand Rapids | Acting | American singer and actress on the stage from the age of two, with a voice that nobody forgets.
        Julianne Moore | 1960- | US | Acting
        Julie Andem | 1982- | NO | Directing
        Julie Andrews | 1935- | GB Walton-on-Thames | Acting | English singer and actress, for many the best of all governesses.
        Julie Walters | 1950- | GB Edgbaston | Acting
        Justin Marks |  | US | Writing
        Justine Triet | 1978- | FR Fécamp | Directing
        Juzo Itami | 1933-1997 | JP Kyoto | Directing
        """#)
}
