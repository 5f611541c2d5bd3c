import { headerNames } from "@syndikit/contract";
import { describe, expect, test } from "vitest";
import { firstError } from "./support/errors.js";
import { openPopulated } from "./support/people.js";

// Spelled as escapes: this is how most JSON libraries write them.
const [HALF, NUL] = ["\\ud83d", "\\u0000"];

describe("half of a surrogate pair, and U+0000, are refused, and their place is named", () => {
  test.each([
    ["POST", "notification", `{"message":"a${HALF}x"}`, "message"],
    ["POST", "notification", `{"message":"a${NUL}x"}`, "message"],
    ["POST", "notification", `{"message":"x","more":[{"deep":"${HALF}"}]}`, "more.0.deep"],
    ["POST", "notification", `{"message":"x","k${HALF}":1}`, "k\ufffd"],
    ["POST", "notification", `{"message":"x","k${NUL}":1}`, "k\ufffd"],
    ["PUT", "user/1/metadata", `{"k${HALF}":"x"}`, "k\ufffd"],
    ["PUT", "user/1/metadata", `{"k":"${NUL}"}`, "k"],
    ["PUT", "user/1/metadata", `{"k":"\\udc00\\ud83d"}`, "k"],
    ["POST", "product", `{"name":"${HALF}"}`, "name"],
  ])("in a body: %s %s %s", async (method, path, body, field) => {
    const { request } = await openPopulated();
    const answer = await request(path, { method, headers: { ...asAdmin, ...json }, body });
    expect(answer.status).toBe(400);
    expect(firstError(answer).extraFields).toMatchObject({ field });
  });

  test.each([
    ["GET", "user?search=a%00b", "search"],
    ["GET", "user?search=%ED%A0%BD", "search"],
    ["GET", "user?search=%ff", "search"],
    ["GET", "subscription?metadata[a%00]=x", "metadata[a\ufffd]"],
    ["GET", "subscription?metadata[a]=%ED%A0%BDx", "metadata[a]"],
    ["GET", "user/me?unknown=%00", "unknown"],
    ["GET", "user/me?apiVersion=%00", "apiVersion"],
    ["DELETE", "user/1/metadata/a%00", "key"],
    ["DELETE", "user/1/metadata/a%ED%A0%BD", "key"],
    ["DELETE", "user/1/metadata/%ff", "key"],
  ])("in a parameter: %s %s", async (method, path, field) => {
    const { request } = await openPopulated();
    const answer = await request(path, { method, headers: asAdmin });
    expect(answer.status).toBe(400);
    expect(firstError(answer).extraFields).toMatchObject({ field });
  });

  test("as a token of JSON, which the answer does not repeat", async () => {
    const { request } = await openPopulated();
    const body = "\0{}";
    const answer = await request("notification", { method: "POST", headers: { ...asAdmin, ...json }, body });
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).not.toContain("\\u0000");
  });

  test.each(["admin\0:admin-password", "admin:admin-password\0"])("in credentials: %j", async (pair) => {
    const { request } = await openPopulated();
    const answer = await request("user/me", { headers: { authorization: `Basic ${btoa(pair)}` } });
    expect(answer.status).toBe(400);
    expect(firstError(answer).extraFields).toMatchObject({ field: headerNames.authorization });
  });
});

test("a whole pair is kept, in a key too, and its key can be removed", async () => {
  const { as, customer } = await openPopulated();
  const map = `user/${customer}/metadata`;
  expect((await as("customer").put(map, { "😀": "💥" })).status).toBe(204);
  expect((await as("customer").get(map)).body).toEqual({ "😀": "💥" });
  expect((await as("customer").delete(`${map}/${encodeURIComponent("😀")}`)).status).toBe(204);
});

describe("the metadata keys . and ..", () => {
  test.each([".", ".."])("%j is refused", async (key) => {
    const { as, customer, product, productVersion, acme } = await openPopulated();
    for (const owner of [
      `user/${customer}`,
      `userCompany/${acme}`,
      `product/${product}`,
      `productVersion/${productVersion}`,
    ]) {
      const answer = await as("admin").put(`${owner}/metadata`, { [key]: "x" });
      expect(answer.status, owner).toBe(400);
      expect(firstError(answer).extraFields).toMatchObject({ field: key });
    }
  });
});

const asAdmin = { authorization: `Basic ${btoa("admin:admin-password")}` };
const json = { "Content-Type": "application/json" };
