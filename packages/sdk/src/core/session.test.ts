import { expect, test, vi } from "vitest";
import { systemClock } from "./clock.js";
import type { Credential } from "./credential.js";
import { createSession, type Session } from "./session.js";

const never = async (): Promise<string> => {
  throw new Error("it does not sign in");
};
const sessionOf = (credential: (refused?: Credential) => Credential | Promise<Credential>): Session =>
  createSession({ credential }, systemClock, { signIn: never, limit: 30_000 });

/** `t1`, then `t2`, and so on. */
function numbered(): () => Promise<Credential> {
  let number = 0;
  return async () => ({ token: `t${++number}` });
}

test("calls that begin together share one credential", async () => {
  const source = vi.fn(numbered());
  const session = sessionOf(source);
  const found = await Promise.all([session.open()(), session.open()(), session.open()()]);
  expect(new Set(found).size).toBe(1);
  expect(session.open()()).toBe(found[0]);
  expect(source).toHaveBeenCalledTimes(1);
});

test("a late refusal of an old credential does not throw away the newer one", async () => {
  const session = sessionOf(numbered());
  const obtain = session.open();
  const old = await obtain();
  const newer = await obtain(old);
  expect(newer).toEqual({ token: "t2" });
  expect(obtain(old)).toBe(newer);
});

test("calls under way share a failure; one that begins later tries again", async () => {
  const source = vi.fn<() => Promise<Credential>>().mockRejectedValueOnce(new Error("down"));
  source.mockResolvedValueOnce({ token: "t1" });
  const session = sessionOf(source);
  const [first, second] = [session.open(), session.open()];
  await expect(first()).rejects.toThrow("down");
  expect(() => second()).toThrow("down");
  expect(await session.open()()).toEqual({ token: "t1" });
  expect(source).toHaveBeenCalledTimes(2);
});

test("a source that throws at once leaves nothing behind", async () => {
  let broken = true;
  const session = sessionOf(() => {
    if (broken) throw new Error("no key");
    return { token: "t1" };
  });
  await expect(session.open()()).rejects.toThrow("no key");
  broken = false;
  expect(await session.open()()).toEqual({ token: "t1" });
});
