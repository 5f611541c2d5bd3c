import { type ConformanceOptions, type Report, runConformance } from "@syndikit/conformance";
import { expect, onTestFinished, test } from "vitest";
import { findFreePort } from "../../src/free-port.js";
import { failuresOf, notRun } from "./certify-program.js";
import { limitOf, type MiddleOptions, startMiddle } from "./middle.js";
import { fromSource, receiverFile } from "./receivers.js";

/** Some checks: one with an event, one that kills the process, and one with a refusal. */
const few = ["one-event-for-a-paid-order", "a-crash-after-the-report", "an-event-without-a-signature"];

/** Certifies a correct receiver that is reached through something in the middle. */
async function certifyThrough(
  middle: Omit<MiddleOptions, "target">,
  options: Partial<ConformanceOptions> = {},
): Promise<Report> {
  const port = await findFreePort();
  const between = await startMiddle({ ...middle, target: { host: "127.0.0.1", port } });
  onTestFinished(() => between.close());
  const program = await fromSource(receiverFile("small/main.ts"));
  return runConformance({
    url: `${between.origin}/events`,
    tenants: `${between.origin}/tenants`,
    start: `HOST=127.0.0.1 PORT=${port} ${program}`,
    sweep: 3_000,
    env: { ...process.env, SWEEP_SECONDS: "3" },
    patience: 120_000,
    quiet: 1_500,
    wait: 60_000,
    ...options,
  });
}

test("a receiver behind a limit of requests passes every check", { timeout: 900_000 }, async () => {
  const report = await certifyThrough({ instead: limitOf(20, 1_000) });
  expect(failuresOf(report)).toEqual([]);
  expect(notRun(report)).toEqual([]);
});

test("a receiver that a limit lets nothing through to fails for that one cause", async () => {
  const report = await certifyThrough(
    {
      // What asks whether the receiver is there is let through.
      instead: (body) =>
        body.includes('"Subscription"') ? { status: 429, headers: { "retry-after": "3600" } } : undefined,
    },
    { only: ["events-out-of-order", "an-event-signed-by-somebody-else"], patience: 1_000 },
  );
  expect(report.causes.map(({ id }) => id)).toEqual(["rate-limit"]);
  expect(report.causes[0]?.checks).toHaveLength(2);
});

test("a receiver behind a proxy is started, and comes back, while the proxy answers 502", async () => {
  const report = await certifyThrough({}, { only: few });
  expect(failuresOf(report)).toEqual([]);
  expect(report.verdict).toBe("passed");
});

test("a receiver behind a proxy that answers 503 now and then is judged by its own answers", async () => {
  let requests = 0;
  const report = await certifyThrough(
    {
      instead: () => {
        requests += 1;
        return requests % 3 === 0 ? { status: 503 } : undefined;
      },
    },
    { only: few },
  );
  expect(failuresOf(report)).toEqual([]);
  expect(report.verdict).toBe("passed");
});

test("a receiver that listens on IPv6 alone, and starts slowly, is waited for and passes", async () => {
  const origin = `http://[::1]:${await findFreePort()}`;
  const program = await fromSource(receiverFile("small/main.ts"));
  const waits = new Set<string>();
  const report = await runConformance({
    url: `${origin}/events`,
    tenants: `${origin}/tenants`,
    start: `sleep 2; ${program}`,
    env: process.env,
    listen: { host: "::1", port: 0 },
    patience: 120_000,
    quiet: 1_500,
    wait: 60_000,
    only: few,
    onWait: (reason) => waits.add(reason),
  });
  expect(failuresOf(report)).toEqual([]);
  expect(report.verdict).toBe("passed");
  expect([...waits]).toEqual(["nothing listens there"]);
});
