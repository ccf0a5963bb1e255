extension SampleText {
    static let movies: [SampleText] = [
        movies1902To1929, movies1930s, movies1940s, movies1950To1955, movies1956To1959, movies1960To1964, movies1965To1969,
        movies1971To1974, movies1975To1979, movies1980To1984, movies1985To1987, movies1988To1989, movies1990To1994, movies1995To1999,
        movies2000To2001, movies2002To2003, movies2004To2009, movies2010To2015, movies2016To2019, movies2020s,
    ]
    static let series: [SampleText] = [series2000To2011, series2013To2018, series2019ToNow, seriesTo1999]
    static let people: [SampleText] = [peopleAToD, peopleEToJ, peopleKToP, peopleQToZ]
}
