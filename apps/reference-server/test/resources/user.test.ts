import { describe, expect, test } from "vitest";
import { single } from "../../src/store/prepared.js";
import { companyGroups } from "../../src/store/tables/company.js";
import { users } from "../../src/store/tables/user.js";
import { emittedEvents, listen } from "../support/emitted-events.js";
import { errorOf } from "../support/errors.js";
import { BASE_URL, type Marketplace, passwordOf } from "../support/marketplace.js";
import { addSubscription, openPopulated } from "../support/people.js";

const grace = {
  userName: "grace",
  name: "Grace",
  surname: "Okafor",
  email: "grace@acme.example",
  password: passwordOf("grace"),
};

function addGroup({ services }: Marketplace, companyId: number): Promise<number> {
  const row = { companyId, name: "Sales", identifier: "sales" };
  return services.store.write(
    async (tx) => single(await tx.insert(companyGroups).values(row).returning()).id,
  );
}

describe("reading users", () => {
  test("user/me is the caller, in full", async () => {
    const { as, customer, acme } = await openPopulated();
    const { status, body } = await as("customer").get("user/me");
    expect(status).toBe(200);
    expect(body).toEqual({
      id: customer,
      self: `user/${customer}`,
      userName: "customer",
      name: "customer",
      fullName: "customer",
      email: "customer@example.test",
      userRole: "ROLE_USER",
      acceptedTerms: false,
      activated: true,
      enabled: true,
      newbie: true,
      creationDate: "2026-01-31T08:15:00Z",
      environment: "staging",
      company: { url: `userCompany/${acme}` },
      paymentDataSaved: false,
    });
  });

  test("colleagues see each other in full", async () => {
    const { as, customer } = await openPopulated();
    const { body } = await as("colleague").get(`user/${customer}`);
    expect(body).toMatchObject({ userRole: "ROLE_USER", paymentDataSaved: false });
  });

  test("a user of another company is not found", async () => {
    const { as, customer2 } = await openPopulated();
    expect(errorOf(await as("customer").get(`user/${customer2}`))).toBe(`404 user-${customer2}-not-found`);
  });

  test("a vendor does not find a user that buys nothing from it", async () => {
    const { as, customer } = await openPopulated();
    expect((await as("vendor").get(`user/${customer}`)).status).toBe(404);
  });

  test("a vendor that reads a buyer of its products gets what it needs to provision, and no more", async () => {
    const { customer, acme, ...market } = await openPopulated();
    const status = "PENDING";
    await addSubscription(market, { ...market, buyerId: customer, companyId: acme, status });
    const address = { address: "Via Torino 12", city: "Milano", countryCode: "IT" };
    const phoneNumber = "+39 02 5550 1234";
    await market.as("customer").patch(`user/${customer}`, { surname: "Reyes", phoneNumber, address });
    const { body } = await market.as("vendor").get(`user/${customer}`);
    expect(body).toEqual({
      id: customer,
      self: `user/${customer}`,
      userName: "customer",
      name: "customer",
      surname: "Reyes",
      fullName: "customer Reyes",
      email: "customer@example.test",
      phoneNumber,
      environment: "staging",
      company: { url: `userCompany/${acme}` },
      address: { id: customer, ...address },
    });
    expect((await market.as("vendor2").get(`user/${customer}`)).status).toBe(404);
  });

  test("a default payment method shows in paymentDataSaved", async () => {
    const { as } = await openPopulated();
    await as("customer").post("paymentMethod", {
      label: "Card",
      payload: { paymentMethodId: "pm_card_visa" },
    });
    expect((await as("customer").get("user/me")).body).toMatchObject({ paymentDataSaved: true });
  });
});

describe("listing users", () => {
  const namesOf = (body: unknown): unknown =>
    (body as { userName: string }[]).map(({ userName }) => userName);

  test("a customer sees its company", async () => {
    const { as } = await openPopulated();
    expect(namesOf((await as("customer").get("user")).body)).toEqual(["customer", "colleague"]);
  });

  test("a vendor sees its company and its buyers", async () => {
    const market = await openPopulated();
    const { customer: buyerId, acme: companyId } = market;
    await addSubscription(market, { ...market, buyerId, companyId, status: "DEPLOYED" });
    expect(namesOf((await market.as("vendor").get("user")).body)).toEqual(["vendor", "customer"]);
  });

  test("an administrator sees everybody, filtered, sorted and in pages", async () => {
    const { as, acme } = await openPopulated();
    const admin = as("admin");
    expect(namesOf((await admin.get("user?role=ROLE_VENDOR")).body)).toEqual(["vendor", "vendor2"]);
    expect(namesOf((await admin.get(`user?companyId=${acme}`)).body)).toEqual(["customer", "colleague"]);
    expect(namesOf((await admin.get("user?search=VENDOR2@")).body)).toEqual(["vendor2"]);
    const last = await admin.get("user?sortField=userName&sortDirection=DESC&pageSize=2&pageNumber=2");
    expect(namesOf(last.body)).toEqual(["customer2", "customer"]);
    expect(last.headers.get("CMW-TotalItems")).toBe("6");
    expect(last.headers.get("CMW-TotalPages")).toBe("3");
  });

  test("a wildcard in a search stands for itself", async () => {
    const { as } = await openPopulated();
    expect((await as("admin").get("user?search=%25")).body).toEqual([]);
    expect((await as("admin").get("user?search=_")).body).toEqual([]);
  });

  test("HEAD counts without a body", async () => {
    const { as } = await openPopulated();
    const { headers, body } = await as("customer").head("user");
    expect(headers.get("CMW-TotalItems")).toBe("2");
    expect(body).toBeUndefined();
  });

  test("a filter that is not known is refused", async () => {
    const { as } = await openPopulated();
    expect((await as("admin").get("user?userNam=x")).status).toBe(400);
  });
});

