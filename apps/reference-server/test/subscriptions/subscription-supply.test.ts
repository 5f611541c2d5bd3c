import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { subscriptionCredentials } from "../../src/store/tables/subscription.js";
import { rowOf } from "../support/books.js";
import { emittedEvents, listen } from "../support/emitted-events.js";
import { errorOf } from "../support/errors.js";
import { deploy, openShop, order, type Shop, storeCard } from "../support/shop.js";

const parts = {
  endpoints: [{ endpoint: "https://acme.notes.test/", description: "Sign in", category: "APP" }],
  instructions: { en: "Sign in with what is below." },
  credentials: [{ key: "Password", value: "s3cret" }],
};
const all = Object.entries(parts);

/** A subscription that is paid, and waits for its tenant. */
async function openPending(): Promise<Shop & { readonly id: number }> {
  const shop = await openShop();
  await storeCard(shop, "customer");
  return { ...shop, id: await order(shop, "customer") };
}

describe.each(all)("the %s", (part, body) => {
  test("are taken from the vendor with 204, and cause no event", async () => {
    const shop = await openPending();
    await listen(shop);
    shop.machine.elapse(60_000);
    const { status, body: answered } = await shop.as("vendor").post(`subscription/${shop.id}/${part}`, body);
    expect([status, answered]).toEqual([204, undefined]);
    expect(await emittedEvents(shop)).toEqual([]);
    expect((await rowOf(shop, shop.id)).updatedAt).toBe(Date.UTC(2026, 0, 31, 8, 16));
  });

  test("are taken in PENDING, DEPLOYED and FAILED, and from administrators", async () => {
    const shop = await openPending();
    const path = `subscription/${shop.id}/${part}`;
    await shop.as("vendor").patch(`subscription/${shop.id}`, { deploymentStatus: "FAILED" });
    expect((await shop.as("vendor").post(path, body)).status).toBe(204);
    await deploy(shop, "customer");
    expect((await shop.as("admin").post(`subscription/2/${part}`, body)).status).toBe(204);
  });

  test("are refused before the payment, and after the end", async () => {
    const shop = await openShop();
    const id = await order(shop, "customer");
    const post = () => shop.as("vendor").post(`subscription/${id}/${part}`, body);
    const action = `set${part.slice(0, 1).toUpperCase()}${part.slice(1)}`;
    expect(errorOf(await post())).toBe(`409 action-${action}-not-allowed-in-WAITING_PAYMENT`);
    await shop.as("customer").patch(`subscription/${id}`, { action: "KILL" });
    expect(errorOf(await post())).toBe(`409 action-${action}-not-allowed-in-UNDEPLOYED`);
  });

  test("are not the customer's to set, nor another vendor's", async () => {
    const shop = await openPending();
    const path = `subscription/${shop.id}/${part}`;
    expect((await shop.as("customer").post(path, body)).status).toBe(403);
    expect(errorOf(await shop.as("vendor2").post(path, body))).toBe(`404 subscription-${shop.id}-not-found`);
  });

  test("must have their shape", async () => {
    const shop = await openPending();
    const path = `subscription/${shop.id}/${part}`;
    expect((await shop.as("vendor").post(path, "text")).status).toBe(400);
    expect((await shop.as("vendor").post(path, part === "instructions" ? {} : [{}])).status).toBe(400);
  });
});

describe("endpoints", () => {
  test("replace those that were there", async () => {
    const shop = await openPending();
    const path = `subscription/${shop.id}/endpoints`;
    await shop.as("vendor").post(path, parts.endpoints);
    const later = [
      { endpoint: "https://video.test/", category: "VIDEO" },
      { endpoint: "https://new.notes.test/", category: "APP" },
    ];
    await shop.as("vendor").post(path, later);
    const { body } = await shop.as("customer").get(`subscription/${shop.id}`);
    expect(body).toMatchObject({ syndicatedEndpoints: later });
  });

  test("that break a rule change nothing", async () => {
    const shop = await openPending();
    const post = (body: unknown) => shop.as("vendor").post(`subscription/${shop.id}/endpoints`, body);
    await post(parts.endpoints);
    expect(errorOf(await post([]))).toBe("422 app-endpoint-missing");
    expect(errorOf(await post([{ endpoint: "https://v.test/", category: "VIDEO" }]))).toBe(
      "422 app-endpoint-missing",
    );
    expect(errorOf(await post([...parts.endpoints, { endpoint: "http://acme.test/" }]))).toBe(
      "422 endpoint-not-https",
    );
    expect((await post([{ endpoint: "https://acme.test/", category: "GAME" }])).status).toBe(400);
    const { body } = await shop.as("customer").get(`subscription/${shop.id}`);
    expect(body).toMatchObject({ syndicatedEndpoints: parts.endpoints });
  });
});

