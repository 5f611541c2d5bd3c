// A vendor's receiver with nothing but the JDK (17 or later). Start it with: javac *.java && java Application
import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.security.MessageDigest;
import java.time.Duration;
import java.util.HexFormat;
import java.util.Objects;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

public class Receiver {
    static final HttpClient CLIENT = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    /** Calls the marketplace, and returns its answer. After a 404 that is an error, with no field of use. */
    static String call(String method, String path, String body) throws Exception {
        var request = HttpRequest.newBuilder(URI.create(System.getenv("MARKETPLACE_URL") + "/api" + path))
            .timeout(Duration.ofSeconds(4))
            .headers("CMW-Auth-Token", System.getenv("MARKETPLACE_TOKEN"), "Content-Type", "application/json")
            .method(method, BodyPublishers.ofString(body)).build();
        var response = CLIENT.send(request, BodyHandlers.ofString());
        if (response.statusCode() < 300 || response.statusCode() == 404) return response.body();
        throw new IOException(method + " " + path + ": " + response.statusCode());
    }

    /** Reads the subscription, and makes or removes its tenant. It is safe to do twice. */
    static void reconcile(String id) throws Exception {
        var path = "/subscription/" + id;
        var subscription = call("GET", path, "");
        var status = Application.field(subscription, "deploymentStatus");
        // The id comes again after a reset of a sandbox, so the name has the time of the order, too.
        var tenant = id + "-" + Application.field(subscription, "createdAt").replaceAll("\\D", "");
        var isTrial = Application.field(subscription, "type").equals("TRIAL");
        if (status.equals("PENDING") && (isTrial || Application.field(subscription, "paid").equals("true"))) {
            var address = Application.createTenant(tenant);
            call("POST", path + "/endpoints", "[{\"category\": \"APP\", \"endpoint\": \"" + address + "\"}]");
            call("PATCH", path, "{\"deploymentStatus\": \"DEPLOYED\"}");
        } else if (status.equals("UNDEPLOY_SENT") || status.equals("UNDEPLOYED")) {
            Application.removeTenant(tenant);
            if (status.equals("UNDEPLOY_SENT")) call("PATCH", path, "{\"deploymentStatus\": \"UNDEPLOYED\"}");
        }
    }

    /** Compares in a time that does not tell how much of a guess is right. */
    static boolean isSame(String known, String given) {
        var text = Objects.requireNonNullElse(given, "");
        return MessageDigest.isEqual(known.getBytes(UTF_8), text.getBytes(UTF_8));
    }

    /** Returns the status of the answer. The marketplace repeats the event until it is 204. */
    static int takeEvent(HttpExchange exchange) {
        try {
            var body = exchange.getRequestBody().readAllBytes();
            var mac = Mac.getInstance("HmacSHA1");
            mac.init(new SecretKeySpec(System.getenv("EVENT_SECRET").getBytes(UTF_8), "HmacSHA1"));
            var expected = "sha1=" + HexFormat.of().formatHex(mac.doFinal(body));
            if (!isSame(expected, exchange.getRequestHeaders().getFirst("CMW-Event-Signature"))) return 401;
            // The bytes become text only after the check, and as UTF-8.
            var event = new String(body, UTF_8);
            var entity = Application.field(event, "entity");
            var id = Application.field(event, "id");
            if (!entity.equals("Subscription") || !id.matches("[0-9]{1,10}")) return 204;
            synchronized (Application.lockOf(id)) {
                reconcile(id);
            }
            return 204;
        } catch (Exception error) {
            System.err.println("The event will come again: " + error);
            return 503;
        }
    }

    static void answerMetric(HttpExchange exchange) throws IOException {
        var headers = exchange.getRequestHeaders();
        var key = System.getenv().getOrDefault("METRIC_KEY", "");
        var isAllowed = isSame(key, headers.getFirst("X-Metric-Key"));
        var users = Application.countUsers(headers.getFirst("CD-Subscription-Id"));
        if (isAllowed && users.isPresent()) answer(exchange, 200, "{\"value\": " + users.getAsInt() + "}");
        else answer(exchange, 404, "");
    }

    static void answer(HttpExchange exchange, int status, String json) throws IOException {
        exchange.getResponseHeaders().set("Content-Type", "application/json");
        // -1 is no body, 0 a body of any length.
        exchange.sendResponseHeaders(status, json.isEmpty() ? -1 : 0);
        if (!json.isEmpty()) exchange.getResponseBody().write(json.getBytes(UTF_8));
        exchange.close();
    }
}
