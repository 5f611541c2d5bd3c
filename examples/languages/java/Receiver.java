// A vendor's receiver with nothing but the JDK (17 or later). Start it with: java Receiver.java
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.time.Duration;
import java.util.HexFormat;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

public class Receiver {
    // Stands for your database: a folder with a file for each tenant, named by its subscription.
    static final Path TENANTS = Path.of(env("DATABASE", "tenants"));
    // The server of the JDK speaks HTTP/1.1; without this the client first asks for HTTP/2.
    static final HttpClient CLIENT = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    static final ConcurrentHashMap<String, Object> LOCKS = new ConcurrentHashMap<>();

    /** Calls the marketplace, and returns what it answers; nothing of use after a 404. */
    static String call(String method, String path, String body) throws Exception {
        var request = HttpRequest.newBuilder(URI.create(System.getenv("MARKETPLACE_URL") + "/api" + path))
            .timeout(Duration.ofSeconds(4))
            .headers("CMW-Auth-Token", System.getenv("MARKETPLACE_TOKEN"), "Content-Type", "application/json")
            .method(method, BodyPublishers.ofString(body)).build();
        var response = CLIENT.send(request, BodyHandlers.ofString());
        if (response.statusCode() < 300 || response.statusCode() == 404) return response.body();
        throw new IOException(method + " " + path + ": " + response.statusCode());
    }

    /** The JDK has no JSON: here a field is found by its name. In your application, use your library. */
    static String field(String json, String name) {
        var found = Pattern.compile("\"" + name + "\"\\s*:\\s*\"?([\\w/.-]+)").matcher(json);
        return found.find() ? found.group(1) : "";
    }

    /** Reads the subscription, and makes or removes its tenant. It is safe to do twice. */
    static void reconcile(String id) throws Exception {
        var path = "/subscription/" + id;
        var subscription = call("GET", path, "");
        var status = field(subscription, "deploymentStatus");
        var settled = field(subscription, "paid").equals("true") || field(subscription, "type").equals("TRIAL");
        if (status.equals("PENDING") && settled) {
            Files.write(TENANTS.resolve(id), new byte[0]);
            call("POST", path + "/endpoints", "[{\"category\": \"APP\", \"endpoint\": \"https://tenant-" + id + ".example\"}]");
            call("PATCH", path, "{\"deploymentStatus\": \"DEPLOYED\"}");
        } else if (status.equals("UNDEPLOY_SENT") || status.equals("UNDEPLOYED")) {
            Files.deleteIfExists(TENANTS.resolve(id));
            if (status.equals("UNDEPLOY_SENT")) call("PATCH", path, "{\"deploymentStatus\": \"UNDEPLOYED\"}");
        }
    }

    /** Takes an event, and returns the status: 204 when all is done. After anything else it is sent again. */
    static int takeEvent(byte[] body, String given) throws Exception {
        var mac = Mac.getInstance("HmacSHA1");
        mac.init(new SecretKeySpec(env("EVENT_SECRET", "").getBytes(StandardCharsets.UTF_8), "HmacSHA1"));
        var expected = "sha1=" + HexFormat.of().formatHex(mac.doFinal(body));
        if (!MessageDigest.isEqual(expected.getBytes(), given.getBytes())) return 401;
        // Bytes are not characters: only after the check they become text, and as UTF-8.
        var event = new String(body, StandardCharsets.UTF_8);
        var id = field(event, "id");
        // Nothing that this application knows.
        if (!field(event, "entity").equals("Subscription") || !id.matches("[0-9]{1,10}")) return 204;
        synchronized (LOCKS.computeIfAbsent(id, key -> new Object())) {
            try {
                reconcile(id);
                return 204;
            } catch (IOException error) {
                System.err.println("subscription " + id + ": " + error.getMessage());
                return 503;
            }
        }
    }

    static String listTenants() throws IOException {
        try (var files = Files.list(TENANTS)) {
            return files.map(file -> file.getFileName().toString())
                .map(name -> "{\"subscription\": " + name + ", \"id\": \"" + name + "\"}")
                .collect(Collectors.joining(",", "[", "]"));
        }
    }

    static void route(HttpExchange exchange) throws IOException {
        int status = 404;
        var json = "";
        try {
            var id = header(exchange, "CD-Subscription-Id");
            switch (exchange.getRequestMethod() + " " + exchange.getRequestURI().getPath()) {
                case "POST /events" -> status = takeEvent(
                    exchange.getRequestBody().readNBytes(65536), header(exchange, "CMW-Event-Signature"));
                case "GET /metric/users" -> {
                    var isAllowed = header(exchange, "X-Metric-Key").equals(env("METRIC_KEY", ""));
                    if (!isAllowed || !id.matches("[0-9]+") || !Files.exists(TENANTS.resolve(id))) break;
                    status = 200;
                    json = "{\"value\": 3}";
                }
                case "GET /tenants" -> { // For certify alone.
                    json = listTenants();
                    status = 200;
                }
            }
        } catch (Exception error) {
            System.err.println(error);
            status = 500;
        }
        exchange.getResponseHeaders().set("Content-Type", "application/json");
        // -1 says that there is no body; 0 would promise one of unknown length.
        exchange.sendResponseHeaders(status, json.isEmpty() ? -1 : json.length());
        exchange.getResponseBody().write(json.getBytes(StandardCharsets.UTF_8));
        exchange.close();
    }

    static String header(HttpExchange exchange, String name) {
        var value = exchange.getRequestHeaders().getFirst(name);
        return value == null ? "" : value;
    }

    static String env(String name, String otherwise) {
        return System.getenv().getOrDefault(name, otherwise);
    }

    public static void main(String[] arguments) throws IOException {
        Files.createDirectories(TENANTS);
        var address = new InetSocketAddress(env("HOST", "127.0.0.1"), Integer.parseInt(env("PORT", "3000")));
        var server = HttpServer.create(address, 0);
        // Without an executor the server does one request after the other.
        server.setExecutor(Executors.newCachedThreadPool());
        server.createContext("/", Receiver::route);
        server.start();
    }
}
