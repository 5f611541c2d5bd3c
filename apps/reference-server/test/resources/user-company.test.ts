import { DeploymentStatus, headerNames } from "@syndikit/contract";
import { describe, expect, test } from "vitest";
import { hashToken } from "../../src/security/token.js";
import { tokens } from "../../src/store/tables/user.js";
import { emittedEvents, listen } from "../support/emitted-events.js";
import { errorOf } from "../support/errors.js";
import { BASE_URL } from "../support/marketplace.js";
import { addSubscription, openPopulated } from "../support/people.js";

const namesOf = (body: unknown): unknown => (body as { name: string }[]).map(({ name }) => name);

describe("reading customer companies", () => {
  test("a customer reads its own and no other", async () => {
    const { as, acme, umbra } = await openPopulated();
    const { body } = await as("customer").get(`userCompany/${acme}`);
    expect(body).toEqual({ id: acme, self: `userCompany/${acme}`, name: "Acme", enabled: true });
    expect(errorOf(await as("customer").get(`userCompany/${umbra}`))).toBe(
      `404 userCompany-${umbra}-not-found`,
    );
    expect(namesOf((await as("customer").get("userCompany")).body)).toEqual(["Acme"]);
  });

  test("a vendor reads the companies of its customers", async () => {
    const market = await openPopulated();
    const { as, acme, umbra, customer } = market;
    expect((await as("vendor").get("userCompany")).body).toEqual([]);
    await addSubscription(market, { ...market, buyerId: customer, companyId: acme, status: "DEPLOYED" });
    expect(namesOf((await as("vendor").get("userCompany")).body)).toEqual(["Acme"]);
    expect((await as("vendor").get(`userCompany/${acme}`)).status).toBe(200);
    expect((await as("vendor").get(`userCompany/${umbra}`)).status).toBe(404);
    expect((await as("vendor2").get(`userCompany/${acme}`)).status).toBe(404);
  });

  test("a vendor company is none", async () => {
    const { as, northwind } = await openPopulated();
    expect((await as("admin").get(`userCompany/${northwind}`)).status).toBe(404);
  });

  test("an administrator searches, sorts and counts", async () => {
    const { as } = await openPopulated();
    expect(namesOf((await as("admin").get("userCompany?search=MBR")).body)).toEqual(["Umbra"]);
    const sorted = await as("admin").get("userCompany?sortField=name&sortDirection=DESC&pageSize=1");
    expect(namesOf(sorted.body)).toEqual(["Umbra"]);
    expect((await as("admin").head("userCompany")).headers.get("CMW-TotalItems")).toBe("2");
  });
});

describe("changing single fields of a customer company", () => {
  test("is for itself and administrators, and changes nothing else", async () => {
    const { as, acme, umbra } = await openPopulated();
    expect((await as("customer").patch(`userCompany/${acme}`, { phoneNumber: "+39 06 5550" })).status).toBe(
      204,
    );
    expect((await as("admin").patch(`userCompany/${acme}`, { name: "Acme Inc." })).status).toBe(204);
    expect((await as("customer").get(`userCompany/${acme}`)).body).toEqual({
      id: acme,
      self: `userCompany/${acme}`,
      name: "Acme Inc.",
      phoneNumber: "+39 06 5550",
      enabled: true,
    });
    expect((await as("customer").patch(`userCompany/${umbra}`, { name: "Mine" })).status).toBe(404);
    expect((await as("vendor").patch(`userCompany/${acme}`, { name: "Mine" })).status).toBe(403);
  });

  test("refuses what would do nothing, and actions of anybody but an administrator", async () => {
    const { as, acme } = await openPopulated();
    const path = `userCompany/${acme}`;
    expect(errorOf(await as("customer").patch(path, { enabled: false }))).toBe("400 enabled-unknown");
    expect((await as("customer").patch(path, { nickname: "A" })).status).toBe(400);
    expect((await as("customer").patch(path, {})).status).toBe(400);
    expect(errorOf(await as("customer").patch(path, { action: "DEACTIVATION" }))).toBe(
      "403 action-DEACTIVATION-not-allowed-for-ROLE_USER",
    );
    expect((await as("admin").patch(path, { enabled: false })).status).toBe(204);
    expect((await as("customer").get("user/me")).status).toBe(401);
  });
});

describe("writing customer companies", () => {
  test("an administrator creates one", async () => {
    const { as } = await openPopulated();
    const company = {
      name: "Initech",
      emailAddress: "office@initech.example",
      companyUrl: "https://initech.example",
      address: { city: "Austin", state: "TX", countryCode: "US" },
      taxCode: "US123",
      language: "en",
      externalId: "crm-9",
    };
    const { status, headers, body } = await as("admin").post("userCompany", { ...company, unknown: true });
    const { id, self } = body as { id: number; self: string };
    expect(status).toBe(201);
    expect(headers.get("Location")).toBe(`${BASE_URL}/${self}`);
    expect(body).toEqual({ ...company, id, self, enabled: true, address: { id, ...company.address } });
    expect((await as("admin").get(self)).body).toEqual(body);
  });

  test("nobody else creates one", async () => {
    const { as } = await openPopulated();
    expect((await as("customer").post("userCompany", { name: "Initech" })).status).toBe(403);
    expect((await as("vendor").post("userCompany", { name: "Initech" })).status).toBe(403);
  });

  test("a name is needed", async () => {
    const { as } = await openPopulated();
    expect(errorOf(await as("admin").post("userCompany", {}))).toBe("400 name-required");
  });

  test("a member changes what it names, and cannot enable or disable", async () => {
    const { as, acme } = await openPopulated();
    const company = `userCompany/${acme}`;
    await as("customer").put(company, { phoneNumber: "+39 02 5550", taxCode: "IT1" });
    const { body } = await as("colleague").put(company, { taxCode: null, enabled: false });
    expect(body).toEqual({
      id: acme,
      self: company,
      name: "Acme",
      phoneNumber: "+39 02 5550",
      enabled: true,
    });
    expect((await as("customer2").put(company, { name: "x" })).status).toBe(404);
    expect((await as("vendor").put(company, { name: "x" })).status).toBe(403);
  });
});

