public import AppDependencies
public import LiveServer

/// The JSON API under `/api/v1`: the content of the pages for other programs.
public enum APIRoutes {
    public static func all(_ cinema: Cinema) -> Routes {
        var routes = Routes()
        routes.add(MovieRoutes(cinema: cinema).routes)
        routes.add(SeriesRoutes(cinema: cinema).routes)
        routes.add(PeopleRoutes(cinema: cinema).routes)
        routes.add(DiscoverRoutes(cinema: cinema).routes)
        routes.add(SearchRoutes(cinema: cinema).routes)
        routes.add(LibraryRoutes(cinema: cinema).routes)
        routes.add(ViewingRoutes(cinema: cinema).routes)
        routes.add(HistoryRoutes(cinema: cinema).routes)
        routes.add(OpenAPI.routes)
        return routes
    }
}
