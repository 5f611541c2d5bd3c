// Generated from spec/errors.yaml by `npm run generate`. Do not edit it: change the source, and run the command.

/** Every error that the service answers. A word between % signs is filled with the extra field of that name. */
export const errors = {
  /** 400: The body is not valid JSON: %reason%. */
  invalidJson: {
    status: 400,
    key: "invalid-json",
    message: "The body is not valid JSON: %reason%.",
    extraFields: ["reason"],
  },
  /** 400: The body is not valid UTF-8. */
  invalidEncoding: {
    status: 400,
    key: "invalid-encoding",
    message: "The body is not valid UTF-8.",
    extraFields: [],
  },
  /** 400: This operation needs a JSON body. */
  bodyRequired: {
    status: 400,
    key: "body-required",
    message: "This operation needs a JSON body.",
    extraFields: [],
  },
  /** 400: Send the body as application/json, not %contentType%. */
  contentType: {
    status: 400,
    key: "content-type-not-json",
    message: "Send the body as application/json, not %contentType%.",
    extraFields: ["contentType"],
  },
  /** 400: Send the body in UTF-8, not in %charset%. */
  contentCharset: {
    status: 400,
    key: "content-type-not-json",
    message: "Send the body in UTF-8, not in %charset%.",
    extraFields: ["charset"],
  },
  /** 400: Send the body without Content-Encoding: %encoding% is not read here. */
  contentEncoding: {
    status: 400,
    key: "content-encoding-not-accepted",
    message: "Send the body without Content-Encoding: %encoding% is not read here.",
    extraFields: ["encoding"],
  },
  /** 400: %field% is required. */
  fieldRequired: {
    status: 400,
    key: "%field%-required",
    message: "%field% is required.",
    extraFields: ["field"],
  },
  /** 400: %field% is not a field of this request. */
  fieldUnknown: {
    status: 400,
    key: "%field%-unknown",
    message: "%field% is not a field of this request.",
    extraFields: ["field"],
  },
  /** 400: %field% must be %expected%. */
  fieldType: {
    status: 400,
    key: "%field%-must-be-%expected%",
    message: "%field% must be %expected%.",
    extraFields: ["field", "expected"],
  },
  /** 400: %field% does not have this form: %expected%. */
  fieldFormat: {
    status: 400,
    key: "%field%-format-%expected%",
    message: "%field% does not have this form: %expected%.",
    extraFields: ["field", "expected"],
  },
  /** 400: %field% must be one of %allowed%. */
  fieldValue: {
    status: 400,
    key: "%field%-must-be-one-of-%allowed%",
    message: "%field% must be one of %allowed%.",
    extraFields: ["field", "allowed"],
  },
  /** 400: %field% is not valid: %reason%. */
  fieldInvalid: {
    status: 400,
    key: "%field%-invalid",
    message: "%field% is not valid: %reason%.",
    extraFields: ["field", "reason"],
  },
  /** 400: %field% %reason%. */
  wrongSize: {
    status: 400,
    key: "wrong.size.%max%.%min%",
    message: "%field% %reason%.",
    extraFields: ["field", "min", "max", "reason"],
  },
  /** 400: %field% must be at least %min%. */
  tooSmall: {
    status: 400,
    key: "must.be.greater.than.or.equal.to.%min%",
    message: "%field% must be at least %min%.",
    extraFields: ["field", "min"],
  },
  /** 400: %field% must be at most %max%. */
  tooLarge: {
    status: 400,
    key: "must.be.lower.than.or.equal.to.%max%",
    message: "%field% must be at most %max%.",
    extraFields: ["field", "max"],
  },
  /** 400: %field% contains characters that are not permitted. */
  charactersNotPermitted: {
    status: 400,
    key: "characters.not.permitted",
    message: "%field% contains characters that are not permitted.",
    extraFields: ["field"],
  },
  /** 400: %field% must start with a letter and contain only letters, digits and underscores. */
  codeNotAlphanumeric: {
    status: 400,
    key: "must.be.alphanumeric.and.start.with.letter",
    message: "%field% must start with a letter and contain only letters, digits and underscores.",
    extraFields: ["field"],
  },
  /** 400: %field% must contain only letters, digits, hyphens and underscores. */
  externalReferenceNotAlphanumeric: {
    status: 400,
    key: "must.be.alphanumeric.underscore.is.permitted",
    message: "%field% must contain only letters, digits, hyphens and underscores.",
    extraFields: ["field"],
  },
  /** 400: The path has a segment . or .., which leads to another path. Send the path that you mean; no metadata key is . or .. */
  pathWithDotSegment: {
    status: 400,
    key: "path-with-dot-segment",
    message:
      "The path has a segment . or .., which leads to another path. Send the path that you mean; no metadata key is . or ..",
    extraFields: [],
  },
  /** 400: apiVersion must be a date in the form yyyymmdd, not %value%. */
  apiVersionInvalid: {
    status: 400,
    key: "api-version-%value%-invalid",
    message: "apiVersion must be a date in the form yyyymmdd, not %value%.",
    extraFields: ["value"],
  },
  /** 400: There is no version %value% of the interface. The nearest are %before% and %after%. */
  apiVersionUnknown: {
    status: 400,
    key: "api-version-%value%-unknown",
    message: "There is no version %value% of the interface. The nearest are %before% and %after%.",
    extraFields: ["value", "before", "after"],
  },
  /** 400: %field% must refer to %resource% on this service, as in %resource%/1, not %value%. */
  referenceInvalid: {
    status: 400,
    key: "%field%-reference-%value%-invalid",
    message: "%field% must refer to %resource% on this service, as in %resource%/1, not %value%.",
    extraFields: ["field", "value", "resource"],
  },
  /** 400: %field% refers to %value%, which does not exist. */
  referenceUnknown: {
    status: 400,
    key: "%field%-reference-%value%-unknown",
    message: "%field% refers to %value%, which does not exist.",
    extraFields: ["field", "value"],
  },
  /** 400: The action %action% is not known here. Use one of %allowed%. */
  actionUnknown: {
    status: 400,
    key: "action-%action%-unknown",
    message: "The action %action% is not known here. Use one of %allowed%.",
    extraFields: ["action", "allowed"],
  },
  /** 400: The subscription is %state%. An undeployed, expired or trial subscription cannot be billed. */
  notBillable: {
    status: 400,
    key: "subscription-undeployed-expired-or-trial",
    message: "The subscription is %state%. An undeployed, expired or trial subscription cannot be billed.",
    extraFields: ["state"],
  },
  /** 400: The clock is at %now% and only moves forward. */
  clockBackwards: {
    status: 400,
    key: "clock-only-forward",
    message: "The clock is at %now% and only moves forward.",
    extraFields: ["now"],
  },
  /** 401: Sign in with Basic authentication, a token or a JWT. */
  unauthenticated: {
    status: 401,
    key: "authentication-required",
    message: "Sign in with Basic authentication, a token or a JWT.",
    extraFields: [],
  },
  /** 401: The user name or the password is wrong. */
  credentialsInvalid: {
    status: 401,
    key: "credentials-invalid",
    message: "The user name or the password is wrong.",
    extraFields: [],
  },
  /** 401: Use Basic authentication for this operation: a token cannot create another token. */
  passwordRequired: {
    status: 401,
    key: "password-required",
    message: "Use Basic authentication for this operation: a token cannot create another token.",
    extraFields: [],
  },
  /** 401: The token is not valid any more. Request a new one with GET /login. */
  tokenInvalid: {
    status: 401,
    key: "token-invalid-or-expired",
    message: "The token is not valid any more. Request a new one with GET /login.",
    extraFields: [],
  },
  /** 401: The JWT is not valid: %reason%. */
  jwtInvalid: {
    status: 401,
    key: "jwt-invalid",
    message: "The JWT is not valid: %reason%.",
    extraFields: ["reason"],
  },
  /** 403: %role% may not call %operation%. */
  forbidden: {
    status: 403,
    key: "operation-%operation%-not-allowed-for-%role%",
    message: "%role% may not call %operation%.",
    extraFields: ["operation", "role"],
  },
  /** 403: %role% may not use the action %action% here. */
  actionForbidden: {
    status: 403,
    key: "action-%action%-not-allowed-for-%role%",
    message: "%role% may not use the action %action% here.",
    extraFields: ["action", "role"],
  },
  /** 403: This marketplace makes no links that need no account. Its operator can allow them, with SYNDIKIT_SHARED_LINKS. */
  sharingOff: {
    status: 403,
    key: "sharing-off",
    message:
      "This marketplace makes no links that need no account. Its operator can allow them, with SYNDIKIT_SHARED_LINKS.",
    extraFields: [],
  },
  /** 403: The token is read-only, and %operation% changes something. Use a token with the access READ_WRITE. */
  tokenReadOnly: {
    status: 403,
    key: "token-read-only",
    message:
      "The token is read-only, and %operation% changes something. Use a token with the access READ_WRITE.",
    extraFields: ["operation"],
  },
  /** 404: There is no %resource% %id%. */
  notFound: {
    status: 404,
    key: "%resource%-%id%-not-found",
    message: "There is no %resource% %id%.",
    extraFields: ["resource", "id"],
  },
  /** 404: There is no such path: %path%. */
  pathUnknown: {
    status: 404,
    key: "path-not-found",
    message: "There is no such path: %path%.",
    extraFields: ["path"],
  },
  /** 405: %method% is not supported here. Use %allowed%. */
  methodNotAllowed: {
    status: 405,
    key: "method-%method%-not-allowed",
    message: "%method% is not supported here. Use %allowed%.",
    extraFields: ["method", "allowed"],
  },
  /** 409: The subscription cannot go from %from% to %to%. */
  transitionNotAllowed: {
    status: 409,
    key: "transition-from-%from%-to-%to%-not-allowed",
    message: "The subscription cannot go from %from% to %to%.",
    extraFields: ["from", "to"],
  },
  /** 409: %action% is not allowed while the subscription is %state%. */
  actionNotAllowedInState: {
    status: 409,
    key: "action-%action%-not-allowed-in-%state%",
    message: "%action% is not allowed while the subscription is %state%.",
    extraFields: ["action", "state"],
  },
  /** 409: %field% %value% is taken. */
  valueTaken: {
    status: 409,
    key: "%field%-%value%-taken",
    message: "%field% %value% is taken.",
    extraFields: ["field", "value"],
  },
  /** 409: %resource% %id% is still in use by %by%. */
  stillInUse: {
    status: 409,
    key: "%resource%-%id%-in-use",
    message: "%resource% %id% is still in use by %by%.",
    extraFields: ["resource", "id", "by"],
  },
  /** 409: Order %id% is %status%. Only an order that waits for the next period can be cancelled. */
  orderNotDeferred: {
    status: 409,
    key: "order-%id%-not-deferred",
    message: "Order %id% is %status%. Only an order that waits for the next period can be cancelled.",
    extraFields: ["id", "status"],
  },
  /** 409: Order %id% cannot be cancelled: the unpaid invoice of the renewal bills it, and its payment applies it. */
  orderBilled: {
    status: 409,
    key: "order-%id%-billed",
    message:
      "Order %id% cannot be cancelled: the unpaid invoice of the renewal bills it, and its payment applies it.",
    extraFields: ["id"],
  },
  /** 409: Invoice %id% is paid already. */
  alreadyPaid: {
    status: 409,
    key: "invoice-%id%-already-paid",
    message: "Invoice %id% is paid already.",
    extraFields: ["id"],
  },
  /** 409: Invoice %id% has expired with its subscription and cannot be paid any more. */
  invoiceExpired: {
    status: 409,
    key: "invoice-%id%-expired",
    message: "Invoice %id% has expired with its subscription and cannot be paid any more.",
    extraFields: ["id"],
  },
  /** 409: Invoice %id% is self-billed: the vendor collects the money and marks it paid. */
  invoiceSelfBilled: {
    status: 409,
    key: "invoice-%id%-self-billed",
    message: "Invoice %id% is self-billed: the vendor collects the money and marks it paid.",
    extraFields: ["id"],
  },
  /** 409: Invoice %id% is not self-billed; only an administrator may mark it paid. */
  notSelfBilled: {
    status: 409,
    key: "invoice-%id%-not-self-billed",
    message: "Invoice %id% is not self-billed; only an administrator may mark it paid.",
    extraFields: ["id"],
  },
  /** 409: The snapshot was encrypted with another key (fingerprint %fingerprint%), so its secrets cannot be read here. */
  snapshotOfAnotherKey: {
    status: 409,
    key: "snapshot-of-another-key",
    message:
      "The snapshot was encrypted with another key (fingerprint %fingerprint%), so its secrets cannot be read here.",
    extraFields: ["fingerprint"],
  },
  /** 409: A request with this Idempotency-Key is still being processed. Send it again in a moment to get its answer. */
  idempotencyKeyInFlight: {
    status: 409,
    key: "idempotency-key-in-flight",
    message:
      "A request with this Idempotency-Key is still being processed. Send it again in a moment to get its answer.",
    extraFields: [],
  },
  /** 409: The vendor changed the plan while the order was placed. Send the order again. */
  productVersionChanged: {
    status: 409,
    key: "product-version-changed",
    message: "The vendor changed the plan while the order was placed. Send the order again.",
    extraFields: [],
  },
  /** 412: %resource% has changed since you read it. Read it again, and repeat your change if it is still right. */
  preconditionFailed: {
    status: 412,
    key: "precondition-failed",
    message:
      "%resource% has changed since you read it. Read it again, and repeat your change if it is still right.",
    extraFields: ["resource"],
  },
  /** 422: Only upgrades are supported: %target% does not cost more than the current plan. */
  downgradeNotSupported: {
    status: 422,
    key: "downgrade-not-supported",
    message: "Only upgrades are supported: %target% does not cost more than the current plan.",
    extraFields: ["target"],
  },
  /** 422: At most %left% EUR of invoice %id% can still be credited. */
  creditTooLarge: {
    status: 422,
    key: "invoice-%id%-credit-above-%left%",
    message: "At most %left% EUR of invoice %id% can still be credited.",
    extraFields: ["id", "left"],
  },
  /** 422: At most %left% EUR of what was invoiced can still be given back. */
  refundTooLarge: {
    status: 422,
    key: "refund-above-%left%",
    message: "At most %left% EUR of what was invoiced can still be given back.",
    extraFields: ["left"],
  },
  /** 422: %target% belongs to another product. */
  upgradeOtherProduct: {
    status: 422,
    key: "upgrade-to-other-product",
    message: "%target% belongs to another product.",
    extraFields: ["target"],
  },
  /** 422: Your account is not activated, so you cannot order. An administrator can activate it. */
  userNotActivated: {
    status: 422,
    key: "user-not-activated",
    message: "Your account is not activated, so you cannot order. An administrator can activate it.",
    extraFields: [],
  },
  /** 422: The vendor of this product is not active at the moment. */
  vendorDeactivated: {
    status: 422,
    key: "vendor-deactivated",
    message: "The vendor of this product is not active at the moment.",
    extraFields: [],
  },
  /** 422: %plan% is not published. */
  planNotPublished: {
    status: 422,
    key: "plan-not-published",
    message: "%plan% is not published.",
    extraFields: ["plan"],
  },
  /** 422: The subscription has expired. */
  subscriptionExpired: {
    status: 422,
    key: "subscription-expired",
    message: "The subscription has expired.",
    extraFields: [],
  },
  /** 422: %plan% does not offer a trial. */
  trialNotAllowed: {
    status: 422,
    key: "trial-not-allowed",
    message: "%plan% does not offer a trial.",
    extraFields: ["plan"],
  },
  /** 422: The company has already had a trial of this product. */
  trialUsed: {
    status: 422,
    key: "trial-already-used",
    message: "The company has already had a trial of this product.",
    extraFields: [],
  },
  /** 422: %parameter% needs a value. */
  parameterMissing: {
    status: 422,
    key: "parameter-%parameter%-missing",
    message: "%parameter% needs a value.",
    extraFields: ["parameter"],
  },
  /** 422: The value of %parameter% does not match its pattern. */
  parameterMismatch: {
    status: 422,
    key: "parameter-%parameter%-does-not-match",
    message: "The value of %parameter% does not match its pattern.",
    extraFields: ["parameter"],
  },
  /** 422: The value of %parameter% is not one of its accepted values: %accepted%. */
  parameterNotAccepted: {
    status: 422,
    key: "parameter-%parameter%-not-accepted",
    message: "The value of %parameter% is not one of its accepted values: %accepted%.",
    extraFields: ["parameter", "accepted"],
  },
  /** 422: %parameter% is not active on this plan. */
  parameterUnknown: {
    status: 422,
    key: "parameter-%parameter%-unknown",
    message: "%parameter% is not active on this plan.",
    extraFields: ["parameter"],
  },
  /** 422: The value of %parameter% is too long for its pattern. */
  patternTooSlow: {
    status: 422,
    key: "pattern-takes-too-long",
    message: "The value of %parameter% is too long for its pattern.",
    extraFields: ["parameter"],
  },
  /** 422: %field% is not a regular expression that can be used here: %reason%. */
  patternInvalid: {
    status: 422,
    key: "pattern-invalid",
    message: "%field% is not a regular expression that can be used here: %reason%.",
    extraFields: ["field", "reason"],
  },
  /** 422: %item% is required on this plan. */
  extraResourceRequired: {
    status: 422,
    key: "extra-resource-%item%-required",
    message: "%item% is required on this plan.",
    extraFields: ["item"],
  },
  /** 422: %item% is not offered on this plan. */
  extraResourceUnknown: {
    status: 422,
    key: "extra-resource-%item%-unknown",
    message: "%item% is not offered on this plan.",
    extraFields: ["item"],
  },
  /** 422: %quantity% of %item% is outside its value tiers. */
  quantityOutsideTiers: {
    status: 422,
    key: "quantity-of-%item%-outside-tiers",
    message: "%quantity% of %item% is outside its value tiers.",
    extraFields: ["item", "quantity"],
  },
  /** 422: The value tiers of %item% overlap. */
  tiersOverlap: {
    status: 422,
    key: "value-tiers-overlap",
    message: "The value tiers of %item% overlap.",
    extraFields: ["item"],
  },
  /** 422: %currency% is not accepted. Use EUR or USD. */
  currencyNotAccepted: {
    status: 422,
    key: "currency-%currency%-not-accepted",
    message: "%currency% is not accepted. Use EUR or USD.",
    extraFields: ["currency"],
  },
  /** 422: The subscription would end after %latest%, the last possible date. */
  periodTooLong: {
    status: 422,
    key: "period-too-long",
    message: "The subscription would end after %latest%, the last possible date.",
    extraFields: ["latest"],
  },
  /** 422: The amount is too large. */
  amountTooLarge: {
    status: 422,
    key: "amount-too-large",
    message: "The amount is too large.",
    extraFields: [],
  },
  /** 422: %endpoint% must use HTTPS. */
  endpointNotHttps: {
    status: 422,
    key: "endpoint-not-https",
    message: "%endpoint% must use HTTPS.",
    extraFields: ["endpoint"],
  },
  /** 422: An endpoint with category APP is required. */
  appEndpointMissing: {
    status: 422,
    key: "app-endpoint-missing",
    message: "An endpoint with category APP is required.",
    extraFields: [],
  },
  /** 422: The %language% text contains an HTML link (<a). Everything else is shown as text. */
  linkInInstructions: {
    status: 422,
    key: "link-in-instructions",
    message: "The %language% text contains an HTML link (<a). Everything else is shown as text.",
    extraFields: ["language"],
  },
  /** 422: The key %key% is given more than once. */
  credentialKeyTwice: {
    status: 422,
    key: "credential-key-%key%-twice",
    message: "The key %key% is given more than once.",
    extraFields: ["key"],
  },
  /** 422: The payment was declined: %reason%. */
  paymentDeclined: {
    status: 422,
    key: "payment-declined-%reason%",
    message: "The payment was declined: %reason%.",
    extraFields: ["reason"],
  },
  /** 422: There is no stored payment method to charge. */
  paymentMethodMissing: {
    status: 422,
    key: "payment-method-missing",
    message: "There is no stored payment method to charge.",
    extraFields: [],
  },
  /** 422: %paymentMethodId% is not a test payment method. */
  paymentMethodUnknown: {
    status: 422,
    key: "payment-method-id-unknown",
    message: "%paymentMethodId% is not a test payment method.",
    extraFields: ["paymentMethodId"],
  },
  /** 422: That is not a test card number. */
  testCardUnknown: {
    status: 422,
    key: "test-card-unknown",
    message: "That is not a test card number.",
    extraFields: [],
  },
  /** 422: Only a customer of the product may review it. */
  notSubscribed: {
    status: 422,
    key: "product-not-subscribed",
    message: "Only a customer of the product may review it.",
    extraFields: [],
  },
  /** 422: The vendor refused the order: %reason% */
  orderRefused: {
    status: 422,
    key: "order-refused",
    message: "The vendor refused the order: %reason%",
    extraFields: ["reason"],
  },
  /** 422: The vendor's %call% did not answer. Try again later. */
  vendorUnreachable: {
    status: 422,
    key: "vendor-unreachable",
    message: "The vendor's %call% did not answer. Try again later.",
    extraFields: ["call"],
  },
  /** 422: %field% is not an address that events can go to: %reason%. */
  targetInvalid: {
    status: 422,
    key: "target-%field%-invalid",
    message: "%field% is not an address that events can go to: %reason%.",
    extraFields: ["field", "reason"],
  },
  /** 422: The extra resource of a metric must be pay-as-you-go with a price scheme. */
  metricItemNotPayAsYouGo: {
    status: 422,
    key: "metric-needs-pay-as-you-go",
    message: "The extra resource of a metric must be pay-as-you-go with a price scheme.",
    extraFields: [],
  },
  /** 422: No endpoint is configured for this event. Name one in endpoint. */
  noEndpoint: {
    status: 422,
    key: "no-event-endpoint",
    message: "No endpoint is configured for this event. Name one in endpoint.",
    extraFields: [],
  },
  /** 422: %endpoint% only receives events of Subscription, so a test event of %entity% would show nothing. */
  entityNotReceived: {
    status: 422,
    key: "%entity%-not-received",
    message:
      "%endpoint% only receives events of Subscription, so a test event of %entity% would show nothing.",
    extraFields: ["entity", "endpoint"],
  },
  /** 404: There is no snapshot %name%. */
  snapshotUnknown: {
    status: 404,
    key: "snapshot-%name%-not-found",
    message: "There is no snapshot %name%.",
    extraFields: ["name"],
  },
  /** 422: %field% cannot be changed after creation. */
  immutableField: {
    status: 422,
    key: "%field%-cannot-be-changed",
    message: "%field% cannot be changed after creation.",
    extraFields: ["field"],
  },
  /** 422: This Idempotency-Key was already used for a different request. Use a new key for each new request. */
  idempotencyKeyReused: {
    status: 422,
    key: "idempotency-key-reused",
    message:
      "This Idempotency-Key was already used for a different request. Use a new key for each new request.",
    extraFields: [],
  },
  /** 422: There may be at most %limit% %things% here. Delete those that you no longer need, or ask the operator of the marketplace. */
  quotaReached: {
    status: 422,
    key: "too-many-%things%",
    message:
      "There may be at most %limit% %things% here. Delete those that you no longer need, or ask the operator of the marketplace.",
    extraFields: ["things", "limit"],
  },
  /** 422: A user may have %limit% personal tokens. Revoke one that you no longer need. */
  tooManyTokens: {
    status: 422,
    key: "too-many-tokens",
    message: "A user may have %limit% personal tokens. Revoke one that you no longer need.",
    extraFields: ["limit"],
  },
  /** 422: The current password is wrong. */
  currentPasswordWrong: {
    status: 422,
    key: "current-password-wrong",
    message: "The current password is wrong.",
    extraFields: [],
  },
  /** 423: The clock is advancing. Try again when it is done. */
  clockAdvancing: {
    status: 423,
    key: "clock-advancing",
    message: "The clock is advancing. Try again when it is done.",
    extraFields: [],
  },
  /** 423: An upgrade of this subscription is in progress. */
  upgradeInFlight: {
    status: 423,
    key: "upgrade-in-flight",
    message: "An upgrade of this subscription is in progress.",
    extraFields: [],
  },
  /** 429: Too many requests. Try again in %seconds% s. */
  tooManyRequests: {
    status: 429,
    key: "too-many-requests",
    message: "Too many requests. Try again in %seconds% s.",
    extraFields: ["seconds"],
  },
  /** 429: Too many streams of changes are open. Close those that you no longer read. */
  tooManyStreams: {
    status: 429,
    key: "too-many-streams",
    message: "Too many streams of changes are open. Close those that you no longer read.",
    extraFields: [],
  },
  /** 429: %limit% answers are kept for your idempotency keys, each for 24 hours. Try again when some have expired, or send the request without a key. */
  tooManyKeys: {
    status: 429,
    key: "too-many-idempotency-keys",
    message:
      "%limit% answers are kept for your idempotency keys, each for 24 hours. Try again when some have expired, or send the request without a key.",
    extraFields: ["limit"],
  },
  /** 429: A vendor may have %limit% test events %kind%. Mend the endpoint, so that they are delivered, or try later. */
  tooManyTestEvents: {
    status: 429,
    key: "too-many-test-events",
    message:
      "A vendor may have %limit% test events %kind%. Mend the endpoint, so that they are delivered, or try later.",
    extraFields: ["limit", "kind"],
  },
  /** 500: Something went wrong on the server. Give the request id when you report it. */
  internal: {
    status: 500,
    key: "internal-server-error",
    message: "Something went wrong on the server. Give the request id when you report it.",
    extraFields: [],
  },
  /** 500: The connection to the database broke while this was being stored. Either everything was stored or nothing. Send it again with the same Idempotency-Key; without one, read first whether it was stored. */
  outcomeUnknown: {
    status: 500,
    key: "outcome-unknown",
    message:
      "The connection to the database broke while this was being stored. Either everything was stored or nothing. Send it again with the same Idempotency-Key; without one, read first whether it was stored.",
    extraFields: [],
  },
  /** 500: The stored %document% cannot be read: %reason%. Nothing was changed, and everything else works. Tell the operator of the marketplace. */
  documentUnreadable: {
    status: 500,
    key: "document-unreadable",
    message:
      "The stored %document% cannot be read: %reason%. Nothing was changed, and everything else works. Tell the operator of the marketplace.",
    extraFields: ["document", "reason"],
  },
  /** 500: A fault rule of the sandbox answered this request. */
  faultInjected: {
    status: 500,
    key: "fault-injected",
    message: "A fault rule of the sandbox answered this request.",
    extraFields: [],
  },
  /** 503: The service is shutting down. Try again. */
  shuttingDown: {
    status: 503,
    key: "shutting-down",
    message: "The service is shutting down. Try again.",
    extraFields: [],
  },
  /** 503: Too many passwords are waiting to be checked. Nothing was done. Try again. */
  passwordsBusy: {
    status: 503,
    key: "too-many-passwords-waiting",
    message: "Too many passwords are waiting to be checked. Nothing was done. Try again.",
    extraFields: [],
  },
  /** 503: Too much of what you asked for is still in progress. Nothing was done. Try again. */
  shareInUse: {
    status: 503,
    key: "share-in-use",
    message: "Too much of what you asked for is still in progress. Nothing was done. Try again.",
    extraFields: [],
  },
  /** 503: The service cannot store anything at the moment. Nothing was changed. Try again. */
  storeUnavailable: {
    status: 503,
    key: "store-unavailable",
    message: "The service cannot store anything at the moment. Nothing was changed. Try again.",
    extraFields: [],
  },
} as const;

/** The name of an error in the catalogue. */
export type ErrorCode = keyof typeof errors;

/** The fields that an error needs. */
export type ErrorFields<Code extends ErrorCode> = Record<
  (typeof errors)[Code]["extraFields"][number],
  string | number
>;
