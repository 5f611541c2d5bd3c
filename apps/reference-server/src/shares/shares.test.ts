import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ANYBODY, type Owner, THE_SERVER } from "./owner.js";
import { createShares, ShareRefused, type ShareRules, type Shares } from "./shares.js";
import { createConnectionShares } from "./table.js";

/** Lets everything that can begin do so. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const A: Owner = "company/1";
const B: Owner = "company/2";

interface Work {
  readonly owner: Owner;
  readonly cost: number;
}

/** Work that runs until the test ends it, and the order in which it began. */
function bench(rules: ShareRules): {
  readonly shares: Shares;
  readonly begun: Work[];
  readonly running: Work[];
  readonly refused: Work[];
  /** The owner of everything that was asked for. */
  readonly asked: Owner[];
  ask(owner: Owner, cost?: number): Promise<void>;
  end(which?: number): Promise<void>;
} {
  const shares = createShares(rules, () => 0);
  const begun: Work[] = [];
  const running: Work[] = [];
  const refused: Work[] = [];
  const asked: Owner[] = [];
  const ends = new Map<Work, () => void>();
  return {
    shares,
    begun,
    running,
    refused,
    asked,
    async ask(owner, cost = 1) {
      asked.push(owner);
      const work = { owner, cost };
      shares
        .run(
          owner,
          () => {
            begun.push(work);
            running.push(work);
            return new Promise<void>((resolve) => ends.set(work, resolve));
          },
          { cost },
        )
        .catch((error: unknown) => {
          if (!(error instanceof ShareRefused)) throw error;
          refused.push(work);
        });
      await settle();
    },
    async end(which = 0) {
      const [work] = running.splice(which % Math.max(1, running.length), 1);
      if (work !== undefined) ends.get(work)?.();
      await settle();
    },
  };
}

const countOf = (works: readonly Work[], owner: Owner): number =>
  works.filter((work) => work.owner === owner).length;

const owners = fc.constantFrom<Owner>("company/1", "company/2", "company/3", "user/4");
const someRules = fc
  .record({
    all: fc.integer({ min: 1, max: 6 }),
    each: fc.integer({ min: 1, max: 6 }),
    reserve: fc.integer({ min: 0, max: 3 }),
    waiting: fc.integer({ min: 0, max: 5 }),
    quantum: fc.integer({ min: 1, max: 4 }),
  })
  // A reserve of everything would never let anybody have two.
  .map((rules) => ({ ...rules, reserve: Math.min(rules.reserve, rules.all - 1) }));

/** Somebody asks, or some work ends. */
const steps = fc.array(
  fc.oneof(
    fc.record({ ask: owners, cost: fc.integer({ min: 1, max: 5 }) }),
    fc.record({ end: fc.integer({ min: 0, max: 20 }) }),
  ),
  { maxLength: 60, size: "max" },
);

async function play(
  rules: ShareRules,
  script: typeof steps extends fc.Arbitrary<infer Steps> ? Steps : never,
  check: (played: ReturnType<typeof bench>) => void,
): Promise<ReturnType<typeof bench>> {
  const played = bench(rules);
  for (const step of script) {
    if ("ask" in step) await played.ask(step.ask, step.cost);
    else await played.end(step.end);
    check(played);
  }
  return played;
}

describe("whatever is asked for and ends", () => {
  test("no limit is passed, and the reserve is only for owners with nothing in progress", async () => {
    await fc.assert(
      fc.asyncProperty(someRules, steps, async (rules, script) => {
        await play(rules, script, ({ running }) => {
          expect(running.length).toBeLessThanOrEqual(rules.all);
          const held = new Map<Owner, number>();
          for (const { owner } of running) held.set(owner, (held.get(owner) ?? 0) + 1);
          for (const count of held.values()) expect(count).toBeLessThanOrEqual(rules.each);
          // Each owner's first place may come from the reserve, all others not.
          const more = running.length - held.size;
          expect(more).toBeLessThanOrEqual(Math.max(0, rules.all - rules.reserve));
        });
      }),
    );
  });

  test("what is idle is lent: nobody waits who could begin", async () => {
    await fc.assert(
      fc.asyncProperty(someRules, steps, async (rules, script) => {
        await play(rules, script, ({ asked, running, begun, refused }) => {
          const free = rules.all - running.length;
          for (const owner of new Set(asked)) {
            const waiting =
              asked.filter((other) => other === owner).length -
              countOf(begun, owner) -
              countOf(refused, owner);
            if (waiting === 0) continue;
            const held = countOf(running, owner);
            const isHeldBack = free <= 0 || held >= rules.each || (held > 0 && free <= rules.reserve);
            expect(isHeldBack).toBe(true);
          }
        });
      }),
    );
  });

  test("everything that was not refused runs once, and what was refused never runs", async () => {
    await fc.assert(
      fc.asyncProperty(someRules, steps, async (rules, script) => {
        const played = await play(rules, script, () => undefined);
        while (played.running.length > 0) await played.end();
        const asked = script.filter((step) => "ask" in step).length;
        expect(new Set(played.begun).size).toBe(played.begun.length);
        expect(played.begun.length + played.refused.length).toBe(asked);
        for (const work of played.refused) expect(played.begun).not.toContain(work);
        expect(played.shares.state()).toMatchObject({ running: 0, waiting: 0 });
      }),
    );
  });

  test("who arrives waits for at most one quantum of each other owner", async () => {
    const costs = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 20, maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 4 }),
        fc.array(costs, { minLength: 1, maxLength: 3 }),
        fc.integer({ min: 0, max: 15 }),
        async (quantum, crowds, ended) => {
          const others: readonly Owner[] = ["company/2", "company/3", "user/4"];
          const played = bench({ all: 1, each: 1, waiting: 100, quantum });
          for (const [at, crowd] of crowds.entries())
            for (const cost of crowd) await played.ask(others[at] ?? B, cost);
          for (let count = 0; count < ended; count += 1) await played.end();
          await played.ask(A, 1);
          const before = played.begun.length;
          while (!played.begun.some(({ owner }) => owner === A)) await played.end();
          const meanwhile = played.begun.slice(before);
          for (const other of others) {
            const cost = meanwhile
              .filter(({ owner }) => owner === other)
              .reduce((sum, work) => sum + work.cost, 0);
            // What is left of a round that did not suffice for one more work carries over: less than the largest.
            expect(cost).toBeLessThan(quantum + 5);
          }
        },
      ),
    );
  });
});