describe("creating a user", () => {
  // Engines differ in how they change the case of other letters, so there would be two users with one name.
  test.each([
    ["email", { email: "JÜRGEN@example.test" }],
    ["email", { email: "admin@exampl\u212a.test" }],
    ["userName", { userName: "jürgen" }],
    ["userName", { userName: "\u212arista" }],
  ])("takes no %s with letters beyond ASCII: %j", async (field, names) => {
    const market = await openPopulated();
    const company = { url: `userCompany/${market.acme}` };
    const answer = await market.as("admin").post("user", { ...grace, ...names, company });
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain(field);
  });

  test("makes a customer that can sign in, and emits an event", async () => {
    const market = await openPopulated();
    await listen(market);
    const company = { url: `/userCompany/${market.acme}` };
    const { status, headers, body } = await market.as("admin").post("user", { ...grace, company });
    expect(status).toBe(201);
    const { id, self } = body as { id: number; self: string };
    expect(headers.get("Location")).toBe(`${BASE_URL}/${self}`);
    expect(body).toMatchObject({
      fullName: "Grace Okafor",
      userRole: "ROLE_USER",
      enabled: true,
      activated: false,
      environment: "staging",
      company: { url: `userCompany/${market.acme}` },
    });
    expect(JSON.stringify(body)).not.toContain("password");
    expect(await emittedEvents(market)).toEqual([`User.CREATED user/${id}`]);
    expect((await market.as("grace").get("user/me")).status).toBe(200);
  });

  test("keeps no password in clear", async () => {
    const { as, services } = await openPopulated();
    await as("admin").post("user", grace);
    const rows = await services.store.read((db) => db.select().from(users));
    expect(JSON.stringify(rows)).not.toContain(grace.password);
  });

  test.each([
    ["user name, in any case", { userName: "CUSTOMER" }, "409 userName-CUSTOMER-taken"],
    [
      "e-mail address, in any case",
      { email: "Customer@Example.TEST" },
      "409 email-Customer@Example.TEST-taken",
    ],
    [
      "e-mail address of another as the user name",
      { userName: "customer@example.test" },
      "409 userName-customer@example.test-taken",
    ],
  ])("is refused for a taken %s", async (_, taken, expected) => {
    const { as } = await openPopulated();
    expect(errorOf(await as("admin").post("user", { ...grace, ...taken }))).toBe(expected);
  });

  test("is refused for a company that the role is not a member of", async () => {
    const { as, northwind } = await openPopulated();
    const company = { url: `company/${northwind}` };
    expect(errorOf(await as("admin").post("user", { ...grace, company }))).toBe(
      `400 company-reference-company/${northwind}-invalid`,
    );
  });

  test("is refused for a company that does not exist, or is of the other kind", async () => {
    const { as, northwind } = await openPopulated();
    const post = async (url: string) =>
      errorOf(await as("admin").post("user", { ...grace, company: { url } }));
    expect(await post("userCompany/999")).toBe("400 company-reference-userCompany/999-unknown");
    expect(await post(`userCompany/${northwind}`)).toBe(
      `400 company-reference-userCompany/${northwind}-unknown`,
    );
  });

  test("is refused for a group of another company", async () => {
    const market = await openPopulated();
    const group = await addGroup(market, market.umbra);
    const body = {
      ...grace,
      company: { url: `userCompany/${market.acme}` },
      companyGroup: { url: `companyGroup/${group}` },
    };
    expect(errorOf(await market.as("admin").post("user", body))).toBe("400 companyGroup-invalid");
    const unknown = { ...body, companyGroup: { url: "companyGroup/999" } };
    expect(errorOf(await market.as("admin").post("user", unknown))).toBe(
      "400 companyGroup-reference-companyGroup/999-unknown",
    );
  });

  test("is refused without a password, and with a user name of wrong characters", async () => {
    const { as } = await openPopulated();
    const { password: _, ...without } = grace;
    expect(errorOf(await as("admin").post("user", without))).toBe("400 password-required");
    expect(errorOf(await as("admin").post("user", { ...grace, userName: "grace:x" }))).toBe(
      "400 characters.not.permitted",
    );
  });

  test("is an administrator's", async () => {
    const { as } = await openPopulated();
    expect((await as("vendor").post("user", grace)).status).toBe(403);
    expect((await as("customer").post("user", grace)).status).toBe(403);
  });
});

