import { validateSchema } from "@syndikit/contract/validators";
import { expect, test } from "vitest";
import { errorOf } from "../support/errors.js";
import { openPopulated, type Populated } from "../support/people.js";

const host = {
  code: "hostname",
  name: "Host name",
  description: "The first part of the address.",
  product: { url: "product/1" },
};
const onBasic = { productVersion: { url: "productVersion/1" } };

/** Creates configurationParameter/1, active on the published plan. */
async function withParameter(more: object = {}): Promise<Populated> {
  const marketplace = await openPopulated();
  const vendor = marketplace.as("vendor");
  await vendor.post("configurationParameter", { ...host, ...more });
  await vendor.put("productVersion/1", { configurationParameters: [{ url: "configurationParameter/1" }] });
  return marketplace;
}

/** A parameter whose values are requested at https://notes.example/values, and the requests received there. */
async function withExternalValues(
  reply: () => Response | Promise<Response>,
): Promise<Populated & { readonly asked: unknown[] }> {
  const marketplace = await withParameter({ externalValuesUrl: "https://notes.example/values?key=k" });
  const asked: unknown[] = [];
  marketplace.vendors.set("https://notes.example", async (request) => {
    asked.push({ method: request.method, url: request.url, body: await request.json() });
    return reply();
  });
  return { ...marketplace, asked };
}

test("a vendor adds a parameter to its product, with the defaults of the interface", async () => {
  const { as } = await openPopulated();
  const { status, headers, body } = await as("vendor").post("configurationParameter", host);
  expect(status).toBe(201);
  expect(headers.get("location")).toBe("http://marketplace.test/api/configurationParameter/1");
  expect(body).toEqual({ id: 1, self: "configurationParameter/1", ...host, required: false, weight: 0 });
});

test("an empty text, an empty list and null take a value away", async () => {
  const { as } = await openPopulated();
  const full = {
    hint: "acme",
    validation: "^[a-z]+$",
    acceptedValues: { a: "A" },
    externalValuesUrl: "https://notes.example/values",
  };
  const created = await as("vendor").post("configurationParameter", { ...host, ...full });
  expect(created.body).toMatchObject(full);
  const none = { hint: "", validation: "", acceptedValues: {}, externalValuesUrl: null };
  const { body } = await as("vendor").put("configurationParameter/1", none);
  for (const field of Object.keys(full)) expect(body).not.toHaveProperty(field);
  expect(body).toMatchObject({ code: "hostname", required: false });
});

test.each(["^[a-z", "(?<a>", "*", "^(?=a)", "(a)\\1", "x{0,1000}"])(
  "%s is no pattern",
  async (validation) => {
    const { as } = await withParameter();
    expect(
      errorOf(await as("vendor").post("configurationParameter", { ...host, code: "b", validation })),
    ).toBe("422 pattern-invalid");
    expect(errorOf(await as("vendor").put("configurationParameter/1", { validation }))).toBe(
      "422 pattern-invalid",
    );
  },
);

test("an address that could never be called is refused", async () => {
  const { as } = await withParameter();
  expect(
    errorOf(await as("vendor").put("configurationParameter/1", { externalValuesUrl: "ftp://a.example/" })),
  ).toBe("422 target-externalValuesUrl-invalid");
});

test.each(["1st", "with-hyphen", ""])("the code %o is refused", async (code) => {
  const { as } = await openPopulated();
  expect((await as("vendor").post("configurationParameter", { ...host, code })).status).toBe(400);
});

test("a code is unique in its product, and refused before an invalid pattern", async () => {
  const { as } = await withParameter();
  const again = { ...host, validation: "(" };
  expect(errorOf(await as("vendor").post("configurationParameter", again))).toBe("409 code-hostname-taken");
  await as("vendor").post("configurationParameter", { ...host, code: "region" });
  expect(errorOf(await as("vendor").put("configurationParameter/2", { code: "hostname" }))).toBe(
    "409 code-hostname-taken",
  );
  await as("vendor").delete("configurationParameter/2");
  expect((await as("vendor").post("configurationParameter", { ...host, code: "region" })).status).toBe(201);
});

