import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "esbuild";

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
        const bundled = Object.keys(metafile?.inputs ?? {}).flatMap(
          (input) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input) ?? [],
        );
        const folders = [...bundled, ...declared].map((folder) => resolve(folder));
        const notices = [...new Set(folders)].sort().map(noticeOf);
        const head = "# Third-party notices\n\nThis package holds code of others, under these licences.\n";
        writeFileSync("THIRD-PARTY-NOTICES.md", [head, ...notices].join("\n"));
      });
    },
  };
}

function noticeOf(folder: string): string {
  const { name, version } = JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(\.|$)/i.test(entry));
  if (file === undefined)
    throw new Error(`${name} has no file with its licence: look for one, or leave it out.`);
  const text = readFileSync(`${folder}/${file}`, "utf8").trim();
  return `## ${name} ${version}\n\n\`\`\`text\n${text}\n\`\`\`\n`;
}
