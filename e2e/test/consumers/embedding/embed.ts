import {
  createReferenceServer,
  DEMO_PLANS,
  manualClock,
  type ReferenceServer,
} from "@syndikit/reference-server";

/** A marketplace embedded in the user's own process. */
const server: ReferenceServer = await createReferenceServer({
  clock: manualClock(Date.UTC(2026, 0, 31)),
  passwordCost: 4,
  seed: "demo",
});

// @ts-expect-error The declarations refer to the contract's types, so only its seeds are allowed.
const wrong: Parameters<typeof createReferenceServer>[0] = { seed: "huge" };

const plan = await server.fetch(
  new Request(`http://market.test/api/productVersion/${DEMO_PLANS.pro}`, {
    headers: { authorization: `Basic ${btoa("customer:customer-demo")}` },
  }),
);
// @ts-expect-error The server's internals are hidden, because their types would be those of its dependencies.
const { services } = server;

const { name } = (await plan.json()) as { readonly name: string };
console.log(JSON.stringify({ status: plan.status, name, inside: typeof services, wrong }));
await server.close();
