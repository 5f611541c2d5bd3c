import { parseReference } from "@syndikit/contract";
import { verify } from "@syndikit/signature";
import type { Marketplace } from "../src/index.js";
import { createApi } from "../src/marketplace/api.js";

/** A vendor's application as small as it can be: it deploys what is paid, and removes what has ended. */
export interface SmallApplication {
  readonly receive: (request: Request) => Promise<Response>;
  /** The events that came with a good signature, as in `Subscription.CREATED`. */
  readonly arrived: string[];
}

/** Makes the application of a marketplace. */
export function smallApplication({ client, signatureSecret }: Marketplace): SmallApplication {
  const api = createApi(client);
  const arrived: string[] = [];

  async function follow(id: number): Promise<void> {
    const { deploymentStatus, paid, type } = await api("subscriptionGet", { path: { id } });
    if (deploymentStatus === "PENDING" && (paid || type === "TRIAL")) {
      await api("subscriptionSetEndpoints", {
        path: { id },
        body: [{ category: "APP", endpoint: `https://tenant-${id}.example` }],
      });
      await api("subscriptionPatch", { path: { id }, body: { deploymentStatus: "DEPLOYED" } });
    }
    if (deploymentStatus === "UNDEPLOY_SENT") {
      await api("subscriptionPatch", { path: { id }, body: { deploymentStatus: "UNDEPLOYED" } });
    }
  }

  return {
    arrived,
    async receive(request) {
      if (request.method === "GET") return Response.json({ value: 3 });
      const header = request.headers.get("CMW-Event-Signature");
      const body = await request.text();
      if (!verify({ body, header, secrets: signatureSecret }).ok) return new Response(null, { status: 401 });
      const { entity, type, entityUrl } = JSON.parse(body);
      arrived.push(`${entity}.${type}`);
      const id = parseReference(entityUrl, "subscription");
      if (id !== undefined) await follow(id);
      return new Response(null, { status: 204 });
    },
  };
}
