import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "esbuild";
import type { ValidatorPlan } from "./validator-names.js";

const COMPILED_MODULE = "./compiled.js";
const here = dirname(fileURLToPath(import.meta.url));

/** Joins the compiled schemas, the tables that lead to them, and what they need, to one module without imports. */
export function bundleValidators(compiled: string, plan: ValidatorPlan): Promise<string> {
  return bundleCompiled(compiled, tables(plan));
}

/**
 * Joins the compiled schemas that a module uses, and what they need, to one module without imports.
 *
 * @param contents - imports them from `./compiled.js`.
 */
export async function bundleCompiled(compiled: string, contents: string): Promise<string> {
  const result = await build({
    stdin: { contents, resolveDir: here, loader: "js" },
    plugins: [compiledSource(compiled)],
    bundle: true,
    write: false,
    format: "esm",
    target: "es2022",
    platform: "neutral",
    legalComments: "none",
  });
  const [file] = result.outputFiles;
  if (!file) throw new Error("The bundler gave no file.");
  return file.text.replaceAll(/^\/\/ .*\n/gm, "");
}

function tables({ bodies, paths, queries, headers, responses, events, named }: ValidatorPlan): string {
  const lookUp = (entries: Record<string, string>): string =>
    Object.entries(entries)
      .map(([key, name]) => `${JSON.stringify(key)}: compiled.${name}`)
      .join(", ");
  const byStatus = Object.entries(responses).map(([id, statuses]) => {
    const members = Object.entries(statuses).map(
      ([status, name]) => `${status}: ${name ? `compiled.${name}` : "null"}`,
    );
    return `${JSON.stringify(id)}: { ${members.join(", ")} }`;
  });
  return [
    `import * as compiled from "${COMPILED_MODULE}";`,
    `export const schemas = { ${lookUp(Object.fromEntries(named.map((name) => [name, name])))} };`,
    `export const bodies = { ${lookUp(bodies)} };`,
    `export const paths = { ${lookUp(paths)} };`,
    `export const queries = { ${lookUp(queries)} };`,
    `export const headers = { ${lookUp(headers)} };`,
    `export const responses = { ${byStatus.join(", ")} };`,
    `export const events = { ${lookUp(events)} };`,
  ].join("\n");
}

/** Serves the compiled source from memory. */
function compiledSource(contents: string): Plugin {
  return {
    name: "compiled schemas",
    setup: ({ onResolve, onLoad }) => {
      onResolve({ filter: /^\.\/compiled\.js$/ }, ({ path }) => ({ path, namespace: "compiled" }));
      onLoad({ filter: /.*/, namespace: "compiled" }, () => ({ contents, resolveDir: here }));
    },
  };
}
