/** What the SDK knows of one method, read from the generated table. */
export interface Plan {
  /** The group and the method, as in `subscriptions.get`. */
  readonly operation: string;
  readonly method: string;
  /** The path template. */
  readonly path: string;
  readonly flags: string;
  /** Fields of the body that the method fills in, or takes as arguments. */
  readonly fields: readonly string[];
}

/** The letters of `Plan.flags`. */
export const flag = {
  /** The body is one argument. */
  body: "b",
  /** Must not be sent again when it may have happened. */
  once: "o",
  /** Answers a page of a list. */
  paged: "p",
  /** Answers the `Location` of what it created. */
  located: "l",
  /** Answers nothing that a caller could use. */
  nothing: "n",
  /** Takes a user name and a password, and answers a token. */
  signIn: "s",
} as const;

/**
 * The plans of all methods. The table of a group begins with the start of its paths. Each further line is a
 * method's name alone, where several groups have it in common, or: name, HTTP method, rest of the path, flags, and
 * fields of the body: `name=value` for one that is filled in, `name` for an argument, `name@kind` for an argument
 * that is a reference.
 */
export function readPlans(tables: Readonly<Record<string, string>>, common: string): Plan[] {
  const shared = new Map(common.split("\n").map((line) => [line.replace(/ .*/, ""), line]));
  return Object.entries(tables).flatMap(([group, table]) => {
    const [root, ...lines] = table.split("\n");
    return lines.map((line) => {
      const [name = "", method = "", path = "", flags = "", ...fields] = (shared.get(line) ?? line).split(
        " ",
      );
      return { operation: `${group}.${name}`, method, path: `${root}${path}`, flags, fields };
    });
  });
}
