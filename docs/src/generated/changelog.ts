import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { type Page, table } from "../page.js";
import { readText, root } from "../repository.js";

/** What users notice of each version, from the packages' changelogs, and of the next one, from the notes that wait. */
export function changelogPage(): Page {
  const packages = publishedPackages();
  const rows = packages.map(({ name, version }) => [`\`${name}\``, version]);
  const sections = [
    nextVersion(packages),
    ...packages.flatMap(({ name, folder }) => {
      const file = `${folder}/CHANGELOG.md`;
      return existsSync(join(root, file)) ? [`## ${name}\n\n${versionsOf(readText(file))}`] : [];
    }),
  ];
  return {
    path: "changelog",
    // Who searches wants to know how it is now.
    markdown: `---\nsearch: false\n---\n\n# Changelog\n\nAll packages have one version.\n\n${table(["Package", "Version"], rows)}\n\n${sections.filter((section) => section !== "").join("\n\n")}\n`,
  };
}

interface Package {
  readonly name: string;
  readonly version: string;
  readonly folder: string;
}

function publishedPackages(): readonly Package[] {
  return ["packages", "apps"]
    .flatMap((group) => readdirSync(join(root, group)).map((folder) => `${group}/${folder}`))
    .map((folder) => ({ folder, ...JSON.parse(readText(`${folder}/package.json`)) }))
    .filter(({ private: isPrivate }) => isPrivate !== true)
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

/** The versions of a changelog, newest first, one heading deeper, for the package has one of its own here. */
function versionsOf(changelog: string): string {
  const [, ...versions] = changelog.split(/^(?=## )/m);
  return versions
    .join("")
    .trim()
    .replaceAll(/^(#+ )/gm, "#$1");
}

interface Note {
  readonly packages: readonly string[];
  readonly text: string;
}

/** The notes that wait for the next version; empty when there is none. */
function nextVersion(packages: readonly Package[]): string {
  const files = readdirSync(join(root, ".changeset")).filter(
    (file) => file.endsWith(".md") && file !== "README.md",
  );
  const notes = files.toSorted().map((file) => readNote(readText(`.changeset/${file}`)));
  if (notes.length === 0) return "";
  const named = new Set(notes.flatMap((note) => note.packages));
  const unknown = [...named].find((name) => !packages.some((each) => each.name === name));
  if (unknown !== undefined) {
    throw new Error(`A changeset names the package ${unknown}, which does not exist.`);
  }
  const sections = [...named].toSorted().map((name) => {
    const own = notes.filter((note) => note.packages.includes(name));
    return `### ${name}\n\n${own.map(({ text }) => `- ${text.replaceAll("\n", "\n  ")}`).join("\n")}`;
  });
  return `## Not released yet\n\n${sections.join("\n\n")}`;
}

function readNote(file: string): Note {
  const [, head = "", text = ""] = /^---\n(.*?)---\n(.*)$/s.exec(file) ?? [];
  return { packages: Array.from(head.matchAll(/^"([^"]+)":/gm), ([, name = ""]) => name), text: text.trim() };
}
