import type { EventDTO, EventEndpointDTO } from "@syndikit/sdk";
import { expect, test } from "vitest";
import type { First } from "../../parts/cut.js";
import { causesOf, keyOf, parted, solvedOf, whyRed } from "./causes.js";

const endpoint: EventEndpointDTO = {
  id: 1,
  self: "eventEndpoint/1",
  endpoint: "https://a.example/events",
  vendor: { url: "company/1" },
  paused: false,
  failures: 3,
  lastError: "The endpoint answered 503.",
  attempts: 9,
  delivered: 6,
  pending: 3,
};

const event = (
  id: number,
  lastError: string | undefined,
  vendor: "company/1" | "company/2" = "company/1",
): EventDTO => ({
  id,
  self: `event/${id}`,
  date: "2026-01-01T00:00:00.000Z",
  entityName: "Subscription",
  entityUrl: { url: `subscription/${id}` },
  entityId: id,
  recipient: "PRODUCT",
  payload: {
    id: String(id),
    entity: "Subscription",
    type: "MODIFIED",
    entityUrl: `subscription/${id}`,
    date: "2026-01-01T00:00:00.000Z",
    metadata: {},
  },
  type: "MODIFIED",
  vendor: { url: vendor },
  endpoint: endpoint.endpoint,
  notified: false,
  attempts: lastError === undefined ? 0 : 1,
  test: false,
  ...(lastError === undefined ? {} : { lastError }),
});

const whole = <Item>(items: readonly Item[]): First<Item> => ({ items, isCut: false });

test("events that wait are grouped by their reason, the most frequent first, paused or not", () => {
  const refused = "Nothing listens there: start the receiver, or correct the host and port.";
  const causes = causesOf(
    endpoint,
    whole([
      event(1, "The endpoint answered 503."),
      event(2, refused),
      { ...event(3, "The endpoint is paused. It was paused by hand."), paused: true },
      event(4, undefined),
      event(5, refused, "company/2"),
    ]),
  );
  expect(causes.map(({ reason, remedy, events, example }) => [reason, remedy, events, example?.id])).toEqual([
    ["The endpoint answered 503.", "", 2, 1],
    ["Nothing listens there.", "Start the receiver, or correct the host and port.", 1, 2],
  ]);
  const { lastError: _, ...healthy } = { ...endpoint, pauseReason: "It was paused by hand." };
  const held = { ...event(1, "The endpoint is paused. It was paused by hand."), paused: true };
  expect(causesOf(healthy, whole([held]))).toMatchObject([{ reason: "It was paused by hand.", events: 1 }]);
});

test("a cause whose events were not all read says so", () => {
  const items = [event(1, "The endpoint answered 503."), event(2, "The endpoint answered 503.")];
  expect(causesOf(endpoint, { items, isCut: true })).toMatchObject([{ events: 2, isCut: true }]);
  expect(causesOf(endpoint, whole(items))).toMatchObject([{ events: 2, isCut: false }]);
});

test("a cause that is gone is solved only where all that waits for its endpoint was read", () => {
  const [cause] = causesOf(endpoint, whole([event(1, "The endpoint answered 503.")]));
  if (cause === undefined) throw new Error("There is no cause.");
  const gone = keyOf({ endpoint, reason: "Nothing listens there." });
  const seen = [keyOf(cause), gone];
  expect(solvedOf(seen, { causes: [cause], unread: [], isCut: false })).toEqual([gone]);
  expect(solvedOf(seen, { causes: [], unread: [], isCut: false })).toEqual(seen);
  expect(solvedOf(seen, { causes: [{ ...cause, isCut: true }], unread: [], isCut: false })).toEqual([]);
  expect(solvedOf(seen, { causes: [], unread: [endpoint], isCut: false })).toEqual([]);
  // The endpoint may be one of those that were not listed.
  expect(solvedOf(seen, { causes: [cause], unread: [], isCut: true })).toEqual([]);
});

test("an endpoint whose events were not tried yet has the reason of its own last failure", () => {
  expect(causesOf(endpoint, whole([]))).toMatchObject([{ reason: "The endpoint answered 503.", events: 0 }]);
});

test.each([
  [
    "The endpoint answered 404. Check the path of the endpoint.",
    "The endpoint answered 404.",
    "Check the path of the endpoint.",
  ],
  ["The host could not be reached: EFOO.", "The host could not be reached.", "EFOO."],
  ["127.0.0.1 is private; allow it", "127.0.0.1 is private; allow it.", ""],
])("%s is parted into what is wrong and what to do", (text, reason, remedy) => {
  expect(parted(text)).toEqual({ reason, remedy });
});

test("why a vendor is red is one line, and a vendor whose endpoints work is not red", () => {
  const healthy = { ...endpoint, id: 2, failures: 0, pending: 0 };
  const paused = { ...endpoint, id: 3, paused: true, pending: 4 };
  expect(whyRed(whole([healthy]))).toBeUndefined();
  const all = [healthy, paused, endpoint];
  expect(whyRed(whole(all))).toBe(
    "1 failing, 1 paused of 3 endpoints, 7 events waiting. The endpoint answered 503.",
  );
  expect(whyRed({ items: all, isCut: true })).toBe(
    "1 failing, 1 paused at least, 7 events waiting. The endpoint answered 503.",
  );
});
