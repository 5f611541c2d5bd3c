import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../consumers/repository.js";
import { documents, readSamples } from "./samples.js";

/** By default Node reads a `.js` or `.ts` file as CommonJS, which has no top-level `await`. */
const awaitsAtTheTop = (code: string): boolean =>
  /^import /m.test(code) && /^(?:export )?(?:(?:const|let) .*= |for )?await /m.test(code);

const programs = [
  "README.md",
  "packages/create-syndikit/README.md",
  "packages/sdk/README.md",
  "apps/reference-server/README.md",
  ...documents,
  "docs/pages/start/vendor.md",
].flatMap((document) => {
  const text = readFileSync(join(root, document), "utf8");
  return readSamples(document, text)
    .filter(({ code }) => awaitsAtTheTop(code))
    .map(({ place, code }) => ({ document, place, code, text }));
});

test.each(programs)("$document $place: a reader is told that it is an ES module", ({ code, text }) => {
  expect(/^\/\/ \S+\.m[jt]s\b/.test(code) || text.includes('`"type": "module"`')).toBe(true);
});

test("programs are found", () => {
  expect(programs.length).toBeGreaterThan(5);
});
