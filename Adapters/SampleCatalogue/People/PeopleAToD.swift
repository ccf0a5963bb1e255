extension SampleText {
    static let peopleAToD = SampleText(
        #"""
        Aamir Khan | 1965- | IN Mumbai | Acting
        Abbas Kiarostami | 1940-2016 | IR Tehran | Directing | Iranian director whose simple stories of children and drivers ask what a movie may pretend.
        Abderrahmane Sissako | 1961- | MR Kiffa | Directing
        Adam Price | 1967- | DK | Writing
        Adam Scott | 1973- | US Santa Cruz | Acting
        Agnès Varda | 1928-2019 | BE Brussels | Directing | She came from photography, opened the way for the French New Wave and made curious documentaries into old age.
        Akira Kurosawa | 1910-1998 | JP Tokyo | Directing | Japanese director of thirty movies, whose samurai stories were retold all over the world.
        Al Pacino | 1940- | US New York City | Acting | American stage and screen actor, known for quiet men who grow dangerous and loud ones who break.
        Alain Delon | 1935-2024 | FR Sceaux | Acting | French star of cool and silent roles, from thieves to Sicilian nobles.
        Alastair Fothergill | 1960- | GB London | Production
        Albert Brooks | 1947- | US Beverly Hills | Acting
        Albert Lamorisse | 1922-1970 | FR Paris | Directing | French director of poetic short movies, and the inventor of a board game about conquering the world.
        Alec Guinness | 1914-2000 | GB London | Acting | British actor who could disappear into any role, or into eight in one movie.
        Alex Yee |  | US | Writing
        Alfonso Cuarón | 1961- | MX Mexico City | Directing | Mexican director known for long takes, at home in small memories and in space.
        Alfred Hitchcock | 1899-1980 | GB London | Directing | English director who taught the cinema how to make an audience wait, first in London and then in Hollywood.
        Amy Poehler | 1971- | US Newton | Acting
        Anatoly Solonitsyn | 1934-1982 | RU Bogorodsk | Acting
        Andrei Tarkovsky | 1932-1986 | RU Zavrazhye | Directing | Soviet director of seven slow and dreamlike features about memory, faith and time.
        Andrew Davies | 1936- | GB Cardiff | Writing | Welsh writer who turned many long English novels into television.
        Andrew Scott | 1976- | IE Dublin | Acting
        Andrew Stanton | 1965- | US Rockport | Directing | American writer and director of animation who has been with Pixar since its first feature.
        Andrzej Wajda | 1926-2016 | PL Suwałki | Directing | Polish director whose movies follow his country through war, occupation and change.
        Ang Lee | 1954- | TW Pingtung | Directing | Born in Taiwan, he moves between languages and genres, from family comedies to sword fights.
        Ann Druyan | 1949- | US New York City | Writing
        Annie Potts | 1952- | US Nashville | Acting
        Anouk Aimée | 1932-2024 | FR Paris | Acting
        Anthony Quinn | 1915-2001 | MX Chihuahua | Acting | Actor born in Mexico who played men of dozens of nations in Hollywood and Europe.
        Apichatpong Weerasethakul | 1970- | TH Bangkok | Directing | Thai director and artist in whose calm movies ghosts sit down at the table.
        Asghar Farhadi | 1972- | IR Khomeyni Shahr | Directing | Iranian director of family dramas in which everyone has good reasons.
        Ashutosh Gowariker | 1964- | IN | Directing
        Astrid Lindgren | 1907-2002 | SE Vimmerby | Writing | Swedish author of children's books who took the side of children in everything.
        Audrey Hepburn | 1929-1993 | BE Ixelles | Acting | Actress and dancer who later gave most of her time to children in need.
        B. R. Chopra | 1914-2008 |  | Directing
        Baran bo Odar | 1978- | CH Olten | Directing
        Barry Jenkins | 1979- | US Miami | Directing
        Ben Kingsley | 1943- | GB Snainton | Acting
        Ben Sharpsteen | 1895-1980 | US Tacoma | Directing
        Bibi Andersson | 1935-2019 | SE Stockholm | Acting | Swedish actress who worked with Ingmar Bergman from her teens.
        Bill Forsyth | 1946- | GB Glasgow | Directing | Scottish writer and director of gentle comedies with an undertone.
        Bill Murray | 1950- | US Evanston | Acting | American comedian who became a master of weary kindness.
        Billy Wilder | 1906-2002 | PL Sucha Beskidzka | Directing | He left Berlin in 1933 without English and became one of the wittiest writers and directors of Hollywood.
        Blake Edwards | 1922-2010 | US Tulsa | Directing
        Bob Fosse | 1927-1987 | US Chicago | Directing | American dancer and choreographer of bent wrists and bowler hats, who directed five features.
        Bob Hoskins | 1942-2014 | GB Bury St Edmunds | Acting
        Bob Odenkirk | 1962- | US Berwyn | Acting
        Bob Persichetti |  | US | Directing
        Bong Joon-ho | 1969- | KR Daegu | Directing | South Korean director who changes from comedy to horror within one scene, with society always in view.
        Brad Bird | 1957- | US Kalispell | Directing
        Brendan Gleeson | 1955- | IE Dublin | Acting
        Bret McKenzie | 1976- | NZ Wellington | Acting
        Brigitte Lin | 1954- | TW Chiayi | Acting
        Bruce Willis | 1955- | DE Idar-Oberstein | Acting
        Brunello Rondi | 1924-1989 | IT Tirano | Writing
        Bruno Stagnaro | 1973- | AR Buenos Aires | Directing
        Bryan Konietzko | 1975- | US Roswell | Writing
        Burt Lancaster | 1913-1994 | US New York City | Acting | Once a circus acrobat, he became a star who liked to play against his smile.
        Buster Keaton | 1895-1966 | US Piqua | Directing | Silent comedian with an unmoved face who did his own falls, and directed the best of them.
        Byun Hee-bong | 1942-2023 | KR Jangseong | Acting
        Calder Willingham | 1922-1995 | US Atlanta | Writing
        Carl Mayer | 1894-1944 | AT Graz | Writing | Austrian writer who told silent movies almost without titles.
        Carl Sagan | 1934-1996 | US New York City | Writing | American astronomer who explained the sky to millions on television.
        Carl Theodor Dreyer | 1889-1968 | DK Copenhagen | Directing | Danish director of severe and luminous movies about faith and suffering.
        Carol Reed | 1906-1976 | GB London | Directing
        Caroline Thompson | 1956- | US Washington | Writing
        Carrie Fisher | 1956-2016 | US Burbank | Acting
        Carrie-Anne Moss | 1967- | CA Burnaby | Acting
        Cary Grant | 1904-1986 | GB Bristol | Acting | Born Archie Leach, he became Hollywood's most elegant comedian.
        Catherine Deneuve | 1943- | FR Paris | Acting | French actress with a career of more than six decades, from musicals to animation.
        Celine Song | 1988- | KR Seoul | Directing
        Céline Sciamma | 1978- | FR Pontoise | Directing
        Chantal Akerman | 1950-2015 | BE Brussels | Directing | Belgian director who gave time and attention to what other movies cut out.
        Charles Brackett | 1892-1969 | US Saratoga Springs | Writing
        Charles Burnett | 1944- | US Vicksburg | Directing
        Charles Laughton | 1899-1962 | GB Scarborough | Acting | English actor of large roles who directed only one movie, and that one is unforgotten.
        Charlie Chaplin | 1889-1977 | GB London | Directing | He left the poverty of London for Hollywood and made a tramp the best-known person in the world.
        Chen Kaige | 1952- | CN Beijing | Directing
        Chishu Ryu | 1904-1993 | JP Tamamizu | Acting | Japanese actor who appeared in nearly all the movies of Yasujiro Ozu.
        Chloé Zhao | 1982- | CN Beijing | Directing
        Chris Marker | 1921-2012 | FR Neuilly-sur-Seine | Directing | French traveller, photographer and essayist of the cinema who preferred to be shown as a cat.
        Chris Noonan | 1952- | AU Sydney | Directing
        Chris Sarandon | 1942- | US Beckley | Acting
        Christian Linke | | DE | Writing
        Christopher Lee | 1922-2015 | GB London | Acting | Tall English actor of counts, wizards and villains in more than two hundred movies.
        Christopher Lloyd | 1938- | US Stamford | Acting
        Christopher McDonald | 1955- | US New York City | Acting
        Christopher Nolan | 1970- | GB London | Directing | British-American director who likes to take time apart and to put real machines before the camera.
        Christopher Plummer | 1929-2021 | CA Toronto | Acting
        Cillian Murphy | 1976- | IE Douglas | Acting
        Ciro Guerra | 1981- | CO Río de Oro | Directing
        Claude Lanzmann | 1925-2018 | FR Bois-Colombes | Directing | French journalist who worked for more than eleven years on one documentary about the Holocaust.
        Claude Rains | 1889-1967 | GB London | Acting
        Claudia Cardinale | 1938-2025 | TN La Goulette | Acting | Born in Tunisia, she was a star of the great years of Italian cinema.
        Clint Eastwood | 1930- | US San Francisco | Acting | American actor of few words who has directed movies since 1971.
        Clyde Bruckman | 1894-1955 | US San Bernardino | Writing
        Connie Booth | 1940- | US Indianapolis | Acting
        Conrad Veidt | 1893-1943 | DE Berlin | Acting
        Costa-Gavras | 1933- | GR Loutra Iraias | Directing | Director born in Greece who made the political thriller popular from Paris.
        Craig Mazin | 1971- | US New York City | Writing
        Curtis Hanson | 1945-2016 | US Reno | Directing
        Daisuke Kato | 1911-1975 | JP Tokyo | Acting
        Damien Chazelle | 1985- | US Providence | Directing
        Dan Erickson | | US Olympia | Writing
        Daniel Kwan | 1988- | US Westborough | Directing
        Daniel Scheinert | 1987- | US Birmingham | Directing
        Danny DeVito | 1944- | US Neptune Township | Acting
        David Chase | 1945- | US Mount Vernon | Writing
        David Hand | 1900-1986 | US Plainfield | Directing
        David Lean | 1908-1991 | GB Croydon | Directing | English director who began as an editor and went from station tea rooms to the widest deserts.
        David Lynch | 1946-2025 | US Missoula | Directing | American painter and director who found nightmares under tidy lawns, and tenderness there as well.
        David Peoples | 1940- | US Middletown | Writing
        David Simon | 1960- | US Washington | Writing | A police reporter of Baltimore who wrote the life of his city for television.
        David Strathairn | 1949- | US San Francisco | Acting
        Delphine Seyrig | 1932-1990 | LB Beirut | Acting | French actress of modern classics, and an active feminist with a video camera.
        Denis Villeneuve | 1967- | CA Bécancour | Directing
        Dita Parlo | 1908-1971 | PL Szczecin | Acting
        Djibril Diop Mambéty | 1945-1998 | SN Dakar | Directing | Senegalese director of two features and a few shorts, all restless, bright and free.
        Dudley Nichols | 1895-1960 | US Wapakoneta | Writing
        Dziga Vertov | 1896-1954 | PL Białystok | Directing | Soviet pioneer of the documentary, who trusted the camera's eye more than any script.
        """#)
}
