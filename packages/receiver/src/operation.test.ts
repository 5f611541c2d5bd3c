import { describe, expect, test, vi } from "vitest";
import { createAround } from "./operation.js";

const operation = { kind: "delivery" } as const;
const onError = vi.fn();

describe("looking on while work runs", () => {
  test("tells the hook how it ended, and gives the result to the caller", async () => {
    const ends: unknown[] = [];
    const around = createAround(async (_, run) => ends.push(await run()), onError);

    const result = await around(
      operation,
      async () => 7,
      (outcome) => ({ outcome: `seven is ${outcome}` }),
    );

    expect(result).toBe(7);
    await expect.poll(() => ends).toEqual([{ outcome: "seven is 7" }]);
  });

  test("does the work once, whatever the hook does", async () => {
    const hooks = [
      () => {},
      () => {
        throw new Error("the hook broke");
      },
      async (_: unknown, run: () => Promise<unknown>) => [await run(), await run()],
    ];
    const work = vi.fn(async () => "done");

    const results = await Promise.all(hooks.map((hook) => createAround(hook, onError)(operation, work)));

    expect(results).toEqual(["done", "done", "done"]);
    expect(work).toHaveBeenCalledTimes(3);
  });

  test("reports an error of the hook, and not the one of the work that the caller gets", async () => {
    const broken = new Error("the hook broke");
    const failed = new Error("the work failed");
    const reported = vi.fn();
    const awaits = createAround((_, run) => run(), reported);
    const throws = createAround(async (_, run) => {
      await run().catch(() => {});
      throw broken;
    }, reported);
    const work = (): Promise<never> => Promise.reject(failed);

    await expect(awaits(operation, work)).rejects.toBe(failed);
    await expect(throws(operation, work)).rejects.toBe(failed);

    await expect.poll(() => reported.mock.calls).toEqual([[broken, "looking on"]]);
  });
});
