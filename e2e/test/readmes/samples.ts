import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../consumers/repository.js";

export interface Sample {
  /** The path of the document, from the root of the repository. */
  readonly document: string;
  /** The heading above the sample, and its number below that heading, from 1. */
  readonly place: string;
  readonly code: string;
}

/**
 * The documents whose samples are tested here. The repository's README has the same stories as the guide, which
 * `scaffold/stories.long.test.ts` runs.
 */
export const documents: readonly string[] = [
  "packages/contract/README.md",
  "packages/signature/README.md",
  "packages/receiver/README.md",
  "packages/testing/README.md",
  "packages/conformance/README.md",
  "docs/certify.md",
  ...pagesWithSamples(),
];

/** The guide's pages that contain samples. Samples that they include from other files are tested there. */
function pagesWithSamples(): string[] {
  const pages = readdirSync(join(root, "docs/pages"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".md"))
    .map((file) => `docs/pages/${file}`);
  return pages.filter((page) => /^```ts$/m.test(readFileSync(join(root, page), "utf8")));
}

/** Every TypeScript and JavaScript sample in a Markdown text, in order. */
export function readSamples(document: string, markdown: string): Sample[] {
  const samples: Sample[] = [];
  const counts = new Map<string, number>();
  let heading = "";
  for (const match of markdown.matchAll(/^#+ (?<title>[^\n]*)$|^```(?<language>\w*)\n(?<code>.*?)^```$/gms)) {
    const { title, language = "", code = "" } = match.groups ?? {};
    if (title !== undefined) heading = title;
    if (!["ts", "typescript", "js", "javascript", "mjs"].includes(language)) continue;
    const count = (counts.get(heading) ?? 0) + 1;
    counts.set(heading, count);
    samples.push({ document, place: `${heading} ${count}`, code });
  }
  return samples;
}

export const samples: readonly Sample[] = documents.flatMap((document) =>
  readSamples(document, readFileSync(join(root, document), "utf8")),
);

/**
 * The sample at a place.
 *
 * @throws {Error} when there is none.
 */
export function sampleAt(document: string, place: string): Sample {
  const sample = samples.find((each) => each.document === document && each.place === place);
  if (sample === undefined) throw new Error(`${document} has no sample "${place}"`);
  return sample;
}
