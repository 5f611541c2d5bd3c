import { endProcess, openMarketplace, readSettings } from "./settings.ts";
import { openStore } from "./store.ts";
import { openTenants } from "./tenants.ts"; //= provisioning
import { createVendor, type Vendor } from "./vendor.ts";

// Next.js loads this file more than once in a process: for the routes and for instrumentation.ts apart. There is one
// vendor all the same, so it is kept where both look.
const shared = globalThis as typeof globalThis & { runningVendor?: Vendor | undefined };

// In development it is loaded again after each change. What was made by the code before must not go on.
if (process.env.NODE_ENV === "development") {
  void shared.runningVendor?.stop();
  shared.runningVendor = undefined;
}

/** The vendor's side. It is made when it is first asked for, so that a build needs no settings. */
export function getVendor(): Vendor {
  shared.runningVendor ??= startVendor();
  return shared.runningVendor;
}

/** Creates the vendor's side when the server starts. Without it this process ends. */
export function openVendor(): void {
  try {
    getVendor();
  } catch (error) {
    endProcess(error);
  }
}

/** Puts another one into its place. Tests do. */
export function setVendor(vendor: Vendor | undefined): void {
  shared.runningVendor = vendor;
}

function startVendor(): Vendor {
  const { marketplaceUrl, marketplaceToken, ...settings } = readSettings(process.env);
  const vendor = createVendor({
    ...settings,
    client: openMarketplace(marketplaceUrl, marketplaceToken),
    store: openStore(process.env),
    tenants: openTenants(process.env.TENANTS_FILE), //= provisioning
  });
  // Next.js itself would continue, and answer every request with 500.
  vendor.start().catch(endProcess);
  if (process.env.NODE_ENV === "production") stopBeforeNext(vendor);
  return vendor;
}

/** Next.js ends the process as soon as its connections are closed. The vendor's side goes first. */
function stopBeforeNext(vendor: Vendor): void {
  const ends = process.listeners("SIGTERM");
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    await stopVendor(vendor);
    for (const end of ends) end(signal);
  };
  process.removeAllListeners("SIGTERM").on("SIGTERM", (signal) => void stop(signal));
}

async function stopVendor(vendor: Vendor): Promise<void> {
  const { left } = await vendor.stop();
  if (left.length === 0) return;
  // Code that hangs must not hold the process. What it did not finish goes on after the next start.
  console.error(`Ended before it was done: ${left.join(", ")}`);
  process.exit(1);
}