describe("changing a user", () => {
  test("PUT changes what is named, clears what is null, and keeps the rest", async () => {
    const { as, customer } = await openPopulated();
    const me = `user/${customer}`;
    await as("customer").put(me, {
      surname: "Reyes",
      phoneNumber: "+39 02 5550",
      address: { city: "Milano" },
    });
    const { status, body } = await as("customer").put(me, { name: "Ada", phoneNumber: null });
    expect(status).toBe(200);
    expect(body).toMatchObject({ fullName: "Ada Reyes", address: { id: customer, city: "Milano" } });
    expect(body).not.toHaveProperty("phoneNumber");
  });

  test("PUT takes what GET answered and changes nothing", async () => {
    const market = await openPopulated();
    const { body } = await market.as("customer").get("user/me");
    await listen(market);
    expect((await market.as("customer").put(`user/${market.customer}`, body)).body).toEqual(body);
    expect(await emittedEvents(market)).toEqual([]);
  });

  test("PUT ignores the fields of an administrator when another sends them", async () => {
    const { as, customer, umbra } = await openPopulated();
    const { body } = await as("customer").put(`user/${customer}`, {
      userRole: "ROLE_ADMIN",
      enabled: false,
      environment: "production",
      company: { url: `userCompany/${umbra}` },
    });
    expect(body).toMatchObject({ userRole: "ROLE_USER", enabled: true, environment: "staging" });
    expect(body).not.toMatchObject({ company: { url: `userCompany/${umbra}` } });
  });

  test("PATCH refuses the fields of an administrator when another sends them", async () => {
    const { as, customer } = await openPopulated();
    expect(errorOf(await as("customer").patch(`user/${customer}`, { userRole: "ROLE_ADMIN" }))).toBe(
      "400 userRole-unknown",
    );
  });

  test("PATCH changes single fields, and emits an event", async () => {
    const market = await openPopulated();
    await listen(market);
    const me = `user/${market.customer}`;
    expect((await market.as("customer").patch(me, { newbie: false })).status).toBe(204);
    expect((await market.as("customer").get(me)).body).toMatchObject({ newbie: false });
    expect(await emittedEvents(market)).toEqual([`User.MODIFIED ${me}`]);
  });

  test("PATCH refuses a field that is not known", async () => {
    const { as, customer } = await openPopulated();
    expect((await as("customer").patch(`user/${customer}`, { nickname: "x" })).status).toBe(400);
    expect((await as("customer").patch(`user/${customer}`, {})).status).toBe(400);
  });

  test("a new password signs in, and the old one does not", async () => {
    const { as, request, customer } = await openPopulated();
    await as("customer").patch(`user/${customer}`, {
      password: "another password",
      currentPassword: passwordOf("customer"),
    });
    expect((await as("customer").get("user/me")).status).toBe(401);
    const Authorization = `Basic ${btoa("customer:another password")}`;
    expect((await request("user/me", { headers: { Authorization } })).status).toBe(200);
  });

  test("a user keeps its own names in another case", async () => {
    const { as, customer } = await openPopulated();
    expect((await as("customer").patch(`user/${customer}`, { userName: "Customer" })).status).toBe(204);
  });

  test("a taken name is refused, and nothing of the request is done", async () => {
    const { as, customer } = await openPopulated();
    const answer = await as("customer").put(`user/${customer}`, {
      name: "Ada",
      email: "VENDOR@example.test",
      currentPassword: passwordOf("customer"),
    });
    expect(errorOf(answer)).toBe("409 email-VENDOR@example.test-taken");
    expect((await as("customer").get("user/me")).body).toMatchObject({ name: "customer" });
  });

  test("who moves to another company leaves its group", async () => {
    const market = await openPopulated();
    const user = `user/${market.customer}`;
    const group = await addGroup(market, market.acme);
    const admin = market.as("admin");
    await admin.put(user, { companyGroup: { url: `companyGroup/${group}` } });
    expect((await admin.get(user)).body).toMatchObject({ companyGroup: { url: `companyGroup/${group}` } });
    const { body } = await admin.put(user, { company: { url: `userCompany/${market.umbra}` } });
    expect(body).toMatchObject({ company: { url: `userCompany/${market.umbra}` } });
    expect(body).not.toHaveProperty("companyGroup");
  });

  test("a role does not change while the company is of the other kind", async () => {
    const { as, customer, northwind } = await openPopulated();
    const user = `user/${customer}`;
    expect(errorOf(await as("admin").patch(user, { userRole: "ROLE_VENDOR" }))).toBe("400 company-invalid");
    const both = { userRole: "ROLE_VENDOR", company: { url: `company/${northwind}` } };
    expect((await as("admin").patch(user, both)).status).toBe(204);
  });

  test("a colleague may read, and not change", async () => {
    const { as, customer } = await openPopulated();
    expect((await as("colleague").put(`user/${customer}`, { name: "x" })).status).toBe(404);
    expect((await as("colleague").patch(`user/${customer}`, { name: "x" })).status).toBe(404);
  });
});
