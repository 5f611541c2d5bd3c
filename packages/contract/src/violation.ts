import type { CompiledError } from "./validators.gen.js";

/** One fault of a value. */
export interface Violation {
  /** A JSON Pointer to the value at fault; for a missing or an unexpected property, to that property. */
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
      told.push(toViolation({ ...error, message: `has a name that ${aboutName ?? "is not allowed"}` }));
    } else if (error.propertyName !== undefined) {
      // The rule that a name breaks; the fault of the property itself follows.
      aboutName = error.message;
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

function toViolation({ instancePath, keyword, params, message = "is not valid" }: CompiledError): Violation {
  const { missingProperty, additionalProperty, propertyName } = params;
  const property = [missingProperty, additionalProperty, propertyName].find(
    (name) => typeof name === "string",
  );
  const path = typeof property === "string" ? `${instancePath}/${pointerPart(property)}` : instancePath;
  return { path, keyword, params, message: told(keyword, params) ?? message };
}

/** A message in fewer or better words than the compiler's. */
function told(keyword: string, params: Readonly<Record<string, unknown>>): string | undefined {
  switch (keyword) {
    case "required":
    case "dependentRequired":
      return "is required";
    case "additionalProperties":
      return "is not expected here";
    case "type":
      return Array.isArray(params["type"]) ? `must be ${params["type"].join(" or ")}` : undefined;
    case "enum":
      return Array.isArray(params["allowedValues"])
        ? `must be one of ${params["allowedValues"].join(", ")}`
        : undefined;
    case "oneOf":
    case "anyOf":
      return "must have exactly one of the forms that are allowed";
    default:
      return undefined;
  }
}

/** A part of a JSON Pointer (RFC 6901). */
function pointerPart(name: string): string {
  return name.replaceAll("~", "~0").replaceAll("/", "~1");
}
