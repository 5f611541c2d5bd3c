import { expect, test } from "vitest";
import { certifyProgram } from "./certify-program.js";
import { describeCauses, everyFlaw } from "./describe-causes.js";
import { fromSource, receiverFile } from "./receivers.js";

describeCauses(everyFlaw);

test("a receiver that answers late has one finding, and every other check passes", async () => {
  const report = await certifyProgram({
    command: await fromSource(receiverFile("small/main.ts")),
    tenants: "/tenants",
    env: { SWEEP_SECONDS: "600", DELAY_SECONDS: "7" },
    patience: 60,
  });

  expect(report.causes.map(({ checks }) => checks)).toEqual([["answers-that-come-soon"]]);
  const [, longest] = /took more than 5 s, the longest ([\d.]+) s/.exec(report.causes[0]?.seen ?? "") ?? [];
  expect(Number(longest)).toBeGreaterThanOrEqual(7);
});
