import { EventEntity, EventType, UserRole } from "@syndikit/contract";
import type { Catalogue } from "../catalogue.js";
import type { Chapter } from "../story.js";
import type { World } from "../world.js";

/** The vendor tells the marketplace where to send its events, and which secret signs them. */
export async function connect(world: World, { product }: Catalogue, chapter: Chapter): Promise<void> {
  const me = await world.vendor.users.me();
  chapter.expect(
    `GET /user/me signs the vendor in: ${me.userName}, ${me.userRole}`,
    me.userRole === UserRole.ROLE_VENDOR,
  );
  await world.vendor.products.update(product, {
    syndicationEndpoints: [`${world.vendorUrl}/events`],
    notificationSecretToken: world.eventSecret,
  });
  chapter.note(`events of ${product.self} go to ${world.vendorUrl}/events, signed`);

  const test = await world.vendor.events.create({
    entityName: EventEntity.Subscription,
    entityId: 999_999,
    type: EventType.CREATED,
    product: { url: product.self },
  });
  const delivered = await chapter.until(
    "a test event is delivered, and starts nothing",
    () => world.vendor.events.get(test),
    (event) => event.notified,
  );
  const [attempt] = await world.vendor.events.attempts(delivered);
  chapter.expect(`the vendor answered ${attempt?.status}`, attempt?.status === 204);
}
