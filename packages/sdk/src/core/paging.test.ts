import { expect, test, vi } from "vitest";
import { failure, testClient } from "../../test/client.js";
import { empty, json } from "../../test/fake-fetch.js";
import { createShelf, numberHeaders, type Shelf } from "../../test/shelf.js";
import { ApiError, UnexpectedResponse } from "./errors.js";

/** A client of a marketplace with so many users. */
const usersClient = (count: number, more: Partial<Shelf> = {}) =>
  testClient(createShelf({ ids: Array.from({ length: count }, (_, index) => index + 1), ...more }).answer);

const idsOf = (entries: readonly { readonly id: number }[]): number[] => entries.map(({ id }) => id);
const upTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1);

/** The parameters of each request that say where it reads. */
const readings = (sent: readonly { readonly query: URLSearchParams }[]) =>
  sent.map(({ query }) =>
    ["pageNumber", "pageSize", "sortField", "sortDirection", "idAfter"]
      .flatMap((name) => (query.has(name) ? [`${name}=${query.get(name)}`] : []))
      .join(" "),
  );

test("a list gives every entry, fifty at a time, each time after the last one", async () => {
  const { market, sent } = usersClient(120);
  const ids: number[] = [];
  for await (const { id } of market.users.list({ search: "ann" })) ids.push(id);
  expect(ids).toEqual(upTo(120));
  expect(readings(sent)).toEqual([
    "pageSize=50",
    "pageSize=50 sortField=id idAfter=50",
    "pageSize=50 sortField=id idAfter=100",
  ]);
  expect(sent.map(({ query }) => query.get("search"))).toEqual(["ann", "ann", "ann"]);
});

test("a list is read in the direction and in the pages that are asked for", async () => {
  const { market, sent } = usersClient(5);
  const query = { sortField: "id", sortDirection: "DESC", pageSize: 2 } as const;
  expect(idsOf(await market.users.list(query).all())).toEqual([5, 4, 3, 2, 1]);
  const order = "pageSize=2 sortField=id sortDirection=DESC";
  expect(readings(sent)).toEqual([order, `${order} idAfter=4`, `${order} idAfter=2`]);
});

test("a list goes on after an id that the program has kept", async () => {
  const { market, sent } = usersClient(120);
  expect(idsOf(await market.users.list({ idAfter: 60 }).all())).toEqual(upTo(120).slice(60));
  expect(readings(sent)).toEqual(["pageSize=50 idAfter=60", "pageSize=50 sortField=id idAfter=110"]);
});

test("nothing is sent before a list is read, and no page more than is read", async () => {
  const { market, sent } = usersClient(120);
  const list = market.users.list();
  expect(sent).toHaveLength(0);
  for await (const { id } of list) if (id === 51) break;
  expect(sent).toHaveLength(2);
});

test("pages are numbered as they come, and their totals are those of the first answer", async () => {
  const shelf = createShelf({ ids: upTo(120) });
  const { market } = testClient(shelf.answer);
  const pages = [];
  for await (const { items, ...numbers } of market.users.list().pages()) {
    shelf.remove(items[0]?.id ?? 0);
    pages.push([items.length, numbers]);
  }
  const totals = { pageSize: 50, totalItems: 120, totalPages: 3 };
  expect(pages).toEqual([
    [50, { pageNumber: 1, ...totals }],
    [50, { pageNumber: 2, ...totals }],
    [20, { pageNumber: 3, ...totals }],
  ]);
});

test("pages from a later one on are plain pages", async () => {
  const { market, sent } = usersClient(45);
  const pages = [];
  for await (const page of market.users.list({ pageNumber: 2 }).pages()) pages.push(page);
  expect(pages.map(({ pageNumber, items }) => [pageNumber, items.length])).toEqual([
    [2, 20],
    [3, 5],
  ]);
  expect(pages[0]).toMatchObject({ pageSize: 20, totalItems: 45, totalPages: 3 });
  expect(readings(sent)).toEqual(["pageNumber=2", "pageNumber=3"]);
  expect(idsOf(await market.users.list({ pageNumber: 3 }).all())).toEqual([41, 42, 43, 44, 45]);
});

test("a list that the marketplace stopped counting is read to its end, in any order", async () => {
  const { market } = usersClient(260, { countedTo: 100 });
  expect(await market.users.count()).toMatchObject({ totalItems: 100, totalItemsCapped: true });
  expect(await market.users.list().page()).toMatchObject({ totalPages: 5, totalItemsCapped: true });
  expect(await market.users.list().all()).toHaveLength(260);
  expect(await market.users.list({ sortField: "name" }).all()).toHaveLength(260);
  expect(await market.users.list({ pageNumber: 2 }).all()).toHaveLength(240);
});

test("one page is one call", async () => {
  const { market, sent } = usersClient(45);
  expect(idsOf((await market.users.list({ pageNumber: 3 }).page()).items)).toEqual([41, 42, 43, 44, 45]);
  expect((await market.users.list().page()).items).toHaveLength(20);
  expect(readings(sent)).toEqual(["pageNumber=3", "pageNumber=1"]);
});

test("the first entries take no more pages than they need", async () => {
  const { market, sent } = usersClient(120);
  expect(await market.users.list().first(50)).toHaveLength(50);
  expect(sent).toHaveLength(1);
  expect(await market.users.list().first(0)).toEqual([]);
  expect(await market.users.list().first(500)).toHaveLength(120);
  expect(sent).toHaveLength(4);
});

