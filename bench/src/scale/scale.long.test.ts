import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { QUESTIONS } from "./ask.js";
import { type Answer, marketFile, measureMarket } from "./market.js";

/** The small form of `npm run bench -- scale`. It looks at the plans, and not at times, which a loaded machine stretches. */
const SIZE = 20_000;

const folder = mkdtempSync(join(tmpdir(), "syndikit-scale-"));
let answers: readonly Answer[] = [];

beforeAll(async () => {
  answers = await measureMarket(await marketFile(SIZE, folder), SIZE);
}, 1_200_000);

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe(`with ${SIZE} subscriptions`, () => {
  test.each(["admin", "vendor", "customer"] as const)(
    "no list of the %s reads a whole table that grows to sort it",
    (role) => {
      const sorted = QUESTIONS.filter(
        ({ role: asked }, at) => asked === role && /scan of \w+, sort/.test(answers[at]?.plan ?? ""),
      );
      expect(sorted).toEqual([]);
    },
  );

  test("a search reads no table whole", () => {
    const searched = QUESTIONS.flatMap(({ path }, at) =>
      path.includes("search=") ? [`${path}: ${answers[at]?.plan}`] : [],
    );
    expect(searched.length).toBeGreaterThan(50);
    expect(searched.filter((each) => /: .*scan/.test(each))).toEqual([]);
  });

  test("every list was asked, and plans were read", () => {
    expect(answers).toHaveLength(QUESTIONS.length);
    // Lists in the order of the identifiers read the table itself, and end with the page.
    expect(answers.some(({ plan }) => /^scan of \w+$/.test(plan))).toBe(true);
    expect(answers.some(({ plan }) => plan === "index")).toBe(true);
  });
});
