import { readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the repository. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");

/** The text of a file of the repository. */
export const readText = (path: string): string => readFileSync(join(root, path), "utf8");
