import { expect, test } from "vitest";
import { isList, nameCall } from "./name-call.js";

const bytes = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));

test.each([
  ["GET", "/api/subscription/12", undefined, "get"],
  ["GET", "/api/subscription/12/", undefined, "get"],
  ["POST", "/api/subscription/12/endpoints", [], "setEndpoints"],
  ["POST", "/api/subscription/12/instructions", {}, "setInstructions"],
  ["POST", "/api/subscription/12/credentials", [], "setCredentials"],
  ["PATCH", "/api/subscription/12", { deploymentStatus: "DEPLOYED" }, "markDeployed"],
  ["PATCH", "/api/subscription/12", { deploymentStatus: "UNDEPLOYED" }, "markUndeployed"],
  ["PATCH", "/api/subscription/12", { deploymentStatus: "FAILED" }, "markFailed"],
  ["PATCH", "/api/subscription/12", { action: "SET_NAME", name: "x" }, "patch"],
  ["PATCH", "/api/subscription/12", { deploymentStatus: "constructor" }, "patch"],
  ["PATCH", "/api/subscription/12", "{", "patch"],
])("%s %s %j is %s", (method, path, body, name) => {
  expect(nameCall(method, path, bytes(body ?? null))).toEqual({ subscriptionId: 12, name });
});

test.each([
  ["GET", "/api/subscription"],
  ["GET", "/api/user/12"],
  ["POST", "/api/subscription/12/invoice"],
  ["DELETE", "/api/subscription/12"],
])("%s %s is not a call that scenarios name", (method, path) => {
  expect(nameCall(method, path, new Uint8Array())).toBeUndefined();
});

test("knows the list of subscriptions", () => {
  expect(isList("GET", "/api/subscription")).toBe(true);
  expect(isList("GET", "/api/subscription/12")).toBe(false);
  expect(isList("HEAD", "/api/subscription")).toBe(false);
});
