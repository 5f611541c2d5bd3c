// Reads request bodies: references, quantities, amounts, and which fields a role may set.
import { type BillingItemQuantitiesInput, isWritable, parseReference, type Role } from "@syndikit/contract";
import { amountOf, parseAmount } from "../billing/amount.js";
import { type Money, parseMoney } from "../billing/money.js";
import type { Quantities } from "../billing/product-version.js";
import { NONE, parseQuantity } from "../billing/quantity.js";
import { allowed, raise } from "../errors.js";

interface ReferenceField {
  /** The resource or resources that it may refer to. */
  readonly resource: string | readonly string[];
  /** The name of the field, for the error. */
  readonly field: string;
  /** `call.baseUrl`: an absolute reference must begin with it. */
  readonly baseUrl: string;
}

/**
 * The identifier in a reference. The caller must check whether the object exists.
 *
 * @throws {MarketplaceError} `referenceInvalid` when it refers to another resource.
 */
export function readReference(url: string, { resource, field, baseUrl }: ReferenceField): number {
  const resources = typeof resource === "string" ? [resource] : resource;
  for (const name of resources) {
    const id = parseReference(url, name, baseUrl);
    if (id !== undefined) return id;
  }
  return raise("referenceInvalid", { field, value: url, resource: resources.join(" or ") });
}

/**
 * Reads a map with references as keys, such as `billingItem/6` to a quantity.
 *
 * @throws {MarketplaceError} `referenceInvalid` when a key refers to another resource; `fieldInvalid` when two keys
 * name the same object.
 */
export function readKeyed<Value>(
  map: Readonly<Record<string, Value>> | undefined,
  at: ReferenceField,
): Map<number, Value> {
  const read = new Map<number, Value>();
  for (const [url, value] of Object.entries(map ?? {})) {
    const id = readReference(url, at);
    if (read.has(id)) raise("fieldInvalid", { field: at.field, reason: `${url} is listed more than once` });
    read.set(id, value);
  }
  return read;
}

/**
 * Reads the quantities of extra resources. A quantity of zero is the same as leaving the resource out.
 *
 * @throws {MarketplaceError} when a key is not a reference to an extra resource, or a quantity is not a decimal.
 */
export function readQuantities(input: BillingItemQuantitiesInput | undefined, baseUrl: string): Quantities {
  const field = "billingItems";
  const entries = [...readKeyed(input, { resource: "billingItem", field, baseUrl })].map(([id, value]) => {
    const quantity = parseQuantity(value) ?? raise("fieldInvalid", { field, reason: "it is not a decimal" });
    return [id, quantity] as const;
  });
  return new Map(entries.filter(([, quantity]) => quantity !== NONE));
}

/**
 * Reads an amount.
 *
 * @throws {MarketplaceError} `fieldFormat` when it is not a decimal; `amountTooLarge` when it cannot be represented
 * exactly.
 */
export function readMoney(field: string, value: string | number): Money {
  const amount = parseMoney(value);
  return amount === null ? raise("fieldFormat", { field, expected: "decimal" }) : allowed(amount);
}

/** Reads a price of a plan or of an extra resource. It has at most four fraction digits: more would be rounded away. */
export function readPrice(field: string, value: string | number): Money {
  const price = readMoney(field, value);
  return parseAmount(value) === amountOf(price)
    ? price
    : raise("fieldInvalid", { field, reason: "it has at most four fraction digits" });
}

/** The schema of a body, and the role of its sender. */
interface Writer {
  /** As named in the permissions: `MyUserDTO`. */
  readonly schema: string;
  readonly role: Role;
}

/** A body without the fields that the caller's role may not set. PUT and POST ignore such fields. */
export function onlyWritable<Body extends object>(body: Body, { schema, role }: Writer): Partial<Body> {
  const fields = Object.entries(body).filter(([field]) => isWritable(schema, field, role));
  // A subset of its own fields; `fromEntries` cannot express it.
  return Object.fromEntries(fields) as Partial<Body>;
}

/**
 * Refuses a body with a field that the caller's role may not set. In PATCH, a field without effect is an error.
 *
 * @throws {MarketplaceError} `fieldUnknown` when there is one.
 */
export function assertWritable(body: object, { schema, role }: Writer): void {
  const field = Object.keys(body).find((name) => !isWritable(schema, name, role));
  if (field !== undefined) raise("fieldUnknown", { field });
}

/**
 * The fields that a request really changes: those that it sets to a different value. If there are none, there is
 * nothing to write and no event to emit.
 *
 * @param wanted - a field that is `undefined` was not set.
 */
export function changesOf<Row extends object>(
  row: Row,
  wanted: { readonly [Field in keyof Row]?: Row[Field] | undefined },
): Partial<Row> {
  const current = new Map(Object.entries(row));
  const changed = Object.entries(wanted).filter(
    ([field, value]) => value !== undefined && !isSame(value, current.get(field)),
  );
  // A subset of the row's own fields; `fromEntries` cannot express it.
  return Object.fromEntries(changed) as Partial<Row>;
}

export function isEmpty(changes: object): boolean {
  return Object.keys(changes).length === 0;
}

/** Columns hold plain values, or flat objects in which the order of fields does not matter. */
function isSame(a: unknown, b: unknown): boolean {
  if (!isObject(a) || !isObject(b)) return a === b;
  const left = Object.entries(a);
  const right = new Map(Object.entries(b));
  return left.length === right.size && left.every(([field, value]) => isSame(value, right.get(field)));
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
