import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startShell, type TestShell } from "./harness/start-shell.js";

const pagesFolder = fileURLToPath(new URL("../../../docs/pages", import.meta.url));

/** For each page of the guide: whether its shell blocks are run here, or why not. */
const fates: Readonly<Record<string, "run here" | { readonly why: string }>> = {
  "start/marketplace.md": { why: "typed into a terminal by e2e/test/scaffold/stories.long.test.ts" },
  "start/receiver.md": { why: "typed into a terminal by e2e/test/scaffold/stories.long.test.ts" },
  "start/vendor.md": { why: "typed into a terminal by e2e/test/scaffold/stories.long.test.ts" },
  "concepts/clock.md": "run here",
  "troubleshooting.md": "run here",
  "how-to/behind-a-proxy.md": { why: "needs the reader's proxy; doctor.test.ts has one of its own" },
  "how-to/from-one-file-to-many-replicas.md": {
    why: "needs a PostgreSQL; apps/reference-server/test/postgres/copy.long.test.ts has one",
  },
  "how-to/uninstall.md": { why: "followed by e2e/test/removal/uninstall.test.ts" },
  "how-to/test-in-ci.md": { why: "needs the reader's program; certify.long.test.ts has one of its own" },
  "how-to/certify-a-marketplace.md": {
    why: "run by e2e/test/certify/certify-marketplace.long.test.ts, with a marketplace of its own",
  },
  "how-to/public-address.md": { why: "needs the reader's tunnel" },
  "how-to/without-the-internet.md": { why: "followed by e2e/test/clone/clone.long.test.ts" },
  "languages/index.md": { why: "run by e2e/test/languages/languages.long.test.ts, with each receiver" },
};

const blocksOf = (page: string): readonly string[] =>
  Array.from(
    readFileSync(join(pagesFolder, page), "utf8").matchAll(/^```sh\n(.*?)^```/gms),
    ([, block = ""]) => block,
  );

const pages = readdirSync(pagesFolder, { recursive: true, encoding: "utf8" }).filter(
  (page) => page.endsWith(".md") && blocksOf(page).length > 0,
);

let shell: TestShell;
beforeAll(async () => {
  shell = await startShell();
});
afterAll(() => shell.close());
beforeEach(() => shell.reset());

test("every page of the guide with commands is run, or says why not", () => {
  expect(Object.keys(fates).toSorted()).toEqual(pages.toSorted());
});

test.each(
  pages.flatMap((page) =>
    fates[page] === "run here" ? blocksOf(page).map((block) => [page, block] as const) : [],
  ),
)("%s: %s", async (_, block) => {
  const lines = block
    .replaceAll("npx syndikit", "syndikit")
    .replaceAll("http://127.0.0.1:8081", shell.marketplace.url)
    .replaceAll(/\bcurl -/g, "curl --fail -");
  const result = await shell.run(lines);
  expect(result.code, JSON.stringify(result)).toBe(0);
});
