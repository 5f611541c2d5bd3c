import type { Outside } from "./outside.js";
import type { Call, Expected } from "./scenario.js";

/** What was seen of a receiver. */
export interface Observed {
  readonly outside: Outside;
  readonly deliveries: readonly {
    readonly refused: boolean;
    readonly answers: readonly (number | "none")[];
  }[];
  readonly log: string;
  /** Texts that must not be in the log. */
  readonly secrets: readonly string[];
}

/** What a sender that retries for ever can live with: taken; or not now. */
const answersToSigned = new Set<number | "none">([200, 204, 429, 503, "none"]);

/** Compares what was seen with what must be, and says each difference in words. */
export function judge(expected: Expected, observed: Observed): readonly string[] {
  const { outside, deliveries, log, secrets } = observed;
  const problems: string[] = [];
  const check = (what: string, found: unknown, wanted: unknown): void => {
    if (found !== wanted) problems.push(`${what}: ${String(found)} instead of ${String(wanted)}`);
  };

  check("state", outside.market.subscription?.deploymentStatus ?? "gone", expected.state);
  const tenants = [...outside.tenants.values()];
  check("tenants that are there", tenants.filter(({ live }) => live).length, expected.tenants);
  check("tenants that were made", tenants.length, expected.made);
  for (const [call, wanted] of Object.entries(expected.calls ?? {})) {
    check(`calls of ${call}`, countOf(outside, call as Call), wanted);
  }

  for (const { refused, answers } of deliveries) {
    const last = answers.at(-1);
    if (refused && !answers.every((answer) => answer === 401)) {
      problems.push(`an event that is not the marketplace's was answered ${answers.join(", ")}`);
    }
    if (!refused && last !== 200 && last !== 204) {
      problems.push(`a signed event was never taken: ${answers.join(", ")}`);
    }
    const odd = answers.filter((answer) => !refused && !answersToSigned.has(answer));
    if (odd.length > 0) problems.push(`a signed event was answered ${odd.join(", ")}`);
  }

  const { calls } = outside;
  const reported = calls.indexOf("markDeployed");
  if (reported !== -1 && !calls.slice(0, reported).includes("setEndpoints")) {
    problems.push("it reported the tenant before the customer could reach it");
  }
  const elsewhere = outside.market.refs.filter(
    (ref) => ref !== "subscription/12" && ref !== "subscription/999999",
  );
  if (elsewhere.length > 0) problems.push(`it read ${elsewhere.join(", ")}`);
  if (secrets.some((secret) => log.includes(secret)) || log.includes("canary")) {
    problems.push("a secret, a signature, a body or a credential is in the log");
  }
  return problems;
}

function countOf({ calls }: Outside, call: Call): number {
  return calls.filter((made) => made === call).length;
}
