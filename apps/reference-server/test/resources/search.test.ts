import { operations } from "@syndikit/contract";
import document from "@syndikit/contract/openapi.json";
import { beforeEach, describe, expect, test } from "vitest";
import {
  configurationParameters,
  products,
  productVersionParameters,
} from "../../src/store/tables/product.js";
import { countStatements } from "../support/count-statements.js";
import { addCompany } from "../support/people.js";
import { deploy, openShop, type Shop, storeCard } from "../support/shop.js";

let shop: Shop;
let subscription: number;
/** The request that ordered it. */
let requestId: string;

beforeEach(async () => {
  shop = await openShop();
  const { admin, vendor } = { admin: shop.as("admin"), vendor: shop.as("vendor") };
  const parameter = await shop.services.store.write(async (tx) => {
    const [row] = await tx
      .insert(configurationParameters)
      .values({ productId: shop.product, code: "WORKSPACE", name: "Workspace", description: "Its name" })
      .returning({ id: configurationParameters.id });
    if (row === undefined) throw new Error("The parameter was not added.");
    await tx.update(products).set({ sku: "NOTES-1" });
    await tx
      .insert(productVersionParameters)
      .values({ productVersionId: shop.productVersion, parameterId: row.id });
    return row.id;
  });
  const { body: me } = await shop.as("customer").get("user/me");
  await admin.patch(`user/${(me as { id: number }).id}`, { name: "Ada Maria", surname: "Łovelace" });
  await vendor.put(`company/${shop.northwind}`, {
    name: "Northwind",
    emailAddress: "north@example.test",
    syndicationEndpoint: "https://Hooks.northwind.test/events",
  });
  await storeCard(shop, "customer");
  subscription = await deploy(shop, "customer", {
    externalReference: "PO-2026-17",
    configurationParameters: { [`configurationParameter/${parameter}`]: "Blue Team" },
  });
  await vendor.post(`subscription/${subscription}/endpoints`, [
    { endpoint: "https://blue.notes.test/app", category: "APP" },
  ]);
  const { headers } = await admin.patch(`subscription/${subscription}`, { action: "SET_NAME", name: "Élan" });
  requestId = headers.get("CMW-Request-Id") ?? "";
});

async function find(text: string, userName = "admin"): Promise<readonly string[]> {
  const { status, body } = await shop.as(userName).get(`search?text=${encodeURIComponent(text)}`);
  expect(status).toBe(200);
  const { groups } = body as {
    groups: { hits: { self: string; title: string; field: string; value: string }[] }[];
  };
  return groups.flatMap(({ hits }) =>
    hits.map((hit) => `${hit.self} ${hit.field}=${hit.value} (${hit.title})`),
  );
}

test("a text costs no more queries for having more words than a name has", async () => {
  const statements = countStatements();
  // Each way to find something asks for what begins with a text. Other work of the server does not.
  const ofSearch = / >= (\?|\$\d+) and .* < (\?|\$\d+)/s;
  const countFor = async (text: string): Promise<number> => {
    const before = statements.length;
    await find(text);
    return statements.slice(before).filter((statement) => ofSearch.test(statement)).length;
  };
  const name = await countFor("é é é é é");
  expect(name).toBeGreaterThan(0);
  expect(await countFor(Array(128).fill("é").join(" "))).toBeLessThanOrEqual(name);
});

