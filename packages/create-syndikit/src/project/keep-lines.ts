const mark = /\s*(?:\/\/|#|<!--)= (?<not>!?)(?<name>[a-z-]+)(?: -->)?$/;

/**
 * Drops the lines that belong to other choices. A line of a template may end with `//= metrics`, and is then only
 * for projects with metrics; with `//= !metrics`, for those without. In Markdown it is `<!--= metrics -->`, elsewhere
 * `#= metrics`. So a template stays a program that compiles.
 */
export function keepLines(text: string, chosen: ReadonlySet<string>): string {
  return text
    .split("\n")
    .flatMap((line) => {
      const { not, name = "" } = mark.exec(line)?.groups ?? {};
      if (not === undefined) return [line];
      return chosen.has(name) === (not === "") ? [line.replace(mark, "")] : [];
    })
    .join("\n");
}
