import Hummingbird
import LiveServer

/// The description of the API (OpenAPI).
enum OpenAPI {
    static var routes: Routes {
        var routes = Routes()
        routes.get("/openapi.json", access: .anyone) { _, _ in
            .bytes(PackageResources.openapi_json, type: "application/json")
        }
        return routes
    }
}
