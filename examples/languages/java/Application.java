// Stands for your application: replace it. Here a tenant is a file in a folder, and each has three users.
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.OptionalInt;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public class Application {
    static final Path FOLDER = Path.of(System.getenv("DATABASE"));
    static final ConcurrentHashMap<String, Object> LOCKS = new ConcurrentHashMap<>();

    /** Returns the tenant's address. It is safe to do twice. */
    static String createTenant(String name) throws IOException {
        Files.write(FOLDER.resolve(name), new byte[0]);
        return "https://tenant-" + name + ".example";
    }

    static void removeTenant(String name) throws IOException {
        Files.deleteIfExists(FOLDER.resolve(name));
    }

    /** One thread at a time works on a tenant. With several processes, lock in your database instead. */
    static Object lockOf(String id) {
        return LOCKS.computeIfAbsent(id, key -> new Object());
    }

    static Stream<String> tenants() {
        return Arrays.stream(FOLDER.toFile().list());
    }

    /** Returns nothing if there is no such tenant. */
    static OptionalInt countUsers(String id) {
        return tenants().anyMatch(one -> one.startsWith(id + "-")) ? OptionalInt.of(3) : OptionalInt.empty();
    }

    /** Is needed by certify only. */
    static String listTenants() {
        return tenants().map(one -> "{\"subscription\": " + one.split("-")[0] + ", \"id\": \"" + one + "\"}")
            .collect(Collectors.joining(",", "[", "]"));
    }

    /** Stands for your JSON library, for the JDK has none: it finds a field by its name. */
    static String field(String json, String name) {
        var found = Pattern.compile("\"" + name + "\"\\s*:\\s*\"?([\\w/.:+-]+)").matcher(json);
        return found.find() ? found.group(1) : "";
    }

    public static void main(String[] arguments) throws IOException {
        Files.createDirectories(FOLDER);
        var address = new InetSocketAddress(System.getenv("HOST"), Integer.parseInt(System.getenv("PORT")));
        var server = HttpServer.create(address, 0);
        // Without it, requests are served one after the other.
        server.setExecutor(Executors.newCachedThreadPool());
        server.createContext("/events", event -> Receiver.answer(event, Receiver.takeEvent(event), ""));
        server.createContext("/metric/users", Receiver::answerMetric);
        server.createContext("/tenants", request -> Receiver.answer(request, 200, listTenants()));
        server.start();
    }
}
