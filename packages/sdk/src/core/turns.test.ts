import { describe, expect, test } from "vitest";
import { failure, testClient } from "../../test/client.js";
import { json, never } from "../../test/fake-fetch.js";
import { TimedOut } from "./errors.js";
import { createTurns } from "./turns.js";

/** A marketplace that answers when it is told to, and how many requests wait for that. */
function gatedServer(concurrency?: number) {
  const open: (() => void)[] = [];
  let most = 0;
  const client = testClient(
    () =>
      new Promise<Response>((resolve) => {
        open.push(() => resolve(json({ id: 7 })));
        most = Math.max(most, open.length);
      }),
    { concurrency },
  );
  /** Answers everything that comes, one request after another. */
  const answerAll = async (count: number): Promise<void> => {
    for (let answered = 0; answered < count; ) {
      const next = open.shift();
      if (next) {
        next();
        answered++;
      }
      await new Promise(setImmediate);
    }
  };
  return { ...client, answerAll, most: () => most };
}

describe("with a concurrency of 3", () => {
  test("a hundred calls at once are three requests at a time, in order, and all succeed", async () => {
    const { market, sent, answerAll, most } = gatedServer(3);
    const calls = Array.from({ length: 100 }, (_, index) => market.users.get(index + 1));
    await answerAll(100);
    expect(await Promise.all(calls)).toHaveLength(100);
    expect(most()).toBe(3);
    expect(sent.map(({ path }) => Number(path.split("/").at(-1)))).toEqual(
      Array.from({ length: 100 }, (_, index) => index + 1),
    );
  });

  test("a call that stops waiting holds up nobody, and is not sent", async () => {
    const { market, sent, answerAll } = gatedServer(3);
    const held = [1, 2, 3].map((id) => market.users.get(id));
    const controller = new AbortController();
    const stopped = failure(market.users.get(4, { signal: controller.signal }));
    const short = failure(market.users.get(5, { deadline: 20 }));
    const last = market.users.get(6);
    expect(TimedOut.is(await short)).toBe(true);
    controller.abort();
    expect(await stopped).toMatchObject({ kind: "aborted", attempts: 0 });
    await answerAll(4);
    await Promise.all([...held, last]);
    expect(sent.map(({ path }) => path.at(-1))).toEqual(["1", "2", "3", "6"]);
  });
});

test("without the option, all requests are sent at once", async () => {
  const { market, answerAll, most } = gatedServer();
  const calls = Array.from({ length: 50 }, () => market.users.get(7));
  await answerAll(50);
  await Promise.all(calls);
  expect(most()).toBe(50);
});

test("a turn ends with a failure too, and before the wait for a retry", async () => {
  const { market, attempts } = testClient((_, count) => (count % 2 ? json({}, 500) : json({ id: 7 })), {
    concurrency: 1,
  });
  await Promise.all([1, 2, 3].map((id) => market.users.get(id)));
  expect(attempts.filter(({ next }) => next === "done")).toHaveLength(3);
});

test("an attempt that passes its timeout ends its turn", async () => {
  const { market } = testClient((sent, count) => (count === 1 ? never(sent) : json({ id: 7 })), {
    concurrency: 1,
    retries: 0,
  });
  const slow = failure(market.users.get(1, { timeout: 20 }));
  expect(await market.users.get(2)).toEqual({ id: 7 });
  expect(TimedOut.is(await slow)).toBe(true);
});

test("signing in takes a turn of its own, so that one is enough for all", async () => {
  const { market, sent } = testClient(({ path }) => (path.endsWith("/login") ? json("t") : json({ id: 7 })), {
    auth: { username: "ann", password: "secret-password" },
    concurrency: 1,
  });
  expect(await Promise.all([market.users.get(1), market.users.get(2)])).toHaveLength(2);
  expect(sent).toHaveLength(3);
});

test.each([0, -1, Number.NaN])("a concurrency of %s makes no client", (concurrency) => {
  expect(() => testClient(() => json({}), { concurrency })).toThrow("concurrency must be a number from 1");
});

test("a turn that came at the moment of giving up is passed on, and ends once", async () => {
  const take = createTurns(1);
  const signal = new AbortController().signal;
  const end = await take(signal);
  const gaveUp = new AbortController();
  const second = take(gaveUp.signal);
  end();
  // It has its turn, and nobody who takes it.
  gaveUp.abort();
  (await second)();
  const order: string[] = [];
  const third = await take(signal);
  const fourth = take(signal).then(() => order.push("fourth"));
  await new Promise(setImmediate);
  expect(order).toEqual([]);
  third();
  await fourth;
});
