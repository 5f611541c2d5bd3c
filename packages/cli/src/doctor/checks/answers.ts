import { isAccepted } from "../../http/explain-outcome.js";
import type { Check } from "../examinee.js";
import { quote } from "../examinee.js";
import { isTaken, largeBody } from "../probe.js";

export const statusCheck: Check = {
  title: "the answer counts as success for the marketplace",
  async examine(examinee) {
    const outcome = await examinee.ask();
    if (!isTaken(outcome) || isAccepted(outcome)) return [];
    return [
      {
        id: "wrong-status",
        severity: "cause",
        title: "The answer does not count as success for the marketplace.",
        seen: `An event is answered with ${quote(outcome)}; only 204 and 200 count, so it comes again and again.`,
        remedy: ["Answer 204 without a body."],
      },
    ];
  },
};

/** Events have a few hundred bytes. The interface sets no limit, so this one is the doctor's own. */
const LARGE_EVENT_BYTES = 60 * 1024;

export const sizeCheck: Check = {
  title: "a large event is accepted",
  async examine(examinee) {
    const outcome = await examinee.ask({ body: largeBody(examinee.date, LARGE_EVENT_BYTES) });
    if (isTaken(outcome)) return [];
    return [
      {
        id: "body-limit",
        severity: "warning",
        title: "Large events are refused.",
        seen: `An event of ${LARGE_EVENT_BYTES / 1024} KiB is answered with ${quote(outcome)}. Today's events have less than 1 KiB; the interface sets no limit.`,
        remedy: [
          "Allow at least 64 KiB on the event route.",
          'Express: express.raw({ type: "*/*", limit: "64kb" }). nginx: client_max_body_size 64k.',
        ],
      },
    ];
  },
};
