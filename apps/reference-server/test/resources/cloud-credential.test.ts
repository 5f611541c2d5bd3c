import { describe, expect, test } from "vitest";
import { cloudCredentials, metadata } from "../../src/store/tables/account.js";
import { errorOf } from "../support/errors.js";
import { addSubscription, openPopulated } from "../support/people.js";

const secret = { action: "SAVE_CUSTOM_CREDENTIALS", payload: { accessKey: "AKIA", secretKey: "top secret" } };

describe("cloud credentials", () => {
  test("one is created for a provider and a subscription, without its secret", async () => {
    const market = await openPopulated();
    const { as, customer: buyerId, acme: companyId } = market;
    const subscription = await addSubscription(market, { ...market, buyerId, companyId, status: "DEPLOYED" });
    const { status, body } = await as("customer").post("cloudCredential", {
      name: "Backup account",
      cloudProvider: { url: "/cloudProvider/1" },
      subscription: { url: `subscription/${subscription}` },
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: 1,
      self: "cloudCredential/1",
      name: "Backup account",
      cloudProvider: { url: "cloudProvider/1" },
      owner: { url: `user/${buyerId}` },
      subscription: { url: `subscription/${subscription}` },
      uploaded: false,
    });
    expect((await as("customer").get("cloudCredential/1")).body).toEqual(body);
  });

  test("the secret is kept sealed and is never answered", async () => {
    const { as, services } = await openPopulated();
    await as("customer").post("cloudCredential", { name: "Backup account" });
    expect((await as("customer").patch("cloudCredential/1", secret)).status).toBe(204);
    const { body } = await as("customer").get("cloudCredential/1");
    expect(body).toMatchObject({ uploaded: true });
    expect(JSON.stringify(body)).not.toContain("top secret");
    const [row] = await services.store.read((db) => db.select().from(cloudCredentials));
    expect(row?.payload).not.toContain("top secret");
    expect(row?.payload && JSON.parse(services.seals.open(row.payload))).toEqual(secret.payload);
  });

  test.each<[string, unknown]>([
    ["a map of texts", secret.payload],
    [
      "a key file",
      { type: "service_account", scopes: ["read", "write"], key: { id: 7, active: true, hint: null } },
    ],
    ["a list", ["AKIA", "top secret"]],
    ["one text", "top secret"],
    ["a number", 4_711],
    ["a boolean", false],
    ["an empty map", {}],
  ])("the secret may be any JSON: %s", async (_, payload) => {
    const { as, services } = await openPopulated();
    await as("customer").post("cloudCredential", { name: "Backup account" });
    expect((await as("customer").patch("cloudCredential/1", { ...secret, payload })).status).toBe(204);
    const [row] = await services.store.read((db) => db.select().from(cloudCredentials));
    expect(row?.payload && JSON.parse(services.seals.open(row.payload))).toEqual(payload);
    expect((await as("customer").get("cloudCredential/1")).body).toMatchObject({ uploaded: true });
  });

  test("a subscription of another company, or a provider that is none, is refused", async () => {
    const market = await openPopulated();
    const { as, customer: buyerId, acme: companyId } = market;
    const id = await addSubscription(market, { ...market, buyerId, companyId, status: "DEPLOYED" });
    const post = async (userName: string, fields: object) =>
      errorOf(await as(userName).post("cloudCredential", { name: "x", ...fields }));
    const subscription = { url: `subscription/${id}` };
    expect(await post("customer2", { subscription })).toBe(
      `400 subscription-reference-subscription/${id}-unknown`,
    );
    expect(await post("colleague", { subscription })).toBe("201");
    expect(await post("customer", { cloudProvider: { url: "aws" } })).toBe(
      "400 cloudProvider-reference-aws-invalid",
    );
    expect(await post("customer", { name: "" })).toMatch(/^400 /);
  });

  test("a list is the caller's own, by subscription", async () => {
    const market = await openPopulated();
    const { as, customer: buyerId, acme: companyId } = market;
    const id = await addSubscription(market, { ...market, buyerId, companyId, status: "DEPLOYED" });
    await as("customer").post("cloudCredential", { name: "any" });
    await as("customer").post("cloudCredential", {
      name: "one",
      subscription: { url: `subscription/${id}` },
    });
    expect((await as("customer").get("cloudCredential?sortField=name")).body).toMatchObject([
      { name: "any" },
      { name: "one" },
    ]);
    expect((await as("customer").get(`cloudCredential?subscriptionId=${id}`)).body).toMatchObject([
      { name: "one" },
    ]);
    expect((await as("colleague").get("cloudCredential")).body).toEqual([]);
    expect((await as("admin").head("cloudCredential")).headers.get("CMW-TotalItems")).toBe("2");
  });

  test("another's is not found", async () => {
    const { as } = await openPopulated();
    await as("customer").post("cloudCredential", { name: "x" });
    const path = "cloudCredential/1";
    expect(errorOf(await as("colleague").get(path))).toBe("404 cloudCredential-1-not-found");
    expect((await as("colleague").patch(path, secret)).status).toBe(404);
    expect((await as("vendor").delete(path)).status).toBe(404);
    expect((await as("vendor").get(`${path}/metadata`)).status).toBe(404);
  });

  test("an action that is not known, or comes without a secret, is refused", async () => {
    const { as } = await openPopulated();
    await as("customer").post("cloudCredential", { name: "x" });
    const patch = async (body: object) => (await as("customer").patch("cloudCredential/1", body)).status;
    expect(await patch({ ...secret, action: "FORGET" })).toBe(400);
    expect(await patch({ action: secret.action })).toBe(400);
    expect(await patch({ ...secret, payload: null })).toBe(400);
  });

  test("DELETE takes its metadata with it", async () => {
    const { as, services } = await openPopulated();
    await as("customer").post("cloudCredential", { name: "x" });
    await as("customer").put("cloudCredential/1/metadata", { region: "eu" });
    expect((await as("customer").get("cloudCredential/1/metadata")).body).toEqual({ region: "eu" });
    expect((await as("customer").delete("cloudCredential/1/metadata/region")).status).toBe(204);
    await as("customer").put("cloudCredential/1/metadata", { region: "us" });
    expect((await as("customer").delete("cloudCredential/1")).status).toBe(204);
    expect((await as("customer").get("cloudCredential/1")).status).toBe(404);
    expect(await services.store.read((db) => db.$count(metadata))).toBe(0);
  });
});
