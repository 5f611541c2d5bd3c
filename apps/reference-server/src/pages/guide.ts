import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { Hono } from "hono";
import type { AppEnvironment } from "../http/app.js";
import { createEncodedSender } from "./send-encoded.js";

/** The path of the guide. */
const GUIDE_PATH = "/guide/";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
};

const NOT_BUILT = `The guide is not built. In the repository: npm run build\n`;

/**
 * Adds the guide: the files of the site that the build put next to the program.
 *
 * @param policy - the pages may only load from this server, and contain no inline script or style.
 * @param folder - the folder of the files.
 */
export function mountGuide(app: Hono<AppEnvironment>, policy: string, folder = guideFolder()): void {
  // Only files in the list are read, so no path leads out of the folder.
  let files: Promise<ReadonlySet<string>> | undefined;
  const sendEncoded = createEncodedSender();

  app.get(GUIDE_PATH.slice(0, -1), (context) => context.redirect(GUIDE_PATH, 301));
  app.get(`${GUIDE_PATH}*`, async (context) => {
    if (folder === undefined || !existsSync(folder)) return context.text(NOT_BUILT, 404);
    files ??= listFiles(folder);
    const path = decode(context.req.path.slice(GUIDE_PATH.length));
    const known = await files;
    const isFolder = path === "" || path.endsWith("/");
    const name = (isFolder ? [`${path}index.html`] : [path, `${path}.html`]).find((each) => known.has(each));
    if (name === undefined && known.has(`${path}/index.html`)) {
      // The links of a page are relative to its folder.
      return context.redirect(`${context.req.path}/${new URL(context.req.url).search}`, 301);
    }
    if (name === undefined && !known.has("404.html")) return context.notFound();
    const body = await readFile(join(folder, name ?? "404.html"));
    const headers = {
      "Content-Type": TYPES[extname(name ?? "404.html")] ?? "application/octet-stream",
      "Content-Security-Policy": policy,
      // Files in this folder have a hash of their content in their name.
      "Cache-Control": name?.startsWith("assets/") ? "public, max-age=31536000, immutable" : "no-cache",
    };
    return sendEncoded(context, new Uint8Array(body), { status: name === undefined ? 404 : 200, headers });
  });
}

/** A path as the names of files are written. One that cannot be decoded is the name of no file. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The folder of the guide: next to the published program, or where the sources build the site. */
export function guideFolder(): string | undefined {
  const candidates = ["./guide/", "../../../../docs/dist/"];
  return candidates
    .map((path) => fileURLToPath(new URL(path, import.meta.url)))
    .find((path) => existsSync(join(path, "index.html")));
}

async function listFiles(folder: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Set(
    files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join("/")),
  );
}
