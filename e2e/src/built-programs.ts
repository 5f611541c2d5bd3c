import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const require = createRequire(import.meta.url);
const built = (name: string): string =>
  join(dirname(require.resolve(`${name}/package.json`)), "dist/main.js");

/** The published programs as they were built. `tools/build-programs.ts` builds them before the long tests. */
export const commandLine = built("syndikit");
export const referenceServer = built("@syndikit/reference-server");
