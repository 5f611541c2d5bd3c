import type { EventEndpointDTO } from "@syndikit/sdk";
import { expect, test } from "vitest";
import { healthOf } from "./health.js";

const healthy: EventEndpointDTO = {
  id: 1,
  self: "eventEndpoint/1",
  endpoint: "https://app.example/events",
  paused: false,
  failures: 0,
  attempts: 3,
  delivered: 2,
  pending: 0,
  lastAttempt: "2026-01-31T08:00:00.000Z",
  lastDelivery: "2026-01-31T08:00:00.000Z",
};

test.each<readonly [string, Partial<EventEndpointDTO>, string]>([
  ["the last event was accepted", {}, "healthy"],
  ["it was never called", { attempts: 0, delivered: 0 }, "nothing sent yet"],
  ["it is paused", { paused: true }, "paused"],
  ["it fails", { failures: 2 }, "2 failures in a row"],
  ["less is sent to it", { heldBack: "It did not answer in time." }, "held back"],
  ["its failures were taken back", { lastError: "The endpoint answered 503." }, "last try failed"],
  ["the last event was not accepted", { lastAttempt: "2026-01-31T08:00:01.000Z" }, "last try failed"],
])("where %s, an endpoint is said to be so", (_, change, word) => {
  expect(healthOf({ ...healthy, ...change }).word).toBe(word);
});

test("an endpoint that has accepted nothing is not healthy", () => {
  const { lastDelivery: _, ...endpoint } = healthy;
  expect(healthOf({ ...endpoint, delivered: 0 }).word).toBe("last try failed");
});
