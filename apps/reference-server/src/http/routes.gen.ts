// Generated from spec/paths/ by `npm run generate`. Do not edit it: change the source, and run the command.

import type { Env, Handler } from "hono";
import type { Handlers } from "../api/handlers.gen.js";

/** What routes lead to. */
export interface RouteActions<Environment extends Env> {
  /** Serves an operation. */
  readonly serve: (id: keyof Handlers) => Handler<Environment>;
  /** Refuses a method that a path does not have, and names those that it has. */
  readonly refuse: (allowed: string) => Handler<Environment>;
}

/** A Hono, as far as routes are added to it. */
export type Routes<Environment extends Env> = Record<
  "get" | "post" | "put" | "patch" | "delete" | "all",
  (path: string, handler: Handler<Environment>) => unknown
>;

/** Adds every operation but those of the sandbox. Hono answers HEAD by GET. */
export function addRoutes<Environment extends Env>(
  api: Routes<Environment>,
  { serve, refuse }: RouteActions<Environment>,
): void {
  api.get("/login", serve("login"));
  api.post("/login", serve("loginPost"));
  api.all("/login", refuse("GET, HEAD, POST"));
  api.post("/logout", serve("logout"));
  api.all("/logout", refuse("POST"));
  api.get("/token", serve("tokenGetAllPaged"));
  api.post("/token", serve("tokenCreate"));
  api.all("/token", refuse("GET, HEAD, POST"));
  api.get("/token/:id{-?\\d+}", serve("tokenGet"));
  api.delete("/token/:id{-?\\d+}", serve("tokenDelete"));
  api.all("/token/:id{-?\\d+}", refuse("DELETE, GET, HEAD"));
  api.get("/user/me", serve("userMe"));
  api.all("/user/me", refuse("GET, HEAD"));
  api.get("/user", serve("userGetAllPaged"));
  api.post("/user", serve("userCreate"));
  api.all("/user", refuse("GET, HEAD, POST"));
  api.get("/user/:id{-?\\d+}", serve("userGet"));
  api.put("/user/:id{-?\\d+}", serve("userUpdate"));
  api.patch("/user/:id{-?\\d+}", serve("userPatch"));
  api.delete("/user/:id{-?\\d+}", serve("userDelete"));
  api.all("/user/:id{-?\\d+}", refuse("DELETE, GET, HEAD, PATCH, PUT"));
  api.get("/user/:id{-?\\d+}/metadata", serve("userGetMetadata"));
  api.put("/user/:id{-?\\d+}/metadata", serve("userUpdateMetadata"));
  api.all("/user/:id{-?\\d+}/metadata", refuse("GET, HEAD, PUT"));
  api.delete("/user/:id{-?\\d+}/metadata/:key", serve("userDeleteMetadataKey"));
  api.all("/user/:id{-?\\d+}/metadata/:key", refuse("DELETE"));
  api.get("/userCompany", serve("userCompanyGetAllPaged"));
  api.post("/userCompany", serve("userCompanyCreate"));
  api.all("/userCompany", refuse("GET, HEAD, POST"));
  api.get("/userCompany/:id{-?\\d+}", serve("userCompanyGet"));
  api.put("/userCompany/:id{-?\\d+}", serve("userCompanyUpdate"));
  api.patch("/userCompany/:id{-?\\d+}", serve("userCompanyPatch"));
  api.delete("/userCompany/:id{-?\\d+}", serve("userCompanyDelete"));
  api.all("/userCompany/:id{-?\\d+}", refuse("DELETE, GET, HEAD, PATCH, PUT"));
  api.get("/userCompany/:id{-?\\d+}/metadata", serve("userCompanyGetMetadata"));
  api.put("/userCompany/:id{-?\\d+}/metadata", serve("userCompanyUpdateMetadata"));
  api.all("/userCompany/:id{-?\\d+}/metadata", refuse("GET, HEAD, PUT"));
  api.delete("/userCompany/:id{-?\\d+}/metadata/:key", serve("userCompanyDeleteMetadataKey"));
  api.all("/userCompany/:id{-?\\d+}/metadata/:key", refuse("DELETE"));
  api.get("/company", serve("companyGetAllPaged"));
  api.post("/company", serve("companyCreate"));
  api.all("/company", refuse("GET, HEAD, POST"));
  api.get("/company/:id{-?\\d+}", serve("companyGet"));
  api.put("/company/:id{-?\\d+}", serve("companyUpdate"));
  api.patch("/company/:id{-?\\d+}", serve("companyPatch"));
  api.delete("/company/:id{-?\\d+}", serve("companyDeepDeletion"));
  api.all("/company/:id{-?\\d+}", refuse("DELETE, GET, HEAD, PATCH, PUT"));
  api.get("/companyGroup", serve("companyGroupGetAllPaged"));
  api.post("/companyGroup", serve("companyGroupCreate"));
  api.all("/companyGroup", refuse("GET, HEAD, POST"));
  api.get("/companyGroup/:id{-?\\d+}", serve("companyGroupRetrieve"));
  api.put("/companyGroup/:id{-?\\d+}", serve("companyGroupUpdate"));
  api.delete("/companyGroup/:id{-?\\d+}", serve("companyGroupDelete"));
  api.all("/companyGroup/:id{-?\\d+}", refuse("DELETE, GET, HEAD, PUT"));
  api.get("/paymentMethod", serve("paymentMethodGetAllPaged"));
  api.post("/paymentMethod", serve("paymentMethodCreate"));
  api.all("/paymentMethod", refuse("GET, HEAD, POST"));
  api.get("/paymentMethod/:id{-?\\d+}", serve("paymentMethodRetrieve"));
  api.put("/paymentMethod/:id{-?\\d+}", serve("paymentMethodUpdate"));
  api.delete("/paymentMethod/:id{-?\\d+}", serve("paymentMethodDelete"));
  api.all("/paymentMethod/:id{-?\\d+}", refuse("DELETE, GET, HEAD, PUT"));
  api.get("/notification", serve("notifyGetAllPaged"));
  api.post("/notification", serve("notifyCreate"));
  api.all("/notification", refuse("GET, HEAD, POST"));
  api.get("/notification/:id{-?\\d+}", serve("notifyGet"));
  api.put("/notification/:id{-?\\d+}", serve("notifyUpdate"));
  api.delete("/notification/:id{-?\\d+}", serve("notifyDelete"));
  api.all("/notification/:id{-?\\d+}", refuse("DELETE, GET, HEAD, PUT"));
  api.get("/message", serve("messageGetAllPaged"));
  api.all("/message", refuse("GET, HEAD"));
  api.get("/message/:id{-?\\d+}", serve("messageGet"));
  api.all("/message/:id{-?\\d+}", refuse("GET, HEAD"));
  api.get("/comment", serve("commentGetAllPaged"));
  api.post("/comment", serve("commentCreate"));
  api.all("/comment", refuse("GET, HEAD, POST"));
  api.get("/comment/:id{-?\\d+}", serve("commentGet"));
  api.put("/comment/:id{-?\\d+}", serve("commentUpdate"));
  api.delete("/comment/:id{-?\\d+}", serve("commentDelete"));
  api.all("/comment/:id{-?\\d+}", refuse("DELETE, GET, HEAD, PUT"));
  api.get("/cloudCredential", serve("cloudCredentialGetAllPaged"));
  api.post("/cloudCredential", serve("cloudCredentialCreate"));
  api.all("/cloudCredential", refuse("GET, HEAD, POST"));
  api.get("/cloudCredential/:id{-?\\d+}", serve("cloudCredentialGet"));
  api.patch("/cloudCredential/:id{-?\\d+}", serve("cloudCredentialPatch"));
  api.delete("/cloudCredential/:id{-?\\d+}", serve("cloudCredentialDelete"));
  api.all("/cloudCredential/:id{-?\\d+}", refuse("DELETE, GET, HEAD, PATCH"));
  api.get("/cloudCredential/:id{-?\\d+}/metadata", serve("cloudCredentialGetMetadata"));
  api.put("/cloudCredential/:id{-?\\d+}/metadata", serve("cloudCredentialUpdateMetadata"));
  api.all("/cloudCredential/:id{-?\\d+}/metadata", refuse("GET, HEAD, PUT"));
  api.delete("/cloudCredential/:id{-?\\d+}/metadata/:key", serve("cloudCredentialDeleteMetadataKey"));
  api.all("/cloudCredential/:id{-?\\d+}/metadata/:key", refuse("DELETE"));
  api.get("/countryCodes", serve("countryCodesGet"));
  api.all("/countryCodes", refuse("GET, HEAD"));
  api.get("/subscription", serve("subscriptionGetAllPaged"));
  api.all("/subscription", refuse("GET, HEAD"));
  api.get("/subscription/:id{-?\\d+}", serve("subscriptionGet"));
  api.patch("/subscription/:id{-?\\d+}", serve("subscriptionPatch"));
  api.all("/subscription/:id{-?\\d+}", refuse("GET, HEAD, PATCH"));
  api.post("/subscription/:id{-?\\d+}/endpoints", serve("subscriptionSetEndpoints"));
  api.all("/subscription/:id{-?\\d+}/endpoints", refuse("POST"));
  api.post("/subscription/:id{-?\\d+}/instructions", serve("subscriptionSetInstructions"));
  api.all("/subscription/:id{-?\\d+}/instructions", refuse("POST"));
  api.post("/subscription/:id{-?\\d+}/credentials", serve("subscriptionSetCredentials"));
  api.all("/subscription/:id{-?\\d+}/credentials", refuse("POST"));
  api.post("/subscription/:id{-?\\d+}/invoice", serve("subscriptionBill"));
  api.all("/subscription/:id{-?\\d+}/invoice", refuse("POST"));
  api.post("/subscription/:id{-?\\d+}/invoice/oneshot", serve("subscriptionSetOneshotCosts"));
  api.all("/subscription/:id{-?\\d+}/invoice/oneshot", refuse("POST"));
  api.post("/subscription/:id{-?\\d+}/invoice/recurring", serve("subscriptionSetRecurringCosts"));
  api.all("/subscription/:id{-?\\d+}/invoice/recurring", refuse("POST"));
  api.get("/subscription/:id{-?\\d+}/charges", serve("subscriptionGetCharges"));
  api.all("/subscription/:id{-?\\d+}/charges", refuse("GET, HEAD"));
  api.get("/subscription/:id{-?\\d+}/history", serve("subscriptionGetHistory"));
  api.all("/subscription/:id{-?\\d+}/history", refuse("GET, HEAD"));
  api.get("/subscription/:id{-?\\d+}/metadata", serve("subscriptionGetMetadata"));
  api.put("/subscription/:id{-?\\d+}/metadata", serve("subscriptionUpdateMetadata"));
  api.all("/subscription/:id{-?\\d+}/metadata", refuse("GET, HEAD, PUT"));
  api.delete("/subscription/:id{-?\\d+}/metadata/:key", serve("subscriptionDeleteMetadataKey"));
  api.all("/subscription/:id{-?\\d+}/metadata/:key", refuse("DELETE"));
  api.get("/configurationParameter", serve("configurationParameterGetAllPaged"));
  api.post("/configurationParameter", serve("configurationParameterCreate"));
  api.all("/configurationParameter", refuse("GET, HEAD, POST"));
  api.get("/configurationParameter/:id{-?\\d+}", serve("configurationParameterGet"));
  api.put("/configurationParameter/:id{-?\\d+}", serve("configurationParameterUpdate"));
  api.delete("/configurationParameter/:id{-?\\d+}", serve("configurationParameterDelete"));
  api.all("/configurationParameter/:id{-?\\d+}", refuse("DELETE, GET, HEAD, PUT"));
  api.post("/configurationParameter/:id{-?\\d+}/values", serve("configurationParameterValues"));
  api.all("/configurationParameter/:id{-?\\d+}/values", refuse("POST"));
  api.get("/product", serve("productGetAllPaged"));
  api.post("/product", serve("productCreate"));
  api.all("/product", refuse("GET, HEAD, POST"));
  api.get("/product/:id{-?\\d+}", serve("productGet"));
  api.put("/product/:id{-?\\d+}", serve("productUpdate"));
  api.delete("/product/:id{-?\\d+}", serve("productDelete"));
  api.all("/product/:id{-?\\d+}", refuse("DELETE, GET, HEAD, PUT"));
  api.get("/product/:id{-?\\d+}/metricHeaders", serve("productGetMetricHeaders"));
  api.put("/product/:id{-?\\d+}/metricHeaders", serve("productReplaceMetricHeaders"));
  api.all("/product/:id{-?\\d+}/metricHeaders", refuse("GET, HEAD, PUT"));
  api.get("/product/:id{-?\\d+}/metadata", serve("productGetMetadata"));
  api.put("/product/:id{-?\\d+}/metadata", serve("productUpdateMetadata"));
  api.all("/product/:id{-?\\d+}/metadata", refuse("GET, HEAD, PUT"));
  api.delete("/product/:id{-?\\d+}/metadata/:key", serve("productDeleteMetadataKey"));
  api.all("/product/:id{-?\\d+}/metadata/:key", refuse("DELETE"));
  api.get("/productVersion", serve("productVersionGetAllPaged"));
  api.post("/productVersion", serve("productVersionCreate"));
  api.all("/productVersion", refuse("GET, HEAD, POST"));
  api.get("/productVersion/:id{-?\\d+}", serve("productVersionGet"));
  api.put("/productVersion/:id{-?\\d+}", serve("productVersionUpdate"));
  api.patch("/productVersion/:id{-?\\d+}", serve("productVersionPatch"));
  api.delete("/productVersion/:id{-?\\d+}", serve("productVersionDelete"));
  api.all("/productVersion/:id{-?\\d+}", refuse("DELETE, GET, HEAD, PATCH, PUT"));
  api.get("/productVersion/:id{-?\\d+}/metadata", serve("productVersionGetMetadata"));
  api.put("/productVersion/:id{-?\\d+}/metadata", serve("productVersionUpdateMetadata"));
  api.all("/productVersion/:id{-?\\d+}/metadata", refuse("GET, HEAD, PUT"));
  api.delete("/productVersion/:id{-?\\d+}/metadata/:key", serve("productVersionDeleteMetadataKey"));
  api.all("/productVersion/:id{-?\\d+}/metadata/:key", refuse("DELETE"));
  api.get("/billingItem", serve("billingItemGetAllPaged"));
  api.post("/billingItem", serve("billingItemCreate"));
  api.all("/billingItem", refuse("GET, HEAD, POST"));
  api.get("/billingItem/:id{-?\\d+}", serve("billingItemGet"));
  api.put("/billingItem/:id{-?\\d+}", serve("billingItemUpdate"));
  api.delete("/billingItem/:id{-?\\d+}", serve("billingItemDelete"));
  api.all("/billingItem/:id{-?\\d+}", refuse("DELETE, GET, HEAD, PUT"));
  api.get("/applicationMetric", serve("applicationMetricGetAllPaged"));
  api.post("/applicationMetric", serve("applicationMetricCreate"));
  api.all("/applicationMetric", refuse("GET, HEAD, POST"));
  api.get("/applicationMetric/:id{-?\\d+}", serve("applicationMetricGet"));
  api.put("/applicationMetric/:id{-?\\d+}", serve("applicationMetricUpdate"));
  api.delete("/applicationMetric/:id{-?\\d+}", serve("applicationMetricDelete"));
  api.all("/applicationMetric/:id{-?\\d+}", refuse("DELETE, GET, HEAD, PUT"));
  api.get("/applicationMetric/:id{-?\\d+}/samples", serve("applicationMetricGetSamples"));
  api.all("/applicationMetric/:id{-?\\d+}/samples", refuse("GET, HEAD"));
  api.get("/applicationMetric/:id{-?\\d+}/polls", serve("applicationMetricGetPolls"));
  api.all("/applicationMetric/:id{-?\\d+}/polls", refuse("GET, HEAD"));
  api.get("/order", serve("orderGetAllPaged"));
  api.post("/order", serve("orderCreate"));
  api.all("/order", refuse("GET, HEAD, POST"));
  api.post("/order/estimate", serve("orderEstimate"));
  api.all("/order/estimate", refuse("POST"));
  api.get("/order/:id{-?\\d+}", serve("orderGet"));
  api.delete("/order/:id{-?\\d+}", serve("orderDelete"));
  api.all("/order/:id{-?\\d+}", refuse("DELETE, GET, HEAD"));
  api.get("/invoice", serve("invoiceGetAllPaged"));
  api.all("/invoice", refuse("GET, HEAD"));
  api.get("/invoice/:id{-?\\d+}", serve("invoiceGet"));
  api.all("/invoice/:id{-?\\d+}", refuse("GET, HEAD"));
  api.post("/invoice/:id{-?\\d+}/credit", serve("invoiceCredit"));
  api.all("/invoice/:id{-?\\d+}/credit", refuse("POST"));
  api.post("/invoice/:id{-?\\d+}/pay", serve("invoicePay"));
  api.patch("/invoice/:id{-?\\d+}/pay", serve("invoiceMarkPaid"));
  api.all("/invoice/:id{-?\\d+}/pay", refuse("PATCH, POST"));
  api.get("/invoice/:id{-?\\d+}/pdf", serve("invoicePdf"));
  api.all("/invoice/:id{-?\\d+}/pdf", refuse("GET, HEAD"));
  api.get("/proceedsReport", serve("proceedsReportGet"));
  api.all("/proceedsReport", refuse("GET, HEAD"));
  api.get("/platformEndpoints", serve("platformEndpointsGet"));
  api.put("/platformEndpoints", serve("platformEndpointsReplace"));
  api.all("/platformEndpoints", refuse("GET, HEAD, PUT"));
  api.get("/auditEntry", serve("auditEntryGetAllPaged"));
  api.all("/auditEntry", refuse("GET, HEAD"));
  api.get("/auditEntry/:id{-?\\d+}", serve("auditEntryGet"));
  api.all("/auditEntry/:id{-?\\d+}", refuse("GET, HEAD"));
  api.get("/event", serve("eventGetAllPaged"));
  api.post("/event", serve("eventCreate"));
  api.all("/event", refuse("GET, HEAD, POST"));
  api.post("/event/redeliver", serve("eventRedeliverAll"));
  api.all("/event/redeliver", refuse("POST"));
  api.get("/event/:id{-?\\d+}", serve("eventGet"));
  api.delete("/event/:id{-?\\d+}", serve("eventDelete"));
  api.all("/event/:id{-?\\d+}", refuse("DELETE, GET, HEAD"));
  api.get("/event/:id{-?\\d+}/attempt", serve("eventGetAttempts"));
  api.all("/event/:id{-?\\d+}/attempt", refuse("GET, HEAD"));
  api.post("/event/:id{-?\\d+}/redeliver", serve("eventRedeliver"));
  api.all("/event/:id{-?\\d+}/redeliver", refuse("POST"));
  api.get("/eventEndpoint", serve("eventEndpointGetAllPaged"));
  api.all("/eventEndpoint", refuse("GET, HEAD"));
  api.get("/eventEndpoint/:id{-?\\d+}", serve("eventEndpointGet"));
  api.patch("/eventEndpoint/:id{-?\\d+}", serve("eventEndpointPatch"));
  api.all("/eventEndpoint/:id{-?\\d+}", refuse("GET, HEAD, PATCH"));
}