test("who waits alone is next, however many of another owner came before", async () => {
  const { ask, end, begun } = bench({ all: 1, each: 1, waiting: 10 });
  for (const owner of [A, A, A, A, B]) await ask(owner);
  for (let count = 0; count < 5; count += 1) await end();
  expect(begun.map(({ owner }) => owner)).toEqual([A, A, B, A, A]);
});

test("what does not get its turn in time is refused, and never runs", async () => {
  const shares = createShares({ all: 1, each: 1, waiting: 10, within: 1 }, () => 0);
  const giveBack = shares.take(A);
  let ran = false;
  const late = shares.run(B, async () => {
    ran = true;
  });
  await expect(late).rejects.toThrow("no place within 0.001 s");
  giveBack();
  await settle();
  expect(ran).toBe(false);
  expect(shares.state()).toMatchObject({ running: 0, waiting: 0, refused: 1 });
});

test("what nobody wants any more leaves the queue, never runs, and makes place for more of its owner", async () => {
  const shares = createShares({ all: 1, each: 1, waiting: 1 }, () => 0);
  const ran: string[] = [];
  const work = (name: string) => async () => void ran.push(name);
  const giveBack = shares.take(A);
  const leaver = new AbortController();
  const gone = shares.run(B, work("gone"), { signal: leaver.signal });
  await expect(shares.run(B, work("too much"))).rejects.toThrow("1 wait already");
  leaver.abort();
  await expect(gone).rejects.toThrow("nobody waits for it any more");
  const next = shares.run(B, work("next"));
  giveBack();
  await next;
  await expect(shares.run(B, work("late"), { signal: leaver.signal })).rejects.toThrow("nobody waits");
  expect(ran).toEqual(["next"]);
  expect(shares.state()).toMatchObject({ running: 0, waiting: 0, refused: 1 });
});

test("an owner that fills the queue gives its last places to others, and only to them", async () => {
  const { ask, end, begun, refused } = bench({ all: 1, each: 1, waiting: 10, waitingInAll: 3 });
  for (let count = 0; count < 5; count += 1) await ask(A);
  expect(refused.map(({ owner }) => owner)).toEqual([A]);
  await ask(B);
  expect(refused.map(({ owner }) => owner)).toEqual([A, A]);
  for (let count = 0; count < 5; count += 1) await end();
  expect(begun.map(({ owner }) => owner)).toEqual([A, A, B, A]);
});

test("a place is kept for owners that are known, and a full queue of strangers does not turn them away", async () => {
  const known = (owner: Owner): boolean => owner.startsWith("user/");
  const { ask, begun, running, refused } = bench({
    all: 2,
    each: 2,
    kept: 1,
    waiting: 2,
    waitingInAll: 2,
    known,
  });
  for (const owner of [A, B, "company/3", "company/4"] as const) await ask(owner);
  expect(running.map(({ owner }) => owner)).toEqual([A]);
  expect(refused.map(({ owner }) => owner)).toEqual(["company/4"]);
  await ask("user/1");
  await ask("user/1");
  expect(begun.map(({ owner }) => owner)).toEqual([A, "user/1"]);
  expect(refused).toHaveLength(1);
});

test("work that fails gives its place on", async () => {
  const shares = createShares({ all: 1, each: 1, waiting: 1 }, () => 0);
  const failing = shares.run(A, () => Promise.reject(new Error("no")));
  const next = shares.run(B, async () => "done");
  await expect(failing).rejects.toThrow("no");
  await expect(next).resolves.toBe("done");
});

test("the share of an owner whose work times out shrinks to one place, and grows again with answers", () => {
  const shares = createShares({ all: 32, each: 16 }, () => 0);
  const seen = [];
  for (let count = 0; count < 6; count += 1) {
    shares.note(A, "timeout");
    seen.push(shares.room().lower.get(A));
  }
  expect(seen).toEqual([8, 4, 2, 1, 1, 1]);
  for (let count = 0; count < 15; count += 1) shares.note(A, "answer");
  expect(shares.room().lower.size).toBe(0);
});

test.each([10, 20, 50])(
  "of %i connections some are left for users, however many strangers and the server itself want",
  async (all) => {
    const shares = createConnectionShares(all, () => 0);
    const held: Owner[] = [];
    const ends: (() => void)[] = [];
    const read = (owner: Owner): Promise<void> =>
      shares
        .run(owner, () => {
          held.push(owner);
          return new Promise<void>((resolve) => ends.push(resolve));
        })
        .catch(() => undefined);
    const flood: Promise<void>[] = [];
    for (const owner of [ANYBODY, THE_SERVER])
      for (let count = 0; count < all; count += 1) flood.push(read(owner));
    expect(new Set(held)).toEqual(new Set([ANYBODY, THE_SERVER]));
    const user = read("user/1");
    await settle();
    expect(held.at(-1)).toBe("user/1");
    while (ends.length > 0) {
      for (const end of ends.splice(0)) end();
      await settle();
    }
    await Promise.all([...flood, user]);
  },
);
