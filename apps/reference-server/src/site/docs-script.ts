/** Starts Swagger UI. A file of its own, because the page's policy allows no script inside it. */
export const DOCS_SCRIPT = `"use strict";
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
