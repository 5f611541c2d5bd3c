import {
  type Operation,
  type OrderValidationType,
  operations,
  parseReference,
  type Scope,
  type SdkMethod,
  type SubscriptionSetNamePatch,
  UserRole,
} from "@syndikit/contract";
import type { Quantities } from "../billing/plan.js";
import { found, raise } from "../errors.js";
import { type Call, noContent } from "../http/call.js";
import type { Known } from "../known.js";
import type { Caller } from "../resources/scope.js";
import { findSubscription } from "../resources/subscription/queries.js";
import type { Services } from "../services.js";
import type { Db } from "../store/port.js";
import type { SubscriptionRow } from "../store/tables/subscription.js";
import { type OrderQuestion, orderQuestion } from "../vendor-calls/order-validation.js";
import { updateSubscription } from "./facts.js";

/** What actions on subscriptions work with. */
export type ActionServices = Pick<Services, "store" | "clock" | "outbound" | "log">;

/** One action on a subscription that the caller's role may take. */
export interface Action<Body = Call<"subscriptionPatch">["body"]> {
  readonly call: Call<"subscriptionPatch">;
  readonly body: Body;
  /** As in a refusal: the action, or the state that is reported. */
  readonly name: string;
  /** On which subscriptions the role may take it: fewer than it may change in other ways. */
  readonly scopes: readonly Scope[];
}

/**
 * Finds out which action a body asks for, and how far the caller's role reaches with it.
 *
 * @throws MarketplaceError `actionForbidden` when it is for other roles.
 */
export function readAction(call: Call<"subscriptionPatch">): Action {
  const { body, principal } = call;
  const name = "action" in body ? body.action : body.deploymentStatus;
  const { sdk }: Operation = operations.subscriptionPatch;
  const method = sdk?.methods?.find(({ fixed }) => fixed !== undefined && matches(body, fixed));
  const granted = rolesOf(method)[principal.role] ?? [];
  const scopes = call.scopes.filter((scope) => granted.includes(scope));
  if (scopes.length === 0) raise("actionForbidden", { action: name, role: principal.role });
  return { call, body, name, scopes };
}

/**
 * The subscription.
 *
 * @throws MarketplaceError `notFound`; `actionForbidden` when the caller reaches it, but not with this action.
 */
export function theSubscription(db: Db, action: Action<unknown>): Promise<SubscriptionRow> {
  return reachWith(findSubscription, db, action);
}

/**
 * The same as {@link theSubscription}, with a finder that reads as much of it as the action needs.
 *
 * @throws MarketplaceError as {@link theSubscription} does.
 */
export async function reachWith<Row>(
  find: (db: Db, caller: Caller, id: number) => Promise<Row | undefined>,
  db: Db,
  { call, name, scopes }: Action<unknown>,
): Promise<Row> {
  const { principal, path } = call;
  const row = await find(db, { principal, scopes }, path.id);
  if (row !== undefined) return row;
  // Only whoever may not take the action needs a second look: is the subscription out of reach, or the action?
  found(await find(db, call, path.id), "subscription", path.id);
  return raise("actionForbidden", { action: name, role: principal.role });
}

function rolesOf(method: SdkMethod | undefined): NonNullable<SdkMethod["roles"]> {
  return method?.roles ?? {};
}

function matches(body: object, fixed: Readonly<Record<string, unknown>>): boolean {
  const given = new Map(Object.entries(body));
  return Object.entries(fixed).every(([field, value]) => given.get(field) === value);
}

/** A change of a subscription that its vendor is asked about. */
interface VendorQuestion {
  readonly orderType: Known<typeof OrderValidationType>;
  /** The plan; on an upgrade, the one to change to. */
  readonly planId: number;
  readonly quantities: Quantities;
}

/** The question to the vendor whether it accepts a change; `null` when it does not want to be asked. */
export function vendorQuestion(
  db: Db,
  subscription: SubscriptionRow,
  { action, change }: { readonly action: Action<unknown>; readonly change: VendorQuestion },
): Promise<OrderQuestion | null> {
  return orderQuestion(db, {
    ...change,
    parameters: enteredIn(subscription),
    language: action.call.principal.language ?? "en",
    subscriptionId: subscription.id,
  });
}

/** What was entered when it was ordered, by the id of the parameter. */
function enteredIn({ configurationParameters }: SubscriptionRow): ReadonlyMap<number, string> {
  return new Map(
    Object.entries(configurationParameters).flatMap(([url, value]) => {
      const id = parseReference(url, "configurationParameter");
      return id === undefined ? [] : [[id, value]];
    }),
  );
}

/** Names the subscription. Once the customer has chosen a name, a vendor's is not taken any more. */
export async function setName(
  { store, clock }: ActionServices,
  action: Action<SubscriptionSetNamePatch>,
): Promise<typeof noContent> {
  const { role } = action.call.principal;
  return store.write(async (tx) => {
    const before = await theSubscription(tx, action);
    if (role === UserRole.ROLE_VENDOR && before.namedByCustomer) return noContent;
    const { name } = action.body;
    const namedByCustomer = before.namedByCustomer || role === UserRole.ROLE_USER;
    if (name === before.name && namedByCustomer === before.namedByCustomer) return noContent;
    await updateSubscription(tx, before.id, { name, namedByCustomer, updatedAt: clock.now() });
    return noContent;
  });
}
