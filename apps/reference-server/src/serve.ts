import type { Config } from "./config.js";
import { createReferenceServer } from "./create-reference-server.js";
import { createPinoLog } from "./pino-log.js";
import type { ReferenceServer } from "./reference-server.js";

/** A server that runs, and what to tell whoever started it. */
export interface Serving {
  readonly server: ReferenceServer;
  /** For the standard output: one line of JSON, or some for people. */
  readonly announcement: string;
}

/** Sets a marketplace up as configured, and listens. */
export async function serve(config: Config): Promise<Serving> {
  const local = isLoopback(config.host);
  const server = await createReferenceServer({
    ...config,
    log: createPinoLog(config.logLevel),
    allowLoopbackTargets: local,
    openMetrics: local,
  });
  try {
    const { url } = await server.listen({ host: config.host, port: config.port });
    return { server, announcement: announce(config, server, url) };
  } catch (error) {
    await server.close();
    throw error;
  }
}

function announce(config: Config, { generatedAdminPassword }: ReferenceServer, url: string): string {
  const { json, seed, database, sandbox } = config;
  const password = generatedAdminPassword;
  if (json) {
    const admin = password === undefined ? {} : { adminPassword: password };
    return JSON.stringify({ ready: true, url, api: `${url}/api`, seed, database, sandbox, ...admin });
  }
  const lines = [`The marketplace is ready at ${url} (API under ${url}/api)`];
  if (password !== undefined)
    lines.push(`The administrator is admin, with the password ${password} (shown this once)`);
  return lines.join("\n");
}

/** Whether only this machine can reach an address. */
function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || /^127\./.test(host);
}
