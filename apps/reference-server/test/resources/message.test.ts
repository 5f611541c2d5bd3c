import { expect, test } from "vitest";
import { advance, deploy, openShop, order, type Shop, storeCard } from "../support/shop.js";

interface Message {
  readonly id: number;
  readonly user: { readonly url: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly language: string;
}

const DAY = 86_400_000;

async function messagesOf(shop: Shop, userName = "customer"): Promise<readonly Message[]> {
  const { status, body } = await shop.as(userName).get("message");
  expect(status).toBe(200);
  return body as Message[];
}

const subjectsOf = async (shop: Shop): Promise<readonly string[]> =>
  (await messagesOf(shop)).map(({ subject }) => subject);

test("the customer is told where the tenant is and how to begin, once, in its own language", async () => {
  const shop = await openShop();
  await storeCard(shop, "customer");
  await shop.as("customer").patch("user/me", { language: "de" });
  const me = (await shop.as("customer").get("user/me")).body as { id: number };
  await shop.as("admin").patch(`user/${me.id}`, { language: "de" });
  const id = await order(shop, "customer");
  const vendor = shop.as("vendor");
  const { status } = await vendor.post(`subscription/${id}/endpoints`, [
    { endpoint: "https://notes.example/acme", description: "Your notes", category: "APP" },
  ]);
  expect(status).toBe(204);
  await vendor.post(`subscription/${id}/instructions`, { en: "Sign in.", de: "Melden Sie sich an." });
  expect(await messagesOf(shop)).toEqual([]);
  await shop.as("vendor").patch(`subscription/${id}`, { deploymentStatus: "DEPLOYED" });
  await shop.as("vendor").patch(`subscription/${id}`, { deploymentStatus: "DEPLOYED" });
  const [message, ...others] = await messagesOf(shop);
  expect(others).toEqual([]);
  expect(message).toMatchObject({ language: "de", user: { url: `user/${me.id}` } });
  expect(message?.subject).toMatch(/ ist bereit$/);
  expect(message?.text).toContain("Your notes: https://notes.example/acme");
  expect(message?.text).toContain("Melden Sie sich an.");
  expect(message?.html).toContain('<a href="https://notes.example/acme">Your notes</a>');
});

test("messages are found by their subject", async () => {
  const shop = await openShop();
  await storeCard(shop, "customer");
  const id = await order(shop, "customer");
  await shop.as("vendor").patch(`subscription/${id}`, { deploymentStatus: "DEPLOYED" });
  const [message] = await messagesOf(shop);
  const found = async (search: string): Promise<unknown> =>
    (await shop.as("customer").get(`message?search=${encodeURIComponent(search)}`)).body;
  expect(await found((message?.subject ?? "").toUpperCase())).toMatchObject([{ id: message?.id }]);
  expect(await found("nothing of the kind")).toEqual([]);
});

test("a message is read by whom it was written to, and by an administrator", async () => {
  const shop = await openShop();
  await storeCard(shop, "customer");
  await deploy(shop, "customer");
  const [message] = await messagesOf(shop);
  const path = `message/${message?.id}`;
  expect((await shop.as("customer").get(path)).body).toEqual(message);
  expect((await shop.as("admin").get(path)).body).toEqual(message);
  for (const stranger of ["colleague", "customer2", "vendor"]) {
    expect(await messagesOf(shop, stranger)).toEqual([]);
    expect((await shop.as(stranger).get(path)).status).toBe(404);
  }
});

test("the customer is told that its subscription could not be set up, and that it has ended", async () => {
  const shop = await openShop();
  await storeCard(shop, "customer");
  const failed = await order(shop, "customer");
  await shop.as("vendor").patch(`subscription/${failed}`, { deploymentStatus: "FAILED" });
  expect(await subjectsOf(shop)).toEqual([expect.stringMatching(/could not be set up$/)]);
  const ended = await deploy(shop, "customer");
  await shop.as("customer").patch(`subscription/${ended}`, { action: "KILL" });
  await shop.as("vendor").patch(`subscription/${ended}`, { deploymentStatus: "UNDEPLOYED" });
  expect((await subjectsOf(shop)).slice(1)).toEqual([
    expect.stringMatching(/is ready$/),
    expect.stringMatching(/has ended$/),
  ]);
});

test("the customer is told of a declined payment, and of a grace and its end", async () => {
  const shop = await openShop();
  await storeCard(shop, "customer");
  await deploy(shop, "customer");
  await storeCard(shop, "customer", "pm_card_chargeDeclined");
  await advance(shop, "P1M");
  const invoices = (await shop.as("customer").get("invoice?status=UNPAID")).body as { id: number }[];
  await shop.as("customer").post(`invoice/${invoices[0]?.id}/pay`, {});
  const [, grace, declined, ...others] = await messagesOf(shop);
  expect(others).toEqual([]);
  expect(grace?.subject).toMatch(/^Please pay for .* by March 3, 2026$/);
  expect(declined?.subject).toMatch(/was declined$/);
});

test("the customer is told once, a week before, that a subscription ends which does not renew", async () => {
  const shop = await openShop();
  await storeCard(shop, "customer");
  const id = await deploy(shop, "customer");
  await shop.as("customer").patch(`subscription/${id}`, { action: "AUTORENEW", autoRenew: false });
  const { endDate } = (await shop.as("customer").get(`subscription/${id}`)).body as { endDate: string };
  const left = Date.parse(endDate) - shop.services.clock.now();
  await advance(shop, `PT${(left - 7 * DAY) / 1_000 - 60}S`);
  expect((await subjectsOf(shop)).slice(1)).toEqual([]);
  await advance(shop, "PT2M");
  await advance(shop, "P2D");
  expect((await subjectsOf(shop)).slice(1)).toEqual([expect.stringMatching(/ ends on February 28, 2026$/)]);
});

test("nobody is told of an end that does not come, for the subscription renews after all", async () => {
  const shop = await openShop();
  await storeCard(shop, "customer");
  const id = await deploy(shop, "customer");
  await shop.as("customer").patch(`subscription/${id}`, { action: "AUTORENEW", autoRenew: false });
  await shop.as("customer").patch(`subscription/${id}`, { action: "AUTORENEW", autoRenew: true });
  await advance(shop, "P27D");
  expect((await subjectsOf(shop)).slice(1)).toEqual([]);
});

test.each(["en", "de", "it"])(
  "a subscription that is called as its product is named once a sentence (%s)",
  async (language) => {
    const shop = await openShop();
    const me = (await shop.as("customer").get("user/me")).body as { id: number };
    await shop.as("admin").patch(`user/${me.id}`, { language });
    await storeCard(shop, "customer");
    const failed = await order(shop, "customer");
    await shop.as("vendor").patch(`subscription/${failed}`, { deploymentStatus: "FAILED" });
    const id = await deploy(shop, "customer");
    const vendor = shop.as("vendor");
    await vendor.patch(`subscription/${id}`, { action: "STOP" });
    await vendor.patch(`subscription/${id}`, { action: "START" });
    await storeCard(shop, "customer", "pm_card_chargeDeclined");
    await advance(shop, "P1M");
    const unpaid = (await shop.as("customer").get("invoice?status=UNPAID")).body as { id: number }[];
    await shop.as("customer").post(`invoice/${unpaid[0]?.id}/pay`, {});
    await shop.as("customer").patch(`subscription/${id}`, { action: "KILL" });
    const messages = await messagesOf(shop);
    expect(messages.map((message) => message.language)).toEqual(Array(7).fill(language));
    const sentences = messages.flatMap(({ text }) => text.split(/(?<=[.:]) |\n+/));
    const namings = sentences.map((sentence) => sentence.split("Notes").length - 1);
    expect(sentences.filter((_, at) => (namings[at] ?? 0) > 1)).toEqual([]);
    expect(namings.filter((count) => count === 1).length).toBeGreaterThanOrEqual(7);
    expect(sentences.join("\n")).not.toMatch(/\bnull\b/);
  },
);

test("a subscription with a name of its own is told with its product", async () => {
  const shop = await openShop();
  await storeCard(shop, "customer");
  const id = await order(shop, "customer");
  await shop.as("customer").patch(`subscription/${id}`, { action: "SET_NAME", name: "Desk 4" });
  await shop.as("vendor").patch(`subscription/${id}`, { deploymentStatus: "FAILED" });
  const [message] = await messagesOf(shop);
  expect(message?.text).toContain("The vendor of Notes could not set up your subscription Desk 4.");
});
