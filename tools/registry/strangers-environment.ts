/** The environment without what npm, vitest and this repository put into it. */
export function strangersEnvironment(): Record<string, string> {
  const own = /^(npm_|vitest|node_options$|node_env$|init_cwd$|turbo_|database_url$|port$|host$)/i;
  return Object.fromEntries(
    Object.entries(process.env).filter(
      (entry): entry is [string, string] => entry[1] !== undefined && !own.test(entry[0]),
    ),
  );
}
