import { posix } from "node:path";
import {
  BillingItemValueType,
  DueKind,
  type ErrorCode,
  errors,
  events,
  lifecycle,
  operations,
  UpgradeKind,
} from "@syndikit/contract";
import { validateSchema } from "@syndikit/contract/validators";
import { beforeAll, describe, expect, test } from "vitest";
import { words } from "./diagrams/wording.js";
import { exampleOf, readAdvice } from "./generated/errors.js";
import { documents } from "./generated/packages.js";
import { menuOf } from "./menu.js";
import { anchorOf, type Page, titleOf } from "./page.js";
import { readText } from "./repository.js";
import { retryWaits } from "./retry-waits.js";
import { forReaders, forSite, readPages } from "./stage.js";

let pages: readonly Page[];

beforeAll(() => {
  pages = readPages();
});

/** The text of a page without its samples, in which nothing is a heading or a link. */
const prose = ({ markdown }: Page): string => markdown.replace(/^```.*?^```/gms, "");

describe("the pages of the guide", () => {
  test("are in the menu, each once", () => {
    const links = menuOf(pages).flatMap((group) => group.items.map(({ link }) => link));
    expect(links.toSorted()).toEqual(pages.map(({ path }) => `/${path}`).toSorted());
  });

  test("have one heading of the first level", () => {
    const wrong = pages.filter((page) => Array.from(prose(page).matchAll(/^# /gm)).length !== 1);
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  test("lead only to pages and headings that are there", () => {
    const places = new Map(
      pages.map((page) => [
        `${page.path}.md`,
        new Set(Array.from(prose(page).matchAll(/^#+ (.+)$/gm), ([, heading = ""]) => anchorOf(heading))),
      ]),
    );
    const broken = pages.flatMap((page) =>
      Array.from(prose(page).matchAll(/\]\(([^)\s]+)\)/g), ([, link = ""]) => link)
        .filter((link) => !/^(?:https?|diagram):/.test(link))
        // The build fails where a picture is not there.
        .filter((link) => !link.endsWith(".png"))
        .filter((link) => {
          const [file = "", anchor = ""] = link.split("#");
          const target = file === "" ? `${page.path}.md` : posix.join(posix.dirname(page.path), file);
          return anchor === "" ? !places.has(target) : !places.get(target)?.has(anchor);
        })
        .map((link) => `${page.path}: ${link}`),
    );
    expect(broken).toEqual([]);
  });

  test("name only diagrams that can be drawn, and say in words what is on each", () => {
    const drawn = pages.map(({ markdown }) => forSite(markdown)).join("\n");
    expect(drawn).not.toMatch(/\(diagram:/);
    const described = Array.from(drawn.matchAll(/<svg role="img" aria-label="([^"]*)"/g), ([, text]) => text);
    expect(described.length).toBeGreaterThan(3);
    expect(described.filter((text = "") => text.length < 40)).toEqual([]);
  });

  test("have no drawing when a program reads them", () => {
    expect(pages.filter(({ markdown }) => forReaders(markdown).includes("<svg"))).toEqual([]);
  });
});

/** Every text in the diagrams of a page. */
function textsOf(path: string): string[] {
  const drawn = forSite(pages.find((page) => page.path === path)?.markdown ?? "");
  return Array.from(drawn.matchAll(/<text[^>]*>([^<]*)</g), ([, text = ""]) => text);
}

describe("the diagrams", () => {
  test("are on every page of the concepts", () => {
    const concepts = pages.filter(({ path }) => path.startsWith("concepts/"));
    expect(concepts.length).toBeGreaterThan(5);
    expect(concepts.filter(({ path }) => textsOf(path).length === 0).map(({ path }) => path)).toEqual([]);
  });

  test("of the lifecycle have every state and every move of the spec", () => {
    const expected = [...Object.keys(lifecycle.states), ...lifecycle.transitions.map(({ name }) => name)];
    const lower = new Set(
      textsOf("reference/lifecycle").map((text) => text.replaceAll(" ", "").toLowerCase()),
    );
    expect(expected.filter((name) => !lower.has(name.toLowerCase()))).toEqual([]);
  });

  test("of upgrades have every result of the spec, and the events of an upgrade", () => {
    const { events: told } = lifecycle.transitions.find(({ name }) => name === "upgrade") ?? { events: [] };
    expect(told.length).toBeGreaterThan(0);
    expect(textsOf("concepts/upgrades")).toEqual(
      expect.arrayContaining([...Object.values(UpgradeKind), ...told]),
    );
  });

  test("of billing have every way in which an extra resource is paid, and every call that adds lines", () => {
    const drawn = textsOf("concepts/billing").join("\n");
    const calls = Object.values(operations).filter(({ path }) =>
      path.startsWith("/subscription/{id}/invoice"),
    );
    const missing = [
      ...Object.values(BillingItemValueType),
      ...calls.map(({ path }) => path.replace("/subscription/{id}", "")),
    ].filter((text) => !drawn.includes(text));
    expect(missing).toEqual([]);
  });

  test("of events have every wait between two attempts, as the page of the events says them", () => {
    const { first, last } = retryWaits();
    expect([first[0], first.at(-1), last]).toEqual(["5 s", "12 h", "24 h"]);
    const sentence = `${first.join(", ")}, then each ${last}`;
    expect(textsOf("concepts/events").join(" ")).toContain(sentence);
    expect(pages.find(({ path }) => path === "reference/events")?.markdown).toContain(sentence);
  });

  test("of the clock have everything that can fall due, and every event that an advance causes", () => {
    const drawn = textsOf("concepts/clock").join(", ");
    const caused = Object.entries(events)
      .filter(([, { emittedBy }]) => emittedBy.some((each) => each === "clockAdvance"))
      .map(([name]) => name);
    expect(caused.length).toBeGreaterThan(2);
    const expected = [...Object.values(DueKind).map(words), ...caused];
    expect(expected.filter((text) => !drawn.includes(text))).toEqual([]);
  });
});

test("every error has its cause and its remedy, and no other is described", () => {
  expect(
    Object.keys(readAdvice()).toSorted(),
    "docs/error-advice.yaml has the cause and the remedy of each error of spec/errors.yaml",
  ).toEqual(Object.keys(errors).toSorted());
});

describe("the examples of the errors", () => {
  const advice = readAdvice();

  test.each(Object.keys(errors).filter((code): code is ErrorCode => code in errors))(
    "that of %s is an entry that an answer can have, with no gap left, and is on the page",
    (code) => {
      const entry = exampleOf(code, advice[code]?.example);
      expect(validateSchema("ErrorResponseEntry", entry)).toEqual([]);
      expect(entry.error).not.toMatch(/%\w+%|undefined/);
      expect(Object.values(entry.extraFields).filter((text) => text === "")).toEqual([]);
      const page = pages.find(({ path }) => path === "reference/errors");
      expect(page?.markdown).toContain(JSON.stringify(entry, null, 2));
    },
  );

  test("that lacks a field, or has one too many, is refused by name", () => {
    expect(() => exampleOf("notFound", { id: 1 })).toThrow("docs/error-advice.yaml has (id)");
    expect(() => exampleOf("bodyRequired", { id: 1 })).toThrow("bodyRequired");
  });
});

test("every package that can be imported has a page with its exports", () => {
  const paths = pages.map(({ path }) => path).filter((path) => path.startsWith("reference/exports-"));
  const expected = Object.entries(documents).filter(([, file]) => {
    const manifest = file.replace(/README\.md$/, "package.json");
    return manifest !== file && JSON.parse(readText(manifest)).exports?.["."] !== undefined;
  });
  expect(expected.length).toBeGreaterThan(6);
  expect(paths.toSorted()).toEqual(
    expected.map(([path]) => path.replace("packages/", "reference/exports-")).toSorted(),
  );
});

test("the program of the first page is the one of the README, which is run from packed packages", () => {
  const programOf = (text: string): string | undefined =>
    /^```js\n(?:\/\/ first\.mjs[^\n]*\n)(.*?)^```/ms.exec(text)?.[1];
  const page = pages.find(({ path }) => path === "start/vendor")?.markdown ?? "";
  expect(programOf(page)).toBeDefined();
  expect(programOf(page)).toBe(programOf(readText("README.md")));
});

test("a page without a heading is refused by name", () => {
  expect(() => titleOf({ path: "start/none", markdown: "text" })).toThrow("start/none");
});

test("a page that no group of the menu holds is refused by name", () => {
  const page = { path: "start/forgotten", markdown: "# Forgotten" };
  expect(() => menuOf([...pages, page])).toThrow("contents.ts lacks start/forgotten");
});
