import { createExpiryNoticeRunner } from "../messages/expiry-notice.js";
import { createMetricFollowers } from "../subscriptions/metric-followers.js";
import { createPeriodEndRunner } from "../subscriptions/period-end.js";
import { createUnpaidOrderRunner } from "../subscriptions/unpaid-order.js";
import type { JobRunner } from "../time/jobs.js";
import type { Settings } from "./settings.js";

/** The runners of the marketplace's own jobs, which call nobody. */
export function createOwnRunners(
  { unpaidOrderDays }: Pick<Settings, "unpaidOrderDays">,
  {
    store,
    log,
    measuredUntil,
    isAdvancing = () => true,
  }: Parameters<typeof createPeriodEndRunner>[0] & Partial<Parameters<typeof createMetricFollowers>[0]>,
): readonly JobRunner[] {
  return [
    createPeriodEndRunner({ store, log, measuredUntil }),
    createExpiryNoticeRunner({ store }),
    createUnpaidOrderRunner({ store, log, unpaidOrderDays }),
    // Behind all others that are due at the same time.
    createMetricFollowers({ store, log, isAdvancing }),
  ];
}
