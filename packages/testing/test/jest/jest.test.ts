import { beforeAll, expect, test } from "vitest";
import { buildPackages, runJest } from "./run-jest.js";

beforeAll(buildPackages, 300_000);

test.each([
  ["CommonJS tests, without a flag", "commonjs", ""],
  ["tests that are ES modules", "esm", "--experimental-vm-modules"],
] as const)(
  "Jest runs %s",
  async (_, project, nodeOptions) => {
    const passed = { status: "passed", said: "" };
    expect(await runJest(project, nodeOptions)).toEqual({
      "builders and signed requests": passed,
      "a marketplace": passed,
      "an answer": passed,
      "a forbidden request fails its test": {
        status: "failed",
        said: expect.stringContaining("GET /subscriptions/12: the interface has no such path"),
      },
    });
  },
  120_000,
);
