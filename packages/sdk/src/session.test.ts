import { expect, test, vi } from "vitest";
import type { Credential } from "./credential.js";
import { createSession } from "./session.js";

const count = (): (() => Promise<Credential>) => {
  let number = 0;
  return async () => ({ token: `t${++number}` });
};

test("calls that begin together share one credential", async () => {
  const obtain = vi.fn(count());
  const session = createSession(obtain);
  const found = await Promise.all([session()(), session()(), session()()]);
  expect(new Set(found).size).toBe(1);
  expect(session()()).toBe(found[0]);
  expect(obtain).toHaveBeenCalledTimes(1);
});

test("a late refusal of an old credential does not throw away the newer one", async () => {
  const session = createSession(count());
  const obtain = session();
  const old = await obtain();
  const newer = await obtain(old);
  expect(newer).toEqual({ token: "t2" });
  expect(obtain(old)).toBe(newer);
});

test("calls under way share a failure; one that begins later tries again", async () => {
  const obtain = vi.fn<() => Promise<Credential>>().mockRejectedValueOnce(new Error("down"));
  obtain.mockResolvedValueOnce({ token: "t1" });
  const session = createSession(obtain);
  const [first, second] = [session(), session()];
  await expect(first()).rejects.toThrow("down");
  expect(() => second()).toThrow("down");
  expect(await session()()).toEqual({ token: "t1" });
  expect(obtain).toHaveBeenCalledTimes(2);
});

test("a source that throws at once leaves nothing behind", async () => {
  let broken = true;
  const session = createSession(() => {
    if (broken) throw new Error("no key");
    return { token: "t1" };
  });
  await expect(session()()).rejects.toThrow("no key");
  broken = false;
  expect(await session()()).toEqual({ token: "t1" });
});
