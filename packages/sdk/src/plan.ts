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
export const wholeBody = "{";

/**
 * The plans of all methods. A line of the table that begins with a slash opens a group: the start of its paths, and its
 * name where that is not the plural of the path. A line for each method follows: its name, the HTTP method, the rest of
 * the path, its flags, and the fields of its body. `name=value` is filled in, with the value as JSON; `name{` is an
 * argument, and `name{kind` one that is a reference. A name alone stands for the last line that began with it.
 */
export function readPlans(table: string): Plan[] {
  const known: Record<string, string[]> = {};
  let root = "";
  let group = "";
  return table.split("\n").flatMap((line) => {
    // Every line of the table has a name, and a method and a path where it is the first of its name.
    const [name, ...rest] = line.split(" ") as [string, ...string[]];
    if (name.startsWith("/")) {
      root = name;
      [group = `${name.slice(1).replace(/y$/, "ie")}s`] = rest;
      return [];
    }
    if (rest.length) known[name] = rest;
    const [method, path, flags = "", ...fields] = known[name] as [string, string, ...string[]];
    return { operation: `${group}.${name}`, method, path: root + path, flags, fields };
  });
}