describe("enabling customer companies", () => {
  test("DEACTIVATION shuts every member out, and ACTIVATION lets them in again", async () => {
    const market = await openPopulated();
    const { as, acme, customer, colleague, services } = market;
    const token = {
      userId: customer,
      hash: "x",
      kind: "PERMANENT",
      access: "READ_WRITE",
      createdAt: 0,
    } as const;
    await services.store.write(async (tx) => {
      await tx.insert(tokens).values(token);
    });
    await listen(market);
    const company = `userCompany/${acme}`;
    expect((await as("admin").patch(company, { action: "DEACTIVATION" })).status).toBe(204);
    expect((await as("admin").get(company)).body).toMatchObject({ enabled: false });
    expect((await as("customer").get("user/me")).status).toBe(401);
    expect((await as("customer2").get("user/me")).status).toBe(200);
    expect(await services.store.read((db) => db.$count(tokens))).toBe(0);
    await as("admin").patch(company, { action: "ACTIVATION" });
    await as("admin").patch(company, { action: "ACTIVATION" });
    expect((await as("customer").get("user/me")).status).toBe(200);
    const each = [`User.MODIFIED user/${customer}`, `User.MODIFIED user/${colleague}`];
    expect(await emittedEvents(market)).toEqual([...each, ...each]);
  });

  test("nobody signs in as a member of a disabled company, with a password or a token, whenever it joined", async () => {
    const { as, acme, colleague, request, services } = await openPopulated();
    await as("admin").patch(`userCompany/${acme}`, { action: "DEACTIVATION" });
    await as("admin").patch(`user/${colleague}`, { action: "UNBLOCK" });
    expect((await as("colleague").get("user/me")).status).toBe(401);
    const values = {
      userId: colleague,
      hash: hashToken("kept"),
      kind: "PERMANENT",
      access: "READ_WRITE",
      createdAt: 0,
    } as const;
    await services.store.write(async (tx) => {
      await tx.insert(tokens).values(values);
    });
    const withToken = async (): Promise<number> =>
      (await request("user/me", { headers: { [headerNames.authToken]: "kept" } })).status;
    expect(await withToken()).toBe(401);
    await as("admin").patch(`userCompany/${acme}`, { action: "ACTIVATION" });
    expect([await withToken(), (await as("colleague").get("user/me")).status]).toEqual([200, 200]);
  });

  test("PUT of a new enabled by an administrator carries to the members, and of the old one does not", async () => {
    const { as, acme, colleague } = await openPopulated();
    const company = `userCompany/${acme}`;
    await as("admin").patch(`user/${colleague}`, { action: "BLOCK" });
    await as("admin").put(company, { enabled: true });
    expect((await as("colleague").get("user/me")).status).toBe(401);
    await as("admin").put(company, { enabled: false });
    expect((await as("customer").get("user/me")).status).toBe(401);
    await as("admin").put(company, { enabled: true });
    expect((await as("colleague").get("user/me")).status).toBe(200);
  });

  test("the actions are the administrator's, and others are not known", async () => {
    const { as, acme } = await openPopulated();
    expect((await as("customer").patch(`userCompany/${acme}`, { action: "DEACTIVATION" })).status).toBe(403);
    expect((await as("admin").patch(`userCompany/${acme}`, { action: "BLOCK" })).status).toBe(400);
    const both = { action: "DEACTIVATION", name: "x" };
    expect((await as("admin").patch(`userCompany/${acme}`, both)).status).toBe(400);
  });
});

describe("deleting customer companies", () => {
  test("takes the members and the groups with it", async () => {
    const market = await openPopulated();
    const { as, acme, customer, colleague } = market;
    const group = { name: "Sales", identifier: "sales", userCompany: { url: `userCompany/${acme}` } };
    const { self } = (await as("customer").post("companyGroup", group)).body as { self: string };
    await listen(market);
    expect((await as("admin").delete(`userCompany/${acme}`)).status).toBe(204);
    expect((await as("admin").get(`userCompany/${acme}`)).status).toBe(404);
    expect((await as("admin").get(`user/${customer}`)).status).toBe(404);
    expect((await as("admin").get(self)).status).toBe(404);
    expect((await as("customer").get("user/me")).status).toBe(401);
    expect(await emittedEvents(market)).toEqual([
      `User.DELETED user/${customer}`,
      `User.DELETED user/${colleague}`,
    ]);
  });

  test.each([
    [DeploymentStatus.DEPLOYED, 409],
    [DeploymentStatus.UNDEPLOY_SENT, 409],
    [DeploymentStatus.UNDEPLOYED, 204],
    [DeploymentStatus.FAILED, 204],
  ])("with a subscription that is %s is answered with %i", async (status, expected) => {
    const market = await openPopulated();
    const { as, acme: companyId, customer: buyerId } = market;
    await addSubscription(market, { ...market, buyerId, companyId, status });
    expect((await as("admin").delete(`userCompany/${companyId}`)).status).toBe(expected);
  });

  test("is the administrator's", async () => {
    const { as, acme } = await openPopulated();
    expect((await as("customer").delete(`userCompany/${acme}`)).status).toBe(403);
  });
});
