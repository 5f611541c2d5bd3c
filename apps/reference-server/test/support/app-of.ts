import { type AppOptions, createApp } from "../../src/http/app.js";
import { silentLog } from "../../src/ports.js";
import { createHandlers } from "../../src/server/handlers.js";
import type { Services } from "../../src/services.js";
import { createMetrics } from "../../src/telemetry/metrics.js";

/** The app with services of which a test has replaced some. */
export function appOf(services: Services, options: Partial<AppOptions> = {}): ReturnType<typeof createApp> {
  return createApp({
    services,
    handlers: createHandlers(services),
    createHandlers,
    metrics: createMetrics(),
    log: silentLog,
    sleep: async () => undefined,
    isShuttingDown: () => false,
    sandbox: true,
    requestsPerMinute: 1_000,
    validateResponses: true,
    ...options,
  });
}
