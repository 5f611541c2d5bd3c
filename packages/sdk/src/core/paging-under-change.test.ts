import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { testClient } from "../../test/client.js";
import { createShelf, type Shelf, type ShelfServer } from "../../test/shelf.js";

// The list of what is pending: an entry that is done leaves it, as does one that is deleted; one that is opened again,
// or that somebody creates, comes to it.

const upTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1);

const marketplaces: readonly (readonly [string, Partial<Shelf>])[] = [
  ["after an id", { after: "known" }],
  ["by page numbers, where that is refused", { after: "refused" }],
  ["by page numbers, where that is ignored", { after: "ignored" }],
  [
    "by page numbers, where entries have another order",
    { after: "ignored", order: (a, b) => (a % 13) - (b % 13) || b - a },
  ],
];

describe.each(marketplaces)("a list that is read %s", (_, more) => {
  test.each([45, 51, 120, 1_000])(
    "gives all %i entries to a loop that takes each from the list",
    async (count) => {
      const shelf = createShelf({ ids: upTo(count), ...more });
      const { market } = testClient(shelf.answer);
      const done: number[] = [];
      for await (const { id } of market.users.list({ search: "pending" })) {
        shelf.remove(id);
        done.push(id);
      }
      expect(done.toSorted((a, b) => a - b)).toEqual(upTo(count));
      expect(shelf.ids()).toEqual([]);
    },
  );

  test("gives what belongs to it throughout exactly once, whatever comes, goes and changes", async () => {
    await fc.assert(
      fc.asyncProperty(fc.record({ size, direction, pageSize, changes }), async (run) => {
        const shelf = createShelf({ ids: upTo(run.size).map((id) => id * 3), ...more });
        const throughout = new Set(shelf.ids());
        // All changes between two requests are made at once; those that are left never happen.
        const steps = run.changes.values();
        const { market } = testClient((request, count) => {
          for (const change of steps.next().value ?? []) apply(change, shelf, throughout);
          return shelf.answer(request, count);
        });
        const query = { sortDirection: run.direction, pageSize: run.pageSize };
        const given = await market.users.list(query).all();
        const ids = given.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect([...throughout].filter((id) => !ids.includes(id))).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});

describe.each(marketplaces)("a list that never stands still, read %s,", (_, more) => {
  const coming = (shelf: ShelfServer): void => shelf.add(Math.max(...shelf.ids()) + 1);
  const changing = (shelf: ShelfServer): void => {
    coming(shelf);
    // One after another from the first on, so that all the others move to a page before theirs.
    shelf.remove(Math.min(...shelf.ids().filter((id) => id % 2 === 0)));
  };

  test.each([
    ["grows with every request", coming, 1_000],
    ["loses an entry for each that comes", changing, 500],
  ])("that %s, ends in any order, and has all that stay", async (_what, change, stay) => {
    for (const query of [{}, { sortField: "name" as const }, { pageSize: 7 }]) {
      const shelf = createShelf({ ids: upTo(1_000), ...more });
      const { market } = testClient((request, count) => {
        if (count > 500) throw new TypeError("It does not end.");
        const answer = shelf.answer(request, count);
        change(shelf);
        return answer;
      });
      const ids = (await market.users.list(query).all()).map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const known = new Set(ids);
      const throughout = upTo(1_000).filter((id) => stay === 1_000 || id % 2 === 1);
      expect(throughout.filter((id) => !known.has(id))).toEqual([]);
    }
  });
});

const size = fc.integer({ min: 0, max: 40 });
const direction = fc.constantFrom("ASC" as const, "DESC" as const);
const pageSize = fc.integer({ min: 1, max: 12 });

/** Adds, removes, or takes one off and puts another on, which moves entries without changing how many there are. */
const change = fc.record({
  kind: fc.constantFrom("create" as const, "open" as const, "remove" as const, "swap" as const),
  at: fc.nat(),
});
type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never;
const changes = fc.array(fc.array(change, { maxLength: 6 }), { maxLength: 12 });

function apply({ kind, at }: Change, shelf: ShelfServer, throughout: Set<number>): void {
  const ids = shelf.ids();
  const newest = Math.max(0, ...ids);
  const found = ids[at % Math.max(1, ids.length)];
  if (kind === "create") shelf.add(newest + 1);
  // Not one that it had: that one belongs to it again, and may come twice or not at all.
  if (kind === "open" && !throughout.has(at % (newest + 1))) shelf.add(at % (newest + 1));
  if ((kind === "remove" || kind === "swap") && found !== undefined) {
    shelf.remove(found);
    throughout.delete(found);
    if (kind === "swap") shelf.add(newest + 1);
  }
}
