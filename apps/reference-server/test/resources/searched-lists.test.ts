import { headerNames, type MyUserDTO, toReference } from "@syndikit/contract";
import { expect, test } from "vitest";
import { openShop } from "../support/shop.js";

/** Adds customers' users with these names, and returns a reader of the list. */
async function openPeople(names: readonly string[]) {
  const shop = await openShop();
  const admin = shop.as("admin");
  const added: string[] = [];
  for (const [at, name] of names.entries()) {
    const { status, body, headers } = await admin.post("user", {
      ...{ userName: `person-${at}`, name, email: `person-${at}@example.test`, password: "a-long-password" },
      ...{ userRole: "ROLE_VENDOR", company: { url: toReference("company", shop.northwind) } },
    });
    expect(status, JSON.stringify(body)).toBe(201);
    added.push(String(headers.get("location")).split("/api/").at(-1) ?? "");
  }
  return {
    shop,
    added,
    async find(search: string): Promise<readonly string[]> {
      const { status, body } = await admin.get(`user?pageSize=50&search=${encodeURIComponent(search)}`);
      expect(status, `${search}: ${JSON.stringify(body)}`).toBe(200);
      return (body as MyUserDTO[]).map(({ name }) => String(name));
    },
  };
}

const PUNCTUATION = [..."!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~"];

test("whatever a search has of signs and words of a query language, it is looked for as it stands", async () => {
  const names = [
    ...PUNCTUATION.map((sign) => `x${sign}y z`),
    "GB/s multi-agent",
    '"--error-on-warnings"',
    "this AND that OR NOT NEAR(me)",
    "don't use agents*",
    "name:value",
  ];
  const { find } = await openPeople(names);
  for (const name of names) {
    expect(await find(name), name).toEqual([name]);
    expect(await find(name.toUpperCase()), name).toEqual([name]);
  }
  // Operators would find more, and short words would be dropped.
  expect(await find("this OR use")).toEqual([]);
  expect(await find("this AND th")).toEqual(["this AND that OR NOT NEAR(me)"]);
  expect(await find("NEAR(this me)")).toEqual([]);
  expect(await find("%%%")).toEqual([]);
  expect(await find("___")).toEqual([]);
});

test("a search follows a change, a deletion and a restore", async () => {
  const { shop, added, find } = await openPeople(["Grace Hopper", "Ada Lovelace"]);
  const admin = shop.as("admin");
  expect((await admin.post("sandbox/snapshots", { name: "both" })).status).toBeLessThan(300);
  expect((await admin.patch(String(added[0]), { name: "Rear Admiral" })).status).toBe(204);
  expect((await admin.delete(String(added[1]))).status).toBe(204);
  expect([await find("hopper"), await find("admiral"), await find("lovelace")]).toEqual([
    [],
    ["Rear Admiral"],
    [],
  ]);
  expect((await admin.post("sandbox/snapshots/both/restore", {})).status).toBeLessThan(300);
  expect([await find("hopper"), await find("admiral"), await find("lovelace")]).toEqual([
    ["Grace Hopper"],
    [],
    ["Ada Lovelace"],
  ]);
});

test("pages of users that were added at one moment neither repeat nor leave out any", async () => {
  const { shop } = await openPeople(Array.from({ length: 9 }, (_, at) => `Twin ${at % 2}`));
  const admin = shop.as("admin");
  for (const sortField of ["creationDate", "name", "userName", "email", "id"]) {
    for (const sortDirection of ["ASC", "DESC"]) {
      const seen: number[] = [];
      for (let page = 1; page <= 5; page += 1) {
        const query = `search=twin&pageSize=2&pageNumber=${page}&sortField=${sortField}&sortDirection=${sortDirection}`;
        const { body, headers } = await admin.get(`user?${query}`);
        expect(headers.get(headerNames.totalItems)).toBe("9");
        seen.push(...(body as MyUserDTO[]).map(({ id }) => Number(id)));
      }
      expect([seen.length, new Set(seen).size], `${sortField} ${sortDirection}`).toEqual([9, 9]);
    }
  }
});

test("a page far beyond the end is empty, and a number that no page has is refused", async () => {
  const shop = await openShop();
  const admin = shop.as("admin");
  for (const list of ["user", "subscription", "message", "proceedsReport"]) {
    const far = await admin.get(`${list}?pageSize=50&pageNumber=2147483647`);
    expect(far.status, list).toBe(200);
    for (const number of ["9223372036854775807", "2147483648", "0", "-1", "1.5", "NaN"]) {
      expect((await admin.get(`${list}?pageNumber=${number}`)).status, `${list} ${number}`).toBe(400);
    }
  }
  for (const after of ["9223372036854775808", "-1", "x"]) {
    expect((await admin.get(`user?idAfter=${after}`)).status, after).toBe(400);
  }
  expect((await admin.get("user?idAfter=1&sortField=creationDate")).status).toBe(400);
});
