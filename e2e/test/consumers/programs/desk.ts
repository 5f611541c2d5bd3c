import { createOperatorPage, createProvisioner } from "@syndikit/receiver";
import { toFetch } from "@syndikit/receiver/fetch";
import { sqliteStore } from "@syndikit/receiver/store/sqlite";
import { createMarketplace } from "@syndikit/sdk";

const [baseUrl = ""] = process.argv.slice(2);
const client = createMarketplace({ baseUrl, apiVersion: "20260101", auth: { token: "t" } });

let attempts = 0;
const provisioner = createProvisioner({
  client,
  store: sqliteStore(":memory:"),
  retry: { attempts: 1 },
  provision({ subscription }) {
    attempts += 1;
    if (attempts === 1) throw new TypeError("tenant is undefined");
    return { endpoints: [{ category: "APP", endpoint: `https://t${subscription.id}.example` }] };
  },
  deprovision: () => {},
});

/** A vendor's mistake: what is written of it, what the desk shows, and what becomes of it when it is redriven. */
async function main(): Promise<void> {
  const lines: string[] = [];
  console.error = (...parts) => lines.push(parts.join(" "));
  await provisioner.reconcile(42);
  const { items } = await provisioner.list({ states: ["dead"] });
  const page = toFetch(createOperatorPage(provisioner, { authorize: () => true }));
  const html = await (await page(new Request("https://vendor.example/operator"))).text();
  const redriven = await provisioner.redrive("all");
  await provisioner.drain({ deadline: "10s" });
  const shown = await provisioner.show(42);
  console.log(
    JSON.stringify({
      line: lines[0],
      errors: items.map(({ error }) => error),
      isOnPage: html.includes("TypeError: tenant is undefined"),
      redriven,
      tenant: shown?.tenant,
    }),
  );
  await provisioner.stop();
}

void main();
