import * as modules from "node:module";
import { register as readTypeScript } from "tsx/esm/api";

/** The condition under which this repository finds sources. */
const SOURCE = "@syndikit/source";

/** Node's hook that says where an import leads. */
const resolve = (specifier, context, next) =>
  next(specifier, { ...context, conditions: [...context.conditions, SOURCE] });

/**
 * Runs a program of this repository from its source, in this process: it has the signals, the terminal and the exit
 * code for itself.
 *
 * @param {URL} file its first file.
 */
export async function runFromSource(file) {
  readTypeScript();
  // After tsx, so that it is asked first.
  if (modules.registerHooks) modules.registerHooks({ resolve });
  // Node 20 only has hooks that run in a thread of their own.
  else
    modules.register(
      toModule(`const SOURCE = ${JSON.stringify(SOURCE)}; export const resolve = ${resolve};`),
    );
  await import(file.href);
}

const toModule = (text) => `data:text/javascript,${encodeURIComponent(text)}`;
