import { createRequire } from "node:module";

const load = createRequire(import.meta.url);

/** The contract's document, with this server as its only one. It is text, so that it is serialised once. */
export function createOpenApiDocument(): (serverUrl: string) => string {
  const { openapi, servers: _, ...rest } = load("@syndikit/contract/openapi.json") as Record<string, unknown>;
  const tail = JSON.stringify(rest).slice(1);
  return (serverUrl) =>
    `{"openapi":${JSON.stringify(openapi)},"servers":${JSON.stringify([{ url: serverUrl }])},${tail}`;
}
