import { scryptSync } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { systemRandom } from "../ports.js";
import { manualClock } from "../time/manual-clock.js";
import { createPasswords, PasswordsBusy } from "./passwords.js";
import { createSeals, loadSecretKey } from "./seals.js";
import { createToken, hashToken } from "./token.js";

const random = systemRandom;
const cheap = (): ReturnType<typeof createPasswords> =>
  createPasswords({ clock: manualClock(0), random, cost: 4 });

test("what is sealed opens again, and never looks the same twice", () => {
  const seals = createSeals(random.bytes(32), random);
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (secret) => {
      const sealed = seals.seal(secret);
      expect(seals.open(sealed)).toBe(secret);
      expect(seals.seal(secret)).not.toBe(sealed);
    }),
  );
});

test("a sealed secret does not open with another key, and says so", () => {
  const sealed = createSeals(random.bytes(32), random).seal("secret");
  expect(() => createSeals(random.bytes(32), random).open(sealed)).toThrow(/another SYNDIKIT_SECRET_KEY/);
});

test("a sealed secret that was changed does not open", () => {
  const seals = createSeals(random.bytes(32), random);
  const sealed = seals.seal("secret");
  const last = sealed.at(-2) === "A" ? "B" : "A";
  const changed = Object.assign(sealed, {}) as typeof sealed;
  const tampered = `${changed.slice(0, -2)}${last}${changed.at(-1)}` as typeof sealed;
  expect(() => seals.open(tampered)).toThrow(/was changed/);
});

test("a password is verified by its hash, and only it", async () => {
  const passwords = cheap();
  const hash = await passwords.hash("correct horse");
  await expect(passwords.verify("correct horse", hash)).resolves.toBe(true);
  await expect(passwords.verify("correct horse ", hash)).resolves.toBe(false);
  await expect(passwords.verify("correct horse", null)).resolves.toBe(false);
});

test("the hash names its parameters and not the password", async () => {
  const hash = await cheap().hash("correct horse");
  expect(hash).toMatch(/^scrypt\$4\$8\$3\$/);
  expect(hash).not.toContain("correct");
});

test("a hash of another cost is still verified", async () => {
  const hash = await createPasswords({ clock: manualClock(0), random, cost: 5 }).hash("x");
  await expect(cheap().verify("x", hash)).resolves.toBe(true);
});

test("a right password is not hashed again for a minute", async () => {
  const clock = manualClock(0);
  const passwords = createPasswords({ clock, random, cost: 14 });
  const hash = await passwords.hash("x");
  await passwords.verify("x", hash);
  const timed = async (): Promise<number> => {
    const start = performance.now();
    await passwords.verify("x", hash);
    return performance.now() - start;
  };
  // The fastest of several runs, because the machine may be busy with something else.
  const remembered = Math.min(await timed(), await timed(), await timed(), await timed());
  clock.elapse(60_001);
  const hashed = await timed();
  expect(remembered).toBeLessThan(hashed / 4);
});

test("a flood of passwords is turned away before it fills the memory, and the first ones are answered", async () => {
  const passwords = cheap();
  const hash = await passwords.hash("right");
  const answers = await Promise.allSettled(
    Array.from({ length: 1_000 }, (_, index) => passwords.verify(`wrong ${index}`, hash)),
  );
  const turnedAway = answers.filter(
    (answer) => answer.status === "rejected" && answer.reason instanceof PasswordsBusy,
  );
  expect(turnedAway).toHaveLength(1_000 - 102);
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(102);
  await expect(passwords.verify("right", hash)).resolves.toBe(true);
});

test("the owner of a known device is answered while strangers of hundreds of networks wait", async () => {
  const waiting: (() => void)[] = [];
  const asked: string[] = [];
  const derive = (password: string): Promise<Uint8Array> =>
    new Promise((resolve) => {
      asked.push(password);
      if (password === "mine") resolve(new Uint8Array(32));
      else waiting.push(() => resolve(new Uint8Array(32)));
    });
  const passwords = createPasswords({ clock: manualClock(0), random, cost: 4, derive });
  const flood = Promise.allSettled(
    Array.from({ length: 600 }, (_, number) => passwords.verify("wrong", null, `network/10.${number}.0.0`)),
  );
  // None of the strangers is answered meanwhile.
  await expect(passwords.verify("mine", null, "user/1")).resolves.toBe(false);
  // Neither is anybody refused who is signed in and sets a new password, nor the server itself.
  await expect(passwords.hash("mine", "company/1")).resolves.toMatch(/^scrypt/);
  await expect(passwords.hash("mine")).resolves.toMatch(/^scrypt/);
  expect(asked).toEqual(["wrong", "wrong", "mine", "mine", "mine"]);
  // A stranger of one more network takes no place from one who has none but his.
  await expect(passwords.verify("wrong", null, "network/11.0.0.0")).rejects.toThrow(PasswordsBusy);
  const drain = setInterval(() => {
    for (const end of waiting.splice(0)) end();
  }, 1);
  const answers = await flood;
  clearInterval(drain);
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(102);
});

