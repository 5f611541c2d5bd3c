import { existsSync } from "node:fs";
import { createMarketplace } from "@syndikit/sdk";
import { startApp } from "./app.ts";
import { readSettings } from "./settings.ts";
import { openStore } from "./store.ts";
import { openTenants } from "./tenants.ts"; //= provisioning
import { createVendor } from "./vendor.ts";

// The only file that reads the environment.
if (existsSync(".env")) process.loadEnvFile();
const { HOST: host = "127.0.0.1", PORT: port = "3000" } = process.env;
const { marketplaceUrl, marketplaceToken, ...settings } = readSettings(process.env);

const vendor = createVendor({
  ...settings,
  client: createMarketplace({
    baseUrl: marketplaceUrl,
    auth: { token: marketplaceToken },
  }),
  store: openStore(process.env),
  tenants: openTenants(process.env.TENANTS_FILE), //= provisioning
});
await vendor.start();
const app = await startApp(vendor, { host, port: Number(port) });
console.log(`Listening on ${app.url}`);

// Takes no more, and finishes what it has begun.
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, async () => {
    await app.close();
    await vendor.stop();
  });
}
