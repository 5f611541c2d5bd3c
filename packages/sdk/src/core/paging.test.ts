import { expect, test } from "vitest";
import { failure, testClient } from "../../test/client.js";
import { type Answer, empty, json } from "../../test/fake-fetch.js";
import { ApiError, UnexpectedResponse } from "./errors.js";

const headers = (page: number, size: number, total: number): Record<string, string> => ({
  "cmw-pagenumber": String(page),
  "cmw-pagesize": String(size),
  "cmw-totalitems": String(total),
  "cmw-totalpages": String(Math.ceil(total / size)),
});

/** A marketplace of numbered users. */
const users =
  (total: number): Answer =>
  ({ method, query }) => {
    const page = Number(query.get("pageNumber") ?? 1);
    const size = Number(query.get("pageSize") ?? 20);
    const items = Array.from({ length: total }, (_, index) => ({ id: index + 1 })).slice(
      (page - 1) * size,
      page * size,
    );
    return method === "HEAD"
      ? empty(200, headers(page, size, total))
      : json(items, 200, headers(page, size, total));
  };

test("a list gives every entry, page after page", async () => {
  const { market, sent } = testClient(users(45));
  const ids: number[] = [];
  for await (const { id } of market.users.list({ search: "ann" })) ids.push(id);
  expect(ids).toEqual(Array.from({ length: 45 }, (_, index) => index + 1));
  expect(sent.map(({ query }) => [query.get("pageNumber"), query.get("search")])).toEqual([
    ["1", "ann"],
    ["2", "ann"],
    ["3", "ann"],
  ]);
});

test("nothing is sent before a list is read, and no page more than is read", async () => {
  const { market, sent } = testClient(users(45));
  const list = market.users.list();
  expect(sent).toHaveLength(0);
  for await (const { id } of list) if (id === 21) break;
  expect(sent).toHaveLength(2);
});

test("pages know where they stand", async () => {
  const { market } = testClient(users(45));
  const pages = [];
  for await (const page of market.users.list({ pageNumber: 2 }).pages()) pages.push(page);
  expect(pages.map(({ pageNumber, items }) => [pageNumber, items.length])).toEqual([
    [2, 20],
    [3, 5],
  ]);
  expect(pages[0]).toMatchObject({ pageSize: 20, totalItems: 45, totalPages: 3 });
});

test("one page is one call", async () => {
  const { market, sent } = testClient(users(45));
  expect((await market.users.list({ pageNumber: 3 }).page()).items.map(({ id }) => id)).toEqual([
    41, 42, 43, 44, 45,
  ]);
  expect(sent).toHaveLength(1);
});

test("the first entries take no more pages than they need", async () => {
  const { market, sent } = testClient(users(45));
  expect(await market.users.list().first(20)).toHaveLength(20);
  expect(sent).toHaveLength(1);
  expect(await market.users.list().first(0)).toEqual([]);
  expect(await market.users.list().first(100)).toHaveLength(45);
  expect(sent).toHaveLength(4);
});

test("a list without entries ends at once", async () => {
  const { market, sent } = testClient(users(0));
  for await (const user of market.users.list()) expect(user).toBe("nobody");
  expect(sent).toHaveLength(1);
});

test("count asks for the numbers alone", async () => {
  const { market, sent } = testClient(users(45));
  expect(await market.users.count({ search: "ann" })).toEqual({
    pageNumber: 1,
    pageSize: 20,
    totalItems: 45,
    totalPages: 3,
  });
  expect(sent.map(({ method }) => method)).toEqual(["HEAD"]);
});

test("a count that is missing is not zero", async () => {
  const error = await failure(testClient(() => empty(200)).market.users.count());
  expect(UnexpectedResponse.is(error) && error.message).toContain("without the header CMW-");
});

test("all entries come in one list, or the first of them", async () => {
  const { market, sent } = testClient(users(45));
  expect(await market.users.list().all()).toHaveLength(45);
  expect(sent).toHaveLength(3);
  expect((await market.users.list().all({ limit: 21 })).map(({ id }) => id).at(-1)).toBe(21);
  expect(sent).toHaveLength(5);
});

const sixty: Record<string, string> = { ...headers(1, 20, 60) };

test.each([
  ["null", () => json(null, 200, sixty), "no list"],
  ["an object", () => json({ items: [] }, 200, sixty), "no list"],
  ["an empty page before the last", () => json([], 200, sixty), "page 1 of 3 is empty"],
])("%s is no page, and ends the reading", async (_, answer, message) => {
  const { market, sent } = testClient(answer);
  const error = await failure(market.users.list().all());
  expect(UnexpectedResponse.is(error) && error.message).toContain(message);
  expect(sent).toHaveLength(1);
});

test("a marketplace that answers the first page again and again ends the reading", async () => {
  const { market, sent } = testClient(() => json([{ id: 1 }], 200, sixty));
  const error = await failure(market.users.list().all());
  expect(UnexpectedResponse.is(error) && error.message).toContain("page 1 instead of 2");
  expect(sent).toHaveLength(2);
});

test("a page that fails rejects the reading", async () => {
  const { market } = testClient((sent, count) =>
    count > 1 ? json({ errors: ["No."] }, 403) : users(45)(sent, count),
  );
  const read = async (): Promise<void> => {
    for await (const user of market.users.list()) expect(user.id).toBeLessThan(21);
  };
  expect(ApiError.is(await failure(read()), 403)).toBe(true);
});
