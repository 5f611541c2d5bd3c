import { headerOf, type Outcome } from "../../http/outcome.js";
import { toIso } from "../../text/format.js";
import type { Cause } from "../cause.js";
import type { Check } from "../examinee.js";
import { type Examinee, quote } from "../examinee.js";
import { isTaken, plainBody } from "../probe.js";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const clockRemedy = [
  "Set the machine's clock by NTP, and check containers and virtual machines that were suspended.",
];

export const timeCheck: Check = {
  title: "a late event is accepted, and the clocks agree",
  async examine(examinee) {
    const causes: Cause[] = [];
    const late = await examinee.ask({ body: plainBody(seconds(examinee.now - 2 * DAY)) });
    if (!isTaken(late)) {
      causes.push({
        id: "age-limit",
        severity: "cause",
        title: "Old events are refused.",
        seen: `An event from two days ago is answered with ${quote(late)}.`,
        remedy: [
          "Accept events of any age: the marketplace sends each event until you accept it, so after an outage they are old.",
          "To be safe from replays, read the entity and act on its current state.",
        ],
      });
    }
    const skew = skewOf(await examinee.ask(), examinee.now);
    if (skew !== undefined && Math.abs(skew) > 5 * MINUTE) {
      causes.push({
        id: "clock",
        severity: "warning",
        title: "The application's clock is wrong.",
        seen: `Its Date is ${tellSkew(skew)} of the clock here.`,
        remedy: clockRemedy,
      });
    }
    return causes;
  },
};

/** Finds out whether an event is refused because the application's clock is wrong. */
export async function clockCause(examinee: Examinee, outcome: Outcome): Promise<Cause | undefined> {
  const skew = skewOf(outcome, examinee.now);
  if (skew === undefined || Math.abs(skew) < MINUTE) return undefined;
  const dated = await examinee.ask({ body: plainBody(seconds(examinee.now + skew)) });
  if (!isTaken(dated)) return undefined;
  return {
    id: "clock",
    severity: "cause",
    title: "The application's clock is wrong, and it refuses events by their date.",
    seen: `Its Date is ${tellSkew(skew)} of the clock here; an event with that date is accepted.`,
    remedy: [
      ...clockRemedy,
      "Do not refuse events because of their date: the marketplace sends them again and again.",
    ],
  };
}

function skewOf(outcome: Outcome, now: number): number | undefined {
  const date = outcome.kind === "answer" ? Date.parse(headerOf(outcome.headers, "date") ?? "") : Number.NaN;
  return Number.isNaN(date) ? undefined : date - now;
}

function tellSkew(skew: number): string {
  const minutes = Math.round(Math.abs(skew) / MINUTE);
  return `${minutes} minutes ${skew > 0 ? "ahead" : "behind"}`;
}

function seconds(milliseconds: number): string {
  return toIso(milliseconds).replace(/\.\d+Z$/, "Z");
}
