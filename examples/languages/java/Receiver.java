// A vendor's receiver with nothing but the JDK (17 or later). Start it with: java Receiver.java
import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.time.Duration;
import java.util.HexFormat;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

public class Receiver {
    // Stands for your database: a folder with one file per tenant.
    static final Path TENANTS = Path.of(System.getenv("DATABASE"));
    static final HttpClient CLIENT = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    static final ConcurrentHashMap<String, Object> LOCKS = new ConcurrentHashMap<>();

    /** Calls the marketplace, and returns its answer. After a 404 that is an error in JSON, with no field of use. */
    static String call(String method, String path, String body) throws Exception {
        var request = HttpRequest.newBuilder(URI.create(System.getenv("MARKETPLACE_URL") + "/api" + path))
            .timeout(Duration.ofSeconds(4))
            .headers("CMW-Auth-Token", System.getenv("MARKETPLACE_TOKEN"), "Content-Type", "application/json")
            .method(method, BodyPublishers.ofString(body)).build();
        var response = CLIENT.send(request, BodyHandlers.ofString());
        if (response.statusCode() < 300 || response.statusCode() == 404) return response.body();
        throw new IOException(method + " " + path + ": " + response.statusCode());
    }

    /** The JDK has no JSON parser: this finds a field by its name. In your application, use your JSON library. */
    static String field(String json, String name) {
        var found = Pattern.compile("\"" + name + "\"\\s*:\\s*\"?([\\w/.-]+)").matcher(json);
        return found.find() ? found.group(1) : "";
    }

    /** Compares in a time that does not tell how much of a guess is right. */
    static boolean isSame(String known, String given) {
        return MessageDigest.isEqual(known.getBytes(UTF_8), given.getBytes(UTF_8));
    }

    static String header(HttpExchange exchange, String name) {
        return Objects.requireNonNullElse(exchange.getRequestHeaders().getFirst(name), "");
    }

    /** Reads the subscription, and makes or removes its tenant. It is safe to do twice. */
    static void reconcile(String id) throws Exception {
        var path = "/subscription/" + id;
        var subscription = call("GET", path, "");
        var status = field(subscription, "deploymentStatus");
        var isPaid = field(subscription, "paid").equals("true") || field(subscription, "type").equals("TRIAL");
        if (status.equals("PENDING") && isPaid) {
            Files.write(TENANTS.resolve(id), new byte[0]);
            call("POST", path + "/endpoints", "[{\"category\": \"APP\", \"endpoint\": \"https://tenant-" + id + ".example\"}]");
            call("PATCH", path, "{\"deploymentStatus\": \"DEPLOYED\"}");
        } else if (status.equals("UNDEPLOY_SENT") || status.equals("UNDEPLOYED")) {
            Files.deleteIfExists(TENANTS.resolve(id));
            if (status.equals("UNDEPLOY_SENT")) call("PATCH", path, "{\"deploymentStatus\": \"UNDEPLOYED\"}");
        }
    }

    /** Returns the status of the answer. The marketplace repeats the event until it is 204. */
    static int takeEvent(HttpExchange exchange) {
        try {
            var body = exchange.getRequestBody().readAllBytes();
            var mac = Mac.getInstance("HmacSHA1");
            mac.init(new SecretKeySpec(System.getenv("EVENT_SECRET").getBytes(UTF_8), "HmacSHA1"));
            var expected = "sha1=" + HexFormat.of().formatHex(mac.doFinal(body));
            if (!isSame(expected, header(exchange, "CMW-Event-Signature"))) return 401;
            // The bytes become text only after the check, and as UTF-8.
            var event = new String(body, UTF_8);
            var id = field(event, "id");
            var isKnown = field(event, "entity").equals("Subscription") && id.matches("[0-9]{1,10}");
            if (!isKnown) return 204;
            synchronized (LOCKS.computeIfAbsent(id, key -> new Object())) {
                reconcile(id);
            }
            return 204;
        } catch (Exception error) {
            System.err.println("The event will come again: " + error);
            return 503;
        }
    }

    static void answerMetric(HttpExchange exchange) throws IOException {
        var id = header(exchange, "CD-Subscription-Id");
        var mayRead = isSame(System.getenv().getOrDefault("METRIC_KEY", ""), header(exchange, "X-Metric-Key"))
            && id.matches("[0-9]{1,10}") && Files.exists(TENANTS.resolve(id));
        answer(exchange, mayRead ? 200 : 404, mayRead ? "{\"value\": 3}" : "{}");
    }

    /** Only certify needs this. */
    static void listTenants(HttpExchange exchange) throws IOException {
        try (var files = Files.list(TENANTS)) {
            answer(exchange, 200, files.map(file -> file.getFileName().toString())
                .map(name -> "{\"subscription\": " + name + ", \"id\": \"" + name + "\"}")
                .collect(Collectors.joining(",", "[", "]")));
        }
    }

    static void answer(HttpExchange exchange, int status, String json) throws IOException {
        var bytes = json.getBytes(UTF_8);
        exchange.getResponseHeaders().set("Content-Type", "application/json");
        exchange.sendResponseHeaders(status, status == 204 ? -1 : bytes.length); // -1: there is no body.
        if (status != 204) exchange.getResponseBody().write(bytes);
        exchange.close();
    }

    public static void main(String[] arguments) throws IOException {
        Files.createDirectories(TENANTS);
        var address = new InetSocketAddress(System.getenv("HOST"), Integer.parseInt(System.getenv("PORT")));
        var server = HttpServer.create(address, 0);
        server.setExecutor(Executors.newCachedThreadPool()); // Without it, requests are served one after the other.
        server.createContext("/events", exchange -> answer(exchange, takeEvent(exchange), "{}"));
        server.createContext("/metric/users", Receiver::answerMetric);
        server.createContext("/tenants", Receiver::listTenants);
        server.start();
    }
}
