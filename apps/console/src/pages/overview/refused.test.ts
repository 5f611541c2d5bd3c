import { errors } from "@syndikit/contract";
import type { LoggedRequest } from "@syndikit/sdk";
import { expect, test } from "vitest";
import { refusedOf } from "./refused.js";

const NOW = Date.UTC(2026, 0, 31, 8, 15);
const at = (minutesAgo: number): string => new Date(NOW - minutesAgo * 60_000).toISOString();

function logged(userName: string, minutesAgo: number, key: string = errors.shareInUse.key): LoggedRequest {
  const request = { requestId: "req_1", method: "GET", path: "/api/order", status: 503, durationMs: 1 };
  return { ...request, userName, date: at(minutesAgo), errors: [{ key, error: "In words." }] };
}

test("who was refused lately is counted by user, the last one first", () => {
  const log = [logged("ada", 1), logged("bob", 2), logged("ada", 3)];
  expect(refusedOf(log, NOW)).toEqual([
    { userName: "ada", requests: 2, last: at(1) },
    { userName: "bob", requests: 1, last: at(2) },
  ]);
});

test("what was refused for another reason, or long ago, is no sign of a share", () => {
  expect(refusedOf([logged("ada", 1, errors.storeUnavailable.key), logged("bob", 11)], NOW)).toEqual([]);
});

test("how long ago is told by the machine's clock, where the marketplace's is moved", () => {
  const moved = { ...logged("ada", -60 * 24 * 30), machineDate: at(1) };
  expect(refusedOf([moved], NOW)).toHaveLength(1);
  expect(refusedOf([{ ...moved, machineDate: at(11) }], NOW)).toEqual([]);
});
