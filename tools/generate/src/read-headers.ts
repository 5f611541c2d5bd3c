import { methods, type OpenApiDocument } from "./openapi-document.js";
import { readParameters, readResponses } from "./read-operations.js";

/** Every header name of the interface: of requests, of responses, of signing in and of signatures; sorted. */
export function readHeaders(document: OpenApiDocument): string[] {
  const names = new Set<string>();
  for (const item of [...Object.values(document.paths), ...Object.values(document.webhooks ?? {})]) {
    for (const method of methods) {
      const operation = item[method];
      if (!operation) continue;
      for (const parameter of readParameters(document, item, operation)) {
        if (parameter.in === "header") names.add(parameter.name);
      }
      for (const response of readResponses(document, operation)) {
        for (const name of response.headers) names.add(name);
      }
    }
  }
  for (const scheme of Object.values(document.components?.securitySchemes ?? {})) {
    if (scheme.in === "header" && scheme.name) names.add(scheme.name);
    if (scheme.type === "http") names.add("Authorization");
    if (scheme["x-user-header"]) names.add(scheme["x-user-header"]);
    if (scheme["x-signature"]) names.add(scheme["x-signature"].header);
  }
  return [...names].sort();
}
