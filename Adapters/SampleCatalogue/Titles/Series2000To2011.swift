extension SampleText {
    static let series2000To2011 = SampleText(
        #"""
        # The Office | 2001-2003
        id the-office
        genres Comedy
        minutes 30
        countries GB
        languages en
        creators Ricky Gervais, Stephen Merchant
        cast Ricky Gervais as David Brent; Martin Freeman as Tim Canterbury; Mackenzie Crook as Gareth Keenan; Lucy Davis as Dawn Tinsley
        seasons 6 in 2001, 6 in 2002
        imdb tt0290978
        like parks-and-recreation, fawlty-towers
        line A camera team watches a manager who believes that everyone at the paper firm adores him.

        # The Wire | 2002-2008
        id the-wire
        genres Crime, Drama
        minutes 59
        countries US
        languages en
        creators David Simon
        cast Dominic West as Jimmy McNulty; Idris Elba as Stringer Bell; Lance Reddick as Cedric Daniels; Sonja Sohn as Kima Greggs; Wendell Pierce as Bunk Moreland; Michael K. Williams as Omar Little; Clarke Peters as Lester Freamon; Andre Royo as Bubbles; Aidan Gillen as Tommy Carcetti
        seasons 13 in 2002, 12 in 2003, 12 in 2004, 13 in 2006, 10 in 2008
        imdb tt0306414
        tmdb 1438
        like the-sopranos, breaking-bad
        line Police, dealers, dockers, politicians, teachers and reporters: how the city of Baltimore works.

        # Firefly | 2002-2003
        id firefly
        genres Adventure, Drama, Science Fiction, Western
        minutes 44
        countries US
        languages en
        creators Joss Whedon
        cast Nathan Fillion as Malcolm Reynolds; Gina Torres as Zoe Washburne; Alan Tudyk as Wash; Morena Baccarin as Inara Serra; Adam Baldwin as Jayne Cobb; Jewel Staite as Kaylee Frye; Sean Maher as Simon Tam; Summer Glau as River Tam; Ron Glass as Shepherd Book
        seasons 14 in 2002
        imdb tt0303461
        tmdb 1437
        like cowboy-bebop, star-trek, andor
        line The crew of a small freighter lives at the edge of the law and hides a girl from the government.

        # Avatar: The Last Airbender | 2005-2008
        id avatar-the-last-airbender
        genres Adventure, Animation, Family, Fantasy
        minutes 23
        countries US
        languages en
        creators Michael Dante DiMartino, Bryan Konietzko
        cast Zach Tyler Eisen as Aang; Mae Whitman as Katara; Jack DeSena as Sokka; Dante Basco as Zuko; Jessie Flower as Toph; Mako as Iroh; Grey DeLisle as Azula
        seasons 20 in 2005, 20 in 2006, 21 in 2007
        imdb tt0417299
        tmdb 246
        like arcane, frieren-beyond-journeys-end
        line A boy who slept in the ice for a century must master four elements to end a war.

        # Planet Earth | 2006-2006
        id planet-earth
        genres Documentary
        minutes 58
        countries GB
        languages en
        creators Alastair Fothergill
        cast David Attenborough as Narrator
        seasons 11 in 2006
        imdb tt0795176
        tmdb 1044
        like cosmos, the-civil-war
        line From pole to pole, patient cameras show animals and landscapes that few people have seen.

        # Flight of the Conchords | 2007-2009
        id flight-of-the-conchords
        genres Comedy, Music
        minutes 28
        countries US, NZ
        languages en
        creators James Bobin, Jemaine Clement, Bret McKenzie
        cast Bret McKenzie as Bret; Jemaine Clement as Jemaine; Rhys Darby as Murray Hewitt; Kristen Schaal as Mel; Arj Barker as Dave
        seasons 12 in 2007, 10 in 2009
        imdb tt0863046
        like the-office, monty-pythons-flying-circus
        line Two musicians from New Zealand fail politely in New York and break into song.

        # Breaking Bad | 2008-2013
        id breaking-bad
        genres Crime, Drama, Thriller
        minutes 47
        countries US
        languages en
        creators Vince Gilligan
        cast Bryan Cranston as Walter White; Aaron Paul as Jesse Pinkman; Anna Gunn as Skyler White; Dean Norris as Hank Schrader; Betsy Brandt as Marie Schrader; RJ Mitte as Walter White Jr.; Bob Odenkirk as Saul Goodman; Giancarlo Esposito as Gus Fring; Jonathan Banks as Mike Ehrmantraut
        seasons 7 in 2008, 13 in 2009, 13 in 2010, 13 in 2011, 16 in 2012
        imdb tt0903747
        tmdb 1396
        like better-call-saul, the-sopranos, fargo-the-series
        line A mild teacher of chemistry with cancer starts to cook drugs for his family's future.

        # Parks and Recreation | 2009-2015
        id parks-and-recreation
        genres Comedy
        minutes 22
        countries US
        languages en
        creators Greg Daniels, Michael Schur
        cast Amy Poehler as Leslie Knope; Rashida Jones as Ann Perkins; Nick Offerman as Ron Swanson; Aubrey Plaza as April Ludgate; Chris Pratt as Andy Dwyer; Aziz Ansari as Tom Haverford; Adam Scott as Ben Wyatt; Rob Lowe as Chris Traeger; Jim O'Heir as Garry Gergich; Retta as Donna Meagle
        seasons 6 in 2009, 24 in 2009, 16 in 2011, 22 in 2011, 22 in 2012, 22 in 2013, 13 in 2015
        imdb tt1266020
        tmdb 8592
        like the-office, seinfeld
        line A cheerful official of a small town in Indiana wants to turn a pit into a park.

        # Midnight Diner | 深夜食堂 | 2009-2014
        id midnight-diner
        genres Drama
        minutes 25
        countries JP
        languages ja
        cast Kaoru Kobayashi as The Master
        seasons 10 in 2009, 10 in 2011, 10 in 2014
        like reply-1988, dekalog
        line A cook with a scar opens his small place at midnight and makes whatever his guests wish for.

        # Borgen | 2010-2013
        id borgen
        genres Drama
        minutes 58
        countries DK
        languages da
        creators Adam Price
        cast Sidse Babett Knudsen as Birgitte Nyborg; Birgitte Hjort Sørensen as Katrine Fønsmark; Pilou Asbæk as Kasper Juul; Mikael Birkkjær as Phillip Christensen
        seasons 10 in 2010, 10 in 2011, 10 in 2013
        imdb tt1526318
        like the-bridge, succession
        line The leader of a small party becomes Denmark's first woman at the head of the government.

        # Sherlock | 2010-2017
        id sherlock
        genres Crime, Drama, Mystery
        minutes 90
        countries GB
        languages en
        creators Mark Gatiss, Steven Moffat
        cast Benedict Cumberbatch as Sherlock Holmes; Martin Freeman as John Watson; Una Stubbs as Mrs. Hudson; Rupert Graves as Greg Lestrade; Mark Gatiss as Mycroft Holmes; Andrew Scott as Jim Moriarty; Louise Brealey as Molly Hooper
        seasons 3 in 2010, 3 in 2012, 3 in 2014, 3 in 2017
        imdb tt1475582
        tmdb 19885
        like the-bridge
        line A brilliant and rude detective and an army doctor share a flat in the London of today.

        # The Bridge | Bron/Broen | 2011-2018
        id the-bridge
        genres Crime, Drama, Thriller
        minutes 60
        countries SE, DK
        languages sv, da
        creators Hans Rosenfeldt
        cast Sofia Helin as Saga Norén; Kim Bodnia as Martin Rohde; Thure Lindhardt as Henrik Sabroe; Dag Malmberg as Hans Petterson
        seasons 10 in 2011, 10 in 2013, 10 in 2015, 8 in 2018
        imdb tt1733785
        tmdb 45016
        like borgen, sherlock, fargo-the-series
        line A body on the border, in the middle of a bridge, brings two very different detectives together.
        """#)
}
