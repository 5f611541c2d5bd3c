/** Filters with more ids than a request may have. */
import { describe, expect, test } from "vitest";
import { failure, testClient } from "../../test/client.js";
import { empty, json, type Sent } from "../../test/fake-fetch.js";
import { numberHeaders } from "../../test/shelf.js";
import { maxIds } from "../generated/wire.gen.js";
import { withResponse } from "./call.js";

const upTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1);
/** In no order, and some of them twice. */
const mixed = (ids: readonly number[]): number[] =>
  [...ids, ...ids.slice(0, 9)].sort((left, right) => ((left * 7919) % 4_001) - ((right * 7919) % 4_001));

/** A marketplace whose subscriptions have the even ids, and that refuses more ids than the interface allows. */
function evenClient() {
  return testClient((sent: Sent) => {
    const sign = sent.query.get("sortDirection") === "DESC" ? -1 : 1;
    const after = sent.query.get("idAfter");
    const asked = String(sent.query.get("id")).split(",").map(Number);
    if (asked.length > maxIds) return empty(400);
    const found = asked
      .filter((id) => id % 2 === 0 && (after === null || sign * id > sign * Number(after)))
      .sort((left, right) => sign * (left - right));
    const size = Number(sent.query.get("pageSize") ?? 20);
    const headers = numberHeaders(1, size, found.length);
    return sent.method === "HEAD"
      ? empty(200, headers)
      : json(
          found.slice(0, size).map((id) => ({ id })),
          200,
          headers,
        );
  });
}

const ids = mixed(upTo(4_000));
/** Each id is asked for once, and all that one request finds is on one page. */
const requests = 4_000 / maxIds;
const evens = upTo(2_000).map((half) => half * 2);

describe("a list of 4,000 ids", () => {
  test("is asked for in several requests, and has every entry once, in order", async () => {
    const { market, sent } = evenClient();
    const all = await market.subscriptions.list({ id: ids }).all();
    expect(all.map(({ id }) => id)).toEqual(evens);
    expect(sent.length).toBeLessThanOrEqual(requests);
  });

  test("is read backwards too, and entry by entry no further than needed", async () => {
    const { market, sent } = evenClient();
    const query = { id: ids, sortField: "id", sortDirection: "DESC" } as const;
    expect((await market.subscriptions.list(query).all()).map(({ id }) => id)).toEqual(evens.toReversed());
    sent.length = 0;
    for await (const { id } of market.subscriptions.list({ id: ids })) if (id === 20) break;
    expect(sent).toHaveLength(1);
  });

  test("is counted, with the numbers of the whole", async () => {
    const { market } = evenClient();
    expect(await market.subscriptions.count({ id: ids })).toEqual({
      pageNumber: 1,
      pageSize: 20,
      totalItems: 2_000,
      totalPages: 100,
    });
    const { attempts, response } = await withResponse(market.subscriptions.count({ id: ids }));
    expect([attempts, response.status]).toEqual([requests, 200]);
  });

  test("has no pages, and no other order: that is said, and nothing is sent", async () => {
    const { market, sent } = evenClient();
    const list = market.subscriptions.list({ id: ids });
    expect(String(await failure(list.page()))).toContain(`more than ${maxIds} ids`);
    expect(String(await failure(list.pages()[Symbol.asyncIterator]().next()))).toContain(
      `more than ${maxIds} ids`,
    );
    const other = { id: ids, sortField: "createdAt" } as const;
    expect(await failure(market.subscriptions.list(other).all())).toBeInstanceOf(TypeError);
    expect(await failure(market.subscriptions.count({ id: ids, pageNumber: 2 }))).toBeInstanceOf(TypeError);
    expect(sent).toEqual([]);
  });

  test.each([Number.NaN, undefined, "x\0"])("with %s among them is sent in no part", async (wrong) => {
    const { market, sent } = evenClient();
    const query = { id: [...ids, wrong as number] };
    expect(await failure(market.subscriptions.list(query).all())).toBeInstanceOf(TypeError);
    expect(await failure(market.subscriptions.count(query))).toBeInstanceOf(TypeError);
    expect(sent).toEqual([]);
  });
});

test("as many ids as a request may have are one request, as they were given", async () => {
  const { market, sent } = evenClient();
  const few = mixed(upTo(maxIds - 9));
  await market.subscriptions.list({ id: few }).page();
  expect(sent.map(({ query }) => query.get("id"))).toEqual([few.join(",")]);
});

test("a call of a count fails as a whole", async () => {
  const { market } = testClient((_, count) =>
    count === 3 ? json({ errors: ["No."] }, 403) : empty(200, numberHeaders(1, 20, 1)),
  );
  expect(await failure(market.subscriptions.count({ id: ids }))).toMatchObject({ kind: "api", status: 403 });
});
