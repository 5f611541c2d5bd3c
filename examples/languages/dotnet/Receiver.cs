// A vendor's receiver with nothing but .NET (8 or later, or Mono 6). Start it with: dotnet run
using System;
using System.IO;
using System.Linq;
using System.Net;
using System.Net.Http;
using System.Security.Cryptography;
using System.Text;
using System.Threading.Tasks;

static class Receiver {
    // One client for all calls: a new one for each uses up the ports of the machine.
    static readonly HttpClient Client = new HttpClient { Timeout = TimeSpan.FromSeconds(4) };

    // Calls the marketplace, and returns its answer. After a 404 that is an error, with no field of use.
    static async Task<byte[]> Call(string method, string path, string body = null) {
        var request = new HttpRequestMessage(new HttpMethod(method), Env("MARKETPLACE_URL") + "/api" + path);
        request.Headers.Add("CMW-Auth-Token", Env("MARKETPLACE_TOKEN"));
        if (body != null) request.Content = new StringContent(body, Encoding.UTF8, "application/json");
        var response = await Client.SendAsync(request);
        if (response.StatusCode != HttpStatusCode.NotFound) response.EnsureSuccessStatusCode();
        return await response.Content.ReadAsByteArrayAsync();
    }

    // Reads the subscription, and makes or removes its tenant. It is safe to do twice.
    static async Task Reconcile(int id) {
        var path = $"/subscription/{id}";
        var subscription = await Call("GET", path);
        var status = Application.Field(subscription, "deploymentStatus");
        // The id comes again after a reset of a sandbox, so the name has the time of the order, too.
        var orderedAt = Application.Field(subscription, "createdAt");
        var tenant = $"{id}-{string.Concat(orderedAt.Where(char.IsDigit))}";
        var isTrial = Application.Field(subscription, "type") == "TRIAL";
        if (status == "PENDING" && (isTrial || Application.Field(subscription, "paid") == "true")) {
            var address = Application.CreateTenant(tenant);
            var endpoints = $"[{{\"category\": \"APP\", \"endpoint\": \"{address}\"}}]";
            await Call("POST", path + "/endpoints", endpoints);
            await Call("PATCH", path, "{\"deploymentStatus\": \"DEPLOYED\"}");
        } else if (status == "UNDEPLOY_SENT" || status == "UNDEPLOYED") {
            Application.RemoveTenant(tenant);
            if (status == "UNDEPLOYED") return;
            await Call("PATCH", path, "{\"deploymentStatus\": \"UNDEPLOYED\"}");
        }
    }

    // Compares in a time that does not tell how much of a guess is right.
    static bool IsSame(string known, string given) =>
        CryptographicOperations.FixedTimeEquals(Encoding.UTF8.GetBytes(known), Encoding.UTF8.GetBytes(given));

    // Returns the status of the answer. The marketplace repeats the event until it is 204.
    static async Task<int> TakeEvent(HttpListenerRequest request) {
        // The bytes as they came. In ASP.NET Core, read Request.Body: model binding reads it before you do.
        var buffer = new MemoryStream();
        await request.InputStream.CopyToAsync(buffer);
        var body = buffer.ToArray();
        var hmac = new HMACSHA1(Encoding.UTF8.GetBytes(Env("EVENT_SECRET"))).ComputeHash(body);
        var expected = "sha1=" + BitConverter.ToString(hmac).Replace("-", "").ToLowerInvariant();
        if (!IsSame(expected, request.Headers["CMW-Event-Signature"] ?? "")) return 401;
        // The id of an event is text: with a property `int Id`, System.Text.Json would throw.
        var hasId = int.TryParse(Application.Field(body, "id"), out var id);
        if (!hasId || Application.Field(body, "entity") != "Subscription") return 204;
        await Application.LockTenant(id, () => Reconcile(id));
        return 204;
    }

    static (int status, string json) AnswerMetric(HttpListenerRequest request) {
        var key = Environment.GetEnvironmentVariable("METRIC_KEY") ?? "";
        var isAllowed = IsSame(key, request.Headers["X-Metric-Key"] ?? "");
        var users = Application.CountUsers(request.Headers["CD-Subscription-Id"]);
        return isAllowed && users != null ? (200, $"{{\"value\": {users}}}") : (404, "");
    }

    // Answers 503 when something failed: the event will come again.
    internal static async Task Answer(HttpListenerContext context) {
        var (status, json) = (404, "");
        try {
            var route = context.Request.HttpMethod + " " + context.Request.Url.AbsolutePath;
            if (route == "POST /events") status = await TakeEvent(context.Request);
            else if (route == "GET /metric/users") (status, json) = AnswerMetric(context.Request);
            else if (route == "GET /tenants") (status, json) = (200, Application.ListTenants());
        } catch (Exception error) {
            Console.Error.WriteLine(error.Message);
            status = 503;
        }
        context.Response.StatusCode = status;
        context.Response.ContentType = "application/json";
        context.Response.Close(Encoding.UTF8.GetBytes(json), false);
    }

    internal static string Env(string name) =>
        Environment.GetEnvironmentVariable(name) ?? throw new ArgumentException($"Set {name}.");
}
