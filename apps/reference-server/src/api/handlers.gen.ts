// Generated from spec/paths/ by `npm run generate`. Do not edit it: change the source, and run the command.

import type { Call, Reply } from "./call.js";

/** One handler for each operation. HEAD is answered by the GET handler of the same path. */
export interface Handlers {
  /** Sign in and get a token */
  login(call: Call<"login">): Promise<Reply<"login">>;
  /** Sign in and get a token, by POST */
  loginPost(call: Call<"loginPost">): Promise<Reply<"loginPost">>;
  /** Sign out */
  logout(call: Call<"logout">): Promise<Reply<"logout">>;
  /** List tokens */
  tokenGetAllPaged(call: Call<"tokenGetAllPaged">): Promise<Reply<"tokenGetAllPaged">>;
  /** Create a personal token */
  tokenCreate(call: Call<"tokenCreate">): Promise<Reply<"tokenCreate">>;
  /** Read a token */
  tokenGet(call: Call<"tokenGet">): Promise<Reply<"tokenGet">>;
  /** Revoke a token */
  tokenDelete(call: Call<"tokenDelete">): Promise<Reply<"tokenDelete">>;
  /** Read the caller's own profile */
  userMe(call: Call<"userMe">): Promise<Reply<"userMe">>;
  /** List users */
  userGetAllPaged(call: Call<"userGetAllPaged">): Promise<Reply<"userGetAllPaged">>;
  /** Create a user */
  userCreate(call: Call<"userCreate">): Promise<Reply<"userCreate">>;
  /** Read a user */
  userGet(call: Call<"userGet">): Promise<Reply<"userGet">>;
  /** Change a user */
  userUpdate(call: Call<"userUpdate">): Promise<Reply<"userUpdate">>;
  /** Change single fields of a user, or act on it */
  userPatch(call: Call<"userPatch">): Promise<Reply<"userPatch">>;
  /** Delete a user */
  userDelete(call: Call<"userDelete">): Promise<Reply<"userDelete">>;
  /** Read the metadata of a user */
  userGetMetadata(call: Call<"userGetMetadata">): Promise<Reply<"userGetMetadata">>;
  /** Replace the metadata of a user */
  userUpdateMetadata(call: Call<"userUpdateMetadata">): Promise<Reply<"userUpdateMetadata">>;
  /** Remove one metadata key of a user */
  userDeleteMetadataKey(call: Call<"userDeleteMetadataKey">): Promise<Reply<"userDeleteMetadataKey">>;
  /** List customer companies */
  userCompanyGetAllPaged(call: Call<"userCompanyGetAllPaged">): Promise<Reply<"userCompanyGetAllPaged">>;
  /** Create a customer company */
  userCompanyCreate(call: Call<"userCompanyCreate">): Promise<Reply<"userCompanyCreate">>;
  /** Read a customer company */
  userCompanyGet(call: Call<"userCompanyGet">): Promise<Reply<"userCompanyGet">>;
  /** Change a customer company */
  userCompanyUpdate(call: Call<"userCompanyUpdate">): Promise<Reply<"userCompanyUpdate">>;
  /** Change single fields of a customer company, or act on it */
  userCompanyPatch(call: Call<"userCompanyPatch">): Promise<Reply<"userCompanyPatch">>;
  /** Delete a customer company */
  userCompanyDelete(call: Call<"userCompanyDelete">): Promise<Reply<"userCompanyDelete">>;
  /** Read the metadata of a userCompany */
  userCompanyGetMetadata(call: Call<"userCompanyGetMetadata">): Promise<Reply<"userCompanyGetMetadata">>;
  /** Replace the metadata of a userCompany */
  userCompanyUpdateMetadata(
    call: Call<"userCompanyUpdateMetadata">,
  ): Promise<Reply<"userCompanyUpdateMetadata">>;
  /** Remove one metadata key of a userCompany */
  userCompanyDeleteMetadataKey(
    call: Call<"userCompanyDeleteMetadataKey">,
  ): Promise<Reply<"userCompanyDeleteMetadataKey">>;
  /** List vendor companies */
  companyGetAllPaged(call: Call<"companyGetAllPaged">): Promise<Reply<"companyGetAllPaged">>;
  /** Create a vendor company */
  companyCreate(call: Call<"companyCreate">): Promise<Reply<"companyCreate">>;
  /** Read a vendor company */
  companyGet(call: Call<"companyGet">): Promise<Reply<"companyGet">>;
  /** Change a vendor company */
  companyUpdate(call: Call<"companyUpdate">): Promise<Reply<"companyUpdate">>;
  /** Change single fields of a vendor company, or act on it */
  companyPatch(call: Call<"companyPatch">): Promise<Reply<"companyPatch">>;
  /** Delete a vendor company with all that belongs to it */
  companyDeepDeletion(call: Call<"companyDeepDeletion">): Promise<Reply<"companyDeepDeletion">>;
  /** List company groups */
  companyGroupGetAllPaged(call: Call<"companyGroupGetAllPaged">): Promise<Reply<"companyGroupGetAllPaged">>;
  /** Create a group in a customer company */
  companyGroupCreate(call: Call<"companyGroupCreate">): Promise<Reply<"companyGroupCreate">>;
  /** Read a company group */
  companyGroupRetrieve(call: Call<"companyGroupRetrieve">): Promise<Reply<"companyGroupRetrieve">>;
  /** Change a company group */
  companyGroupUpdate(call: Call<"companyGroupUpdate">): Promise<Reply<"companyGroupUpdate">>;
  /** Delete a company group */
  companyGroupDelete(call: Call<"companyGroupDelete">): Promise<Reply<"companyGroupDelete">>;
  /** List payment methods */
  paymentMethodGetAllPaged(
    call: Call<"paymentMethodGetAllPaged">,
  ): Promise<Reply<"paymentMethodGetAllPaged">>;
  /** Store a payment method */
  paymentMethodCreate(call: Call<"paymentMethodCreate">): Promise<Reply<"paymentMethodCreate">>;
  /** Read a payment method */
  paymentMethodRetrieve(call: Call<"paymentMethodRetrieve">): Promise<Reply<"paymentMethodRetrieve">>;
  /** Change a payment method */
  paymentMethodUpdate(call: Call<"paymentMethodUpdate">): Promise<Reply<"paymentMethodUpdate">>;
  /** Delete a payment method */
  paymentMethodDelete(call: Call<"paymentMethodDelete">): Promise<Reply<"paymentMethodDelete">>;
  /** List notifications */
  notifyGetAllPaged(call: Call<"notifyGetAllPaged">): Promise<Reply<"notifyGetAllPaged">>;
  /** Publish a platform notification */
  notifyCreate(call: Call<"notifyCreate">): Promise<Reply<"notifyCreate">>;
  /** Read a platform notification */
  notifyGet(call: Call<"notifyGet">): Promise<Reply<"notifyGet">>;
  /** Change a platform notification */
  notifyUpdate(call: Call<"notifyUpdate">): Promise<Reply<"notifyUpdate">>;
  /** Delete a platform notification */
  notifyDelete(call: Call<"notifyDelete">): Promise<Reply<"notifyDelete">>;
  /** List messages */
  messageGetAllPaged(call: Call<"messageGetAllPaged">): Promise<Reply<"messageGetAllPaged">>;
  /** Read a message */
  messageGet(call: Call<"messageGet">): Promise<Reply<"messageGet">>;
  /** List reviews */
  commentGetAllPaged(call: Call<"commentGetAllPaged">): Promise<Reply<"commentGetAllPaged">>;
  /** Review a product */
  commentCreate(call: Call<"commentCreate">): Promise<Reply<"commentCreate">>;
  /** Read a review */
  commentGet(call: Call<"commentGet">): Promise<Reply<"commentGet">>;
  /** Change a review */
  commentUpdate(call: Call<"commentUpdate">): Promise<Reply<"commentUpdate">>;
  /** Delete a review */
  commentDelete(call: Call<"commentDelete">): Promise<Reply<"commentDelete">>;
  /** List cloud credentials */
  cloudCredentialGetAllPaged(
    call: Call<"cloudCredentialGetAllPaged">,
  ): Promise<Reply<"cloudCredentialGetAllPaged">>;
  /** Create a cloud credential */
  cloudCredentialCreate(call: Call<"cloudCredentialCreate">): Promise<Reply<"cloudCredentialCreate">>;
  /** Read a cloud credential */
  cloudCredentialGet(call: Call<"cloudCredentialGet">): Promise<Reply<"cloudCredentialGet">>;
  /** Store the secret of a cloud credential */
  cloudCredentialPatch(call: Call<"cloudCredentialPatch">): Promise<Reply<"cloudCredentialPatch">>;
  /** Delete a cloud credential */
  cloudCredentialDelete(call: Call<"cloudCredentialDelete">): Promise<Reply<"cloudCredentialDelete">>;
  /** Read the metadata of a cloudCredential */
  cloudCredentialGetMetadata(
    call: Call<"cloudCredentialGetMetadata">,
  ): Promise<Reply<"cloudCredentialGetMetadata">>;
  /** Replace the metadata of a cloudCredential */
  cloudCredentialUpdateMetadata(
    call: Call<"cloudCredentialUpdateMetadata">,
  ): Promise<Reply<"cloudCredentialUpdateMetadata">>;
  /** Remove one metadata key of a cloudCredential */
  cloudCredentialDeleteMetadataKey(
    call: Call<"cloudCredentialDeleteMetadataKey">,
  ): Promise<Reply<"cloudCredentialDeleteMetadataKey">>;
  /** List the countries and their two-letter codes */
  countryCodesGet(call: Call<"countryCodesGet">): Promise<Reply<"countryCodesGet">>;
  /** List subscriptions */
  subscriptionGetAllPaged(call: Call<"subscriptionGetAllPaged">): Promise<Reply<"subscriptionGetAllPaged">>;
  /** Read a subscription */
  subscriptionGet(call: Call<"subscriptionGet">): Promise<Reply<"subscriptionGet">>;
  /** Report on, rename, upgrade, renew, stop, start or terminate a subscription */
  subscriptionPatch(call: Call<"subscriptionPatch">): Promise<Reply<"subscriptionPatch">>;
  /** Set the endpoints of a subscription */
  subscriptionSetEndpoints(
    call: Call<"subscriptionSetEndpoints">,
  ): Promise<Reply<"subscriptionSetEndpoints">>;
  /** Set the end-user instructions of a subscription */
  subscriptionSetInstructions(
    call: Call<"subscriptionSetInstructions">,
  ): Promise<Reply<"subscriptionSetInstructions">>;
  /** Set the credentials that the customer sees */
  subscriptionSetCredentials(
    call: Call<"subscriptionSetCredentials">,
  ): Promise<Reply<"subscriptionSetCredentials">>;
  /** Bill a subscription at once */
  subscriptionBill(call: Call<"subscriptionBill">): Promise<Reply<"subscriptionBill">>;
  /** Set the lines of the next invoice */
  subscriptionSetOneshotCosts(
    call: Call<"subscriptionSetOneshotCosts">,
  ): Promise<Reply<"subscriptionSetOneshotCosts">>;
  /** Set the lines of every later invoice */
  subscriptionSetRecurringCosts(
    call: Call<"subscriptionSetRecurringCosts">,
  ): Promise<Reply<"subscriptionSetRecurringCosts">>;
  /** List what a subscription was charged, and what waits */
  subscriptionGetCharges(call: Call<"subscriptionGetCharges">): Promise<Reply<"subscriptionGetCharges">>;
  /** Read the states that a subscription went through */
  subscriptionGetHistory(call: Call<"subscriptionGetHistory">): Promise<Reply<"subscriptionGetHistory">>;
  /** Read the metadata of a subscription */
  subscriptionGetMetadata(call: Call<"subscriptionGetMetadata">): Promise<Reply<"subscriptionGetMetadata">>;
  /** Replace the metadata of a subscription */
  subscriptionUpdateMetadata(
    call: Call<"subscriptionUpdateMetadata">,
  ): Promise<Reply<"subscriptionUpdateMetadata">>;
  /** Remove one metadata key of a subscription */
  subscriptionDeleteMetadataKey(
    call: Call<"subscriptionDeleteMetadataKey">,
  ): Promise<Reply<"subscriptionDeleteMetadataKey">>;
  /** List configuration parameters */
  configurationParameterGetAllPaged(
    call: Call<"configurationParameterGetAllPaged">,
  ): Promise<Reply<"configurationParameterGetAllPaged">>;
  /** Create a configuration parameter of a product */
  configurationParameterCreate(
    call: Call<"configurationParameterCreate">,
  ): Promise<Reply<"configurationParameterCreate">>;
  /** Read a configuration parameter */
  configurationParameterGet(
    call: Call<"configurationParameterGet">,
  ): Promise<Reply<"configurationParameterGet">>;
  /** Change a configuration parameter */
  configurationParameterUpdate(
    call: Call<"configurationParameterUpdate">,
  ): Promise<Reply<"configurationParameterUpdate">>;
  /** Delete a configuration parameter */
  configurationParameterDelete(
    call: Call<"configurationParameterDelete">,
  ): Promise<Reply<"configurationParameterDelete">>;
  /** Ask for the possible values of a configuration parameter */
  configurationParameterValues(
    call: Call<"configurationParameterValues">,
  ): Promise<Reply<"configurationParameterValues">>;
  /** List products */
  productGetAllPaged(call: Call<"productGetAllPaged">): Promise<Reply<"productGetAllPaged">>;
  /** Create a product */
  productCreate(call: Call<"productCreate">): Promise<Reply<"productCreate">>;
  /** Read a product */
  productGet(call: Call<"productGet">): Promise<Reply<"productGet">>;
  /** Change a product */
  productUpdate(call: Call<"productUpdate">): Promise<Reply<"productUpdate">>;
  /** Delete a product */
  productDelete(call: Call<"productDelete">): Promise<Reply<"productDelete">>;
  /** Read the extra headers of metric polls */
  productGetMetricHeaders(call: Call<"productGetMetricHeaders">): Promise<Reply<"productGetMetricHeaders">>;
  /** Replace the extra headers of metric polls */
  productReplaceMetricHeaders(
    call: Call<"productReplaceMetricHeaders">,
  ): Promise<Reply<"productReplaceMetricHeaders">>;
  /** Read the metadata of a product */
  productGetMetadata(call: Call<"productGetMetadata">): Promise<Reply<"productGetMetadata">>;
  /** Replace the metadata of a product */
  productUpdateMetadata(call: Call<"productUpdateMetadata">): Promise<Reply<"productUpdateMetadata">>;
  /** Remove one metadata key of a product */
  productDeleteMetadataKey(
    call: Call<"productDeleteMetadataKey">,
  ): Promise<Reply<"productDeleteMetadataKey">>;
  /** List plans */
  productVersionGetAllPaged(
    call: Call<"productVersionGetAllPaged">,
  ): Promise<Reply<"productVersionGetAllPaged">>;
  /** Create a plan of a product */
  productVersionCreate(call: Call<"productVersionCreate">): Promise<Reply<"productVersionCreate">>;
  /** Read a plan */
  productVersionGet(call: Call<"productVersionGet">): Promise<Reply<"productVersionGet">>;
  /** Change a plan */
  productVersionUpdate(call: Call<"productVersionUpdate">): Promise<Reply<"productVersionUpdate">>;
  /** Change single fields of a plan, or publish it */
  productVersionPatch(call: Call<"productVersionPatch">): Promise<Reply<"productVersionPatch">>;
  /** Delete a plan */
  productVersionDelete(call: Call<"productVersionDelete">): Promise<Reply<"productVersionDelete">>;
  /** Read the metadata of a productVersion */
  productVersionGetMetadata(
    call: Call<"productVersionGetMetadata">,
  ): Promise<Reply<"productVersionGetMetadata">>;
  /** Replace the metadata of a productVersion */
  productVersionUpdateMetadata(
    call: Call<"productVersionUpdateMetadata">,
  ): Promise<Reply<"productVersionUpdateMetadata">>;
  /** Remove one metadata key of a productVersion */
  productVersionDeleteMetadataKey(
    call: Call<"productVersionDeleteMetadataKey">,
  ): Promise<Reply<"productVersionDeleteMetadataKey">>;
  /** List extra resources */
  billingItemGetAllPaged(call: Call<"billingItemGetAllPaged">): Promise<Reply<"billingItemGetAllPaged">>;
  /** Create an extra resource */
  billingItemCreate(call: Call<"billingItemCreate">): Promise<Reply<"billingItemCreate">>;
  /** Read an extra resource */
  billingItemGet(call: Call<"billingItemGet">): Promise<Reply<"billingItemGet">>;
  /** Change an extra resource */
  billingItemUpdate(call: Call<"billingItemUpdate">): Promise<Reply<"billingItemUpdate">>;
  /** Delete an extra resource */
  billingItemDelete(call: Call<"billingItemDelete">): Promise<Reply<"billingItemDelete">>;
  /** List metrics */
  applicationMetricGetAllPaged(
    call: Call<"applicationMetricGetAllPaged">,
  ): Promise<Reply<"applicationMetricGetAllPaged">>;
  /** Define a metric of a product */
  applicationMetricCreate(call: Call<"applicationMetricCreate">): Promise<Reply<"applicationMetricCreate">>;
  /** Read a metric */
  applicationMetricGet(call: Call<"applicationMetricGet">): Promise<Reply<"applicationMetricGet">>;
  /** Change a metric */
  applicationMetricUpdate(call: Call<"applicationMetricUpdate">): Promise<Reply<"applicationMetricUpdate">>;
  /** Delete a metric */
  applicationMetricDelete(call: Call<"applicationMetricDelete">): Promise<Reply<"applicationMetricDelete">>;
  /** Read the values of a metric */
  applicationMetricGetSamples(
    call: Call<"applicationMetricGetSamples">,
  ): Promise<Reply<"applicationMetricGetSamples">>;
  /** Read how a metric is polled */
  applicationMetricGetPolls(
    call: Call<"applicationMetricGetPolls">,
  ): Promise<Reply<"applicationMetricGetPolls">>;
  /** List orders */
  orderGetAllPaged(call: Call<"orderGetAllPaged">): Promise<Reply<"orderGetAllPaged">>;
  /** Place an order */
  orderCreate(call: Call<"orderCreate">): Promise<Reply<"orderCreate">>;
  /** Estimate an order, an upgrade or a change of quantities */
  orderEstimate(call: Call<"orderEstimate">): Promise<Reply<"orderEstimate">>;
  /** Read an order */
  orderGet(call: Call<"orderGet">): Promise<Reply<"orderGet">>;
  /** Cancel a deferred order */
  orderDelete(call: Call<"orderDelete">): Promise<Reply<"orderDelete">>;
  /** List invoices */
  invoiceGetAllPaged(call: Call<"invoiceGetAllPaged">): Promise<Reply<"invoiceGetAllPaged">>;
  /** Read an invoice */
  invoiceGet(call: Call<"invoiceGet">): Promise<Reply<"invoiceGet">>;
  /** Credit an invoice, in whole or in part */
  invoiceCredit(call: Call<"invoiceCredit">): Promise<Reply<"invoiceCredit">>;
  /** Pay an invoice */
  invoicePay(call: Call<"invoicePay">): Promise<Reply<"invoicePay">>;
  /** Mark an invoice paid */
  invoiceMarkPaid(call: Call<"invoiceMarkPaid">): Promise<Reply<"invoiceMarkPaid">>;
  /** Read an invoice as a PDF */
  invoicePdf(call: Call<"invoicePdf">): Promise<Reply<"invoicePdf">>;
  /** Read the balance report */
  proceedsReportGet(call: Call<"proceedsReportGet">): Promise<Reply<"proceedsReportGet">>;
  /** Read what was billed and paid over time */
  moneyReportGet(call: Call<"moneyReportGet">): Promise<Reply<"moneyReportGet">>;
  /** Read the platform-wide event endpoints */
  platformEndpointsGet(call: Call<"platformEndpointsGet">): Promise<Reply<"platformEndpointsGet">>;
  /** Replace the platform-wide event endpoints */
  platformEndpointsReplace(
    call: Call<"platformEndpointsReplace">,
  ): Promise<Reply<"platformEndpointsReplace">>;
  /** Find objects by what a person knows of them */
  searchFind(call: Call<"searchFind">): Promise<Reply<"searchFind">>;
  /** List audit entries */
  auditEntryGetAllPaged(call: Call<"auditEntryGetAllPaged">): Promise<Reply<"auditEntryGetAllPaged">>;
  /** Read an audit entry */
  auditEntryGet(call: Call<"auditEntryGet">): Promise<Reply<"auditEntryGet">>;
  /** List events */
  eventGetAllPaged(call: Call<"eventGetAllPaged">): Promise<Reply<"eventGetAllPaged">>;
  /** Send a test event */
  eventCreate(call: Call<"eventCreate">): Promise<Reply<"eventCreate">>;
  /** Send many events again */
  eventRedeliverAll(call: Call<"eventRedeliverAll">): Promise<Reply<"eventRedeliverAll">>;
  /** Read an event */
  eventGet(call: Call<"eventGet">): Promise<Reply<"eventGet">>;
  /** Drop an event */
  eventDelete(call: Call<"eventDelete">): Promise<Reply<"eventDelete">>;
  /** List the delivery attempts of an event */
  eventGetAttempts(call: Call<"eventGetAttempts">): Promise<Reply<"eventGetAttempts">>;
  /** Send an event again */
  eventRedeliver(call: Call<"eventRedeliver">): Promise<Reply<"eventRedeliver">>;
  /** List the links to an event */
  eventGetShares(call: Call<"eventGetShares">): Promise<Reply<"eventGetShares">>;
  /** Make a link to an event that needs no account */
  eventShare(call: Call<"eventShare">): Promise<Reply<"eventShare">>;
  /** Revoke the links to an event */
  eventDeleteShares(call: Call<"eventDeleteShares">): Promise<Reply<"eventDeleteShares">>;
  /** List endpoints and their health */
  eventEndpointGetAllPaged(
    call: Call<"eventEndpointGetAllPaged">,
  ): Promise<Reply<"eventEndpointGetAllPaged">>;
  /** Read the health of an endpoint */
  eventEndpointGet(call: Call<"eventEndpointGet">): Promise<Reply<"eventEndpointGet">>;
  /** Pause or resume an endpoint, or limit its rate */
  eventEndpointPatch(call: Call<"eventEndpointPatch">): Promise<Reply<"eventEndpointPatch">>;
  /** Follow what changes */
  changeStream(call: Call<"changeStream">): Promise<Reply<"changeStream">>;
  /** Read the clock */
  clockGet(call: Call<"clockGet">): Promise<Reply<"clockGet">>;
  /** Move the clock forward */
  clockAdvance(call: Call<"clockAdvance">): Promise<Reply<"clockAdvance">>;
  /** Try out an advance of the clock */
  clockDryRun(call: Call<"clockDryRun">): Promise<Reply<"clockDryRun">>;
  /** Read what falls due next */
  dueGet(call: Call<"dueGet">): Promise<Reply<"dueGet">>;
  /** Read the fault rules */
  faultsGet(call: Call<"faultsGet">): Promise<Reply<"faultsGet">>;
  /** Replace the fault rules */
  faultsReplace(call: Call<"faultsReplace">): Promise<Reply<"faultsReplace">>;
  /** Remove all fault rules */
  faultsDelete(call: Call<"faultsDelete">): Promise<Reply<"faultsDelete">>;
  /** Read the last requests */
  requestLogGet(call: Call<"requestLogGet">): Promise<Reply<"requestLogGet">>;
  /** Let short-lived tokens expire now */
  sandboxExpireTokens(call: Call<"sandboxExpireTokens">): Promise<Reply<"sandboxExpireTokens">>;
  /** Go back to a seed */
  sandboxReset(call: Call<"sandboxReset">): Promise<Reply<"sandboxReset">>;
  /** List the snapshots */
  snapshotList(call: Call<"snapshotList">): Promise<Reply<"snapshotList">>;
  /** Take a named copy of the whole state */
  snapshotCreate(call: Call<"snapshotCreate">): Promise<Reply<"snapshotCreate">>;
  /** Delete a snapshot */
  snapshotDelete(call: Call<"snapshotDelete">): Promise<Reply<"snapshotDelete">>;
  /** Go back to a snapshot */
  snapshotRestore(call: Call<"snapshotRestore">): Promise<Reply<"snapshotRestore">>;
  /** Turn a test card into a payment method id */
  testCardCreate(call: Call<"testCardCreate">): Promise<Reply<"testCardCreate">>;
}
