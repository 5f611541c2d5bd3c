import { DeploymentStatus } from "@syndikit/contract";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { companies } from "../../src/store/tables/company.js";
import { emittedEvents, listen } from "../support/emitted-events.js";
import { errorOf } from "../support/errors.js";
import { addSubscription, openPopulated, type Populated } from "../support/people.js";

const endpoint = "https://northwind.example/events";

async function rowOf({ services, northwind }: Populated) {
  const [row] = await services.store.read((db) =>
    db.select().from(companies).where(eq(companies.id, northwind)),
  );
  return row;
}

describe("reading vendor companies", () => {
  test("customers read every vendor, without where its events go", async () => {
    const { as, northwind } = await openPopulated();
    const company = `company/${northwind}`;
    const secretive = { syndicationEndpoint: endpoint, technicalEmailAddress: "ops@northwind.example" };
    await as("vendor").put(company, {
      ...secretive,
      externalId: "erp-1",
      emailAddress: "hi@northwind.example",
    });
    expect((await as("customer").get(company)).body).toEqual({
      id: northwind,
      self: company,
      name: "Northwind",
      emailAddress: "hi@northwind.example",
      enabled: true,
    });
    expect((await as("vendor").get(company)).body).toMatchObject({ ...secretive, externalId: "erp-1" });
    expect((await as("admin").get(company)).body).toMatchObject(secretive);
    expect((await as("customer").get("company")).body).toHaveLength(2);
  });

  test("a vendor reads its own only", async () => {
    const { as, fabrik } = await openPopulated();
    expect(errorOf(await as("vendor").get(`company/${fabrik}`))).toBe(`404 company-${fabrik}-not-found`);
    expect((await as("vendor").head("company")).headers.get("CMW-TotalItems")).toBe("1");
  });

  test("a customer company is none", async () => {
    const { as, acme } = await openPopulated();
    expect((await as("admin").get(`company/${acme}`)).status).toBe(404);
  });

  test("the list is filtered by enabled", async () => {
    const { as, fabrik } = await openPopulated();
    await as("admin").patch(`company/${fabrik}`, { action: "DEACTIVATION" });
    expect((await as("customer").get("company?enabled=false")).body).toMatchObject([{ name: "Fabrik" }]);
    expect((await as("customer").get("company?enabled=true")).body).toMatchObject([{ name: "Northwind" }]);
  });
});

describe("writing vendor companies", () => {
  test("an administrator creates one", async () => {
    const { as } = await openPopulated();
    const body = {
      name: "Globex",
      syndicationEndpoint: endpoint,
      notificationSecretToken: "shh",
      enabled: false,
    };
    const answer = await as("admin").post("company", body);
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ name: "Globex", syndicationEndpoint: endpoint, enabled: false });
    expect(JSON.stringify(answer.body)).not.toContain("shh");
    expect((await as("vendor").post("company", { name: "Globex" })).status).toBe(403);
  });

  test("the secret is kept sealed, is never answered, and goes with null", async () => {
    const market = await openPopulated();
    const company = `company/${market.northwind}`;
    const { body } = await market.as("vendor").put(company, { notificationSecretToken: "a secret" });
    expect(JSON.stringify(body)).not.toContain("a secret");
    const sealed = (await rowOf(market))?.notificationSecretToken;
    expect(sealed).not.toContain("a secret");
    expect(sealed && market.services.seals.open(sealed)).toBe("a secret");
    await market.as("vendor").put(company, { name: "Northwind AB" });
    expect((await rowOf(market))?.notificationSecretToken).toBe(sealed);
    await market.as("vendor").patch(company, { notificationSecretToken: null });
    expect((await rowOf(market))?.notificationSecretToken).toBeNull();
  });

  test("an endpoint with credentials in it is refused", async () => {
    const { as, northwind } = await openPopulated();
    const company = `company/${northwind}`;
    const target = { syndicationEndpoint: "https://user:secret@northwind.example/events" };
    expect(errorOf(await as("vendor").put(company, target))).toBe("422 target-syndicationEndpoint-invalid");
    expect(errorOf(await as("vendor").patch(company, target))).toBe("422 target-syndicationEndpoint-invalid");
    expect((await as("vendor").put(company, { syndicationEndpoint: "ftp://northwind.example" })).status).toBe(
      400,
    );
  });

  test("PATCH refuses enabled from a vendor, PUT ignores it", async () => {
    const { as, northwind } = await openPopulated();
    const company = `company/${northwind}`;
    expect(errorOf(await as("vendor").patch(company, { enabled: false }))).toBe("400 enabled-unknown");
    expect((await as("vendor").put(company, { enabled: false })).body).toMatchObject({ enabled: true });
    expect((await as("vendor").patch(company, { name: "Northwind AB" })).status).toBe(204);
    expect((await as("vendor").get(company)).body).toMatchObject({ name: "Northwind AB" });
  });

  test("another vendor's company is not found, and a customer may not write", async () => {
    const { as, northwind } = await openPopulated();
    const company = `company/${northwind}`;
    expect((await as("vendor2").put(company, { name: "x" })).status).toBe(404);
    expect((await as("vendor2").patch(company, { name: "x" })).status).toBe(404);
    expect((await as("customer").put(company, { name: "x" })).status).toBe(403);
  });

  test("DEACTIVATION is the administrator's, and shuts the members out", async () => {
    const { as, northwind } = await openPopulated();
    const company = `company/${northwind}`;
    expect(errorOf(await as("vendor").patch(company, { action: "DEACTIVATION" }))).toBe(
      "403 action-DEACTIVATION-not-allowed-for-ROLE_VENDOR",
    );
    expect((await as("admin").patch(company, { action: "DEACTIVATION" })).status).toBe(204);
    expect((await as("vendor").get("user/me")).status).toBe(401);
    expect((await as("admin").patch(company, { action: "DELETE" })).status).toBe(400);
  });
});

