import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

/** The files of the console, as its build has written them. */
export interface Console {
  /** What the page must load first. */
  readonly scripts: readonly string[];
  readonly preloads: readonly string[];
  readonly styles: readonly string[];
  /** A file by its address; undefined when there is none. */
  file(address: string): Promise<ConsoleFile | undefined>;
}

export interface ConsoleFile {
  readonly type: string;
  readonly body: Uint8Array<ArrayBuffer>;
  /** The same in each encoding that browsers take, made at the first request for it. */
  encoded(encoding: Encoding): Promise<Uint8Array<ArrayBuffer>>;
}

export type Encoding = "br" | "gzip";

const TYPES: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
};

const encoders = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** One file of the build, in the manifest that Vite writes. */
interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

/** The folder beside the program into which the build copies the console. */
const SHIPPED = "./console/";

/** Reads what was built of the console; undefined where it was not, as in a fresh clone. */
export async function readConsole(): Promise<Console | undefined> {
  const folder = consoleFolder();
  if (folder === undefined) return undefined;
  // Written by the build.
  const manifest = JSON.parse(await readFile(join(folder, "manifest.json"), "utf8")) as Record<string, Chunk>;
  const chunks = Object.values(manifest);
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (entry === undefined) throw new Error(`${folder} holds no console: build it again with npm run build.`);
  // Nothing but what the manifest names is served.
  const known = new Set(chunks.flatMap(({ file, css = [] }) => [file, ...css]));
  const imported = (entry.imports ?? []).flatMap((name) => manifest[name]?.file ?? []);
  const files = new Map<string, Promise<ConsoleFile>>();
  return {
    scripts: [`/${entry.file}`],
    preloads: imported.map((file) => `/${file}`),
    styles: (entry.css ?? []).map((file) => `/${file}`),
    async file(address) {
      const name = address.slice(1);
      if (!known.has(name)) return undefined;
      const file = files.get(name) ?? openFile(join(folder, name));
      files.set(name, file);
      return file;
    },
  };
}

async function openFile(path: string): Promise<ConsoleFile> {
  const body = new Uint8Array(await readFile(path));
  const made = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>();
  return {
    type: TYPES[extname(path)] ?? "application/octet-stream",
    body,
    encoded(encoding) {
      const result = made.get(encoding) ?? encoders[encoding](body).then((bytes) => new Uint8Array(bytes));
      made.set(encoding, result);
      return result;
    },
  };
}

function consoleFolder(): string | undefined {
  const shipped = fileURLToPath(new URL(SHIPPED, import.meta.url));
  if (existsSync(join(shipped, "manifest.json"))) return shipped;
  try {
    const manifest = createRequire(import.meta.url).resolve("@syndikit/console/package.json");
    const built = join(dirname(manifest), "dist");
    return existsSync(join(built, "manifest.json")) ? built : undefined;
  } catch {
    // A package of its own, which was published without the console.
    return undefined;
  }
}
