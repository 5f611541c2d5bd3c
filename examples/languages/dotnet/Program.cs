// A vendor's receiver with nothing but .NET (8 or later). Start it with: dotnet run
using System.Collections.Concurrent;
using System.Net;
using System.Net.Http.Json;
using System.Security.Cryptography;
using System.Text;
using System.Text.Json;

var api = Env("MARKETPLACE_URL", "http://127.0.0.1:8081") + "/api";
var secret = Encoding.UTF8.GetBytes(Env("EVENT_SECRET", ""));
// Stands for your database: a folder with a file for each tenant, named by its subscription.
var tenants = Directory.CreateDirectory(Env("DATABASE", "tenants")).FullName;
var locks = new ConcurrentDictionary<int, SemaphoreSlim>();
// One client for all calls: a new one for each uses up the ports of the machine.
using var client = new HttpClient { Timeout = TimeSpan.FromSeconds(4) };
client.DefaultRequestHeaders.Add("CMW-Auth-Token", Env("MARKETPLACE_TOKEN", ""));

var server = new HttpListener();
server.Prefixes.Add($"http://{Env("HOST", "127.0.0.1")}:{Env("PORT", "3000")}/");
server.Start();
while (true) {
    var context = await server.GetContextAsync();
    _ = Task.Run(() => Route(context));
}

async Task Route(HttpListenerContext context) {
    var request = context.Request;
    try {
        switch (request.HttpMethod, request.Url?.AbsolutePath) {
            case ("POST", "/events"):
                Answer(context, await TakeEvent(request));
                break;
            case ("GET", "/metric/users") when (request.Headers["X-Metric-Key"] ?? "") == Env("METRIC_KEY", ""):
                var known = int.TryParse(request.Headers["CD-Subscription-Id"], out var number) && File.Exists(FileOf(number));
                Answer(context, known ? 200 : 404, known ? new { value = 3 } : null);
                break;
            case ("GET", "/tenants"): // For certify alone.
                var names = Directory.GetFiles(tenants).Select(file => Path.GetFileName(file));
                Answer(context, 200, names.Select(name => new { subscription = int.Parse(name), id = name }));
                break;
            default:
                Answer(context, 404);
                break;
        }
    } catch (Exception error) {
        Console.Error.WriteLine(error.Message);
        Answer(context, 503);
    }
}

// Takes an event, and returns the status: 204 when all is done. After anything else it is sent again.
async Task<int> TakeEvent(HttpListenerRequest request) {
    // The bytes as they came. In ASP.NET Core, read Request.Body yourself: model binding would have read it before you.
    using var buffer = new MemoryStream();
    await request.InputStream.CopyToAsync(buffer);
    var body = buffer.ToArray();
    var expected = "sha1=" + Convert.ToHexString(HMACSHA1.HashData(secret, body)).ToLowerInvariant();
    var given = request.Headers["CMW-Event-Signature"] ?? "";
    if (!CryptographicOperations.FixedTimeEquals(Encoding.UTF8.GetBytes(expected), Encoding.UTF8.GetBytes(given))) return 401;
    if (SubscriptionOf(body) is not int id) return 204;
    var turn = locks.GetOrAdd(id, _ => new SemaphoreSlim(1));
    await turn.WaitAsync();
    try {
        await Reconcile(id);
        return 204;
    } finally {
        turn.Release();
    }
}

// The subscription that an event is about; null for anything that this application does not know.
static int? SubscriptionOf(byte[] body) {
    try {
        using var read = JsonDocument.Parse(body);
        var (entity, id) = (read.RootElement.GetProperty("entity"), read.RootElement.GetProperty("id"));
        // The id of an event is text: a property `int Id` throws, and so does GetInt32(). ToString() takes both.
        return entity.ToString() == "Subscription" && int.TryParse(id.ToString(), out var number) ? number : null;
    } catch (Exception error) when (error is JsonException or KeyNotFoundException or InvalidOperationException) {
        return null;
    }
}

// Reads the subscription, and makes or removes its tenant. It is safe to do twice.
async Task Reconcile(int id) {
    var address = $"{api}/subscription/{id}";
    var response = await client.GetAsync(address);
    if (response.StatusCode == HttpStatusCode.NotFound) return;
    var subscription = await response.EnsureSuccessStatusCode().Content.ReadFromJsonAsync<JsonElement>();
    var status = subscription.GetProperty("deploymentStatus").GetString();
    var settled = subscription.GetProperty("paid").GetBoolean() || subscription.GetProperty("type").GetString() == "TRIAL";
    if (status == "PENDING" && settled) {
        await File.WriteAllTextAsync(FileOf(id), "");
        object[] endpoints = [new { category = "APP", endpoint = $"https://tenant-{id}.example" }];
        (await client.PostAsJsonAsync($"{address}/endpoints", endpoints)).EnsureSuccessStatusCode();
        (await client.PatchAsJsonAsync(address, new { deploymentStatus = "DEPLOYED" })).EnsureSuccessStatusCode();
    } else if (status is "UNDEPLOY_SENT" or "UNDEPLOYED") {
        File.Delete(FileOf(id));
        if (status == "UNDEPLOY_SENT") {
            (await client.PatchAsJsonAsync(address, new { deploymentStatus = "UNDEPLOYED" })).EnsureSuccessStatusCode();
        }
    }
}

string FileOf(int id) => Path.Combine(tenants, id.ToString());

static void Answer(HttpListenerContext context, int status, object? value = null) {
    context.Response.StatusCode = status;
    if (value is not null) {
        context.Response.ContentType = "application/json";
        context.Response.OutputStream.Write(JsonSerializer.SerializeToUtf8Bytes(value));
    }
    context.Response.Close();
}

static string Env(string name, string otherwise) => Environment.GetEnvironmentVariable(name) ?? otherwise;
