import { readdirSync } from "node:fs";
import { join } from "node:path";
import { type Page, table } from "../page.js";
import { readText, root } from "../repository.js";

/** What users notice of the version that comes next, from the notes that wait for it. */
export function changelogPage(): Page {
  const files = readdirSync(join(root, ".changeset")).filter(
    (file) => file.endsWith(".md") && file !== "README.md",
  );
  const notes = files.toSorted().map((file) => readNote(readText(`.changeset/${file}`)));
  const packages = [...new Set(notes.flatMap((note) => note.packages))].toSorted();
  const sections = packages.map((name) => {
    const own = notes.filter((note) => note.packages.includes(name));
    return `## ${name}\n\n${own.map(({ text }) => `- ${text.replaceAll("\n", "\n  ")}`).join("\n")}\n`;
  });
  const rows = packages.map((name) => [`\`${name}\``, String(JSON.parse(manifestOf(name)).version)]);
  return {
    path: "changelog",
    // Who searches wants to know how it is now.
    markdown: `---\nsearch: false\n---\n\n# Changelog\n\nNothing is released yet. The first version will have:\n\n${table(["Package", "Now"], rows)}\n\n${sections.join("\n")}`,
  };
}

interface Note {
  readonly packages: readonly string[];
  readonly text: string;
}

function readNote(file: string): Note {
  const [, head = "", text = ""] = /^---\n(.*?)---\n(.*)$/s.exec(file) ?? [];
  return { packages: Array.from(head.matchAll(/^"([^"]+)":/gm), ([, name = ""]) => name), text: text.trim() };
}

function manifestOf(name: string): string {
  const folders = ["packages", "apps"].flatMap((group) =>
    readdirSync(join(root, group)).map((folder) => `${group}/${folder}/package.json`),
  );
  const found = folders.find((file) => JSON.parse(readText(file)).name === name);
  if (found === undefined) throw new Error(`A changeset names the package ${name}, which does not exist.`);
  return readText(found);
}
