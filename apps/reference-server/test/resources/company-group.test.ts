import { expect, test } from "vitest";
import { firstError } from "../support/errors.js";
import { openPopulated } from "../support/people.js";

async function withGroup() {
  const populated = await openPopulated();
  const userCompany = { url: `userCompany/${populated.acme}` };
  const input = { name: "Sales", identifier: "sales", userCompany };
  const { status, body } = await populated.as("customer").post("companyGroup", input);
  expect(status).toBe(201);
  const { id } = body as { id: number };
  return { ...populated, id, input, path: `companyGroup/${id}` };
}

test("a customer makes, reads, changes and deletes a group of its company", async () => {
  const { as, path, id, input } = await withGroup();
  expect((await as("colleague").get(path)).body).toEqual({ id, self: path, ...input });
  expect((await as("customer").put(path, { name: "Sales EU" })).body).toMatchObject({
    name: "Sales EU",
    identifier: "sales",
  });
  expect((await as("customer").delete(path)).status).toBe(204);
  expect((await as("customer").get(path)).status).toBe(404);
});

test("another company's group is not there", async () => {
  const { as, path } = await withGroup();
  const stranger = as("customer2");
  expect((await stranger.get(path)).status).toBe(404);
  expect((await stranger.put(path, { name: "Mine" })).status).toBe(404);
  expect((await stranger.delete(path)).status).toBe(404);
  expect((await stranger.get("companyGroup")).body).toEqual([]);
});

test("vendors have nothing to do with groups", async () => {
  const { as, path, input } = await withGroup();
  expect((await as("vendor").get(path)).status).toBe(403);
  expect((await as("vendor").post("companyGroup", input)).status).toBe(403);
});

test("an identifier is unique in its company, and free in another", async () => {
  const { as, input, umbra, path } = await withGroup();
  const taken = await as("customer").post("companyGroup", input);
  expect(taken.status).toBe(409);
  expect(firstError(taken).extraFields).toEqual({ field: "identifier", value: "sales" });
  const elsewhere = { ...input, userCompany: { url: `/userCompany/${umbra}` } };
  expect((await as("admin").post("companyGroup", elsewhere)).status).toBe(201);
  await as("customer").post("companyGroup", { ...input, identifier: "other" });
  expect((await as("customer").put(path, { identifier: "other" })).status).toBe(409);
  expect((await as("customer").put(path, { identifier: "sales" })).status).toBe(200);
});

test.each([
  [
    "of another resource",
    (ids: { acme: number }) => `company/${ids.acme}`,
    "%field%-reference-%value%-invalid",
  ],
  ["that is no reference", () => "acme", "%field%-reference-%value%-invalid"],
  [
    "of another service",
    (ids: { acme: number }) => `https://evil.example/api/userCompany/${ids.acme}`,
    "%field%-reference-%value%-invalid",
  ],
  [
    "of another company",
    (ids: { umbra: number }) => `userCompany/${ids.umbra}`,
    "%field%-reference-%value%-unknown",
  ],
  [
    "of a vendor company",
    (ids: { northwind: number }) => `userCompany/${ids.northwind}`,
    "%field%-reference-%value%-unknown",
  ],
])("a company reference %s is 400", async (_, url, key) => {
  const populated = await openPopulated();
  const input = { name: "x", identifier: "x", userCompany: { url: url(populated) } };
  const answer = await populated.as("customer").post("companyGroup", input);
  expect(answer.status).toBe(400);
  expect(firstError(answer).key).toBe(key);
});

test("groups are listed by company, sorted and in pages", async () => {
  const { as, acme, input } = await withGroup();
  await as("customer").post("companyGroup", { ...input, name: "Finance", identifier: "finance" });
  const names = ({ body }: { body: unknown }) => (body as { name: string }[]).map(({ name }) => name);
  expect(names(await as("admin").get(`companyGroup?userCompanyId=${acme}&sortField=name`))).toEqual([
    "Finance",
    "Sales",
  ]);
  expect(names(await as("admin").get("companyGroup?userCompanyId=999"))).toEqual([]);
  const second = await as("customer").get(
    "companyGroup?pageSize=1&pageNumber=2&sortField=name&sortDirection=DESC",
  );
  expect(names(second)).toEqual(["Finance"]);
  expect(second.headers.get("CMW-TotalItems")).toBe("2");
  expect(second.headers.get("CMW-TotalPages")).toBe("2");
});
