/** The parts of a `certify` report that the page shows. */
export interface Report {
  readonly receiver: string;
  readonly startedAt: string;
  readonly verdict: Verdict;
  readonly counts: { readonly passed: number; readonly failed: number; readonly notRun: number };
  /** The causes that the failed checks share. The first is the one to fix first. */
  readonly causes: readonly Cause[];
  readonly failed: readonly FailedCheck[];
}

interface Cause {
  readonly title: string;
  readonly remedy: string;
}

interface FailedCheck {
  readonly name: string;
  readonly requirement: string;
  readonly remedy: string;
}

const VERDICTS = ["passed", "failed", "incomplete"] as const;
type Verdict = (typeof VERDICTS)[number];

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads the output of `certify --json`: a line of JSON for each check, and one for the report.
 *
 * @throws {Error} when the text holds no report.
 */
export function readReport(text: string): Report {
  for (const piece of [text, ...text.split("\n").toReversed()]) {
    const fields = readJson(piece);
    if (fields?.["schema"] !== 1) continue;
    const verdict = VERDICTS.find((one) => one === fields["verdict"]);
    if (verdict !== undefined) return toReport(fields, verdict);
  }
  throw new Error(
    "The file holds no report of certify. Make one: npx syndikit certify <address of the receiver> --json > report.json",
  );
}

function readJson(text: string): Fields | undefined {
  try {
    return toFields(JSON.parse(text));
  } catch {
    // Not every line is JSON: some tell how far the run is.
    return undefined;
  }
}

const toFields = (value: unknown): Fields =>
  typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value)) : {};
const toList = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.map(toFields) : []);
const toText = (value: unknown): string => (typeof value === "string" ? value : "");
const toNumber = (value: unknown): number | undefined => (typeof value === "number" ? value : undefined);

function toReport(fields: Fields, verdict: Verdict): Report {
  const counts = toFields(fields["counts"]);
  return {
    receiver: toText(fields["receiver"]),
    startedAt: toText(fields["startedAt"]),
    verdict,
    counts: {
      passed: toNumber(counts["passed"]) ?? 0,
      failed: toNumber(counts["failed"]) ?? 0,
      notRun: toNumber(counts["notRun"]) ?? 0,
    },
    causes: toList(fields["causes"]).map(({ title, remedy }) => ({
      title: toText(title),
      remedy: toText(remedy),
    })),
    failed: toList(fields["checks"])
      .filter(({ status }) => status === "failed")
      .map(({ name, requirement, remedy }) => ({
        name: toText(name),
        requirement: toText(requirement),
        remedy: toText(remedy),
      })),
  };
}
