import {
  createReferenceServer,
  DEMO_PLANS,
  manualClock,
  type ReferenceServer,
} from "@syndikit/reference-server";

/** A marketplace in the process of whoever embeds it. */
const server: ReferenceServer = await createReferenceServer({
  clock: manualClock(Date.UTC(2026, 0, 31)),
  passwordCost: 4,
  seed: "demo",
});

// @ts-expect-error The seeds are those of the contract, whose types the declarations refer to.
const wrong: Parameters<typeof createReferenceServer>[0] = { seed: "huge" };

const plan = await server.fetch(
  new Request(`http://market.test/api/productVersion/${DEMO_PLANS.pro}`, {
    headers: { authorization: `Basic ${btoa("customer:customer-demo")}` },
  }),
);
// @ts-expect-error What the server is made of is nobody's business: its types are those of its dependencies.
const { services } = server;

const { name } = (await plan.json()) as { readonly name: string };
console.log(JSON.stringify({ status: plan.status, name, inside: typeof services, wrong }));
await server.close();
