import { describe, expect, test } from "vitest";
import type { Consumer } from "./consumer.js";
import { runJest } from "./run-jest.js";
import { jests } from "./runners.js";

/** The testing package in a project that uses Jest. */
export function describeJest(get: () => Consumer): void {
  describe("the testing package, installed from its tarball", () => {
    test.each(jests)("serves Jest: $options", async ({ format, nodeOptions }) => {
      const passed = { status: "passed", said: "" };
      expect(await runJest(get().commandLineProject, format, nodeOptions)).toEqual({
        "builders and signed requests": passed,
        "a marketplace": passed,
        "a marketplace, while Jest fakes the timers": passed,
        // Jest runs in a single process, so it can only exit if nothing keeps that process alive.
        "a failure before the marketplace is closed": {
          status: "failed",
          said: expect.stringContaining("toBe"),
        },
        "an answer": passed,
        "a forbidden request fails its test": {
          status: "failed",
          said: expect.stringContaining("GET /subscriptions/12: the interface has no such path"),
        },
      });
    });
  });
}
