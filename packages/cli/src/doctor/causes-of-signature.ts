import type { BodyVariant } from "@syndikit/conformance/body-variants";
import { headerNames } from "@syndikit/contract";
import { signatureScheme } from "@syndikit/signature";
import type { Outcome } from "../http/outcome.js";
import type { Cause } from "./cause.js";
import { rawBodyRemedy } from "./remedies.js";

const { algorithm, prefix } = signatureScheme;

/** How to make proxies and gateways pass on the header and the body unchanged. */
const proxyRemedy = [
  `nginx: proxy_set_header ${headerNames.eventSignature} $http_cmw_event_signature; and no sub_filter, no njs on the body.`,
  "API gateways: pass the request through (proxy integration), without a mapping or a model for the body.",
  "Web firewalls and CDNs: exempt the route from transformations.",
] as const;

export function changedBody(variant: BodyVariant, outcome: Outcome, byProxy: boolean): Cause {
  const seen = `An event whose signature was made over the body ${variant.phrase} is accepted; one over its bytes is not.`;
  if (byProxy) {
    return {
      id: "body-rewritten",
      severity: "cause",
      title: "Something before the application rewrites the body.",
      seen: `${seen} The application itself accepts the bytes.`,
      remedy: proxyRemedy,
    };
  }
  return variant.parsed
    ? {
        id: "parsed-body",
        severity: "cause",
        title: "The signature is checked over a body that was parsed first.",
        seen,
        remedy: [
          ...rawBodyRemedy(outcome),
          "If the application does take the raw body, a proxy rewrites it: pass --direct with the application's own address to find out.",
        ],
      }
    : {
        id: "body-rewritten",
        severity: "cause",
        title: "The body is changed before its signature is checked.",
        seen,
        remedy: ["Hash the bytes as they came, never text that was decoded and encoded.", ...proxyRemedy],
      };
}

export function bodyConsumed(seen: string, outcome: Outcome): Cause {
  return {
    id: "parsed-body",
    severity: "cause",
    title: "A body parser takes the body before its signature is checked.",
    seen,
    remedy: rawBodyRemedy(outcome),
  };
}

export function wrongSecret(seen: string, remedy: readonly string[]): Cause {
  return {
    id: "wrong-secret",
    severity: "cause",
    title: "The application has another secret than this one.",
    seen,
    remedy,
  };
}

export function headerDropped(seen: string): Cause {
  return {
    id: "header-dropped",
    severity: "cause",
    title: `The header ${headerNames.eventSignature} does not reach the application.`,
    seen,
    remedy: proxyRemedy,
  };
}

export function otherForm(phrase: string): Cause {
  return {
    id: "signature-form",
    severity: "cause",
    title: "The application expects the signature in another form.",
    seen: `It wants ${phrase}.`,
    remedy: [
      `The header is ${headerNames.eventSignature}, its name in any case, with ${prefix} and the lowercase hexadecimal ${algorithm} of the raw body.`,
      "With JavaScript: verify of @syndikit/signature does all of it.",
    ],
  };
}
