// A vendor's application as many are written: it verifies the event, reads the subscription, checks whether the tenant
// exists, and creates it. It proves that the test can fail.
import { text } from "node:stream/consumers";
import { headerNames } from "@syndikit/contract";
import { verifySignature } from "@syndikit/receiver";
import { listen, readSurroundings, takeTime } from "./surroundings.js";

const { client, tenants, eventSecret } = await readSurroundings();

async function work(id: number): Promise<void> {
  const subscription = await client.subscriptions.get(id);
  if (subscription.deploymentStatus === "PENDING") {
    const known = (await tenants.all()).some((tenant) => tenant.subscription_id === id);
    await takeTime(id);
    if (!known) {
      const { productVersion, endDate } = subscription;
      const order = { subscriptionId: id, plan: productVersion.url, ends: endDate ?? null };
      await tenants.create({ ...order, key: crypto.randomUUID() });
    }
    await client.subscriptions.setEndpoints(id, [
      { category: "APP", endpoint: `https://tenant-${id}.example` },
    ]);
    await client.subscriptions.markDeployed(id);
  }
  if (subscription.deploymentStatus === "UNDEPLOY_SENT") {
    await tenants.remove(id);
    await client.subscriptions.markUndeployed(id);
  }
}

listen(async (request, response) => {
  const body = await text(request);
  const header = request.headers[headerNames.eventSignature.toLowerCase()];
  if (!verifySignature({ body, header, secrets: eventSecret }).ok) {
    response.writeHead(401).end();
    return;
  }
  try {
    await work(Number((JSON.parse(body) as { readonly id: string }).id));
    response.writeHead(204).end();
  } catch {
    response.writeHead(500).end();
  }
});