describe("instructions", () => {
  test("replace every language that was there", async () => {
    const shop = await openPending();
    const path = `subscription/${shop.id}/instructions`;
    await shop.as("vendor").post(path, { en: "Old.", it: "Vecchio." });
    await shop.as("vendor").post(path, { en: "New." });
    const { body } = await shop.as("customer").get(`subscription/${shop.id}?language=it`);
    expect(body).toMatchObject({ endUserInstructions: "New." });
  });

  test("with a link in any language are refused", async () => {
    const shop = await openPending();
    const body = { en: "Sign in.", it: 'Vai <a href="/start">qui</a>' };
    expect(errorOf(await shop.as("vendor").post(`subscription/${shop.id}/instructions`, body))).toBe(
      "422 link-in-instructions",
    );
  });

  test("name languages by two letters", async () => {
    const shop = await openPending();
    const body = { english: "Sign in." };
    expect((await shop.as("vendor").post(`subscription/${shop.id}/instructions`, body)).status).toBe(400);
  });
});

describe("credentials", () => {
  test("replace those that were there, and an empty list takes them away", async () => {
    const shop = await openPending();
    const path = `subscription/${shop.id}/credentials`;
    const keys = async (): Promise<unknown> => {
      const { body } = await shop.as("customer").get(`subscription/${shop.id}`);
      return (body as { credentials: { key: string }[] }).credentials.map(({ key }) => key);
    };
    await shop.as("vendor").post(path, parts.credentials);
    await shop.as("vendor").post(path, [{ key: "CredentialsFile", value: "host: acme\n" }, { key: "Hint" }]);
    expect(await keys()).toEqual(["CredentialsFile", "Hint"]);
    await shop.as("vendor").post(path, []);
    expect(await keys()).toEqual([]);
  });

  test("have a description for each language and a weight that orders them, and a file keeps its lines", async () => {
    const shop = await openPending();
    const file = "[default]\n  user = ada\n\n\ttoken = <b>1</b>\r\n";
    const given = [
      { key: "Last", value: "z", weight: 9 },
      { key: "CredentialsFile", value: file, description: { en: "The file", de: "Die Datei" }, weight: 2 },
      { key: "First", value: "a", description: { en: "The name" }, weight: -1 },
      { key: "Unweighted", value: "u" },
    ];
    const answer = await shop.as("vendor").post(`subscription/${shop.id}/credentials`, given);
    expect(answer.status).toBe(204);
    const { body } = await shop.as("customer").get(`subscription/${shop.id}`);
    expect((body as { credentials: unknown }).credentials).toEqual([
      { key: "First", value: "a", description: { en: "The name" }, weight: -1 },
      { key: "Unweighted", value: "u", description: {}, weight: 0 },
      {
        ...{ key: "CredentialsFile", value: file },
        ...{ description: { en: "The file", de: "Die Datei" }, weight: 2 },
      },
      { key: "Last", value: "z", description: {}, weight: 9 },
    ]);
  });

  test("without a value have none for the customer either", async () => {
    const shop = await openPending();
    await shop
      .as("vendor")
      .post(`subscription/${shop.id}/credentials`, [{ key: "Hint" }, { key: "Empty", value: "" }]);
    const { body } = await shop.as("customer").get(`subscription/${shop.id}`);
    expect(body).toMatchObject({
      credentials: [
        { key: "Hint", value: null },
        { key: "Empty", value: "" },
      ],
    });
  });

  test("are stored sealed", async () => {
    const shop = await openPending();
    await shop.as("vendor").post(`subscription/${shop.id}/credentials`, parts.credentials);
    const rows = await shop.services.store.read((db) =>
      db.select().from(subscriptionCredentials).where(eq(subscriptionCredentials.subscriptionId, shop.id)),
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain("s3cret");
  });

  test("have each key once", async () => {
    const shop = await openPending();
    const twice = [...parts.credentials, ...parts.credentials];
    expect(errorOf(await shop.as("vendor").post(`subscription/${shop.id}/credentials`, twice))).toBe(
      "422 credential-key-Password-twice",
    );
  });
});

describe("without an address", () => {
  const subjectsOf = async (shop: Shop): Promise<readonly { subject: string; text: string }[]> =>
    (await shop.as("customer").get("message?sortField=id")).body as { subject: string; text: string }[];

  test("a subscription is DEPLOYED, its customer is told so, and the address when there is one", async () => {
    const shop = await openPending();
    const path = `subscription/${shop.id}`;
    expect((await shop.as("vendor").patch(path, { deploymentStatus: "DEPLOYED" })).status).toBe(204);
    expect((await subjectsOf(shop)).at(-1)?.text).toContain("not given an address yet");
    const { body: history } = await shop.as("vendor").get(`${path}/history`);
    expect(history).toMatchObject([
      {},
      { to: "DEPLOYED", reason: expect.stringContaining("no address yet") },
    ]);
    expect((await shop.as("vendor").post(`${path}/endpoints`, parts.endpoints)).status).toBe(204);
    const told = await subjectsOf(shop);
    expect(told.at(-1)).toMatchObject({
      subject: "Notes has an address",
      text: expect.stringContaining("https://acme.notes.test/"),
    });
    await shop.as("vendor").post(`${path}/endpoints`, parts.endpoints);
    expect(await subjectsOf(shop)).toHaveLength(told.length);
  });

  test("is not what a subscription is whose endpoints came first", async () => {
    const shop = await openPending();
    const path = `subscription/${shop.id}`;
    await shop.as("vendor").post(`${path}/endpoints`, parts.endpoints);
    await shop.as("vendor").patch(path, { deploymentStatus: "DEPLOYED" });
    expect((await subjectsOf(shop)).at(-1)?.text).not.toContain("not given an address");
  });
});
