// Generated from spec/schemas/ by `npm run generate`. Do not edit it: change the source, and run the command.

/** The most entries of a list, by its schema and property. */
export const listLimits = {
  "NotifyInput.userRoles": 10,
  "CloudCredentialPatch.payload": 200000,
  "Subscription.invoices": 10000,
  "Subscription.orders": 10000,
  "ProductFields.syndicationEndpoints": 10,
  "ProductFields.orderValidationUrls": 10,
  "ProductVersionInput.billingItemValues": 100,
  "ProductVersionInput.configurationParameters": 100,
  "ProceedsReport.entries": 50,
  "MoneyOfProduct.points": 100,
  "MoneyOfCurrency.points": 100,
  "MoneyOfCurrency.products": 10,
  "SearchGroup.hits": 10,
  "SearchResult.groups": 16,
  "EventDTO.latestAttempts": 50,
  "ExternalValuesResponse.values": 1000,
  "OrderValidationRefusal.errors": 20,
} as const;
