import type { Setting, Settings } from "./read-settings.js";

const HEADER = "| Flag | Environment | Default | Means |";

/** A table of the settings, in Markdown. */
export function settingsTable(settings: Settings): string {
  return [
    HEADER,
    "|---|---|---|---|",
    ...Object.values(settings).map(row),
    row({ option: "--version", means: "prints the version" }),
    row({ option: "--help", means: "prints all this" }),
  ].join("\n");
}

/**
 * A document whose table of settings is replaced.
 *
 * @throws {Error} when it has none.
 */
export function withSettingsTable(document: string, settings: Settings): string {
  const lines = document.split("\n");
  const start = lines.indexOf(HEADER);
  if (start < 0) throw new Error(`The document has no table that begins with ${HEADER}`);
  const end = lines.findIndex((line, at) => at > start && !line.startsWith("|"));
  return [...lines.slice(0, start), settingsTable(settings), ...lines.slice(end)].join("\n");
}

function row({
  option,
  variable,
  initial,
  initialInProduction,
  initialInWords = initial,
  means,
  more,
}: Omit<Setting, "read">): string {
  const inProduction = initialInProduction === undefined ? "" : `; in production \`${initialInProduction}\``;
  const text = `${means}${inProduction}${more === undefined ? "" : `. ${more}`}`;
  return `|${[option?.replace(/ .*/, ""), variable, initialInWords].map(cell).join("|")}| ${text} |`;
}

function cell(text: string | undefined): string {
  return text === undefined || text === "" ? " " : ` \`${text}\` `;
}
