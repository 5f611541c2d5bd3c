import { existsSync } from "node:fs";
import { startApp } from "./app.ts";
import { endProcess, openMarketplace, readSettings } from "./settings.ts";
import { SettingsError } from "./settings-error.ts";
import { openStore } from "./store.ts";
import { openTenants } from "./tenants.ts"; //= provisioning
import { createVendor } from "./vendor.ts";

// The only file that reads the environment.
async function main(): Promise<void> {
  if (existsSync(".env")) process.loadEnvFile();
  const { HOST: host = "127.0.0.1", PORT: port = "3000" } = process.env;
  const { marketplaceUrl, marketplaceToken, ...settings } = readSettings(process.env);
  if (!/^\d+$/.test(port)) throw new SettingsError(`PORT must be a number, not ${port}.`);

  const vendor = createVendor({
    ...settings,
    client: openMarketplace(marketplaceUrl, marketplaceToken),
    store: openStore(process.env),
    tenants: openTenants(process.env.TENANTS_FILE), //= provisioning
  });
  await vendor.start();
  const app = await startApp(vendor, { host, port: Number(port) }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "EADDRINUSE") {
      throw new SettingsError(
        `Port ${port} is in use. End what listens there, or choose another one with PORT.`,
      );
    }
    if (error.syscall === undefined) throw error;
    throw new SettingsError(`HOST ${host} with PORT ${port} cannot be used: ${error.message}`);
  });
  console.log(`Listening on ${app.url}`);

  // Takes no more, and finishes what it has begun.
  async function stop(): Promise<void> {
    const closed = app.close();
    const { left } = await vendor.stop();
    if (left.length === 0) return closed;
    // Code that hangs must not hold the process. What it did not finish goes on after the next start.
    console.error(`Ended before it was done: ${left.join(", ")}`);
    process.exit(1);
  }
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void stop());
}

main().catch(endProcess);
