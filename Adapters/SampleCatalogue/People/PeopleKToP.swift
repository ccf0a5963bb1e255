extension SampleText {
    static let peopleKToP = SampleText(
        #"""
        Kaoru Kobayashi | 1951- | JP Kyoto | Acting
        Kate Winslet | 1975- | GB Reading | Acting | English actress who chose difficult women over easy fame.
        Katharine Ross | 1940- | US Los Angeles | Acting
        Katsuhiro Otomo | 1954- | JP Tome | Directing | Japanese comic artist who filmed his own epic and showed the world what animation can do.
        Kátia Lund | 1966- | BR São Paulo | Directing
        Keiichiro Saito |  | JP | Directing
        Ken Burns | 1953- | US New York City | Directing | American documentary maker who brings old photographs to life with a slow camera and letters read aloud.
        Ken Loach | 1936- | GB Nuneaton | Directing | English director who has told of working people for six decades, often with people who had never acted.
        Ken Watanabe | 1959- | JP | Acting
        Kenji Mizoguchi | 1898-1956 | JP Tokyo | Directing | Japanese director of long, gliding takes and of the fates of women.
        Kim Ki-young | 1919-1998 | KR Seoul | Directing
        King Hu | 1932-1997 | CN Beijing | Directing | Director who made ballet and landscape painting of the Chinese sword movie.
        Kirin Kiki | 1943-2018 | JP Tokyo | Acting
        Kirsten Dunst | 1982- | US Point Pleasant | Acting
        Kogo Noda | 1893-1968 | JP Hakodate | Writing | Japanese screenwriter who wrote with Yasujiro Ozu from his first movie to his last.
        Koichi Yamadera | 1961- | JP Shiogama | Acting
        Koji Yakusho | 1956- | JP Isahaya | Acting
        Krzysztof Kieślowski | 1941-1996 | PL Warsaw | Directing | Polish director who came from documentaries to stories of chance and conscience.
        Krzysztof Piesiewicz | 1945- | PL Warsaw | Writing
        LaKeith Stanfield | 1991- | US San Bernardino | Acting
        Lana Wachowski | 1965- | US Chicago | Directing
        Larry David | 1947- | US New York City | Writing
        Laura Dern | 1967- | US Los Angeles | Acting
        Laurence Fishburne | 1961- | US Augusta | Acting
        Lee Unkrich | 1967- | US Cleveland | Directing
        Lee Woo-jung |  | KR | Writing
        Leo McCarey | 1898-1969 | US Los Angeles | Directing
        Leonardo DiCaprio | 1974- | US Los Angeles | Acting
        Lilly Wachowski | 1967- | US Chicago | Directing
        Ljubomir Stefanov | 1975- | MK Skopje | Directing
        Lorraine Bracco | 1954- | US New York City | Acting
        Lotte Reiniger | 1899-1981 | DE Berlin | Directing | German pioneer who cut figures from black paper and made one of the first animated features.
        Luchino Visconti | 1906-1976 | IT Milan | Directing | Count and communist, he filmed fishermen and the decline of his own class.
        Lucy Davis | 1973- | GB Solihull | Acting
        Luis Buñuel | 1900-1983 | ES Calanda | Directing | Spanish surrealist who mocked good society in Spain, Mexico and France.
        Luis Puenzo | 1946- | AR Buenos Aires | Directing
        Machiko Kyo | 1924-2019 | JP Osaka | Acting
        Maggie Cheung | 1964- | HK Hong Kong | Acting | Hong Kong actress who went from action comedies to silent longing.
        Mahershala Ali | 1974- | US Oakland | Acting
        Majid Majidi | 1959- | IR Tehran | Directing
        Makoto Shinkai | 1973- | JP Koumi | Directing | Japanese animator of skies, trains and lovers out of reach.
        Mamoru Oshii | 1951- | JP Tokyo | Directing
        Marcel Camus | 1912-1982 | FR Chappes | Directing
        Marcel Carné | 1906-1996 | FR Paris | Directing
        Marcel Dalio | 1899-1983 | FR Paris | Acting
        Marcello Mastroianni | 1924-1996 | IT Fontana Liri | Acting | Italian actor who made doubt and idleness charming, above all for Federico Fellini.
        Maren Ade | 1976- | DE Karlsruhe | Directing
        Marilyn Monroe | 1926-1962 | US Los Angeles | Acting | American star whose gift for comedy was overlooked behind her fame.
        Marius Goring | 1912-1998 | GB Newport | Acting
        Marjane Satrapi | 1969- | IR Rasht | Directing | Author and artist from Iran, living in France, who drew her own childhood.
        Mark Frost | 1953- | US New York City | Writing
        Mark Gatiss | 1966- | GB Sedgefield | Writing
        Mark Sandrich | 1900-1945 | US New York City | Directing
        Marlon Brando | 1924-2004 | US Omaha | Acting | American actor who changed screen acting for everyone after him.
        Martin Balsam | 1919-1996 | US New York City | Acting
        Martin Freeman | 1971- | GB Aldershot | Acting
        Martin Scorsese | 1942- | US New York City | Directing | American director of restless men, and a tireless keeper of old movies.
        Mary Astor | 1906-1987 | US Quincy | Acting
        Masayuki Mori | 1911-1973 | JP Sapporo | Acting
        Matheus Nachtergaele | 1969- | BR São Paulo | Acting
        Mati Diop | 1982- | FR Paris | Directing
        Matt Duffer | 1984- | US Durham | Writing
        Megumi Hayashibara | 1967- | JP Tokyo | Acting
        Mehboob Khan | 1907-1964 | IN Bilimora | Directing
        Merian C. Cooper | 1893-1973 | US Jacksonville | Directing
        Michael Caine | 1933- | GB London | Acting | Londoner who has made more than a hundred movies without losing his accent.
        Michael Curtiz | 1886-1962 | HU Budapest | Directing | Hungarian-born director who could do every genre that Hollywood had.
        Michael Dante DiMartino | 1974- | US Shelburne | Writing
        Michael Mann | 1943- | US Chicago | Directing
        Michael Palin | 1943- | GB Sheffield | Acting
        Michael Powell | 1905-1990 | GB Bekesbourne | Directing | English director who, with Emeric Pressburger, made the boldest colour movies of his time.
        Michael Schur | 1975- | US Ann Arbor | Writing
        Michel Gondry | 1963- | FR Versailles | Directing
        Michelle Yeoh | 1962- | MY Ipoh | Acting | Malaysian actress who trained as a dancer and does her own fights.
        Mike Nichols | 1931-2014 | DE Berlin | Directing
        Mikhail Kalatozov | 1903-1973 | GE Tbilisi | Directing
        Miloš Forman | 1932-2018 | CZ Čáslav | Directing | Czech director who took his sympathy for misfits with him to America.
        Minoru Chiaki | 1917-1999 | JP | Acting
        Mira Nair | 1957- | IN Rourkela | Directing | Indian director of movies between Delhi, Kampala and New York.
        Morgan Freeman | 1937- | US Memphis | Acting | American actor whose voice alone makes a story credible.
        Murray Hamilton | 1923-1986 | US Washington | Acting
        Natalie Wood | 1938-1981 | US San Francisco | Acting
        Nick Park | 1958- | GB Preston | Directing | English animator who moves clay by hand, with fingerprints left in.
        Niki Caro | 1966- | NZ Wellington | Directing
        Nikolai Grinko | 1920-1989 | UA Kherson | Acting
        Noah Hawley | 1967- | US New York City | Writing
        Ori Elon | 1981- | IL | Writing
        Orson Welles | 1915-1985 | US Kenosha | Directing | He frightened America by radio and made his first feature at twenty-five, as writer, director and star.
        Ousmane Sembène | 1923-2007 | SN Ziguinchor | Directing | Docker and novelist from Senegal who turned to movies to reach those who did not read.
        Park Hae-il | 1977- | KR Seoul | Acting
        Patricio Guzmán | 1941- | CL Santiago | Directing | Chilean documentary maker who has spent his life on the memory of his country.
        Patrick McHale | 1983- | US | Writing
        Paul Feig | 1962- | US Mount Clemens | Directing
        Paul King | 1978- | GB | Directing
        Paul Schrader | 1946- | US Grand Rapids | Writing
        Paul Thomas Anderson | 1970- | US Los Angeles | Directing
        Paulette Goddard | 1910-1990 | US New York City | Acting
        Paweł Pawlikowski | 1957- | PL Warsaw | Directing
        Pedro Aguilera |  | BR | Writing
        Pedro Almodóvar | 1949- | ES Calzada de Calatrava | Directing | Spanish director of strong women, strong colours and strong feelings.
        Pete Docter | 1968- | US Bloomington | Directing
        Peter Falk | 1927-2011 | US New York City | Acting | American actor with a crumpled raincoat, whom angels once took for one of their own.
        Peter Gould |  | US New York City | Writing
        Peter Jackson | 1961- | NZ Wellington | Directing | New Zealander who began with a home-made horror movie and went on to film Middle-earth.
        Peter Lorre | 1904-1964 | SK Ružomberok | Acting | Actor with sad eyes who became famous as a murderer and fled from Berlin to Hollywood.
        Peter O'Toole | 1932-2013 |  | Acting | Actor with very blue eyes, made for kings, eccentrics and one animated critic.
        Peter Ramsey | 1962- | US Los Angeles | Directing
        Peter Weir | 1944- | AU Sydney | Directing | Australian director of people in worlds that are not quite theirs.
        Phoebe Waller-Bridge | 1985- | GB London | Writing | English writer and actress who brought a one-woman play to television.
        """#)
}
