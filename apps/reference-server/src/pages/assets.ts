import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

interface Asset {
  readonly name: AssetName;
  readonly type: string;
  readonly body: string;
  /** Part of its address, so that a browser may keep it for ever. */
  readonly hash: string;
}

/** The files of Swagger UI that are served. */
const SWAGGER_UI = ["swagger-ui.css", "swagger-ui-bundle.js"] as const;

export type AssetName = (typeof SWAGGER_UI)[number] | "docs.js" | "site.css";

/** Reads the files that the pages load, by name. */
export async function readAssets(): Promise<ReadonlyMap<AssetName, Asset>> {
  const folder = assetFolder();
  const swaggerUi = SWAGGER_UI.map(async (name) => {
    const text = await readFile(join(folder, name), "utf8");
    // A source map that is named and not served only makes developer tools complain.
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

/** The folder beside the program into which the build copies the files of Swagger UI. */
const SHIPPED = "./swagger-ui/";

/**
 * The folder of Swagger UI's files. The published package has its own copy of the few that are served: the
 * package that they come from is thirty times as large, and reports each installation to a third party.
 */
function assetFolder(): string {
  const shipped = fileURLToPath(new URL(SHIPPED, import.meta.url));
  if (existsSync(shipped)) return shipped;
  return dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"));
}

/** Starts Swagger UI. A file of its own, because the page's policy allows no script inside it. */
const DOCS_SCRIPT = `"use strict";
window.ui = SwaggerUIBundle({
  url: "/docs/openapi.json",
  dom_id: "#reference",
  layout: "BaseLayout",
  presets: [SwaggerUIBundle.presets.apis],
  deepLinking: true,
  docExpansion: "none",
  defaultModelsExpandDepth: 0,
  defaultModelExpandDepth: 2,
  displayRequestDuration: true,
  filter: true,
  // The default asks a service on the network whether the document is valid.
  validatorUrl: null,
});
`;

/** The style of the landing page, and what the API reference adds to Swagger UI's own. */
const SITE_STYLE = `body { margin: 0; background: #fff; color: #1f2933; font: 16px/1.5 system-ui, sans-serif; }
main.site { max-width: 44rem; margin: 3rem auto; padding: 0 1.25rem; }
nav.site { max-width: 1460px; margin: 0 auto; padding: 0.75rem 20px 0; box-sizing: border-box; font-size: 0.875rem; }
nav.site a { margin-right: 1rem; }
.site h1 small { color: #52606d; font-size: 1rem; font-weight: 400; }
.site a { color: #0b5cad; }
.site code { background: #f0f2f5; border-radius: 4px; padding: 0.1rem 0.35rem; }
.site table { border-collapse: collapse; }
.site th, .site td { border-bottom: 1px solid #d9dee4; padding: 0.35rem 1.5rem 0.35rem 0; text-align: left; }
.swagger-ui .info { margin: 24px 0; }
.swagger-ui .info .link, .swagger-ui .info__contact { display: none; }
`;
