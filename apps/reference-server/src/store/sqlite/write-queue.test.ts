import { expect, test } from "vitest";
import { ofCompany } from "../../shares/owner.js";
import { openSqlite } from "./open.js";

/** Keeps the writer busy, as a query that takes long does. */
function work(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

test("a flood of one owner's writes delays another's by what a round allows, not by the flood", async () => {
  const store = openSqlite({ file: ":memory:" });
  const begun: string[] = [];
  const write = (name: string, company: number): Promise<void> =>
    store.write(
      async () => {
        begun.push(name);
        work(5);
      },
      { owner: ofCompany(company) },
    );
  const all = Array.from({ length: 40 }, () => write("flood", 1));
  all.push(write("victim", 2));
  expect(store.shares?.["writes"]?.state()).toMatchObject({
    running: 1,
    waiting: 41,
    waited: 40,
    refused: 0,
  });
  await Promise.all(all);
  expect(store.shares?.["writes"]?.state()).toMatchObject({ waiting: 0, waited: 40 });
  expect(store.shares?.["writes"]?.state().waitedFor).toBeGreaterThan(100);
  await store.close();
  // A round is 10 ms of the writer: two of the flood's writes, or three when the second ended just before.
  expect(begun.indexOf("victim")).toBeLessThanOrEqual(3);
  expect(begun).toHaveLength(41);
});

test("the writes of one owner run in the order in which they came", async () => {
  const store = openSqlite({ file: ":memory:" });
  const begun: number[] = [];
  const all = Array.from({ length: 100 }, (_, index) =>
    store.write(async () => void begun.push(index), { owner: ofCompany(1 + (index % 2)) }),
  );
  await Promise.all(all);
  await store.close();
  for (const rest of [0, 1])
    expect(begun.filter((index) => index % 2 === rest)).toEqual(
      Array.from({ length: 50 }, (_, index) => 2 * index + rest),
    );
});
