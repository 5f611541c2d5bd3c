import {
  type CredentialInput,
  EndpointCategory,
  type Instructions,
  type SubscriptionEndpointInput,
} from "@syndikit/contract";
import { ReceiverError } from "../receiver-error.js";

/** The result of `provision`: how the customer reaches the tenant. */
export interface ProvisionResult {
  /** Your own name for the tenant. `update` and `deprovision` receive it. */
  readonly tenantId?: string;
  /** Where the customer signs in. One must have the category APP, and all must use HTTPS. */
  readonly endpoints: readonly SubscriptionEndpointInput[];
  /** Instructions for the customer, by language code. Links are not allowed. */
  readonly instructions?: Instructions;
  /** Credentials for the customer. The marketplace stores them; the kit does not. */
  readonly credentials?: readonly CredentialInput[];
}

/**
 * Checks a result against the marketplace's rules before anything is sent, so that it is never sent in part.
 *
 * @throws {ReceiverError} `invalid_result` when the marketplace would refuse it; the message lists every problem.
 */
export function checkResult(result: ProvisionResult): void {
  const { endpoints = [], instructions = {}, credentials = [] } = result ?? {};
  const faults = [
    ...checkEndpoints(endpoints),
    ...findLinks(instructions).map((language) => `The instructions in "${language}" hold a link.`),
    ...findRepeated(credentials.map(({ key }) => key)).map(
      (key) => `The credential "${key}" is given twice.`,
    ),
  ];
  if (faults.length > 0) {
    throw new ReceiverError(
      "invalid_result",
      `The marketplace would refuse what provision() returned. ${faults.join(" ")}`,
    );
  }
}

/** The languages of texts that contain a link, which the marketplace refuses. */
export function findLinks(instructions: Instructions): readonly string[] {
  return Object.entries(instructions)
    .filter(([, text]) => /<a[\s>]|https?:\/\//i.test(text))
    .map(([language]) => language);
}

function checkEndpoints(endpoints: readonly SubscriptionEndpointInput[]): readonly string[] {
  const faults = endpoints
    .filter(({ endpoint }) => !isHttps(endpoint))
    .map(({ endpoint }) => `The endpoint "${endpoint}" does not use HTTPS.`);
  const hasApp = endpoints.some(({ category }) => category === EndpointCategory.APP);
  return hasApp ? faults : [...faults, `No endpoint has the category ${EndpointCategory.APP}.`];
}

function isHttps(endpoint: string): boolean {
  return URL.canParse(endpoint) && new URL(endpoint).protocol === "https:";
}

function findRepeated(values: readonly string[]): readonly string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}
