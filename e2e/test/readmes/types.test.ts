import { join } from "node:path";
import ts from "typescript";
import { beforeAll, describe, expect, test } from "vitest";
import { root } from "../consumers/repository.js";
import { documents, readSamples, type Sample, samples } from "./samples.js";
import { files as filesOfReaders, surroundings } from "./surroundings.js";

const nameOf = ({ document, place }: Sample): string => `${document} ${place}`;

/** Turns a sample into a module. The reader's code goes on its first line, so that line numbers stay the same. */
const moduleOf = (sample: Sample): string =>
  `${(surroundings[nameOf(sample)] ?? "").replaceAll("\n", " ")} ${sample.code}\nexport {};\n`;

/** The errors in each text. All are checked as one program, so that the libraries are read only once. */
function check(texts: readonly string[]): string[][] {
  const config = ts.readConfigFile(join(root, "e2e/tsconfig.json"), ts.sys.readFile).config;
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, join(root, "e2e"));
  // A sample may declare names that it does not use, and those for NestJS have decorators.
  const own = { noUnusedLocals: false, allowImportingTsExtensions: true, experimentalDecorators: true };
  Object.assign(options, own, { noEmit: true });
  const folder = join(root, "e2e/test/readmes");
  const samples = texts.map((text, at) => [join(folder, `sample-${at}.ts`), text] as const);
  const imported = Object.entries(filesOfReaders).map(([path, text]) => [join(folder, path), text] as const);
  const files = new Map([...samples, ...imported]);
  const host = ts.createCompilerHost(options);
  const disk = { ...host };
  host.fileExists = (file) => files.has(file) || disk.fileExists(file);
  host.getSourceFile = (file, ...more) => {
    const text = files.get(file);
    return text === undefined
      ? disk.getSourceFile(file, ...more)
      : ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  };
  const program = ts.createProgram([...files.keys()], options, host);
  return samples.map(([file]) => {
    const source = program.getSourceFile(file);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      ({ messageText, start = 0 }) => {
        const line = source === undefined ? 0 : source.getLineAndCharacterOfPosition(start).line + 1;
        return `line ${line} of the sample: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`;
      },
    );
  });
}

describe("the samples of the documents", () => {
  let faults: ReadonlyMap<Sample, readonly string[]>;
  let wrong: readonly string[];

  beforeAll(() => {
    const checked = check([...samples.map(moduleOf), 'const wrong: number = "text";\nexport {};']);
    faults = new Map(samples.map((sample, at) => [sample, checked[at] ?? []]));
    wrong = checked.at(-1) ?? [];
  }, 120_000);

  test.each(samples.map((sample) => [nameOf(sample), sample] as const))("%s compiles", (_, sample) => {
    expect(faults.get(sample)).toEqual([]);
  });

  test("are found in every document", () => {
    expect(documents.filter((document) => !samples.some((sample) => sample.document === document))).toEqual(
      [],
    );
  });

  test("are all that the surroundings are for", () => {
    const names = samples.map(nameOf);
    expect(Object.keys(surroundings).filter((name) => !names.includes(name))).toEqual([]);
  });

  test("would be found wrong if they were", () => {
    expect(wrong).toEqual([expect.stringContaining("line 1 of the sample")]);
  });

  test("are read with their headings, and text in other languages is left out", () => {
    const text = "# One\n```sh\nnpm test\n```\n```ts\na;\n```\n## Two\n```js\nb;\n```\n```js\nc;\n```\n";
    expect(readSamples("x.md", text).map(({ place, code }) => [place, code])).toEqual([
      ["One 1", "a;\n"],
      ["Two 1", "b;\n"],
      ["Two 2", "c;\n"],
    ]);
  });
});
