/** Lists, page by page or entry by entry. */
import { maxIds, maxPageSize } from "../generated/wire.gen.js";
import { isLast, type ListQuery, type Page, type Source, signOf } from "./pages.js";
import { toQuery } from "./request.js";
import { walk } from "./walk.js";

export type { Page, PageNumbers } from "./pages.js";

/**
 * A list. No request is sent until you read it, and each reading starts again from the beginning.
 *
 * Reading it gives every entry that belongs to it all the time exactly once, whatever is added, changed or removed
 * meanwhile, also by the loop itself. With a `pageNumber` above 1 it reads page after page, without that promise.
 *
 * More than 500 ids in its query are asked for in several requests. Then it has entries, but no pages.
 *
 * @example
 * for await (const subscription of market.subscriptions.list({ status: ["DEPLOYED"] })) { … }
 */
export interface List<Item> extends AsyncIterable<Item> {
  /** Reads one page with one request: the `pageNumber` of the query, or the first. */
  page(): Promise<Page<Item>>;
  /**
   * Reads that page and all that follow, one at a time. From the first page on, they are numbered as they come, and
   * their totals are those of the first answer.
   */
  pages(): AsyncIterable<Page<Item>>;
  /** The first `count` entries. Reads only as many pages as needed. */
  first(count: number): Promise<Item[]>;
  /** All entries, or the first `limit` of them. */
  all(options?: { readonly limit?: number | undefined }): Promise<Item[]>;
}

/**
 * The queries that together ask for all of the ids: one, unless they are many.
 *
 * @throws {TypeError} when they are many, and one is no id, or the query asks for one page or another order.
 */
export function inParts(query: ListQuery): ListQuery[] {
  const { id, sortField = "id", pageNumber = 1 } = query;
  if (!Array.isArray(id) || id.length <= maxIds) return [query];
  if (sortField !== "id" || pageNumber > 1) throw tooMany();
  // Before the first of them is sent.
  toQuery(query);
  const sign = signOf(query);
  const ids = [...new Set(id)].sort((left, right) => sign * (left - right));
  const parts: ListQuery[] = [];
  while (ids.length) parts.push({ ...query, id: ids.splice(0, maxIds) });
  return parts;
}

const tooMany = (): TypeError => new TypeError(`no page of more than ${maxIds} ids`);

export function createList<Item>(source: Source<Item>): List<Item> {
  const { query: whole, load } = source;
  const { pageNumber: from = 1, pageSize = maxPageSize } = whole;

  async function* pagesOf(query: ListQuery): AsyncGenerator<Page<Item>, void> {
    let number = from;
    while (number > 1) {
      const page = await load({ ...query, pageNumber: number });
      yield page;
      if (isLast(page, number++)) return;
    }
    const start = await load({ ...query, pageSize });
    let count = 0;
    for await (const items of walk({ ...source, query: { ...query, pageSize } }, start))
      for (let at = 0; at < items.length || !count; at += pageSize)
        yield { ...start, items: items.slice(at, at + pageSize), pageNumber: ++count };
  }

  /** A page of many ids would be one of several requests. */
  function onePart(): ListQuery {
    const [part = whole, ...others] = inParts(whole);
    if (others.length) throw tooMany();
    return part;
  }

  async function* pages(): AsyncGenerator<Page<Item>, void> {
    yield* pagesOf(onePart());
  }

  async function* entries(): AsyncGenerator<Item, void> {
    for (const part of inParts(whole)) for await (const page of pagesOf(part)) yield* page.items;
  }

  async function first(count: number): Promise<Item[]> {
    const found: Item[] = [];
    if (count < 1) return found;
    for await (const item of entries()) if (found.push(item) >= count) break;
    return found;
  }

  return {
    page: async () => load({ ...onePart(), pageNumber: from }),
    pages,
    [Symbol.asyncIterator]: entries,
    first,
    all: ({ limit = Number.POSITIVE_INFINITY } = {}) => first(limit),
  };
}
