import { accountFactories } from "./factories-accounts.js";
import { catalogueFactories } from "./factories-catalogue.js";
import { subscriptionFactories } from "./factories-subscriptions.js";
import type { Factory, Thing, Things } from "./things.js";
import { LISTENERS, type World } from "./world.js";

/**
 * One factory for each resource that an operation can be about, by its name in `owner`. The order matters: later
 * factories use objects of earlier ones.
 */
export const factories: Readonly<Record<string, Factory>> = {
  ...accountFactories,
  ...catalogueFactories,
  ...subscriptionFactories,
};

/** The resources whose objects carry a map of metadata. */
const WITH_METADATA = ["user", "userCompany", "cloudCredential", "subscription", "product", "productVersion"];

/** Creates the objects of every resource, and takes the snapshot that tests go back to. */
export async function furnish(world: World): Promise<Things> {
  const things: Record<string, readonly Thing[]> = {};
  const listener = (url: string) => ({
    syndicationEndpoints: [`${url}/events`],
    notificationSecretToken: "s3cret",
  });
  await world.make("vendor", "PUT", "product/1", listener(LISTENERS.vendor));
  await world.make("vendor2", "PUT", "product/2", listener(LISTENERS.vendor2));
  await world.make("admin", "PUT", "platformEndpoints", [{ url: `${LISTENERS.platform}/events` }]);
  for (const [resource, factory] of Object.entries(factories)) things[resource] = await factory(world);
  for (const resource of WITH_METADATA) {
    for (const { id } of things[resource] ?? []) {
      await world.make("admin", "PUT", `${resource}/${id}/metadata`, { team: "blue" });
    }
  }
  // Runs due jobs, so that nothing happens by itself later.
  await world.make("admin", "PUT", "sandbox/clock?settle=true", { advance: "PT1S" });
  await world.remember();
  return things;
}
