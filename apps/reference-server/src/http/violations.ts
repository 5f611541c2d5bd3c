import { operations } from "@syndikit/contract";
import type { Violation } from "@syndikit/contract/validators";
import { MarketplaceError, type Problem, problem } from "../errors.js";

/** @throws {MarketplaceError} 400 with a problem for each violation of the contract, if there are any. */
export function assertValid(violations: readonly Violation[]): void {
  const [first, ...rest] = violations.map(toProblem);
  if (first !== undefined) throw new MarketplaceError([first, ...rest]);
}

/** Sizes have 32 bits. The error's message has two limits; this is the maximum where the contract sets none. */
const MAX_SIZE = 2_147_483_647;

function toProblem({ path, keyword, params, message }: Violation): Problem {
  const field = fieldOf(path);
  const number = (value: unknown): number => (typeof value === "number" ? value : MAX_SIZE);
  switch (keyword) {
    case "required":
    case "dependentRequired":
      return path === "" ? problem("bodyRequired", {}) : problem("fieldRequired", { field });
    case "additionalProperties":
    case "unevaluatedProperties":
      return problem("fieldUnknown", { field });
    case "type":
      return problem("fieldType", { field, expected: list(params["type"], " or ") });
    case "format":
      return problem("fieldFormat", { field, expected: String(params["format"]) });
    case "pattern":
      return patternProblem(field, { pattern: String(params["pattern"]), message });
    case "enum":
      if (path === `/${REPORTED}`) return problem("fieldValue", { field, allowed: REPORTABLE.join(", ") });
      return problem("fieldValue", { field, allowed: list(params["allowedValues"], ", ") });
    case "const":
      return problem("fieldValue", { field, allowed: String(params["allowedValue"]) });
    case "minimum":
      return problem("tooSmall", { field, min: number(params["limit"]) });
    case "maximum":
      return problem("tooLarge", { field, max: number(params["limit"]) });
    case "minLength":
    case "minItems":
    case "minProperties":
      return problem("wrongSize", { field, min: number(params["limit"]), max: MAX_SIZE, reason: message });
    case "maxLength":
    case "maxItems":
    case "maxProperties":
      return problem("wrongSize", { field, min: 0, max: number(params["limit"]), reason: message });
    default:
      return problem("fieldInvalid", { field, reason: message });
  }
}

const REPORTED = "deploymentStatus";

/** The states that a vendor can report. The others are valid names, and never a report. */
const REPORTABLE: readonly string[] = operations.subscriptionPatch.sdk.methods.flatMap((method) =>
  "fixed" in method && REPORTED in method.fixed ? [method.fixed[REPORTED]] : [],
);

/** The pattern of texts that must not be blank. A blank text counts as missing. */
const NOT_BLANK = "\\S";

/** The catalogue has specific errors for the patterns of three fields. */
function patternProblem(
  field: string,
  { pattern, message }: { readonly pattern: string; readonly message: string },
): Problem {
  if (pattern === NOT_BLANK) return problem("fieldRequired", { field });
  switch (field) {
    case "userName":
      return problem("charactersNotPermitted", { field });
    case "code":
      return problem("codeNotAlphanumeric", { field });
    case "externalReference":
      return problem("externalReferenceNotAlphanumeric", { field });
    default:
      // The contract says it in words, as in `must be a decimal number`.
      return problem("fieldFormat", { field, expected: message.replace(/^must be /, "") });
  }
}

/** `/address/countryCode` is the field `address.countryCode`. */
function fieldOf(pointer: string): string {
  const parts = pointer.split("/").slice(1);
  if (parts.length === 0) return "body";
  return parts.map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~")).join(".");
}

function list(value: unknown, separator: string): string {
  return Array.isArray(value) ? value.join(separator) : String(value);
}
