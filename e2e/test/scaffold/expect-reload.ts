import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createMarketplace } from "@syndikit/sdk";
import { expect } from "vitest";

/** Changes the addresses of a project's tenants, and orders until a tenant has the new one. */
export async function expectReload(project: string, marketplaceUrl: string): Promise<void> {
  const file = join(project, "src/provisioning.ts");
  const code = await readFile(file, "utf8");
  const changed = code.replace(".example`", ".changed.example`");
  expect(changed).not.toBe(code);
  await writeFile(file, changed);

  const customer = createMarketplace({
    baseUrl: marketplaceUrl,
    apiVersion: "20260101",
    auth: { username: "customer", password: "customer-demo" },
  });
  const [plan] = await customer.productVersions.list().first(1);
  if (plan === undefined) throw new Error("There is no plan.");
  const orderOne = async (): Promise<string | undefined> => {
    const order = await customer.orders.create({ type: "NORMAL", productVersion: { url: plan.self } });
    const read = () => customer.subscriptions.get(order.subscription);
    await expect.poll(async () => (await read()).deploymentStatus).toBe("DEPLOYED");
    return (await read()).syndicatedEndpoints?.[0]?.endpoint;
  };
  await expect.poll(orderOne, { interval: 500 }).toContain(".changed.example");
}
