import { readdirSync, readFileSync } from "node:fs";
import type { Page } from "@syndikit/sdk";
import { describe, expect, test } from "vitest";
import { readFirst } from "./cut.js";

const paged = (total: number, size: number) => {
  const asked: number[] = [];
  async function* pages(): AsyncGenerator<Page<number>, void> {
    for (let from = 0; from < total; from += size) {
      asked.push(from);
      const items = Array.from({ length: Math.min(size, total - from) }, (_, index) => from + index);
      yield {
        items,
        pageNumber: from / size + 1,
        pageSize: size,
        totalItems: total,
        totalPages: Math.ceil(total / size),
      };
    }
  }
  return { list: { pages }, asked };
};

describe("the first entries of a list", () => {
  test.each([
    [0, 0, false],
    [19, 19, false],
    [20, 20, false],
    [21, 20, true],
    [60, 20, true],
  ])("of %i are %i, and it is known whether there are more", async (total, read, isCut) => {
    const { list } = paged(total, 10);
    const first = await readFirst(list, 20);
    expect([first.items.length, first.isCut]).toEqual([read, isCut]);
  });

  test("cost no page more than they fill", async () => {
    const { list, asked } = paged(60, 10);
    await readFirst(list, 20);
    expect(asked).toEqual([0, 10]);
  });
});

/** What asks for the first entries by itself, and why nobody can take them for all. */
const KNOWN = [
  // What is not among them is typed.
  "forms/choices.ts",
  // The newest, to compare something with. Any other is typed.
  "pages/compare/things.ts",
  // The newest orders, to see whether one was placed during the tour.
  "tour/steps.ts",
];

test("no page reads a part of a list without knowing whether there is more", () => {
  const sources = new URL("..", import.meta.url);
  const files = readdirSync(sources, { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  );
  const partly = files.filter((file) =>
    /\.first\((?!1\))|\.all\(\{/.test(readFileSync(new URL(file, sources), "utf8")),
  );
  expect(partly.toSorted()).toEqual(KNOWN);
});
