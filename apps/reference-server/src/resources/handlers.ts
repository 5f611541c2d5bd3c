import type { Handlers } from "../api/handlers.gen.js";
import { createTestCardHandlers, type SandboxHandlers } from "../sandbox/handlers.js";
import type { Services } from "../services.js";
import { createEstimateHandlers } from "../subscriptions/estimate.js";
import { createPlaceOrderHandlers } from "../subscriptions/ordering.js";
import { createApplicationMetricHandlers } from "./application-metric/handlers.js";
import { createAuditEntryHandlers } from "./audit-entry/handlers.js";
import { createBillingItemHandlers } from "./billing-item/handlers.js";
import { createCloudCredentialHandlers } from "./cloud-credential/handlers.js";
import { createCommentHandlers } from "./comment/handlers.js";
import { createCompanyHandlers } from "./company/handlers.js";
import { createCompanyGroupHandlers } from "./company-group/handlers.js";
import { createConfigurationParameterHandlers } from "./configuration-parameter/handlers.js";
import { createCountryCodeHandlers } from "./country-code/handlers.js";
import { createEventHandlers } from "./event/handlers.js";
import { createEventEndpointHandlers } from "./event-endpoint/handlers.js";
import { createInvoiceHandlers } from "./invoice/handlers.js";
import { createLoginHandlers } from "./login/handlers.js";
import { createMessageHandlers } from "./message/handlers.js";
import { createNotificationHandlers } from "./notification/handlers.js";
import { createOrderHandlers } from "./order/handlers.js";
import { createPaymentMethodHandlers } from "./payment-method/handlers.js";
import { createPlatformEndpointHandlers } from "./platform-endpoint/handlers.js";
import { createProceedsReportHandlers } from "./proceeds-report/handlers.js";
import { createProductHandlers } from "./product/handlers.js";
import { createProductVersionHandlers } from "./product-version/handlers.js";
import { createSubscriptionCostHandlers } from "./subscription/costs.js";
import { createSubscriptionHandlers } from "./subscription/handlers.js";
import { createTokenHandlers } from "./token/handlers.js";
import { createUserHandlers } from "./user/handlers.js";
import { createUserCompanyHandlers } from "./user-company/handlers.js";

/** The handlers of all operations except the sandbox's. A missing one is a compile error. */
export type ResourceHandlers = Omit<Handlers, keyof SandboxHandlers>;

/**
 * The handlers of all resources. The sandbox's handlers need more than the services, so they are created separately.
 */
export function createHandlers(services: Services): ResourceHandlers {
  return {
    ...createApplicationMetricHandlers(services),
    ...createAuditEntryHandlers(services),
    ...createBillingItemHandlers(services),
    ...createCloudCredentialHandlers(services),
    ...createCommentHandlers(services),
    ...createCompanyGroupHandlers(services),
    ...createCompanyHandlers(services),
    ...createConfigurationParameterHandlers(services),
    ...createCountryCodeHandlers(),
    ...createEventEndpointHandlers(services),
    ...createEventHandlers(services),
    ...createInvoiceHandlers(services),
    ...createLoginHandlers(services),
    ...createMessageHandlers(services),
    ...createNotificationHandlers(services),
    ...createOrderHandlers(services),
    ...createPaymentMethodHandlers(services),
    ...createPlatformEndpointHandlers(services),
    ...createPlaceOrderHandlers(services),
    ...createEstimateHandlers(services),
    ...createProceedsReportHandlers(services),
    ...createProductHandlers(services),
    ...createProductVersionHandlers(services),
    ...createSubscriptionCostHandlers(services),
    ...createSubscriptionHandlers(services),
    ...createTestCardHandlers(),
    ...createTokenHandlers(services),
    ...createUserCompanyHandlers(services),
    ...createUserHandlers(services),
  };
}