describe("deleting vendor companies", () => {
  test("deletes the users, products and plans too, and emits an event for each", async () => {
    const market = await openPopulated();
    const { as, northwind, vendor, product, productVersion } = market;
    await listen(market);
    expect((await as("admin").delete(`company/${northwind}?deep=true`)).status).toBe(204);
    expect((await as("admin").get(`company/${northwind}`)).status).toBe(404);
    expect((await as("admin").get(`user/${vendor}`)).status).toBe(404);
    expect((await as("admin").get(`product/${product}`)).status).toBe(404);
    expect((await as("admin").get(`productVersion/${productVersion}`)).status).toBe(404);
    expect((await as("vendor").get("user/me")).status).toBe(401);
    const emitted = await emittedEvents(market);
    expect([...emitted].sort()).toEqual([
      `ProductVersion.DELETED productVersion/${productVersion}`,
      `User.DELETED user/${vendor}`,
    ]);
  });

  test.each(Object.values(DeploymentStatus))("with a subscription that is %s", async (status) => {
    const market = await openPopulated();
    const { as, northwind, customer: buyerId, acme: companyId } = market;
    await addSubscription(market, { ...market, buyerId, companyId, status });
    const answer = await as("admin").delete(`company/${northwind}`);
    const ended = status === "UNDEPLOYED" || status === "FAILED";
    expect(errorOf(answer)).toBe(ended ? "204" : `409 company-${northwind}-in-use`);
    expect((await as("vendor").get("user/me")).status).toBe(ended ? 401 : 200);
  });

  test("is the administrator's, and finds it only once", async () => {
    const { as, northwind } = await openPopulated();
    expect((await as("vendor").delete(`company/${northwind}`)).status).toBe(403);
    await as("admin").delete(`company/${northwind}`);
    expect((await as("admin").delete(`company/${northwind}`)).status).toBe(404);
  });

  test("leaves its product's reviews unread", async () => {
    const market = await openPopulated();
    const { as, northwind, product, customer: buyerId, acme: companyId } = market;
    await addSubscription(market, { ...market, buyerId, companyId, status: "UNDEPLOYED" });
    const review = { product: { url: `product/${product}` }, rating: 1 };
    const { self } = (await as("customer").post("comment", review)).body as { self: string };
    await as("admin").delete(`company/${northwind}`);
    expect((await as("customer").get(self)).status).toBe(404);
    expect((await as("customer").get("comment")).body).toEqual([]);
  });
});
