import type { AssetName } from "./assets.js";
import { page } from "./html.js";

/** The API reference. `address` says where an asset is served. */
export function docsPage(address: (name: AssetName) => string): string {
  return page({
    title: "API reference",
    head: `<link rel="stylesheet" href="${address("swagger-ui.css")}">
<link rel="stylesheet" href="${address("site.css")}">
<script defer src="${address("swagger-ui-bundle.js")}"></script>
<script defer src="${address("docs.js")}"></script>`,
    body: `<nav class="site"><a href="/">Marketplace</a> <a href="/openapi.json">openapi.json</a></nav>
<div id="reference"><noscript>The reference needs JavaScript. <a href="/openapi.json">openapi.json</a> is the same as data.</noscript></div>`,
  });
}
