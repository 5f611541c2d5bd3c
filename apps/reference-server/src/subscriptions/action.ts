import {
  type Operation,
  type OrderValidationType,
  operations,
  parseReference,
  type Scope,
  type SdkMethod,
} from "@syndikit/contract";
import type { Call } from "../api/call.js";
import type { Caller } from "../api/scope.js";
import type { Quantities } from "../billing/product-version.js";
import type { EnumValue } from "../enum-value.js";
import { found, raise } from "../errors.js";
import type { Services } from "../services.js";
import type { Db } from "../store/port.js";
import type { SubscriptionRow } from "../store/tables/subscription.js";
import { type OrderQuestion, orderQuestion } from "../vendor-calls/order-validation.js";
import { findSubscription } from "./queries.js";

export type ActionServices = Pick<Services, "store" | "clock" | "gate" | "seals" | "log">;

/** An action of `subscriptionPatch` that the caller's role may take. */
export interface Action<Body = Call<"subscriptionPatch">["body"]> {
  readonly call: Call<"subscriptionPatch">;
  readonly body: Body;
  /** Its name in a refusal: the action, or the reported state. */
  readonly name: string;
  /** The scopes within which the role may take the action. They can be narrower than for other changes. */
  readonly scopes: readonly Scope[];
}

/**
 * Reads the action that a body asks for, and the scopes of the caller's role for it.
 *
 * @throws {MarketplaceError} `actionForbidden` when the action is for other roles only.
 */
export function readAction(call: Call<"subscriptionPatch">): Action {
  const { body, principal } = call;
  const name = "action" in body ? body.action : body.deploymentStatus;
  const { sdk }: Operation = operations.subscriptionPatch;
  const methods = sdk?.methods ?? [];
  const method =
    methods.find(({ fixed }) => fixed !== undefined && matches(body, fixed)) ??
    // Reports of a state that no method can set have the roles of the other reports.
    methods.find(({ fixed }) => !("action" in body) && fixed !== undefined && "deploymentStatus" in fixed);
  const roles: NonNullable<SdkMethod["roles"]> = method?.roles ?? {};
  const granted = roles[principal.role] ?? [];
  const scopes = call.scopes.filter((scope) => granted.includes(scope));
  if (scopes.length === 0) raise("actionForbidden", { action: name, role: principal.role });
  return { call, body, name, scopes };
}

function matches(body: object, fixed: Readonly<Record<string, unknown>>): boolean {
  const given = new Map(Object.entries(body));
  return Object.entries(fixed).every(([field, value]) => given.get(field) === value);
}

/** The parts of an action that identify its subscription and its caller. */
export interface ReachingAction {
  readonly call: Pick<Call<"subscriptionPatch">, "principal" | "scopes" | "baseUrl"> & {
    readonly path: { readonly id: number };
  };
  readonly name: string;
  readonly scopes: readonly Scope[];
}

/**
 * The subscription of an action.
 *
 * @throws {MarketplaceError} `notFound` when the caller does not reach it; `actionForbidden` when the caller reaches
 * it, but may not take this action on it.
 */
export function getSubscription(db: Db, action: ReachingAction): Promise<SubscriptionRow> {
  return getWith(findSubscription, db, action);
}

/**
 * Like {@link getSubscription}, with a finder that reads only what the action needs.
 *
 * @throws {MarketplaceError} when {@link getSubscription} does.
 */
export async function getWith<Row>(
  find: (db: Db, caller: Caller, id: number) => Promise<Row | undefined>,
  db: Db,
  { call, name, scopes }: ReachingAction,
): Promise<Row> {
  const { principal, path } = call;
  const row = await find(db, { principal, scopes }, path.id);
  if (row !== undefined) return row;
  // The caller does not reach the subscription at all, or only not for this action.
  found(await find(db, call, path.id), "subscription", path.id);
  return raise("actionForbidden", { action: name, role: principal.role });
}

interface Change {
  readonly orderType: EnumValue<typeof OrderValidationType>;
  /** The plan; for an upgrade, the new one. */
  readonly productVersionId: number;
  readonly quantities: Quantities;
}

/** The request that asks the vendor to accept a change; `null` when the vendor does not validate orders. */
export function vendorQuestion(
  db: Db,
  subscription: SubscriptionRow,
  { action, change }: { readonly action: Action<unknown>; readonly change: Change },
): Promise<OrderQuestion | null> {
  return orderQuestion(db, {
    parameters: enteredIn(subscription),
    ...change,
    language: action.call.principal.language ?? "en",
    subscriptionId: subscription.id,
  });
}

/** The values that were entered with the order, by the id of the parameter. */
function enteredIn({ configurationParameters }: SubscriptionRow): ReadonlyMap<number, string> {
  return new Map(
    Object.entries(configurationParameters).flatMap(([url, value]) => {
      const id = parseReference(url, "configurationParameter");
      return id === undefined ? [] : [[id, value]];
    }),
  );
}
