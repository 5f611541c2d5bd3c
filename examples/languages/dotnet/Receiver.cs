// A vendor's receiver with nothing but .NET (8 or later, or Mono 6). Start it with: dotnet run
using System;
using System.Collections.Concurrent;
using System.IO;
using System.Linq;
using System.Net;
using System.Net.Http;
using System.Runtime.Serialization.Json;
using System.Security.Cryptography;
using System.Text;
using System.Threading;
using System.Threading.Tasks;
using System.Xml;
using System.Xml.Linq;

static class Receiver {
    // Stands for your database: a folder with one file per tenant.
    static readonly string Tenants = Directory.CreateDirectory(Env("DATABASE")).FullName;
    static readonly ConcurrentDictionary<int, SemaphoreSlim> Locks = new ConcurrentDictionary<int, SemaphoreSlim>();
    // One client for all calls: a new one for each uses up the ports of the machine.
    static readonly HttpClient Client = new HttpClient { Timeout = TimeSpan.FromSeconds(4) };

    static void Main() {
        Client.DefaultRequestHeaders.Add("CMW-Auth-Token", Env("MARKETPLACE_TOKEN"));
        var server = new HttpListener();
        server.Prefixes.Add($"http://{Env("HOST")}:{Env("PORT")}/");
        server.Start();
        while (true) {
            var context = server.GetContext();
            Task.Run(() => Route(context));
        }
    }

    static async Task Route(HttpListenerContext context) {
        var json = "";
        var status = 404;
        try {
            var route = context.Request.HttpMethod + " " + context.Request.Url.AbsolutePath;
            if (route == "POST /events") status = await TakeEvent(context.Request);
            else if (route == "GET /metric/users" && MayRead(context.Request)) (status, json) = (200, "{\"value\": 3}");
            else if (route == "GET /tenants") (status, json) = (200, ListTenants()); // Only certify needs this.
        } catch (Exception error) {
            Console.Error.WriteLine(error.Message);
            status = 503; // The event will come again.
        }
        context.Response.StatusCode = status;
        context.Response.ContentType = "application/json";
        context.Response.Close(Encoding.UTF8.GetBytes(json), false);
    }

    // Compares in a time that does not tell how much of a guess is right.
    static bool IsSame(string known, string given) =>
        CryptographicOperations.FixedTimeEquals(Encoding.UTF8.GetBytes(known), Encoding.UTF8.GetBytes(given));

    static bool MayRead(HttpListenerRequest request) =>
        IsSame(Environment.GetEnvironmentVariable("METRIC_KEY") ?? "", request.Headers["X-Metric-Key"] ?? "")
        && int.TryParse(request.Headers["CD-Subscription-Id"], out var id) && File.Exists(FileOf(id));

    static string ListTenants() {
        var names = Directory.GetFiles(Tenants).Select(Path.GetFileName);
        return "[" + string.Join(",", names.Select(name => $"{{\"subscription\": {name}, \"id\": \"{name}\"}}")) + "]";
    }

    // Returns the status of the answer. The marketplace repeats the event until it is 204.
    static async Task<int> TakeEvent(HttpListenerRequest request) {
        // The bytes as they came. In ASP.NET Core, read Request.Body yourself: model binding reads it before you do.
        var buffer = new MemoryStream();
        await request.InputStream.CopyToAsync(buffer);
        var body = buffer.ToArray();
        var hmac = new HMACSHA1(Encoding.UTF8.GetBytes(Env("EVENT_SECRET"))).ComputeHash(body);
        var expected = "sha1=" + BitConverter.ToString(hmac).Replace("-", "").ToLowerInvariant();
        if (!IsSame(expected, request.Headers["CMW-Event-Signature"] ?? "")) return 401;
        var id = SubscriptionOf(Read(body));
        if (id == null) return 204; // Not an event that this application knows.
        var turn = Locks.GetOrAdd(id.Value, _ => new SemaphoreSlim(1));
        await turn.WaitAsync();
        try {
            await Reconcile(id.Value);
            return 204;
        } finally {
            turn.Release();
        }
    }

    // The id of an event is text: with a property `int Id`, System.Text.Json would throw.
    static int? SubscriptionOf(XElement found) =>
        (string)found.Element("entity") == "Subscription" && int.TryParse((string)found.Element("id"), out var id) ? id : (int?)null;

    // Reads the subscription, and makes or removes its tenant. It is safe to do twice.
    static async Task Reconcile(int id) {
        var path = $"/subscription/{id}";
        var subscription = await Call("GET", path);
        var status = (string)subscription.Element("deploymentStatus");
        var isPaid = (string)subscription.Element("paid") == "true" || (string)subscription.Element("type") == "TRIAL";
        if (status == "PENDING" && isPaid) {
            File.WriteAllText(FileOf(id), "");
            await Call("POST", path + "/endpoints", $"[{{\"category\": \"APP\", \"endpoint\": \"https://tenant-{id}.example\"}}]");
            await Call("PATCH", path, "{\"deploymentStatus\": \"DEPLOYED\"}");
        } else if (status == "UNDEPLOY_SENT" || status == "UNDEPLOYED") {
            File.Delete(FileOf(id));
            if (status == "UNDEPLOY_SENT") await Call("PATCH", path, "{\"deploymentStatus\": \"UNDEPLOYED\"}");
        }
    }

    // Calls the marketplace, and returns its answer. After a 404 that is an error, with no field of use.
    static async Task<XElement> Call(string method, string path, string body = null) {
        var request = new HttpRequestMessage(new HttpMethod(method), Env("MARKETPLACE_URL") + "/api" + path);
        if (body != null) request.Content = new StringContent(body, Encoding.UTF8, "application/json");
        var response = await Client.SendAsync(request);
        if (response.StatusCode != HttpStatusCode.NotFound) response.EnsureSuccessStatusCode();
        return Read(await response.Content.ReadAsByteArrayAsync());
    }

    // Reads JSON in a way that .NET and Mono both have, text and numbers alike. In your application, use System.Text.Json.
    static XElement Read(byte[] json) {
        try {
            return XElement.Load(JsonReaderWriterFactory.CreateJsonReader(json, XmlDictionaryReaderQuotas.Max));
        } catch (Exception error) when (error is XmlException || error is FormatException || error is InvalidOperationException) {
            return new XElement("nothing");
        }
    }

    static string FileOf(int id) => Path.Combine(Tenants, id.ToString());

    static string Env(string name) => Environment.GetEnvironmentVariable(name) ?? throw new ArgumentException($"Set {name}.");
}