test("the address of the vendor, which may hold a key, is shown to its company and administrators only", async () => {
  const { as } = await openPopulated();
  const externalValuesUrl = "https://notes.example/values?key=s3cret";
  await as("vendor").post("configurationParameter", { ...host, externalValuesUrl });
  const shown = async (who: string) => {
    const [one, list] = [
      await as(who).get("configurationParameter/1"),
      await as(who).get("configurationParameter"),
    ];
    expect(one.status).toBe(200);
    return [one.body, list.body].map((body) => JSON.stringify(body).includes("s3cret"));
  };
  expect(await shown("vendor")).toEqual([true, true]);
  expect(await shown("admin")).toEqual([true, true]);
  expect(await shown("customer")).toEqual([false, false]);
  expect(await shown("vendor2")).toEqual([false, false]);
});

test("others read a parameter while its product is on sale, and never change it", async () => {
  const { as } = await withParameter();
  const path = "configurationParameter/1";
  expect((await as("customer").get(path)).body).toMatchObject({ code: "hostname" });
  expect((await as("vendor2").get(path)).status).toBe(200);
  expect((await as("vendor2").put(path, { hint: "x" })).status).toBe(404);
  expect((await as("vendor2").delete(path)).status).toBe(404);
  expect(errorOf(await as("vendor2").post("configurationParameter", { ...host, code: "b" }))).toBe(
    "400 product-reference-product/1-unknown",
  );
  expect((await as("customer").post("configurationParameter", host)).status).toBe(403);
  expect((await as("customer").put(path, { hint: "x" })).status).toBe(403);
  expect((await as("customer").delete(path)).status).toBe(403);
  await as("vendor").patch("productVersion/1", { published: false });
  expect(errorOf(await as("customer").get(path))).toBe("404 configurationParameter-1-not-found");
  expect((await as("vendor").get(path)).status).toBe(200);
});

test("the list is filtered, sorted and counted", async () => {
  const { as } = await withParameter({ weight: 9 });
  await as("vendor").post("product", { name: "Other", type: "SERVICE" });
  await as("vendor").post("configurationParameter", { ...host, code: "abc", product: { url: "product/2" } });
  const ids = async (caller: string, query = "") =>
    ((await as(caller).get(`configurationParameter${query}`)).body as { id: number }[]).map(({ id }) => id);
  expect(await ids("vendor")).toEqual([1, 2]);
  expect(await ids("customer")).toEqual([1]);
  expect(await ids("admin", "?productId=2")).toEqual([2]);
  expect(await ids("admin", "?sortField=weight")).toEqual([2, 1]);
  expect(await ids("admin", "?sortField=code&sortDirection=DESC")).toEqual([1, 2]);
  expect((await as("customer").head("configurationParameter")).headers.get("CMW-TotalItems")).toBe("1");
});

test("a parameter that is active on a plan cannot be deleted", async () => {
  const { as } = await withParameter();
  expect(errorOf(await as("vendor").delete("configurationParameter/1"))).toBe(
    "409 configurationParameter-1-in-use",
  );
  await as("vendor").put("productVersion/1", { configurationParameters: [] });
  expect((await as("vendor").delete("configurationParameter/1")).status).toBe(204);
  expect((await as("vendor").get("configurationParameter/1")).status).toBe(404);
});

test("without a list and a URL anything is allowed; with a list, what is in it", async () => {
  const { as } = await withParameter();
  const values = async () => (await as("customer").post("configurationParameter/1/values", onBasic)).body;
  expect(await values()).toEqual({ values: null });
  const acceptedValues = { "eu-south": "Milan", "eu-central": "Frankfurt" };
  await as("vendor").put("configurationParameter/1", { acceptedValues });
  expect(await values()).toEqual({
    values: [
      { value: "eu-south", description: "Milan" },
      { value: "eu-central", description: "Frankfurt" },
    ],
  });
});

