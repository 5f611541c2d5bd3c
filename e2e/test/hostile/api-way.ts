import { setTimeout as sleep } from "node:timers/promises";
import { headerNames, parseReference } from "@syndikit/contract";
import type { Chance } from "./chance.js";
import type { Reports } from "./reports.js";
import type { Tally } from "./tally.js";
import { bare, forward, openWay, type Passing, type Way } from "./way.js";

/** What can happen to a vendor's call, and the share of calls that it happens to. */
const MISCHIEF = {
  "fails before": 0.02,
  "fails after": 0.03,
  "reset before": 0.02,
  "reset after": 0.02,
  busy: 0.02,
  closed: 0.02,
  late: 0.03,
} as const;

export interface ApiWayOptions {
  readonly chance: Chance;
  readonly tally: Tally;
  readonly reports: Reports;
  readonly marketplaceUrl: string;
}

/** Opens the hostile way from the vendor to the marketplace. */
export function openApiWay({ chance, tally, reports, marketplaceUrl }: ApiWayOptions): Promise<Way> {
  return openWay(async (call) => {
    const pass = async () => {
      const answer = await forward(marketplaceUrl, call);
      if (answer.status === 204) noteReport(reports, call);
      return answer;
    };
    const mischief = chance.pick(MISCHIEF);
    if (mischief !== undefined) tally.add(mischief);
    switch (mischief) {
      case "fails before":
        return bare(500);
      case "fails after":
        await pass();
        return bare(500);
      case "reset before":
        return "reset";
      case "reset after":
        await pass();
        return "reset";
      case "busy":
        return bare(429, { [headerNames.retryAfter]: "1" });
      case "closed":
        return bare(503);
      case "late":
        await sleep(chance.between(20, 300));
        return pass();
      case undefined:
        return pass();
      default:
        return mischief satisfies never;
    }
  });
}

function noteReport(reports: Reports, { method, path, body }: Passing): void {
  if (method !== "PATCH") return;
  const [url = ""] = path.split("?");
  const id = parseReference(url.replace("/api/", ""), "subscription");
  // The SDK wrote this body.
  const { deploymentStatus } = JSON.parse(body.toString()) as { readonly deploymentStatus?: string };
  if (id !== undefined && deploymentStatus !== undefined) reports.add(id, deploymentStatus);
}
