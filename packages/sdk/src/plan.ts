/** What the SDK knows of one method, read from the generated table. */
export interface Plan {
  /** The group and the method, as in `subscriptions.get`. */
  readonly operation: string;
  readonly method: string;
  /** The path template. */
  readonly path: string;
  /** The letters of flag.ts. */
  readonly flags: string;
  /** Fields of the body that the method fills in, or takes as arguments. */
  readonly fields: readonly string[];
}

/** The field that is the whole body. */
export const wholeBody = "*";

/**
 * The plans of all methods. Each block of the table is a group: the start of its paths, and its name where that is not
 * the plural of the path; then a line for each method: name, HTTP method, rest of the path, flags, and fields of the body: `name=value` for one that is
 * filled in, the value as JSON, `name` for an argument, `name@kind` for an argument that is a reference. A name alone
 * stands for the line above that begins with it.
 */
export function readPlans(table: string): Plan[] {
  const known = new Map<string, string[]>();
  return table.split("\n\n").flatMap((block) => {
    const [head = "", ...lines] = block.split("\n");
    const [root = "", group = toPlural(root.slice(1))] = head.split(" ");
    return lines.map((line) => {
      const [name = "", ...rest] = line.split(" ");
      if (rest.length) known.set(name, rest);
      const [method = "", path = "", flags = "", ...fields] = known.get(name) ?? [];
      return { operation: `${group}.${name}`, method, path: `${root}${path}`, flags, fields };
    });
  });
}

const toPlural = (noun: string): string => `${noun.replace(/y$/, "ie")}s`;