test("the vendor is asked in its own words, and its answer is passed on in its order", async () => {
  const { as, asked, customer } = await withExternalValues(() =>
    Response.json({ values: [{ value: "b", description: "B", secret: 1 }, { value: "a" }] }),
  );
  const vendor = as("vendor");
  await vendor.post("configurationParameter", { ...host, code: "size" });
  await vendor.put("productVersion/1", { externalId: "basic-2026" });
  await as("customer").patch(`user/${customer}`, { language: "it" });
  const { status, body } = await as("customer").post("configurationParameter/1/values", {
    ...onBasic,
    configurationParameters: { "configurationParameter/1": "own", "/configurationParameter/2": "L" },
  });
  expect({ status, body }).toEqual({
    status: 200,
    body: { values: [{ value: "b", description: "B" }, { value: "a" }] },
  });
  const question = {
    productId: 1,
    productVersionId: 1,
    productVersionIdentifier: "basic-2026",
    configurationParameter: "hostname",
    configurationParameters: { size: "L" },
    language: "it",
    buyerId: customer,
  };
  expect(asked).toEqual([{ method: "POST", url: "https://notes.example/values?key=k", body: question }]);
  expect(validateSchema("ExternalValuesRequest", question)).toEqual([]);
});

test.each([
  ["anything", null],
  ["nothing", []],
])("a vendor may allow %s", async (_, values) => {
  const { as } = await withExternalValues(() => Response.json({ values }));
  expect((await as("customer").post("configurationParameter/1/values", onBasic)).body).toEqual({ values });
});

test.each([
  ["an error", () => new Response("", { status: 500 })],
  ["that it does not know the parameter", () => new Response("", { status: 404 })],
  ["no JSON", () => new Response("<html>")],
  ["a list of texts", () => Response.json({ values: ["a"] })],
  ["no list", () => Response.json({})],
  ["too many values", () => Response.json({ values: Array.from({ length: 1001 }, () => ({ value: "a" })) })],
  ["too much", () => Response.json({ values: [], padding: "x".repeat(2 * 1024 * 1024) })],
  ["by breaking off", () => Promise.reject(new Error("broken"))],
] as const)("a vendor that answers %s is a clear refusal", async (_, reply) => {
  const { as } = await withExternalValues(reply);
  expect(errorOf(await as("customer").post("configurationParameter/1/values", onBasic))).toBe(
    "422 vendor-unreachable",
  );
});

test("a vendor where nothing listens is a clear refusal", async () => {
  const { as, vendors } = await withExternalValues(() => Response.json({ values: null }));
  vendors.clear();
  expect(errorOf(await as("customer").post("configurationParameter/1/values", onBasic))).toBe(
    "422 vendor-unreachable",
  );
});

test("values are asked for a plan that is seen, and that the parameter is active on", async () => {
  const { as } = await withParameter();
  const values = (caller: string, url: string) =>
    as(caller).post("configurationParameter/1/values", { productVersion: { url } });
  await as("vendor").post("productVersion", { name: "Draft", product: { url: "product/1" } });
  expect(errorOf(await values("customer", "productVersion/2"))).toBe(
    "400 productVersion-reference-productVersion/2-unknown",
  );
  expect(errorOf(await values("vendor", "productVersion/2"))).toBe(
    "422 parameter-configurationParameter/1-unknown",
  );
  expect(errorOf(await values("vendor", "product/2"))).toBe("400 productVersion-reference-product/2-invalid");
  await as("vendor").patch("productVersion/1", { published: false });
  expect(errorOf(await values("customer", "productVersion/1"))).toBe(
    "404 configurationParameter-1-not-found",
  );
});
