import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { assetFolder } from "./asset-folder.js";
import { DOCS_SCRIPT } from "./docs-script.js";
import { SITE_STYLE } from "./site-style.js";

/** A file that a page loads. */
export interface Asset {
  readonly name: AssetName;
  readonly type: string;
  readonly body: string;
  /** Part of its address, so that a browser may keep it for ever. */
  readonly hash: string;
}

/** The files of Swagger UI that are served, by name. */
const SWAGGER_UI = ["swagger-ui.css", "swagger-ui-bundle.js"] as const;

/** The assets of all pages, by name. */
export type AssetName = (typeof SWAGGER_UI)[number] | "docs.js" | "site.css";

/** Reads what the pages load. */
export async function readAssets(): Promise<ReadonlyMap<AssetName, Asset>> {
  const folder = assetFolder();
  const swaggerUi = SWAGGER_UI.map(async (name) => {
    const text = await readFile(join(folder, name), "utf8");
    // A map that is named and not served only makes developer tools complain.
    return asset(name, text.replace(/^(\/\/|\/\*)# sourceMappingURL=.*$/m, ""));
  });
  const own = [asset("docs.js", DOCS_SCRIPT), asset("site.css", SITE_STYLE)];
  return new Map([...(await Promise.all(swaggerUi)), ...own].map((one) => [one.name, one]));
}

function asset(name: AssetName, body: string): Asset {
  // Without the charset a browser may read a script as Latin-1, and Swagger UI does not run then.
  const type = name.endsWith(".css") ? "text/css; charset=utf-8" : "text/javascript; charset=utf-8";
  return { name, type, body, hash: createHash("sha256").update(body).digest("base64url").slice(0, 12) };
}