test("a list without entries is one empty page", async () => {
  const { market, sent } = usersClient(0);
  const pages = [];
  for await (const { items } of market.users.list().pages()) pages.push(items);
  expect(pages).toEqual([[]]);
  expect(sent).toHaveLength(1);
});

test("a list that fits on a page is one call, in any order", async () => {
  const { market, sent } = usersClient(50, { order: () => -1 });
  expect(await market.users.list().all()).toHaveLength(50);
  expect(await market.users.list({ sortField: "name" }).all()).toHaveLength(50);
  expect(sent).toHaveLength(2);
});

test("count asks for the numbers alone", async () => {
  const { market, sent } = usersClient(45);
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
  const { market, sent } = usersClient(120);
  expect(await market.users.list().all()).toHaveLength(120);
  expect(sent).toHaveLength(3);
  expect(idsOf(await market.users.list().all({ limit: 51 })).at(-1)).toBe(51);
  expect(sent).toHaveLength(5);
});

const sixty = numberHeaders(1, 20, 60);

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
  expect(sent).toHaveLength(3);
});

test("a page that fails rejects the reading", async () => {
  const shelf = createShelf({ ids: upTo(120) });
  const { market } = testClient((sent, count) =>
    count > 1 ? json({ errors: ["No."] }, 403) : shelf.answer(sent, count),
  );
  const read = async (): Promise<void> => {
    for await (const user of market.users.list()) expect(user.id).toBeLessThan(51);
  };
  expect(ApiError.is(await failure(read()), 403)).toBe(true);
});

/** Marketplaces that do not know `idAfter`, and what they answer to it. */
const older: readonly (readonly [string, Partial<Shelf>])[] = [
  ["refuses it", { after: "refused" }],
  ["reads past it", { after: "ignored" }],
  ["counts the whole list", { after: "of the whole" }],
  [
    "sorts in another way",
    { after: "ignored", order: (left: number, right: number) => (left % 7) - (right % 7) },
  ],
];

test.each(older)(
  "a marketplace that %s gives every entry by page numbers, and is known from then on",
  async (_, more) => {
    const { market, sent } = usersClient(120, more);
    const list = market.users.list();
    expect(idsOf(await list.all()).sort((a, b) => a - b)).toEqual(upTo(120));
    const learned = sent.length;
    expect(await list.all()).toHaveLength(120);
    expect(await market.withOptions({ retries: 0 }).users.list({ search: "" }).all()).toHaveLength(120);
    expect(readings(sent.slice(learned)).filter((reading) => reading.includes("idAfter"))).toEqual([]);
    const order = more.order === undefined ? "" : " sortField=id";
    // Each page begins with the last entry of the one before.
    const pages = ["pageSize=50", "pageNumber=2 pageSize=49", "pageNumber=3 pageSize=48"];
    expect(readings(sent).slice(-3)).toEqual(pages.map((page) => `${page}${order}`));
  },
);

test("what is known of one list is not held against another", async () => {
  const { market, sent } = usersClient(120, { after: "refused" });
  await market.users.list().all();
  const learned = sent.length;
  await market.companies.list().all();
  expect(readings(sent.slice(learned)).filter((reading) => reading.includes("idAfter"))).toHaveLength(1);
});

test("another order is read by page numbers, and then in that of the ids, for what has moved meanwhile", async () => {
  const { market, sent } = usersClient(120);
  expect(await market.users.list({ sortField: "name" }).all()).toHaveLength(120);
  expect(readings(sent)).toEqual([
    "pageSize=50 sortField=name",
    "pageNumber=2 pageSize=50 sortField=name",
    "pageNumber=3 pageSize=50 sortField=name",
    "pageSize=50 sortField=id",
    "pageSize=50 sortField=id idAfter=50",
    "pageSize=50 sortField=id idAfter=100",
  ]);
});

test("of a marketplace that gives few at once, each entry is given once too", async () => {
  for (const most of [1, 2, 3, 20]) {
    const { market } = usersClient(120, { after: "refused", most });
    expect(idsOf(await market.users.list().all())).toEqual(upTo(120));
  }
});

test.each([3, 20, 50, 100])(
  "of a marketplace whose pages have %i entries, whatever is asked for, each entry is given once too",
  async (always) => {
    const { market } = usersClient(1_230, { after: "refused", always });
    for (const query of [{}, { pageSize: 10 }, { sortField: "name" as const }]) {
      expect(idsOf(await market.users.list(query).all())).toEqual(upTo(1_230));
    }
  },
);

test("very many entries are read by their ids, and not kept", async () => {
  const { market } = usersClient(5_000);
  const add = vi.spyOn(Set.prototype, "add");
  let count = 0;
  for await (const { id } of market.users.list()) count += id > 0 ? 1 : 0;
  const added = add.mock.calls.length;
  add.mockRestore();
  expect(count).toBe(5_000);
  expect(added).toBeLessThan(500);
});

test("a failure of another kind is not taken for a parameter that is not known", async () => {
  const shelf = createShelf({ ids: upTo(120) });
  const { market } = testClient((request, count) =>
    count === 2 ? json({ errors: ["No."] }, 422) : shelf.answer(request, count),
  );
  expect(ApiError.is(await failure(market.users.list().all()), 422)).toBe(true);
});
