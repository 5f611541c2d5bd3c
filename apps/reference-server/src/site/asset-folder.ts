import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

/** The name of the folder beside the program into which the build copies the assets. */
const SHIPPED = "./swagger-ui/";

/**
 * Where the files of Swagger UI lie. The published package has its own copy of the few that are served: the
 * package that they come from is thirty times as large, and reports each installation to a third party.
 */
export function assetFolder(): string {
  const shipped = fileURLToPath(new URL(SHIPPED, import.meta.url));
  if (existsSync(shipped)) return shipped;
  return dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"));
}
