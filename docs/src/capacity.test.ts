import { describe, expect, test } from "vitest";
import { type Recorded, readRecorded } from "./bench-results.js";
import { capacityPage, type Results, readResults } from "./generated/capacity.js";
import { OPERATING, withSizes } from "./operating-sizes.js";
import { readText } from "./repository.js";

const results = readResults();

/** The cells of a row of a table, without the first. */
function row(markdown: string, name: string): readonly string[] {
  const line = markdown.split("\n").find((each) => each.startsWith(`| ${name} |`));
  if (line === undefined) throw new Error(`There is no row "${name}".`);
  return line.slice(2, -2).split(" | ").slice(1);
}

/** The recorded sizes with one cell of the largest changed. */
function withLargest(column: string, value: string): Results {
  const { about, lines } = results.sizes;
  const changed = lines.map((line, at) => (at === lines.length - 1 ? { ...line, [column]: value } : line));
  return { ...results, sizes: { about, lines: changed } };
}

describe("the page of capacity", () => {
  const { markdown } = capacityPage();

  test("has no rate that the run of the server did not record", () => {
    const recorded = results.server.lines.flatMap(({ Ours = "", Other = "" }) => [Ours, Other]);
    const rates = ["reads of a subscription", "orders", "deliveries of events"].flatMap((name) =>
      row(markdown, name).filter((cell) => cell !== "not measured"),
    );
    expect(rates.length).toBeGreaterThan(6);
    expect(rates.filter((rate) => !recorded.some((cell) => cell.startsWith(`${rate} /s`)))).toEqual([]);
  });

  test("has the figures of each size that was recorded, and says when, where and under which load", () => {
    expect(results.sizes.lines.map(({ Subscriptions }) => Subscriptions)).toEqual([
      "1,000",
      "20,000",
      "200,000",
    ]);
    for (const line of results.sizes.lines) {
      const {
        Subscriptions = "",
        Events,
        "File, MB": file,
        "Start, ms": start,
        "Restore, s": restore,
      } = line;
      expect(row(markdown, Subscriptions)).toEqual(expect.arrayContaining([Events, file, start, restore]));
    }
    expect(results.sizes.about).toMatch(/^20\d\d-\d\d-\d\d, Node .* The load of the machine was \d/);
    expect(markdown).toContain(results.sizes.about);
    expect(markdown).toContain(results.server.about);
  });

  test("says of replicas and of lists what the runs have shown", () => {
    expect(results.server.about).toContain(" 2 × ");
    expect(markdown).toContain("On two processors, three replicas do not answer more than one");
    for (const name of ["reads of a subscription", "orders"]) {
      const [, one = "", three = ""] = row(markdown, name);
      expect(Number(three.replace(",", "")), name).toBeLessThanOrEqual(Number(one.replace(",", "")));
    }
    const { about } = results.scale;
    const scale: Recorded = {
      about,
      lines: [
        { "1,000, ms": "1", "5,000, ms": "7.5" },
        { "1,000, ms": "9", "5,000, ms": "2" },
      ],
    };
    expect(capacityPage({ ...results, scale }).markdown).toContain(
      "No list costs more than 7.5 ms of the processor with 5,000 subscriptions.",
    );
  });

  test("computes a hundred times of the largest size", () => {
    const restore = (share: string) =>
      row(capacityPage(withLargest("Restore, s", share)).markdown, "The time of a restore");
    expect(restore("36")).toEqual(["1 %", "10 %", "100 %"]);
    expect(restore("3,600")).toEqual(["100 %", "1,000 %", "10,000 %"]);
    expect(markdown).toContain("| Subscriptions | 200,000 | 2,000,000 | 20,000,000 |");
  });

  test("names the bottleneck of each step, and the order in which they come", () => {
    const slow = capacityPage(withLargest("Backup, s", "1,000,000")).markdown;
    expect(row(slow, "Bottleneck")).toEqual(Array(3).fill("the time of a backup"));
    expect(slow).toMatch(/^1\. \*\*The time of a backup\*\*, at about 720 subscriptions\./m);
    const quick = capacityPage(withLargest("File, MB", "1")).markdown;
    expect(row(quick, "Bottleneck")[0]).toMatch(/^none; next is the time of a restore$/);
  });

  test("says which line the run lacks", () => {
    const server: Recorded = { ...results.server, lines: [] };
    expect(() => capacityPage({ ...results, server })).toThrow(
      'bench/results/server.md has 0 lines that begin with "Reads of a subscription, one replica',
    );
    expect(() => capacityPage(withLargest("Backup, s", "not measured"))).toThrow("was not measured");
    expect(() => readRecorded("sizes", "# Nothing\n")).toThrow("bench/results/sizes.md has no table");
  });
});

test("the page for operators has the sizes of the last run: `npm run sizes -w @syndikit/guide` writes them", () => {
  const page = readText(OPERATING);
  expect(page).toBe(withSizes(page, results.sizes));
  expect(() => withSizes("# Sizes\n", results.sizes)).toThrow("lacks the comments");
});
