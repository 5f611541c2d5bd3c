import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the repository. */
export const root = resolve(fileURLToPath(new URL("../../..", import.meta.url)));

export const COMMAND = "npm run api-surface";

/** The packages whose surface is read from their source. That of the SDK is generated from the spec. */
export const packages = [
  "packages/conformance",
  "packages/contract",
  "packages/create-syndikit",
  "packages/receiver",
  "packages/signature",
  "packages/testing",
  "apps/reference-server",
] as const;

export type PackageFolder = (typeof packages)[number];

export const surfacePath = (folder: PackageFolder): string => `${folder}/api-surface.md`;

/** Something that can be imported, and the source behind it. */
export interface Entry {
  readonly name: string;
  readonly file: string;
}

/** Every entry of a package that holds code, as its manifest names them. */
export function entriesOf(folder: PackageFolder): Entry[] {
  const home = join(root, folder);
  const manifest: { name: string; exports: Record<string, unknown> } = JSON.parse(
    readFileSync(join(home, "package.json"), "utf8"),
  );
  return Object.entries(manifest.exports).flatMap(([subpath, target]) => {
    const file = sourceOf(target);
    return file === undefined ? [] : [{ name: manifest.name + subpath.slice(1), file: join(home, file) }];
  });
}

/** The source of an entry; of several, the one for any runtime. */
function sourceOf(target: unknown): string | undefined {
  if (typeof target !== "object" || target === null || !("@syndikit/source" in target)) return undefined;
  const source = target["@syndikit/source"];
  if (typeof source === "string") return source.endsWith(".json") ? undefined : source;
  const any =
    typeof source === "object" && source !== null && "default" in source ? source.default : undefined;
  return typeof any === "string" ? any : undefined;
}