/** Adds the operations of the sandbox. */
export function addSandboxRoutes<Environment extends Env>(
  api: Routes<Environment>,
  { serve, refuse }: RouteActions<Environment>,
): void {
  api.get("/sandbox/changes", serve("changeStream"));
  api.all("/sandbox/changes", refuse("GET, HEAD"));
  api.get("/sandbox/clock", serve("clockGet"));
  api.put("/sandbox/clock", serve("clockAdvance"));
  api.all("/sandbox/clock", refuse("GET, HEAD, PUT"));
  api.post("/sandbox/clock/dryRun", serve("clockDryRun"));
  api.all("/sandbox/clock/dryRun", refuse("POST"));
  api.get("/sandbox/due", serve("dueGet"));
  api.all("/sandbox/due", refuse("GET, HEAD"));
  api.get("/sandbox/faults", serve("faultsGet"));
  api.put("/sandbox/faults", serve("faultsReplace"));
  api.delete("/sandbox/faults", serve("faultsDelete"));
  api.all("/sandbox/faults", refuse("DELETE, GET, HEAD, PUT"));
  api.get("/sandbox/requests", serve("requestLogGet"));
  api.all("/sandbox/requests", refuse("GET, HEAD"));
  api.post("/sandbox/expireTokens", serve("sandboxExpireTokens"));
  api.all("/sandbox/expireTokens", refuse("POST"));
  api.post("/sandbox/reset", serve("sandboxReset"));
  api.all("/sandbox/reset", refuse("POST"));
  api.get("/sandbox/snapshots", serve("snapshotList"));
  api.post("/sandbox/snapshots", serve("snapshotCreate"));
  api.all("/sandbox/snapshots", refuse("GET, HEAD, POST"));
  api.delete("/sandbox/snapshots/:name", serve("snapshotDelete"));
  api.all("/sandbox/snapshots/:name", refuse("DELETE"));
  api.post("/sandbox/snapshots/:name/restore", serve("snapshotRestore"));
  api.all("/sandbox/snapshots/:name/restore", refuse("POST"));
  api.post("/sandbox/testCard", serve("testCardCreate"));
  api.all("/sandbox/testCard", refuse("POST"));
}
