import { ChangeKind, DeploymentStatus } from "@syndikit/contract";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { SubscriptionPatch } from "../billing/subscription.js";
import { noteChange } from "../changes/note.js";
import type { Moment } from "../ports.js";
import type { Db, Tx } from "../store/port.js";
import { prepared, single } from "../store/prepared.js";
import { companies } from "../store/tables/company.js";
import { messages } from "../store/tables/message.js";
import { products } from "../store/tables/product.js";
import {
  type SubscriptionRow,
  subscriptionEndpoints,
  subscriptionInstructions,
  subscriptions,
} from "../store/tables/subscription.js";
import { users } from "../store/tables/user.js";
import { type Letter, writeLetter } from "./letter.js";
import { dayIn, textsIn } from "./texts/languages.js";
import type { About, Texts } from "./texts/texts.js";

/** What messages need of a subscription before its change. */
export type Told = Pick<SubscriptionRow, "id" | "deploymentStatus" | "startDate" | "graceUntil">;

/**
 * Tells the buyer about a change of the subscription, if it matters to the buyer. Call it in the transaction of the
 * change, so that the message exists if and only if the change does.
 *
 * @param change - with the reason of a stop or an end, if somebody gave one.
 */
export async function tellOfChange(
  tx: Tx,
  before: Told,
  change: { readonly patch: SubscriptionPatch; readonly reason?: string | null; readonly now: Moment },
): Promise<void> {
  const { patch, now, reason = null } = change;
  const { status, pending = null } = patch;
  if (status === DeploymentStatus.DEPLOYED && before.startDate === null) {
    const { endpoints, instructionsIn } = await readAccess(tx, before.id);
    await tellBuyer(tx, before.id, now, (texts, about, language) =>
      texts.deployed({ endpoints, instructions: instructionsIn(language), ...about }),
    );
  }
  if (status === DeploymentStatus.FAILED) {
    await tellBuyer(tx, before.id, now, (texts, about) => texts.failed(about));
  }
  if (status === DeploymentStatus.STOPPED) {
    await tellBuyer(tx, before.id, now, (texts, about) => texts.stopped({ ...about, reason }));
  }
  if (status === DeploymentStatus.DEPLOYED && before.deploymentStatus === DeploymentStatus.STOPPED) {
    await tellBuyer(tx, before.id, now, (texts, about) => texts.startedAgain(about));
  }
  if (ends(before, patch)) {
    await tellBuyer(tx, before.id, now, (texts, about) => texts.ended({ reason, ...about }));
  }
  if (pending !== null && before.graceUntil === null) {
    const ends = pending.kind === "renewal" || pending.kind === "trial";
    await tellBuyer(tx, before.id, now, (texts, about, language) =>
      texts.graceBegins({ ...about, ends, until: dayIn(language, pending.until) }),
    );
  }
}

/** Tells the buyer the addresses that the vendor gave after it had reported DEPLOYED without one. */
export async function tellOfAddresses(tx: Tx, subscriptionId: number, now: Moment): Promise<void> {
  const { endpoints } = await readAccess(tx, subscriptionId);
  await tellBuyer(tx, subscriptionId, now, (texts, about) => texts.addressGiven({ ...about, endpoints }));
}

/** Whether the vendor has given an address. */
export async function hasAddress(db: Db, subscriptionId: number): Promise<boolean> {
  return (await endpointsOf(db).execute({ subscriptionId })).length > 0;
}

/** The end is announced once, when it begins. */
function ends(before: Told, { status }: SubscriptionPatch): boolean {
  const ended: readonly (string | undefined)[] = [
    DeploymentStatus.UNDEPLOY_SENT,
    DeploymentStatus.UNDEPLOYED,
  ];
  return ended.includes(status) && !ended.includes(before.deploymentStatus);
}

/** Tells the buyer that a charge was declined. */
export async function tellOfDecline(
  tx: Tx,
  subscriptionId: number,
  { reason, now }: { readonly reason: string; readonly now: Moment },
): Promise<void> {
  await tellBuyer(tx, subscriptionId, now, (texts, about) => texts.paymentDeclined({ ...about, reason }));
}

