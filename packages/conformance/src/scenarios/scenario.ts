import type { EventEntity, EventType, Subscription } from "@syndikit/contract";

/** A call of the marketplace that a scenario counts, or makes fail. */
export type MarketplaceCall = "get" | "setEndpoints" | "markDeployed" | "markUndeployed";

/** A call to the vendor's own cloud. Only a driver that runs the cloud itself sees it. */
export type CloudCall = "createTenant" | "updateTenant" | "removeTenant";

/** A call that a receiver makes. */
export type Call = MarketplaceCall | CloudCall;

/** How an event differs from a correct MODIFIED event of the scenario's subscription. */
export interface EventSpec {
  readonly type?: EventType | (string & {});
  readonly entity?: EventEntity | (string & {});
  /** `unknown`: the id of a subscription that does not exist. */
  readonly id?: "a number" | "unknown" | "invalid";
  /** Its `date`, in seconds since the scenario began. 0 when absent, so that events can be equal to the byte. */
  readonly second?: number;
  /** The `entityUrl` points at another server. */
  readonly entityUrl?: "foreign";
  /** The marketplace always sends a map, `{}` if there is no metadata. `absent`: the field is left out. */
  readonly metadata?: Readonly<Record<string, unknown>> | "absent";
  /** This text is sent instead of an event. */
  readonly raw?: string;
  /** Written with spaces and line breaks, as another version of the sender might. */
  readonly indented?: true;
  /** `altered`: the body was changed after it was signed. `good` when absent. */
  readonly signature?: "good" | "none" | "other secret" | "altered";
}

/** One thing that happens. A scenario is a list of them, so any driver that supports them can play it. */
export type Step =
  /** The subscription changes at the marketplace. */
  | { readonly do: "change"; readonly to: Partial<Subscription> | "gone" }
  /**
   * The number belongs to another subscription now: paid, PENDING, and ordered at another time. So it is after a reset of
   * a sandbox, and at another marketplace.
   */
  | { readonly do: "replace" }
  /**
   * The marketplace sends an event, or several `copies` of it at once. With `background` the scenario continues before
   * the answer comes. An event that is not answered with 200 or 204 is sent again while time passes, unless it must be
   * `refused`, or `any` answer is accepted.
   */
  | {
      readonly do: "deliver";
      readonly event?: EventSpec;
      readonly copies?: number;
      readonly background?: true;
      readonly answer?: "accepted" | "refused" | "any";
    }
  /** The receiver finishes its current work. */
  | { readonly do: "settle" }
  /** The next calls fail: before they take effect, or after it, when only the answer is lost. */
  | { readonly do: "fail"; readonly at: Call; readonly after?: true; readonly times?: number }
  /** The next call takes effect, and its answer is held back until `release`. */
  | { readonly do: "hold"; readonly at: Call }
  /** Time passes until the held call is made. */
  | { readonly do: "reach" }
  | { readonly do: "release" }
  /** The process ends, in order or without notice, and starts again with what it stored. */
  | { readonly do: "restart" }
  | { readonly do: "crash" }
  /** Time passes. A driver that cannot move the receiver's clock waits until the receiver is idle. */
  | { readonly do: "wait"; readonly minutes: number };

/** What must be true at the end. */
export interface Expected {
  /** The state of the subscription at the marketplace. */
  readonly state: Subscription["deploymentStatus"] | "gone";
  /** Tenants that exist, and tenants that were ever created. Not checked if absent, or if tenants cannot be seen. */
  readonly tenants?: number;
  readonly created?: number;
  /** How often calls were made, if that matters. Calls that cannot be seen are not checked. */
  readonly calls?: Partial<Readonly<Record<Call, number>>>;
  /** Each tenant matches the subscription: plan, quantities, blocked or not. Checked if tenants have these fields. */
  readonly inLine?: true;
}

/** What the live driver needs besides the receiver's address. */
export type Need =
  /** To start and kill the receiver's process, and to read its log. */
  | "start"
  /** To see the vendor's tenants. */
  | "tenants"
  /** To know how often the receiver polls. */
  | "sweep";

/** How the live driver, which sees only the marketplace's side, plays a scenario differently. */
export interface LiveVariant {
  readonly steps?: readonly Step[];
  readonly subscription?: Partial<Subscription>;
  readonly expected?: Expected;
  /** In addition to what the steps need. */
  readonly needs?: readonly Need[];
  /** The log of the whole run is searched for secrets. */
  readonly log?: true;
  /** If the end of a subscription is ignored, DELETED is sent too, to find out whether the receiver waits for it. */
  readonly sendsDeletedToo?: true;
}

/** One scenario, and how it must end. */
export interface Scenario {
  readonly name: string;
  /** What a receiver must do to pass. */
  readonly requirement: string;
  /** What to change in a receiver that fails, for any programming language. */
  readonly remedy: string;
  /** Which part of it the marketplace does not send today, in a sentence. Absent: it may send all of it at any time. */
  readonly beyond?: string;
  /** How the subscription differs at the beginning from one that is paid and PENDING. */
  readonly subscription?: Partial<Subscription>;
  readonly steps: readonly Step[];
  readonly expected: Expected;
  readonly live?: LiveVariant;
}

/** The scenario as the live driver plays it. */
export function toLive({ live, ...scenario }: Scenario): Scenario {
  const { needs: _, log: __, sendsDeletedToo: ___, ...changes } = live ?? {};
  return { ...scenario, ...changes };
}

/** What the live driver needs for a scenario. */
export function needsOf(scenario: Scenario): ReadonlySet<Need> {
  const needs = new Set<Need>(scenario.live?.needs);
  const endsProcess = toLive(scenario).steps.some((step) => step.do === "crash" || step.do === "restart");
  if (endsProcess || scenario.live?.log) needs.add("start");
  return needs;
}

/** The name as an identifier: `a lost event` is `a-lost-event`. */
export function idOf({ name }: Pick<Scenario, "name">): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
