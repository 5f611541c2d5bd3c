import type { Subscription } from "@syndikit/contract";

/** What a receiver does beyond itself: calls of the marketplace, and of the vendor's own cloud. */
export type Call =
  | "get"
  | "setEndpoints"
  | "markDeployed"
  | "markUndeployed"
  | "createTenant"
  | "removeTenant";

/** An event, as far as it differs from a good one. */
export interface EventSpec {
  readonly type?: string;
  readonly entity?: string;
  readonly id?: string | number;
  readonly date?: string;
  readonly entityUrl?: string;
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
   * The marketplace sends an event; `copies` of it at once. It does not wait for the end of one that is sent `aside`.
   * One that is not answered with 200 or 204 is sent again while time passes, unless it is to be `refused`.
   */
  | {
      readonly do: "deliver";
      readonly event?: EventSpec;
      readonly copies?: number;
      readonly aside?: true;
      readonly answer?: "taken" | "refused";
    }
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
  /** Time passes, in minutes. */
  | { readonly do: "wait"; readonly minutes: number };

/** What must be true at the end. */
export interface Expected {
  /** The state of the subscription at the marketplace. */
  readonly state: Subscription["deploymentStatus"] | "gone";
  /** Tenants that are there, and tenants that were ever made. Not checked where the vendor's cloud cannot be seen. */
  readonly tenants: number;
  readonly made: number;
  /** How often calls were made, where that matters. */
  readonly calls?: Partial<Readonly<Record<Call, number>>>;
}

/** One story, and how it must end. */
export interface Scenario {
  readonly name: string;
  /** What goes wrong in a receiver that fails. */
  readonly guards: string;
  /** The subscription at the beginning, as far as it differs from one that is paid and waits for its tenant. */
  readonly subscription?: Partial<Subscription>;
  readonly steps: readonly Step[];
  readonly expected: Expected;
}

/** What a driver must be able to do for a scenario. One that cannot stop the receiver leaves some out. */
export type Ability = "restart" | "hold" | "time";

/** The abilities that a scenario asks for. */
export function abilitiesFor({ steps }: Scenario): ReadonlySet<Ability> {
  const abilities = new Set<Ability>();
  for (const step of steps) {
    if (step.do === "crash" || step.do === "restart") abilities.add("restart");
    if (step.do === "hold") abilities.add("hold");
    if (step.do === "wait") abilities.add("time");
  }
  return abilities;
}