/** Tells the buyer that the subscription ends soon. */
export async function tellOfExpiry(
  tx: Tx,
  subscriptionId: number,
  { until, now }: { readonly until: Moment; readonly now: Moment },
): Promise<void> {
  await tellBuyer(tx, subscriptionId, now, (texts, about, language) =>
    texts.aboutToExpire({ ...about, until: dayIn(language, until) }),
  );
}

/** Tells all members of a vendor company that no more events are sent to an endpoint. */
export async function tellOfPausedEndpoint(
  tx: Tx,
  companyId: number,
  { now, ...paused }: Parameters<Texts["endpointPaused"]>[0] & { readonly now: Moment },
): Promise<void> {
  const members = await tx
    .select({ id: users.id, own: users.language, company: companies.language })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(and(eq(users.companyId, companyId), isNull(users.deletedAt)))
    .orderBy(asc(users.id));
  for (const { id: userId, own, company } of members) {
    const { language, texts } = textsIn([own, company]);
    await insertMessage(tx, texts.endpointPaused(paused), { userId, causedBy: companyId, language, now });
  }
}

async function tellBuyer(
  tx: Tx,
  subscriptionId: number,
  now: Moment,
  write: (texts: Texts, about: About, language: string) => Letter,
): Promise<void> {
  const { userId, causedBy, subscription, product, ...buyer } = single(
    await toldOf(tx).execute({ subscriptionId }),
  );
  const { language, texts } = textsIn([buyer.language, buyer.companyLanguage]);
  const about = { subscription, product: product === subscription ? null : product };
  await insertMessage(tx, write(texts, about, language), { userId, causedBy, language, now });
}

const toldOf = prepared((db) =>
  db
    .select({
      subscription: subscriptions.name,
      product: products.name,
      causedBy: products.companyId,
      userId: users.id,
      language: users.language,
      companyLanguage: companies.language,
    })
    .from(subscriptions)
    .innerJoin(products, eq(products.id, subscriptions.productId))
    .innerJoin(users, eq(users.id, subscriptions.buyerId))
    .innerJoin(companies, eq(companies.id, subscriptions.companyId))
    .where(eq(subscriptions.id, sql.placeholder("subscriptionId")))
    .prepare(),
);

async function insertMessage(
  tx: Tx,
  letter: Letter,
  to: { readonly userId: number; readonly causedBy: number; readonly language: string; readonly now: Moment },
): Promise<void> {
  const { userId, causedBy, language, now } = to;
  await tx.insert(messages).values({ userId, causedBy, language, createdAt: now, ...writeLetter(letter) });
  noteChange(tx, { kind: ChangeKind.message, audience: { userId } });
}

async function readAccess(db: Db, subscriptionId: number) {
  const endpoints = await endpointsOf(db).execute({ subscriptionId });
  const instructions = await instructionsOf(db).execute({ subscriptionId });
  const byLanguage = new Map(instructions.map(({ language, text }) => [language, text]));
  return {
    endpoints,
    /** In the reader's language, else in English, else in any language. */
    instructionsIn: (language: string): string | null =>
      byLanguage.get(language) ?? byLanguage.get("en") ?? instructions[0]?.text ?? null,
  };
}

const endpointsOf = prepared((db) =>
  db
    .select({ url: subscriptionEndpoints.endpoint, about: subscriptionEndpoints.description })
    .from(subscriptionEndpoints)
    .where(eq(subscriptionEndpoints.subscriptionId, sql.placeholder("subscriptionId")))
    .orderBy(asc(subscriptionEndpoints.id))
    .prepare(),
);

const instructionsOf = prepared((db) =>
  db
    .select({ language: subscriptionInstructions.language, text: subscriptionInstructions.text })
    .from(subscriptionInstructions)
    .where(eq(subscriptionInstructions.subscriptionId, sql.placeholder("subscriptionId")))
    .orderBy(asc(subscriptionInstructions.id))
    .prepare(),
);
