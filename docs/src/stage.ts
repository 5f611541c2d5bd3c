import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { diagrams } from "./diagrams/diagrams.js";
import { capacityPage } from "./generated/capacity.js";
import { changelogPage } from "./generated/changelog.js";
import { errorsPage } from "./generated/errors.js";
import { eventsPage } from "./generated/events.js";
import { lifecyclePage } from "./generated/lifecycle.js";
import { packagePages } from "./generated/packages.js";
import { promisesPage } from "./generated/promises.js";
import type { Page } from "./page.js";
import { readText, root } from "./repository.js";

/** Every page: those that are written by hand in `docs/pages`, and those that are made. Files of the repository are in them. */
export function readPages(): Page[] {
  const made = [
    lifecyclePage(),
    eventsPage(),
    errorsPage(),
    promisesPage(),
    capacityPage(),
    changelogPage(),
    ...packagePages(),
  ];
  return [...handWritten(), ...made].map(({ path, markdown }) => ({
    path,
    markdown: includeFiles(markdown),
  }));
}

function handWritten(): Page[] {
  const folder = join(root, "docs/pages");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".md"),
  );
  return files.sort().map((file) => ({
    path: file.slice(0, -".md".length),
    markdown: readFileSync(join(folder, file), "utf8"),
  }));
}

/** How the site names a language, where that is not the ending of its files. */
const languages: Readonly<Record<string, string>> = { py: "python", cs: "csharp", csproj: "xml" };

/** `<<< examples/a/file.py` on a line of its own is that file, as a sample. So what is shown is what is tested. */
function includeFiles(markdown: string): string {
  return markdown.replace(/^<<< (\S+)$/gm, (_, path: string) => {
    const ending = path.split(".").at(-1) ?? "";
    const language = languages[ending] ?? ending;
    return `\`\`\`${language}\n${readText(path).trimEnd()}\n\`\`\``;
  });
}

const DIAGRAM = /!\[([^\]]*)\]\(diagram:([\w-]+)\)/g;

/** A page as the site shows it: its diagrams are drawn. */
export function forSite(markdown: string): string {
  return markdown.replace(DIAGRAM, (_, description: string, name: string) => {
    const draw = diagrams[name];
    if (draw === undefined)
      throw new Error(`There is no diagram "${name}". There are ${Object.keys(diagrams).join(", ")}.`);
    return draw(description);
  });
}

/** A page as a program reads it: a diagram is its description. */
export const forReaders = (markdown: string): string => markdown.replace(DIAGRAM, "*Diagram: $1.*");
