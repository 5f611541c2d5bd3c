import type { EventEntity, EventType, Subscription } from "@syndikit/contract";

/** A call of the marketplace that a scenario counts, or makes fail. */
export type MarketCall = "get" | "setEndpoints" | "markDeployed" | "markUndeployed";

/** A call of the vendor's own cloud. Only a driver that plays the cloud itself sees it. */
export type CloudCall = "createTenant" | "removeTenant";

/** What a receiver does beyond itself. */
export type Call = MarketCall | CloudCall;

/** An event, as far as it differs from a good one about the scenario's subscription. */
export interface EventSpec {
  readonly type?: EventType | (string & {});
  readonly entity?: EventEntity | (string & {});
  /** `of nobody`: of a subscription that does not exist. */
  readonly id?: "as a number" | "of nobody" | "no number";
  /** Its `date`, in seconds since the scenario began. Default 0, so that events can be equal to the byte. */
  readonly second?: number;
  /** The `entityUrl` points at a stranger. */
  readonly entityUrl?: "elsewhere";
  readonly metadata?: Readonly<Record<string, unknown>>;
  /** This text instead of an event. */
  readonly raw?: string;
  /** Written with spaces and line ends, as another version of the sender might. */
  readonly spaced?: true;
  /** `altered`: the body was changed after it was signed. Default `good`. */
  readonly signature?: "good" | "none" | "other secret" | "altered";
}

/** One thing that happens. A scenario is a list of them, so whatever can do these things can drive it. */
export type Step =
  /** The subscription changes at the marketplace. */
  | { readonly do: "change"; readonly to: Partial<Subscription> | "gone" }
  /**
   * The marketplace sends an event; `copies` of it at once. It does not wait for the answer to one that is sent
   * `aside`. One that is not answered with 200 or 204 is sent again while time passes, unless it is to be `refused`.
   */
  | {
      readonly do: "deliver";
      readonly event?: EventSpec;
      readonly copies?: number;
      readonly aside?: true;
      readonly answer?: "taken" | "refused";
    }
  /** The receiver does what it has to do now. */
  | { readonly do: "settle" }
  /** The next calls fail: before they take effect, or after it, when only the answer is lost. */
  | { readonly do: "fail"; readonly at: Call; readonly after?: true; readonly times?: number }
  /** The next call takes effect, and its answer is held until `release`. */
  | { readonly do: "hold"; readonly at: Call }
  /** Time passes until the held call is made. */
  | { readonly do: "reach" }
  | { readonly do: "release" }
  /** The process ends: in order, or without notice. It starts again with what it stored. */
  | { readonly do: "restart" }
  | { readonly do: "crash" }
  /** Time passes, in minutes. A driver that cannot move the receiver's clock waits until it has settled. */
  | { readonly do: "wait"; readonly minutes: number };

/** What must be true at the end. */
export interface Expected {
  /** The state of the subscription at the marketplace. */
  readonly state: Subscription["deploymentStatus"] | "gone";
  /** Tenants that are there, and tenants that were ever made. Not checked where tenants cannot be seen. */
  readonly tenants: number;
  readonly made: number;
  /** How often calls were made, where that matters. Calls that cannot be seen are not checked. */
  readonly calls?: Partial<Readonly<Record<Call, number>>>;
}

/** What a driver on the marketplace's side needs beside it. */
export type Need =
  /** To start and end the receiver's process, and to read what it writes. */
  | "start"
  /** To see the vendor's tenants. */
  | "tenants"
  /** To know how often the receiver looks by itself. */
  | "sweep";

/** How a scenario is played by a driver that sees the marketplace's side only, as far as that differs. */
export interface Outside {
  readonly steps?: readonly Step[];
  readonly subscription?: Partial<Subscription>;
  readonly expected?: Expected;
  /** Beyond what the steps need. */
  readonly needs?: readonly Need[];
  /** What the receiver wrote in the whole run is held against this scenario. */
  readonly log?: true;
}

/** One story, and how it must end. */
export interface Scenario {
  readonly name: string;
  /** What holds in a receiver that passes. */
  readonly guards: string;
  /** What to change in a receiver that fails, in words that hold for every language. */
  readonly remedy: string;
  /** The subscription at the beginning, as far as it differs from one that is paid and waits for its tenant. */
  readonly subscription?: Partial<Subscription>;
  readonly steps: readonly Step[];
  readonly expected: Expected;
  readonly outside?: Outside;
}

/** The scenario as a driver on the marketplace's side plays it. */
export function seenFromOutside({ outside, ...scenario }: Scenario): Scenario {
  const { needs: _, log: __, ...changes } = outside ?? {};
  return { ...scenario, ...changes };
}

/** What a driver on the marketplace's side needs for a scenario. */
export function needsOf(scenario: Scenario): ReadonlySet<Need> {
  const needs = new Set<Need>(scenario.outside?.needs);
  const ends = seenFromOutside(scenario).steps.some((step) => step.do === "crash" || step.do === "restart");
  if (ends || scenario.outside?.log) needs.add("start");
  return needs;
}

/** The name as an identifier: `a lost event` is `a-lost-event`. */
export function idOf({ name }: Pick<Scenario, "name">): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
