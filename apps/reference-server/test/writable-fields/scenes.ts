import { headerNames } from "@syndikit/contract";
import type { Answer } from "../support/marketplace.js";
import { advanceClock, type Scene } from "./entry.js";

/** The object of the matrix whose name begins so. */
export function idOfThing({ things }: Scene, resource: string, name: string): number {
  const thing = things[resource]?.find((one) => one.name.startsWith(name));
  if (thing === undefined) throw new Error(`The matrix has no ${resource} that is ${name}.`);
  return thing.id;
}

/** The address and the signatures of what a product's endpoints receive for a test event. */
export async function signs(scene: Scene, _answer?: Answer, product = "product/1"): Promise<unknown> {
  const event = { entityName: "Subscription", entityId: 12, type: "CREATED", product: { url: product } };
  await scene.world.make("admin", "POST", "event", event);
  await advanceClock(scene, "PT1S");
  return scene.received.map(({ url, headers }) => [url, headers[headerNames.eventSignature.toLowerCase()]]);
}

/** The headers of the next poll of a metric. */
export async function polls(scene: Scene): Promise<unknown> {
  await advanceClock(scene, "PT2H");
  return scene.received.filter(({ url }) => url.includes("/metric/")).map(({ headers }) => headers);
}
