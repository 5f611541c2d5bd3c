import type { Handlers } from "../api/handlers.gen.js";
import { API_PATH, SHARED_PATH } from "../http/app.js";
import { createApplicationMetricHandlers } from "../resources/application-metric/handlers.js";
import { createAuditEntryHandlers } from "../resources/audit-entry/handlers.js";
import { createBillingItemHandlers } from "../resources/billing-item/handlers.js";
import { createCloudCredentialHandlers } from "../resources/cloud-credential/handlers.js";
import { createCommentHandlers } from "../resources/comment/handlers.js";
import { createCompanyHandlers } from "../resources/company/handlers.js";
import { createCompanyGroupHandlers } from "../resources/company-group/handlers.js";
import { createConfigurationParameterHandlers } from "../resources/configuration-parameter/handlers.js";
import { createCountryCodeHandlers } from "../resources/country-code/handlers.js";
import { createEventHandlers } from "../resources/event/handlers.js";
import { createEventShareHandlers } from "../resources/event/shares.js";
import { createEventEndpointHandlers } from "../resources/event-endpoint/handlers.js";
import { createInvoiceHandlers } from "../resources/invoice/handlers.js";
import { createLoginHandlers } from "../resources/login/handlers.js";
import { createMessageHandlers } from "../resources/message/handlers.js";
import { createMoneyReportHandlers } from "../resources/money-report/handlers.js";
import { createNotificationHandlers } from "../resources/notification/handlers.js";
import { createOrderHandlers } from "../resources/order/handlers.js";
import { createPaymentMethodHandlers } from "../resources/payment-method/handlers.js";
import { createPlatformEndpointHandlers } from "../resources/platform-endpoint/handlers.js";
import { createProceedsReportHandlers } from "../resources/proceeds-report/handlers.js";
import { createProductHandlers } from "../resources/product/handlers.js";
import { createProductVersionHandlers } from "../resources/product-version/handlers.js";
import { createSearchHandlers } from "../resources/search/handlers.js";
import { createSubscriptionCostHandlers } from "../resources/subscription/costs.js";
import { createSubscriptionHandlers } from "../resources/subscription/handlers.js";
import { createTokenHandlers } from "../resources/token/handlers.js";
import { createUserHandlers } from "../resources/user/handlers.js";
import { createUserCompanyHandlers } from "../resources/user-company/handlers.js";
import { createTestCardHandlers, type SandboxHandlers } from "../sandbox/handlers.js";
import type { Services } from "../services.js";
import { createEstimateHandlers } from "../subscriptions/estimate.js";
import { createPlaceOrderHandlers } from "../subscriptions/ordering.js";

/** The handlers of all operations except the sandbox's. A missing one is a compile error. */
export type ResourceHandlers = Omit<Handlers, keyof SandboxHandlers>;

/** @param baseUrl - the address of the API. */
const addressOfLink = (baseUrl: string, link: string): string =>
  `${baseUrl.slice(0, -API_PATH.length)}${SHARED_PATH}/${link}`;

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
    ...createEventShareHandlers(services, addressOfLink),
    ...createInvoiceHandlers(services),
    ...createLoginHandlers(services),
    ...createMessageHandlers(services),
    ...createMoneyReportHandlers(services),
    ...createNotificationHandlers(services),
    ...createOrderHandlers(services),
    ...createPaymentMethodHandlers(services),
    ...createPlatformEndpointHandlers(services),
    ...createPlaceOrderHandlers(services),
    ...createEstimateHandlers(services),
    ...createProceedsReportHandlers(services),
    ...createProductHandlers(services),
    ...createProductVersionHandlers(services),
    ...createSearchHandlers(services),
    ...createSubscriptionCostHandlers(services),
    ...createSubscriptionHandlers(services),
    ...createTestCardHandlers(services),
    ...createTokenHandlers(services),
    ...createUserCompanyHandlers(services),
    ...createUserHandlers(services),
  };
}