describe("finds what people type", () => {
  test.each([
    ["blue t", "subscription/1 configurationParameter=Blue Team (Élan)"],
    ["BLUE TEAM", "subscription/1 configurationParameter=Blue Team (Élan)"],
    ["élan", "subscription/1 name=Élan (Élan)"],
    ["Élan", "subscription/1 name=Élan (Élan)"],
    ["blue.notes", "subscription/1 endpoint=https://blue.notes.test/app (Élan)"],
    ["https://blue.notes.test/app", "subscription/1 endpoint=https://blue.notes.test/app (Élan)"],
    ["po-2026-17", "order/1 externalReference=PO-2026-17 (Élan)"],
    ["INV-2026-000001", "invoice/1 number=INV-2026-000001 (INV-2026-000001)"],
    ["inv-2026-000001", "invoice/1 number=INV-2026-000001 (INV-2026-000001)"],
    ["pay_1", "invoice/1 paymentReference=pay_1 (INV-2026-000001)"],
    ["acm", "userCompany/3 name=Acme (Acme)"],
    ["ada maria łov", "user/4 fullName=Ada Maria Łovelace (Ada Maria Łovelace)"],
    ["łove", "user/4 surname=Łovelace (Ada Maria Łovelace)"],
    ["customer@ex", "user/4 email=customer@example.test (Ada Maria Łovelace)"],
    ["northw", "company/1 name=Northwind (Northwind)"],
    ["notes-1", "product/1 sku=NOTES-1 (Notes)"],
    ["basi", "productVersion/1 name=Basic (Basic)"],
    ["works", "configurationParameter/1 code=WORKSPACE (Workspace)"],
    [
      "hooks.northwind",
      "eventEndpoint/1 endpoint=https://Hooks.northwind.test/events (https://Hooks.northwind.test/events)",
    ],
  ])("%s", async (text, hit) => {
    const found = await find(text);
    expect(found).toHaveLength(1);
    expect(found).toEqual([hit]);
  });

  test("a request", async () => {
    expect(await find(requestId)).toEqual([
      expect.stringMatching(/^auditEntry\/\d+ requestId=\S+ \(subscriptionPatch\)$/),
    ]);
  });

  test("a number, in every resource that has it, what people look for most first", async () => {
    const selves = (await find("1")).map((hit) => hit.split(" ")[0]);
    expect(selves).toEqual([
      "subscription/1",
      "order/1",
      "invoice/1",
      "user/1",
      "company/1",
      "product/1",
      "productVersion/1",
      "configurationParameter/1",
      "eventEndpoint/1",
      "event/1",
      "paymentMethod/1",
      "message/1",
      "auditEntry/1",
    ]);
  });

  test("and nothing in the middle of a text, by another number of that invoice, or without a text", async () => {
    expect(await find("team")).toEqual([]);
    expect(await find("INV-2025-000001")).toEqual([]);
    expect(await find("CN-2026-000001")).toEqual([]);
    expect(await find("%")).toEqual([]);
    expect(await find(" ")).toEqual([]);
    expect((await shop.as("admin").get("search")).body).toEqual({ groups: [] });
  });
});

test("a vendor finds what it sells, its customer what it bought, and another of each nothing", async () => {
  const sold = ["subscription/1 configurationParameter=Blue Team (Élan)"];
  expect(await find("blue team", "vendor")).toEqual(sold);
  expect(await find("blue team", "colleague")).toEqual(sold);
  expect(await find("blue team", "vendor2")).toEqual([]);
  expect(await find("blue team", "customer2")).toEqual([]);
  expect(await find("pay_1", "customer2")).toEqual([]);
  expect(await find(requestId, "vendor")).toEqual([]);
});

test("a group has as many hits as the document allows, and says that there are more", async () => {
  const { maxItems } = document.components.schemas.SearchGroup.properties.hits;
  for (let number = 1; number <= maxItems; number += 1) await addCompany(shop, "CUSTOMER", `Many ${number}`);
  const read = async () => (await shop.as("admin").get("search?text=many")).body as { groups: object[] };
  expect(await read()).toMatchObject({ groups: [{ resource: "userCompany", more: false }] });
  await addCompany(shop, "CUSTOMER", "Many more");
  const { groups } = await read();
  expect(groups).toMatchObject([{ more: true, hits: expect.objectContaining({ length: maxItems }) }]);
});

test("it changes nothing, and everybody who is signed in may call it", () => {
  expect(operations.searchFind.idempotency).toBe("safe");
  expect(Object.keys(operations.searchFind.roles)).toHaveLength(3);
});
