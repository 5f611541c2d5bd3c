// Generated from spec/headers/, spec/responses/ and spec/errors.yaml by `npm run generate`. Do not edit it: change the source, and run the command.

export const authTokenHeader = "cmw-auth-token";
export const authUserHeader = "cmw-auth-user";
export const deprecatedByVersionHeader = "cmw-deprecated-by-version";
export const idempotencyKeyHeader = "idempotency-key";
export const lastEventIDHeader = "last-event-id";
export const locationHeader = "location";
export const requestIdHeader = "cmw-request-id";
export const retryAfterHeader = "retry-after";
export const totalItemsCappedHeader = "cmw-totalitems-capped";

/** Where a page stands in its list: each number has a header of its name, in any case, behind the prefix. */
export const pageNumbers = ["pageNumber", "pageSize", "totalItems", "totalPages"] as const;

export const pagePrefix = "CMW-";

/** How many entries a page holds, where a call does not say. */
export const defaultPageSize = 20;

/** The most entries that a page holds. */
export const maxPageSize = 50;

/** The most ids that a list is filtered by in one request. */
export const maxIds = 50;

/** The path that gives a token for a user name and a password. */
export const signInPath = "/login";

/** Fields of JSON that hold a secret, by the ends of their names, each with its value: a text, the rest where it is a list or an object, or a word. */
export const secretFields =
  /("\w*(?:password|payload|secret|token|value)"\s*:\s*)(?:"(?:\\.|[^"\\])*"?|[[{].*|[\w.-]+)/gis;

/** An error status that the interface documents. */
export type ErrorStatus = 400 | 401 | 403 | 404 | 405 | 409 | 412 | 422 | 423 | 429 | 500 | 503;

/** The message key of an error, as it is sent. A marketplace may have keys of its own. */
export type ErrorKey =
  | "invalid-json"
  | "invalid-encoding"
  | "body-required"
  | "content-type-not-json"
  | "content-encoding-not-accepted"
  | "%field%-required"
  | "%field%-unknown"
  | "%field%-must-be-%expected%"
  | "%field%-format-%expected%"
  | "%field%-must-be-one-of-%allowed%"
  | "%field%-invalid"
  | "wrong.size.%max%.%min%"
  | "must.be.greater.than.or.equal.to.%min%"
  | "must.be.lower.than.or.equal.to.%max%"
  | "characters.not.permitted"
  | "must.be.alphanumeric.and.start.with.letter"
  | "must.be.alphanumeric.underscore.is.permitted"
  | "path-with-dot-segment"
  | "api-version-%value%-invalid"
  | "api-version-%value%-unknown"
  | "%field%-reference-%value%-invalid"
  | "%field%-reference-%value%-unknown"
  | "action-%action%-unknown"
  | "subscription-undeployed-expired-or-trial"
  | "clock-only-forward"
  | "authentication-required"
  | "credentials-invalid"
  | "password-required"
  | "token-invalid-or-expired"
  | "jwt-invalid"
  | "operation-%operation%-not-allowed-for-%role%"
  | "action-%action%-not-allowed-for-%role%"
  | "sharing-off"
  | "token-read-only"
  | "%resource%-%id%-not-found"
  | "path-not-found"
  | "method-%method%-not-allowed"
  | "transition-from-%from%-to-%to%-not-allowed"
  | "action-%action%-not-allowed-in-%state%"
  | "%field%-%value%-taken"
  | "%resource%-%id%-in-use"
  | "order-%id%-not-deferred"
  | "order-%id%-billed"
  | "invoice-%id%-already-paid"
  | "invoice-%id%-expired"
  | "invoice-%id%-self-billed"
  | "invoice-%id%-not-self-billed"
  | "snapshot-of-another-key"
  | "idempotency-key-in-flight"
  | "product-version-changed"
  | "precondition-failed"
  | "downgrade-not-supported"
  | "invoice-%id%-credit-above-%left%"
  | "refund-above-%left%"
  | "upgrade-to-other-product"
  | "user-not-activated"
  | "vendor-deactivated"
  | "plan-not-published"
  | "subscription-expired"
  | "trial-not-allowed"
  | "trial-already-used"
  | "parameter-%parameter%-missing"
  | "parameter-%parameter%-does-not-match"
  | "parameter-%parameter%-not-accepted"
  | "parameter-%parameter%-unknown"
  | "pattern-takes-too-long"
  | "pattern-invalid"
  | "extra-resource-%item%-required"
  | "extra-resource-%item%-unknown"
  | "quantity-of-%item%-outside-tiers"
  | "value-tiers-overlap"
  | "currency-%currency%-not-accepted"
  | "period-too-long"
  | "amount-too-large"
  | "endpoint-not-https"
  | "app-endpoint-missing"
  | "link-in-instructions"
  | "credential-key-%key%-twice"
  | "payment-declined-%reason%"
  | "payment-method-missing"
  | "payment-method-id-unknown"
  | "test-card-unknown"
  | "product-not-subscribed"
  | "order-refused"
  | "vendor-unreachable"
  | "target-%field%-invalid"
  | "metric-needs-pay-as-you-go"
  | "no-event-endpoint"
  | "%entity%-not-received"
  | "snapshot-%name%-not-found"
  | "%field%-cannot-be-changed"
  | "idempotency-key-reused"
  | "too-many-%things%"
  | "too-many-tokens"
  | "current-password-wrong"
  | "clock-advancing"
  | "upgrade-in-flight"
  | "too-many-requests"
  | "too-many-streams"
  | "too-many-idempotency-keys"
  | "too-many-test-events"
  | "internal-server-error"
  | "outcome-unknown"
  | "document-unreadable"
  | "fault-injected"
  | "shutting-down"
  | "too-many-passwords-waiting"
  | "share-in-use"
  | "store-unavailable"
  | (string & {});
