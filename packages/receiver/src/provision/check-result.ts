import {
  type CredentialInput,
  EndpointCategory,
  hasHtmlLink,
  type Instructions,
  languageCodePattern,
  type SubscriptionEndpointInput,
} from "@syndikit/contract";
import { aText, describe, isObject } from "../check-options.js";
import { isMisspelt } from "../misspelt.js";
import { ReceiverError } from "../receiver-error.js";

/** The result of `provision`: how the customer reaches the tenant. */
export interface ProvisionResult {
  /** Your own name for the tenant. `update` and `deprovision` receive it. */
  readonly tenantId?: string;
  /** Where the customer signs in. One must have the category APP, and all must use HTTPS. */
  readonly endpoints: readonly SubscriptionEndpointInput[];
  /** Instructions for the customer, by language code. HTML links (`<a`) are not allowed; everything else is shown as text. */
  readonly instructions?: Instructions;
  /** Credentials for the customer. The marketplace stores them; the kit does not. */
  readonly credentials?: readonly CredentialInput[];
}

const rightForm =
  'Return an object such as { tenantId: "12", endpoints: [{ category: "APP", endpoint: "https://12.example" }] }.';

const members = ["tenantId", "endpoints", "instructions", "credentials"];
const categories: readonly string[] = Object.values(EndpointCategory);

/**
 * Checks a result against the marketplace's rules before anything is sent, so that it is never sent in part.
 *
 * @throws {ReceiverError} `invalid_result` when the marketplace would refuse it; the message lists every problem.
 */
export function checkResult(result: unknown): asserts result is ProvisionResult {
  if (!isObject(result)) {
    throw new ReceiverError("invalid_result", `provision() returned ${describe(result)}. ${rightForm}`);
  }
  // Whatever it holds: each field is checked for itself.
  const { tenantId, endpoints, instructions, credentials } = result as Readonly<Record<string, unknown>>;
  const misspelt = Object.keys(result).filter((name) => isMisspelt(name, members));
  const faults = [
    ...misspelt.map((name) => `It has ${name}, and the kit knows ${members.join(", ")}.`),
    ...(tenantId === undefined || aText.fits(tenantId)
      ? []
      : [`tenantId must be ${aText.what}, not ${describe(tenantId)}: String(id).`]),
    ...checkEndpoints(endpoints),
    ...(instructions === undefined ? [] : checkInstructions(instructions)),
    ...(credentials === undefined ? [] : checkCredentials(credentials)),
  ];
  if (faults.length === 0) return;
  throw new ReceiverError(
    "invalid_result",
    `The marketplace would refuse what provision() returned. ${faults.join(" ")}`,
  );
}

/** What is wrong with instructions for the customer. */
export function checkInstructions(instructions: unknown, name = "instructions"): readonly string[] {
  const form = `${name} must be an object with a text for each language, such as { en: "Welcome" }`;
  if (!isObject(instructions)) return [`${form}, not ${describe(instructions)}.`];
  return Object.entries(instructions).flatMap(([language, text]: [string, unknown]) => {
    if (!languageCodePattern.test(language))
      return [`${form}: "${language}" is no two-letter language code.`];
    if (typeof text !== "string") return [`${form}: "${language}" is ${describe(text)}.`];
    return hasHtmlLink(text) ? [`The ${name} in "${language}" hold an HTML link.`] : [];
  });
}

function checkEndpoints(endpoints: unknown): readonly string[] {
  const form = 'endpoints must be a list such as [{ category: "APP", endpoint: "https://12.example" }]';
  if (!Array.isArray(endpoints)) {
    return [`${form}, ${endpoints === undefined ? "and is missing" : `not ${describe(endpoints)}`}.`];
  }
  const list: readonly unknown[] = endpoints;
  const faults = list.flatMap((entry, index) => checkEndpoint(entry, `endpoints[${index}]`));
  const hasApp = list.some(
    (entry) => isObject(entry) && Reflect.get(entry, "category") === EndpointCategory.APP,
  );
  return hasApp ? faults : [...faults, `No endpoint has the category ${EndpointCategory.APP}.`];
}

function checkEndpoint(entry: unknown, at: string): readonly string[] {
  if (!isObject(entry))
    return [`${at} must be an object with category and endpoint, not ${describe(entry)}.`];
  const { category, endpoint, description } = entry as Readonly<Record<string, unknown>>;
  const faults: string[] = [];
  if (typeof endpoint !== "string") {
    const hint = "url" in entry ? ", not url" : "";
    faults.push(`${at} needs endpoint${hint}: the address, a text such as "https://12.example".`);
  } else if (!isHttps(endpoint)) faults.push(`The endpoint "${endpoint}" does not use HTTPS.`);
  if (category !== undefined && !categories.includes(String(category))) {
    const given = typeof category === "string" ? JSON.stringify(category) : describe(category);
    faults.push(`The category of ${at} must be one of ${categories.join(", ")}, not ${given}.`);
  }
  if (description !== undefined && typeof description !== "string") {
    faults.push(`The description of ${at} must be a text, not ${describe(description)}.`);
  }
  return faults;
}

/** The messages hold no value: it may be a password. */
function checkCredentials(credentials: unknown): readonly string[] {
  const form = 'credentials must be a list such as [{ key: "username", value: "ada" }]';
  if (!Array.isArray(credentials)) return [`${form}, not ${describe(credentials)}.`];
  const list: readonly unknown[] = credentials;
  const keys = list.map((entry) => (isObject(entry) ? (Reflect.get(entry, "key") as unknown) : undefined));
  return [
    ...list.flatMap((entry, index) => checkCredential(entry, `credentials[${index}]`)),
    ...findRepeated(keys.filter((key) => typeof key === "string")).map(
      (key) => `The credential "${key}" is given twice.`,
    ),
  ];
}

function checkCredential(entry: unknown, at: string): readonly string[] {
  if (!isObject(entry)) return [`${at} must be an object with key and value, not ${describe(entry)}.`];
  const { key, value, description, weight } = entry as Readonly<Record<string, unknown>>;
  return [
    ...(aText.fits(key) ? [] : [`${at} needs key: a name, ${aText.what}.`]),
    ...(value === undefined || typeof value === "string"
      ? []
      : [`The value of ${at} must be a text, not ${describeKind(value)}.`]),
    ...(weight === undefined || Number.isInteger(weight)
      ? []
      : [`The weight of ${at} must be a whole number, not ${describeKind(weight)}.`]),
    ...(description === undefined ? [] : checkInstructions(description, `description of ${at}`)),
  ];
}

/** A value may be a password, also when it is a number. */
function describeKind(value: unknown): string {
  return typeof value === "object" ? describe(value) : `a ${typeof value}`;
}

function isHttps(endpoint: string): boolean {
  return URL.canParse(endpoint) && new URL(endpoint).protocol === "https:";
}

function findRepeated(values: readonly string[]): readonly string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}