test("a wrong password takes as much work for any name: of the demo, of somebody else, or of nobody", async () => {
  const done: number[] = [];
  const derive = async (_: string, { cost }: { readonly cost: number }): Promise<Uint8Array> => {
    done.push(cost);
    return new Uint8Array(32);
  };
  const clock = manualClock(0);
  const passwords = createPasswords({ clock, random, cost: 12, otherCost: 10, derive });
  const workOf = async (hash: string | null): Promise<number[]> => {
    done.length = 0;
    expect(await passwords.verify("wrong", hash)).toBe(false);
    return done.toSorted((a, b) => a - b);
  };
  const ofDemo = await createPasswords({ clock, random, cost: 10 }).hash("demo");
  const ofOther = await createPasswords({ clock, random, cost: 12 }).hash("other");
  expect(await workOf(ofDemo)).toEqual([10, 12]);
  expect(await workOf(ofOther)).toEqual([10, 12]);
  expect(await workOf(null)).toEqual([10, 12]);
});

test("a hash keeps its own parameters, so that raising them locks nobody out", async () => {
  const older = "scrypt$4$8$1$c2FsdHNhbHRzYWx0c2FsdA$";
  const key = scryptSync("right", Buffer.from("saltsaltsaltsalt"), 32, { N: 16, r: 8, p: 1 });
  await expect(cheap().verify("right", older + key.toString("base64url"))).resolves.toBe(true);
});

test("a token has 256 random bits, and is kept as its hash", () => {
  const token = createToken(random);
  expect(token).toMatch(/^synd_[A-Za-z0-9_-]{43}$/);
  expect(hashToken(token)).toBe(hashToken(token));
  expect(hashToken(token)).not.toContain(token.slice(5, 20));
});

test("a key is made once, in a file that only its owner can read", () => {
  const folder = mkdtempSync(join(tmpdir(), "syndikit-key-"));
  const file = join(folder, "key");
  const first = loadSecretKey({ file, production: false, random });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(Buffer.from(loadSecretKey({ file, production: false, random }))).toEqual(Buffer.from(first));
  expect(Buffer.from(readFileSync(file, "utf8"), "base64")).toEqual(Buffer.from(first));
  rmSync(folder, { recursive: true });
});

test("in production a key must be given, and be one", () => {
  const bytes = vi.fn(random.bytes);
  expect(() => loadSecretKey({ production: true, random: { ...random, bytes } })).toThrow(
    /SYNDIKIT_SECRET_KEY/,
  );
  expect(() => loadSecretKey({ given: "c2hvcnQ=", production: true, random })).toThrow(/32 bytes/);
  expect(bytes).not.toHaveBeenCalled();
});

test("a key that was mistyped is refused, although some of it can be decoded to the right length", () => {
  const key = Buffer.from(random.bytes(32)).toString("base64");
  const load = (given: string) => () => loadSecretKey({ given, production: true, random });
  expect(load(key)).not.toThrow();
  const last = key.at(-2) ?? "";
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  // The last character carries only four bits: this one differs in the two bits that are dropped.
  const noncanonical = alphabet[alphabet.indexOf(last) + 1] ?? "";
  for (const mistyped of [
    `${key.slice(0, 20)}!${key.slice(20)}`,
    `${key.slice(0, 20)} ${key.slice(20)}`,
    `${key.slice(0, 20)}\n${key.slice(20)}`,
    `-${key.slice(1)}`,
    `${key}AAAA`,
    `${key.slice(0, -2)}${noncanonical}=`,
    key.slice(0, -1),
    `"${key}"`,
    ` ${key}`,
  ]) {
    expect(load(mistyped), JSON.stringify(mistyped)).toThrow(/32 bytes/);
  }
});
