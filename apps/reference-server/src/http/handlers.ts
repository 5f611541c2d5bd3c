import type { Services } from "../services.js";
import { createCompanyGroupHandlers } from "./company-group/handlers.js";
import { createNotificationHandlers } from "./notification/handlers.js";
import type { Handlers } from "./routes.gen.js";

/** The handlers of every operation, a group for each resource. */
export function createHandlers(services: Services): Partial<Handlers> {
  return {
    ...createCompanyGroupHandlers(services),
    ...createNotificationHandlers(services),
  };
}
