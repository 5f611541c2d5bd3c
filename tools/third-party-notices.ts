import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "esbuild";

const FILE = "THIRD-PARTY-NOTICES.md";

/**
 * Writes THIRD-PARTY-NOTICES.md beside the package.json, with the licence of each package whose code the build takes
 * in: most licences ask for that. `declared` are those whose declarations alone are inside.
 */
export function thirdPartyNotices(declared: readonly string[] = []): Plugin {
  return {
    name: "third-party-notices",
    setup(build) {
      build.initialOptions.metafile = true;
      build.onEnd(({ metafile }) => {
        writeFileSync(FILE, noticesOf([...foldersOf(Object.keys(metafile?.inputs ?? {})), ...declared]));
      });
    },
  };
}

/** What a plugin of Vite is handed of a bundle, in any of its versions. */
interface Bundle {
  readonly [file: string]: { readonly modules?: Readonly<Record<string, unknown>> };
}

interface BundlePlugin {
  readonly name: string;
  generateBundle(
    this: { emitFile(file: { type: "asset"; fileName: string; source: string }): string },
    options: unknown,
    bundle: Bundle,
  ): void;
}

/** The same for what Vite builds: the file lies among what is built. */
export function bundledNotices(): BundlePlugin {
  return {
    name: "bundled-notices",
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((chunk) => Object.keys(chunk.modules ?? {}));
      this.emitFile({ type: "asset", fileName: FILE, source: noticesOf(foldersOf(modules)) });
    },
  };
}

/** The folder of each package that a module lies in. A name that begins with `\0` is a module that a plugin made. */
function foldersOf(modules: readonly string[]): readonly string[] {
  return modules
    .filter((path) => !path.startsWith("\0"))
    .flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path) ?? []);
}

function noticesOf(folders: readonly string[]): string {
  const notices = [...new Set(folders.map((folder) => resolve(folder)))].sort().map(noticeOf);
  const head = "# Third-party notices\n\nThis package holds code of others, under these licences.\n";
  return [head, ...notices].join("\n");
}

/** @throws {Error} when the package does not say under which terms it is. */
function noticeOf(folder: string): string {
  const manifest = JSON.parse(readFileSync(`${folder}/package.json`, "utf8")) as Manifest;
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(\.|$)/i.test(entry));
  const text = file === undefined ? standardText(manifest) : readFileSync(`${folder}/${file}`, "utf8").trim();
  // Some end their lines as Windows does, and Git would see the file as changed by each build.
  const lines = text.replaceAll("\r\n", "\n");
  return `## ${manifest.name} ${manifest.version}\n\n\`\`\`text\n${lines}\n\`\`\`\n`;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly author?: string | { readonly name: string };
}

/** The text of a licence that a package names, but does not hold. */
function standardText({ name, license, author }: Manifest): string {
  const holder = typeof author === "object" ? author.name : author;
  if (license !== "MIT" || holder === undefined) {
    throw new Error(`${name} has no file with its licence: look for one, or leave it out.`);
  }
  const own = readFileSync(new URL("../LICENSE", import.meta.url), "utf8");
  return own.replace(/^Copyright .*$/m, `Copyright (c) ${holder}`).trim();
}
