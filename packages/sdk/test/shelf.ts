import { type Answer, empty, json } from "./fake-fetch.js";

/** A list whose entries come and go. */
export interface Shelf {
  readonly ids: readonly number[];
  /** What becomes of `idAfter`. Only `known` is what the interface says. */
  readonly after: "known" | "refused" | "ignored" | "of the whole";
  /** The order when none is asked for. */
  readonly order: (left: number, right: number) => number;
  /** Where counting stops. */
  readonly countedTo: number;
  /** The most entries that a page has, whatever is asked for. */
  readonly most: number;
  /** How many entries every page has, where nobody can choose. */
  readonly always: number | undefined;
}

/** A marketplace with one list. */
export interface ShelfServer {
  readonly answer: Answer;
  add(id: number): void;
  remove(id: number): void;
  has(id: number): boolean;
  ids(): readonly number[];
}

export function createShelf({
  ids,
  after = "known",
  order = (left, right) => left - right,
  countedTo = Number.POSITIVE_INFINITY,
  most = Number.POSITIVE_INFINITY,
  always,
}: Partial<Shelf>): ShelfServer {
  const all = new Set(ids);

  const answer: Answer = ({ method, query }) => {
    const sign = query.get("sortDirection") === "DESC" ? -1 : 1;
    const compare = query.get("sortField") === "id" ? (left: number, right: number) => left - right : order;
    const known = after === "ignored" ? null : query.get("idAfter");
    if (known !== null && after === "refused") return json({ errors: ["idAfter is no parameter."] }, 400);
    const whole = [...all].sort((left, right) => sign * compare(left, right));
    const rest = known === null ? whole : whole.filter((id) => sign * id > sign * Number(known));
    const page = Number(query.get("pageNumber") ?? 1);
    const size = always ?? Math.min(most, Number(query.get("pageSize") ?? 20));
    const total = after === "of the whole" ? whole.length : rest.length;
    const headers = {
      ...numberHeaders(page, size, Math.min(total, countedTo)),
      ...(total > countedTo && { "cmw-totalitems-capped": "true" }),
    };
    const items = rest.slice((page - 1) * size, page * size).map((id) => ({ id }));
    return method === "HEAD" ? empty(200, headers) : json(items, 200, headers);
  };

  return {
    answer,
    add: (id) => void all.add(id),
    remove: (id) => void all.delete(id),
    has: (id) => all.has(id),
    ids: () => [...all],
  };
}

/** The headers that say where a page stands. */
export function numberHeaders(page: number, size: number, total: number): Record<string, string> {
  return {
    "cmw-pagenumber": String(page),
    "cmw-pagesize": String(size),
    "cmw-totalitems": String(total),
    "cmw-totalpages": String(Math.ceil(total / size)),
  };
}
