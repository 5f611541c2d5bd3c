import { forms } from "./forms.gen.js";
import type { CompiledError } from "./validators.gen.js";

/** One violation of a schema. */
export interface Violation {
  /** A JSON Pointer to the invalid value; for a missing or an unexpected property, to that property. */
  readonly path: string;
  /** The rule that is broken: a keyword of JSON Schema. */
  readonly keyword: string;
  /** What the rule says, such as `{ limit: 255 }`. */
  readonly params: Readonly<Record<string, unknown>>;
  /** What is wrong, for people, without the path. */
  readonly message: string;
}

/** At most this many faults are answered. */
const MAX_VIOLATIONS = 20;

/** The faults that a caller is told, from what the compiled code found. */
export function toViolations(errors: readonly CompiledError[]): Violation[] {
  const told: Violation[] = [];
  let aboutName: string | undefined;
  for (const error of errors) {
    if (error.keyword === "propertyNames") {
      told.push(toViolation(error, `has a name that is not allowed: it ${aboutName ?? "is not valid"}`));
    } else if (error.propertyName !== undefined) {
      // The rule that a name breaks; the fault of the property itself follows.
      aboutName = messageOf(error);
    } else {
      // A union that is told as a whole stands in for what its branches said about the same value.
      if (error.keyword === "oneOf" || error.keyword === "anyOf") dropBelow(told, error.instancePath);
      told.push(toViolation(error));
    }
  }
  return told.filter(isFirst).slice(0, MAX_VIOLATIONS);
}

/** Schemas that are joined by `allOf` may find the same fault twice. */
function isFirst({ path, keyword }: Violation, index: number, all: Violation[]): boolean {
  return all.findIndex((other) => other.path === path && other.keyword === keyword) === index;
}

function dropBelow(told: Violation[], path: string): void {
  for (
    let last = told.at(-1);
    last && (last.path === path || last.path.startsWith(`${path}/`));
    last = told.at(-1)
  ) {
    told.pop();
  }
}

function toViolation(error: CompiledError, message = messageOf(error)): Violation {
  const { instancePath, keyword, params } = error;
  const { missingProperty, additionalProperty, propertyName } = params;
  const property = [missingProperty, additionalProperty, propertyName].find(
    (name) => typeof name === "string",
  );
  const path = typeof property === "string" ? `${instancePath}/${pointerPart(property)}` : instancePath;
  return { path, keyword, params, message };
}

function messageOf({ keyword, params }: Pick<CompiledError, "keyword" | "params">): string {
  const { type, format, pattern, limit, allowedValue, allowedValues } = params;
  switch (keyword) {
    case "required":
    case "dependentRequired":
      return "is required";
    case "additionalProperties":
    case "false schema":
      return "is not expected here";
    case "type":
      return `must be ${list(type, " or ")}`;
    case "format":
      return `must match format "${format}"`;
    case "pattern":
      return `must be ${forms.get(String(pattern)) ?? "of another form, see the API reference"}`;
    case "const":
      return `must be ${JSON.stringify(allowedValue)}`;
    case "enum":
      return `must be one of ${list(allowedValues, ", ")}`;
    case "minimum":
      return `must be at least ${limit}`;
    case "exclusiveMinimum":
      return `must be more than ${limit}`;
    case "maximum":
      return `must be at most ${limit}`;
    case "exclusiveMaximum":
      return `must be less than ${limit}`;
    case "minLength":
      return `must have at least ${counted(limit, "character", "characters")}`;
    case "maxLength":
      return `must have at most ${counted(limit, "character", "characters")}`;
    case "minItems":
      return `must have at least ${counted(limit, "item", "items")}`;
    case "maxItems":
      return `must have at most ${counted(limit, "item", "items")}`;
    case "minProperties":
      return `must have at least ${counted(limit, "property", "properties")}`;
    case "maxProperties":
      return `must have at most ${counted(limit, "property", "properties")}`;
    case "uniqueItems":
      return "must not have the same item twice";
    case "propertyNames":
      return "has a name that is not allowed";
    case "multipleOf":
      return `must be a multiple of ${params["multipleOf"]}`;
    case "oneOf":
    case "anyOf":
      return "must have exactly one of the forms that are allowed";
    default:
      return "is not valid";
  }
}

function counted(count: unknown, one: string, several: string): string {
  return `${count} ${count === 1 ? one : several}`;
}

function list(values: unknown, separator: string): string {
  return Array.isArray(values) ? values.join(separator) : String(values);
}

/** A part of a JSON Pointer (RFC 6901). */
function pointerPart(name: string): string {
  return name.replaceAll("~", "~0").replaceAll("/", "~1");
}
