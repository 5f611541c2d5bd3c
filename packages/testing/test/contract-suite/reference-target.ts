import { type OperationId, operations } from "@syndikit/contract";
import { examples } from "@syndikit/contract/examples";
import { type Account, type Marketplace, startMarketplace } from "../../src/index.js";
import { createApi } from "../../src/marketplace/api.js";
import type { ContractTarget } from "./describe-contract.js";
import { moveReferences } from "./move-references.js";
import type { Input } from "./sample-request.js";
import { furnish, type World } from "./world.js";

const SNAPSHOT = "furnished";

/** The reference server with one of everything, to be called without a network. */
export interface ReferenceTarget extends ContractTarget {
  readonly marketplace: Marketplace;
}

/** Opens it. The caller closes its marketplace. */
export async function openReferenceTarget(): Promise<ReferenceTarget> {
  const marketplace = await startMarketplace();
  const world = await furnish(marketplace);
  const client = marketplace.clientFor("admin");
  const admin = createApi(client);
  await admin("snapshotCreate", { body: { name: SNAPSHOT } });
  return {
    marketplace,
    base: `${client.baseUrl}/api`,
    // An administrator may do everything, but buys nothing.
    accountFor: (id) => buyers[id] ?? "admin",
    async reset() {
      await admin("snapshotRestore", { path: { name: SNAPSHOT } });
    },
    async prepare(id, input) {
      const { name } = input.path;
      if (name !== undefined) await admin("snapshotCreate", { body: { name: String(name) } });
      if (operations[id].owner !== "token") return prepare(world, id, input);
      // The reset before this has brought no token back.
      const { id: token } = await admin("tokenCreate", { body: examples["token.create"] });
      return prepare({ ...world, ids: { ...world.ids, token } }, id, input);
    },
    send: (request) => client.fetch(request.url, request),
  };
}

/** Where an example does not fit the demo: names that are taken, and what only an administrator must say. */
const changes: Partial<Record<OperationId, object>> = {
  userCreate: { userName: "another" },
  companyGroupCreate: { identifier: "another" },
  productCreate: { sku: "another", company: { url: "company/1" } },
  productVersionCreate: { identifier: "another", billingItemValues: [] },
  billingItemCreate: { identifier: "another", owner: { url: "company/1" } },
  applicationMetricCreate: { billingItem: { url: "billingItem/4" } },
};

const buyers: Partial<Record<OperationId, Account>> = {
  orderCreate: "customer",
  orderEstimate: "customer",
  invoicePay: "customer2",
};

/** Leads an example of the spec to what there is in this marketplace. */
function prepare(world: World, id: OperationId, input: Input): Input {
  const { method, path: template } = operations[id];
  const resource = template.split("/")[1] ?? "";
  const ids = method === "DELETE" && template.endsWith("{id}") ? { ...world.ids, ...world.spare } : world.ids;
  const path = "id" in input.path ? { ...input.path, id: ids[resource] } : input.path;
  const body = moveReferences(input.body, world.ids);
  const moved = { path, query: input.query, body };
  return { ...moved, body: changes[id] === undefined ? body : { ...Object(body), ...changes[id] } };
}
