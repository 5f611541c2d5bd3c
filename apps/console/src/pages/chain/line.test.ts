import { expect, test } from "vitest";
import { joined, type Kind, type Link, type Part } from "./line.js";

const at = (second: number): string => new Date(Date.UTC(2026, 0, 1) + second * 1_000).toISOString();

function part(kind: Kind, seconds: readonly number[], isCut = false): Part {
  const links = seconds.map(
    (second): Link => ({
      key: `${kind}-${second}`,
      kind,
      at: at(second),
      tone: "ok",
      what: "",
      outcome: "",
    }),
  );
  return { links, readTo: isCut ? links.at(-1)?.at : undefined };
}

const keys = (line: { readonly links: readonly Link[] }): readonly string[] =>
  line.links.map(({ key }) => key);

test("what was read whole stands on one line, newest or oldest first, a cause before its effect", () => {
  const parts = [part("event", [5, 1]), part("order", [1]), part("state", [9, 1])];
  expect(keys(joined(parts, true))).toEqual(["state-9", "event-5", "event-1", "state-1", "order-1"]);
  expect(keys(joined(parts, false))).toEqual(["order-1", "state-1", "event-1", "event-5", "state-9"]);
  expect(joined(parts, true).readTo).toBeUndefined();
});

test("the line ends where the first kind ends that was not read to its end", () => {
  const parts = [part("event", [9, 8, 7], true), part("invoice", [9, 5, 2], true), part("order", [8, 1])];
  const line = joined(parts, true);
  expect(line.readTo).toBe(at(7));
  expect(keys(line)).toEqual(["event-9", "invoice-9", "event-8", "order-8", "event-7"]);
});

test("from the oldest on, it ends at the earliest of the ends", () => {
  const parts = [part("event", [1, 2, 3], true), part("invoice", [1, 5], true), part("state", [1, 9])];
  const line = joined(parts, false);
  expect(line.readTo).toBe(at(3));
  expect(keys(line)).toEqual(["invoice-1", "state-1", "event-1", "event-2", "event-3"]);
});
