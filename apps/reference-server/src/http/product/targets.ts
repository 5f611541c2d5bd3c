import { urlProblem } from "../../delivery/target-policy.js";
import { MarketplaceError, type Problem, problem } from "../../marketplace-error.js";

/**
 * Refuses URLs that the marketplace could never call. What their names resolve to is looked at when they are
 * called.
 *
 * @throws MarketplaceError `targetInvalid`, for each of them.
 */
export function assertTargets(field: string, urls: readonly string[]): void {
  const problems: Problem[] = urls.flatMap((url) => {
    const reason = urlProblem(url);
    return reason === undefined ? [] : [problem("targetInvalid", { field, reason })];
  });
  const [first, ...others] = problems;
  if (first !== undefined) throw new MarketplaceError([first, ...others]);
}
