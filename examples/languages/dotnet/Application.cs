// Stands for your application: replace it. Here a tenant is a file in a folder, and each has three users.
using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Net;
using System.Runtime.Serialization.Json;
using System.Threading;
using System.Threading.Tasks;
using System.Xml;
using System.Xml.Linq;

static class Application {
    static readonly string Folder = Directory.CreateDirectory(Receiver.Env("DATABASE")).FullName;
    static readonly ConcurrentDictionary<int, SemaphoreSlim> Locks =
        new ConcurrentDictionary<int, SemaphoreSlim>();

    // Returns the tenant's address. It is safe to do twice.
    internal static string CreateTenant(string name) {
        File.WriteAllText(Path.Combine(Folder, name), "");
        return $"https://tenant-{name}.example";
    }

    internal static void RemoveTenant(string name) => File.Delete(Path.Combine(Folder, name));

    // Lets one at a time work on a tenant. With several processes, lock in your database instead.
    internal static async Task LockTenant(int id, Func<Task> work) {
        var turn = Locks.GetOrAdd(id, _ => new SemaphoreSlim(1));
        await turn.WaitAsync();
        try {
            await work();
        } finally {
            turn.Release();
        }
    }

    static IEnumerable<string> Tenants() => Directory.GetFiles(Folder).Select(Path.GetFileName);

    // Returns null if there is no such tenant.
    internal static int? CountUsers(string id) => Tenants().Any(t => t.StartsWith(id + "-")) ? 3 : (int?)null;

    // Is needed by certify only.
    internal static string ListTenants() => "[" + string.Join(",", Tenants().Select(Describe)) + "]";

    static string Describe(string name) => $"{{\"subscription\": {name.Split('-')[0]}, \"id\": \"{name}\"}}";

    // Stands for System.Text.Json, which Mono has not. It returns "" where there is no such field.
    internal static string Field(byte[] json, string name) {
        try {
            var reader = JsonReaderWriterFactory.CreateJsonReader(json, XmlDictionaryReaderQuotas.Max);
            return (string)XElement.Load(reader).Element(name) ?? "";
        } catch (Exception) {
            return ""; // It is not JSON.
        }
    }

    static void Main() {
        var server = new HttpListener();
        server.Prefixes.Add($"http://{Receiver.Env("HOST")}:{Receiver.Env("PORT")}/");
        server.Start();
        while (true) {
            var context = server.GetContext();
            Task.Run(() => Receiver.Answer(context));
        }
    }
}
