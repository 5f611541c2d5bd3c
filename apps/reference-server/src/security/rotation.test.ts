import { expect, test } from "vitest";
import type { Sealed } from "../store/columns.js";
import { rotate, type SigningSecrets, secretFor } from "./rotation.js";
import { createSeals } from "./seals.js";

const NOW = Date.UTC(2026, 0, 31);
const DAY = 86_400_000;
const seals = createSeals(new Uint8Array(32).fill(7), {
  bytes: (length) => new Uint8Array(length),
  fraction: () => 0,
});
const sealing = { seals, now: NOW };

const none: SigningSecrets = {
  notificationSecretToken: null,
  previousSecretToken: null,
  previousSecretUntil: null,
};
const old = rotate(none, { notificationSecretToken: "old" }, sealing);

const open = (sealed: Sealed | null): string | null => (sealed === null ? null : seals.open(sealed));

/** The secrets that sign the first attempts. */
function signers(secrets: SigningSecrets, now: number): (string | null)[] {
  return [0, 1, 2].map((round) => open(secretFor(secrets, { round, now }).secret));
}

test("a secret that is replaced with a time stays valid for it, and the attempts take turns", () => {
  const rotated = rotate(old, { notificationSecretToken: "new", previousSecretValidFor: "P7D" }, sealing);
  expect(rotated.previousSecretUntil).toBe(NOW + 7 * DAY);
  expect(signers(rotated, NOW)).toEqual(["old", "new", "old"]);
  expect(signers(rotated, NOW + 7 * DAY - 1)).toEqual(["old", "new", "old"]);
  expect(signers(rotated, NOW + 7 * DAY)).toEqual(["new", "new", "new"]);
});

test("a secret that is replaced without a time ends at once", () => {
  const rotated = rotate(
    rotate(old, { notificationSecretToken: "second", previousSecretValidFor: "P7D" }, sealing),
    { notificationSecretToken: "third" },
    sealing,
  );
  expect(signers(rotated, NOW)).toEqual(["third", "third", "third"]);
  expect(rotated.previousSecretToken).toBeNull();
});

test("a secret that is removed leaves none behind, and a request that names none changes nothing", () => {
  const rotated = rotate(old, { notificationSecretToken: "new", previousSecretValidFor: "P7D" }, sealing);
  expect(rotate(rotated, { notificationSecretToken: null }, sealing)).toEqual(none);
  expect(rotate(rotated, { previousSecretValidFor: "P30D" }, sealing)).toEqual(rotated);
});

test("a first secret has nothing before it", () => {
  const first = rotate(none, { notificationSecretToken: "new", previousSecretValidFor: "P7D" }, sealing);
  expect(signers(first, NOW)).toEqual(["new", "new", "new"]);
});
