/** Lists, page by page or entry by entry. */
import type { SortDirection } from "../generated/models.gen.js";
import { toQuery } from "./request.js";

/** The position of a page in its list. */
export interface PageNumbers {
  /** 1 for the first page. */
  readonly pageNumber: number;
  /** The most entries that a page holds. */
  readonly pageSize: number;
  /** The number of entries on all pages. */
  readonly totalItems: number;
  readonly totalPages: number;
  /** `true` when there are more entries and pages than these: a marketplace may stop counting a long list. */
  readonly totalItemsCapped?: true;
}

/** One page of a list. */
export interface Page<Item> extends PageNumbers {
  readonly items: readonly Item[];
}

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

/** The parameters of a list that say how it is read. */
interface ListQuery {
  readonly id?: unknown;
  readonly pageNumber?: number | undefined;
  readonly pageSize?: number | undefined;
  readonly sortField?: string | undefined;
  readonly sortDirection?: string | undefined;
  readonly idAfter?: number | undefined;
}

/** How the pages of a list are loaded. */
interface Source<Item> {
  readonly query: ListQuery;
  readonly load: (query: ListQuery) => Promise<Page<Item>>;
  /** The lists that the marketplace gives by page numbers alone, and the name of this one. */
  readonly numbered: Set<string>;
  readonly name: string;
}

const descending = "DESC" satisfies SortDirection;

/** The most that the interface gives at once. */
const PAGE_SIZE = 50;

/** The most ids in one request: servers and proxies refuse longer addresses. */
const MAX_IDS = 500;

/**
 * The queries that together ask for all of the ids: one, unless they are many.
 *
 * @throws {TypeError} when they are many, and one is no id, or the query asks for one page or another order.
 */
export function inParts(query: ListQuery): ListQuery[] {
  const { id, sortField = "id", pageNumber = 1 } = query;
  if (!Array.isArray(id) || id.length <= MAX_IDS) return [query];
  if (sortField !== "id" || pageNumber > 1) throw tooMany();
  // Before the first of them is sent.
  toQuery(query);
  const sign = signOf(query);
  const ids = [...new Set(id)].sort((left, right) => sign * (left - right));
  const parts: ListQuery[] = [];
  while (ids.length) parts.push({ ...query, id: ids.splice(0, MAX_IDS) });
  return parts;
}

const tooMany = (): TypeError => new TypeError(`no page of more than ${MAX_IDS} ids`);

function signOf({ sortDirection }: ListQuery): number {
  return sortDirection === descending ? -1 : 1;
}

export function createList<Item>({ query: whole, load, numbered, name }: Source<Item>): List<Item> {
  const { pageNumber: from = 1, pageSize = PAGE_SIZE, sortField = "id", idAfter } = whole;

  async function* pagesOf(query: ListQuery): AsyncGenerator<Page<Item>, void> {
    let number = from;
    while (number > 1) {
      const page = await load({ ...query, pageNumber: number });
      yield page;
      if (isLast(page, number++)) return;
    }
    const start = await load({ ...query, pageSize });
    const seen = new Set<unknown>();
    let count = 0;
    /** The entries that were not given before, as the next page. */
    function* give(items: readonly Item[]): Generator<Page<Item>, void> {
      const news = items.filter((item) => {
        const id = idOf(item);
        return id === undefined || (!seen.has(id) && seen.add(id));
      });
      if (news.length || !count) yield { ...start, items: news, pageNumber: ++count };
    }
    yield* give(start.items);
    if (isLast(start, 1)) return;

    const sign = signOf(query);
    let last = idAfter === undefined ? Number.NEGATIVE_INFINITY : sign * idAfter;
    const isNext = (item: Item): boolean => {
      const before = last;
      last = sign * Number(idOf(item));
      return last > before;
    };
    const isById = sortField === "id" && !numbered.has(name) && start.items.every(isNext);
    while (isById) {
      const rest = await load({ ...query, pageSize, sortField, idAfter: sign * last }).catch(ignoreUnknown);
      if (!rest?.items.every(isNext)) break;
      yield* give(rest.items);
      if (isLast(rest, 1)) return;
    }
    if (sortField === "id") numbered.add(name);

    // What comes and goes moves other entries to other pages. A pass that finds what the one before found missed none.
    let [before, pass, pageNumber] = ["", traceOf(start), 2];
    for (;;) {
      const page = await load({ ...query, pageSize, pageNumber });
      yield* give(page.items);
      pass += traceOf(page);
      if (!isLast(page, pageNumber++)) continue;
      if (pass === before) return;
      [before, pass, pageNumber] = [pass, "", 1];
    }
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

/** Whether no page follows. Where the marketplace stopped counting, only an empty page tells. */
const isLast = (page: Page<unknown>, number: number): boolean =>
  number >= page.totalPages && !(page.totalItemsCapped && page.items[0]);

function idOf(item: unknown): number | undefined {
  return Object(item).id;
}

/** 400: the parameter is not known. 200: the page is empty, although there should be more. */
function ignoreUnknown(error: unknown): undefined {
  if (![200, 400].includes(Object(error).status)) throw error;
}

/** Changes when an entry comes, goes, or moves to another page. */
function traceOf({ totalItems, items }: Page<unknown>): string {
  return `${totalItems}:${idOf(items.at(-1))} `;
}
