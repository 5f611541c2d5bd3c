import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, posix, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { problemKindInfo } from "@arethetypeswrong/core/problems";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { type Manifest, readManifest, type Stage, stagePackages } from "./stage-package.js";

const root = fileURLToPath(new URL("..", import.meta.url));

/** What is no CommonJS module, and does not promise to be required. All others are judged for both. */
const ESM_ONLY: readonly string[] = ["create-syndikit", "@syndikit/reference-server"];

/**
 * Packs folders as npm does, and says what publint and arethetypeswrong find wrong with each: warnings too. All of them
 * in one process, for TypeScript takes longer to load than to judge a package. A link in a page of the package must lead
 * to a file of the package, for nothing else is installed with it.
 */
export async function findFaults(
  folders: readonly string[],
  esmOnly: readonly string[] = ESM_ONLY,
): Promise<readonly string[]> {
  const tarballs = mkdtempSync(join(tmpdir(), "check-packages-"));
  try {
    const packed = execFileSync(
      "npm",
      ["pack", "--json", "--ignore-scripts", "--pack-destination", tarballs, ...folders],
      { encoding: "utf8", maxBuffer: 64 * 1024 * 1024, stdio: ["ignore", "pipe", "pipe"] },
    );
    const faults: string[] = [];
    for (const { name, filename } of JSON.parse(packed) as readonly Packed[]) {
      const tarball = Uint8Array.from(readFileSync(join(tarballs, filename)));
      const found = [
        ...(await findPackagingFaults(tarball)),
        ...(await findTypeFaults(tarball, esmOnly.includes(name))),
        ...findBrokenLinks(tarball),
      ];
      faults.push(...found.map((fault) => `${name}: ${fault}`));
    }
    return faults;
  } finally {
    rmSync(tarballs, { recursive: true, force: true });
  }
}

/** What `npm pack --json` says of a package, as far as it is needed. */
interface Packed {
  readonly name: string;
  readonly filename: string;
}

async function findPackagingFaults({ buffer }: Uint8Array<ArrayBuffer>): Promise<readonly string[]> {
  const { messages, pkg } = await publint({ pack: { tarball: buffer }, strict: true });
  return messages
    .filter(({ type }) => type === "error")
    .map((message) => formatMessage(message, pkg, { color: false }) ?? message.code);
}

async function findTypeFaults(tarball: Uint8Array, esmOnly: boolean): Promise<readonly string[]> {
  const packed = createPackageFromTarballData(tarball);
  const analysis = await checkPackage(packed);
  if (analysis.types === false) {
    const text = packed.readFile(`/node_modules/${packed.packageName}/package.json`);
    const { exports } = JSON.parse(text) as Manifest;
    // A command has nothing to import.
    const isImported = typeof exports !== "object" || exports === null || "." in exports;
    return isImported ? ["It can be imported, and has no types."] : [];
  }
  // What has no CommonJS module has no entry for `node10` either.
  const ignored: readonly string[] = esmOnly ? ["node10", "node16-cjs"] : [];
  return analysis.problems
    .filter((problem) => !("resolutionKind" in problem) || !ignored.includes(problem.resolutionKind))
    .map((problem) => {
      const { shortDescription, docsUrl } = problemKindInfo[problem.kind];
      return `${shortDescription} ${JSON.stringify(problem)} See ${docsUrl}`;
    });
}

function findBrokenLinks(tarball: Uint8Array): readonly string[] {
  const packed = createPackageFromTarballData(tarball);
  const root = `/node_modules/${packed.packageName}`;
  const files = packed.listFiles();
  return files
    .filter((file) => file.endsWith(".md"))
    .flatMap((file) => {
      const broken = linksOf(packed.readFile(file)).filter((link) => {
        const target = posix.join(posix.dirname(file), link.replace(/#.*$/, ""));
        return !files.some((other) => other === target || other.startsWith(`${target}/`));
      });
      return broken.map(
        (link) => `${posix.relative(root, file)} links to ${link}, which is not in the package.`,
      );
    });
}

/** The links of a Markdown page that lead to files. Those in its samples are none, and `/` begins a path of a site. */
function linksOf(page: string): readonly string[] {
  const prose = page.replace(/^(`{3,}).*?^\1/gms, "").replace(/`[^`\n]*`/g, "");
  return Array.from(prose.matchAll(/\]\(([^)\s]+)\)/g), ([, link = ""]) => link).filter(
    (link) => !/^(?:[a-z]+:|[#/])/i.test(link),
  );
}

/** The workspaces that are published, and where each is laid out for it. */
function publishedWorkspaces(): readonly Stage[] {
  const folders = ["packages", "apps"].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => join(root, group, name)),
  );
  return folders.flatMap((folder) => {
    const directory = readManifest(folder).publishConfig?.directory;
    return directory === undefined ? [] : [{ folder, destination: resolve(folder, directory) }];
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const stages = publishedWorkspaces();
  stagePackages(stages);
  const faults = await findFaults(stages.map(({ destination }) => destination));
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
  else console.log(`${stages.length} packages are laid out, and resolve for all who install them.`);
}
