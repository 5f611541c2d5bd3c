// Generated from spec/headers/, spec/parameters/ and the security schemes by `npm run generate`. Do not edit it: change the source, and run the command.

/** Every header name of the interface, by its name without a vendor prefix. */
export const headerNames = {
  allow: "Allow",
  authorization: "Authorization",
  subscriptionId: "CD-Subscription-Id",
  asUser: "CMW-As-User",
  authToken: "CMW-Auth-Token",
  authUser: "CMW-Auth-User",
  deprecatedByVersion: "CMW-Deprecated-By-Version",
  eventSignature: "CMW-Event-Signature",
  pageNumber: "CMW-PageNumber",
  pageSize: "CMW-PageSize",
  requestId: "CMW-Request-Id",
  totalItems: "CMW-TotalItems",
  totalItemsCapped: "CMW-TotalItems-Capped",
  totalPages: "CMW-TotalPages",
  eTag: "ETag",
  idempotencyKey: "Idempotency-Key",
  idempotencyReplayed: "Idempotency-Replayed",
  ifMatch: "If-Match",
  lastEventID: "Last-Event-ID",
  location: "Location",
  retryAfter: "Retry-After",
  setCookie: "Set-Cookie",
  rateLimitRemaining: "X-Rate-Limit-Remaining",
  rateLimitRetryAfterMilliseconds: "X-Rate-Limit-Retry-After-Milliseconds",
} as const;

/** Entries of a list are counted up to this number. */
export const maxTotalItems = 100000;

/** A header name of the interface. */
export type HeaderName = (typeof headerNames)[keyof typeof headerNames];
