import { expect, test } from "vitest";
import type { Observation } from "../api/observation.js";
import { createRequestLog } from "./request-log.js";

const seen: Observation = {
  requestId: "req_1",
  method: "GET",
  path: "/api/product",
  address: "192.0.2.1",
  isFromPage: false,
  startedAt: 0,
};

test("what an open console reads all the time pushes out nothing that a program read", () => {
  const log = createRequestLog({ now: () => 0, wall: () => 0 });
  const answer = { status: 200, duration: 1 };
  log.add({ ...seen, requestId: "req_program" }, answer);
  for (let reading = 0; reading < 3_000; reading += 1) log.add({ ...seen, isFromPage: true }, answer);
  const admin = { userId: 1, userName: "admin", role: "ROLE_ADMIN" } as Parameters<typeof log.list>[0];
  expect(log.list(admin, { requestId: "req_program" })).toHaveLength(1);
});
