import type {
  components,
  DeploymentStatus,
  EventPayloads,
  OperationTypes,
  Subscription,
  SubscriptionEndpointInput,
  SubscriptionReference,
} from "./index.js";

/** Whether two types are the same. */
type Same<Left, Right> =
  (<T>() => T extends Left ? 1 : 2) extends <T>() => T extends Right ? 1 : 2 ? true : false;

/** Fails to compile when it is not given `true`. */
type Holds<Claim extends true> = Claim;

/** What must be so of the generated types; compiling it is the test. */
export type Claims = [
  Holds<Same<Subscription, components["schemas"]["Subscription"]>>,
  Holds<Same<OperationTypes["subscriptionGet"]["result"], Subscription>>,
  Holds<Same<OperationTypes["subscriptionGet"]["path"], { id: number }>>,
  Holds<Same<OperationTypes["subscriptionGet"]["body"], undefined>>,
  Holds<Same<SubscriptionReference["url"], `subscription/${number}`>>,
  Holds<Same<EventPayloads["Cart.CREATED"]["entity"] & "Cart", "Cart">>,
];

/** In an answer, an open enum takes a value that is not known yet. */
export const unknownState: Subscription["deploymentStatus"] = "SUSPENDED";

// @ts-expect-error: everywhere else it is a mistake.
export const misspelledState: DeploymentStatus = "SUSPENDED";

// @ts-expect-error: in a request too.
export const misspelledCategory: SubscriptionEndpointInput["category"] = "APPS";

/** A reference is to the resource that it names. */
export const reference: SubscriptionReference = { url: "subscription/12" };

// @ts-expect-error: a reference to another resource.
export const wrong: SubscriptionReference = { url: "user/12" };

// @ts-expect-error: `name` is missing.
export const incomplete: components["schemas"]["SubscriptionSetNamePatch"] = { action: "SET_NAME" };
