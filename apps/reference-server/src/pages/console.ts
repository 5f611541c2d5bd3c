import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

/** The built files of the console and of the API reference. */
export interface Console {
  readonly console: Entry;
  readonly reference: Entry;
  /** A file by its path; `undefined` when there is none. */
  file(address: string): Promise<ConsoleFile | undefined>;
}

/** The files that a page loads first. */
export interface Entry {
  readonly scripts: readonly string[];
  readonly preloads: readonly string[];
  readonly styles: readonly string[];
}

export interface ConsoleFile {
  readonly type: string;
  readonly body: Uint8Array<ArrayBuffer>;
  /** The file in an encoding that browsers accept, compressed at the first request for it. */
  encoded(encoding: Encoding): Promise<Uint8Array<ArrayBuffer>>;
}

export type Encoding = "br" | "gzip";

const TYPES: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
};

const encoders = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** An entry of Vite's build manifest. */
interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

/** The folder next to the program into which the build copies the console. */
const SHIPPED = "./console/";

/** Reads the built console; `undefined` when it was not built, for example in a fresh clone. */
export async function readConsole(): Promise<Console | undefined> {
  const folder = consoleFolder();
  if (folder === undefined) return undefined;
  // Written by the build.
  const manifest = JSON.parse(await readFile(join(folder, "manifest.json"), "utf8")) as Record<string, Chunk>;
  const chunks = Object.values(manifest);
  const entryOf = (name: string): Entry => {
    const chunk = manifest[name];
    if (chunk === undefined)
      throw new Error(`${folder} holds no ${name}: build it again with npm run console.`);
    const { file, css = [], imports = [] } = chunk;
    // A style that both pages use is in a separate file, which belongs to their shared chunk.
    const shared = imports.flatMap((each) => manifest[each]?.css ?? []);
    return {
      scripts: [`/${file}`],
      preloads: imports.flatMap((each) => manifest[each]?.file ?? []).map((each) => `/${each}`),
      styles: [...new Set([...shared, ...css])].map((each) => `/${each}`),
    };
  };
  // Only files that the manifest names are served.
  const known = new Set(chunks.flatMap(({ file, css = [] }) => [file, ...css]));
  const files = new Map<string, Promise<ConsoleFile>>();
  return {
    console: entryOf("src/main.tsx"),
    reference: entryOf("src/reference/main.tsx"),
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
    // A published package that was built without the console.
    return undefined;
  }
}
