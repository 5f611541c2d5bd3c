import { lifecycle, type operations, type Trigger, vendorCalls } from "@syndikit/contract";
import { drawBilling, drawClock, drawRetries, drawUpgradeResults } from "./concepts.js";
import { drawGraph } from "./graph.js";
import { drawSequence, type Step } from "./sequence.js";
import { APPLICATION, endpointOf, MARKETPLACE, words } from "./wording.js";

type Transition = (typeof lifecycle.transitions)[number];
type Party = "Customer" | "Marketplace" | "Your application";

const parties: readonly Party[] = ["Customer", "Marketplace", "Your application"];

/** Who sets a trigger off. */
const actors = {
  order: "Customer",
  payment: "Customer",
  report: "Your application",
  kill: "Customer",
  expiry: "Marketplace",
  renewal: "Marketplace",
  upgrade: "Your application",
  quantities: "Customer",
  trialToPaid: "Your application",
  stop: "Your application",
  start: "Your application",
} satisfies Record<Trigger, Party>;

const START = "an order";

/** Every diagram, by the name that pages write: `![description](diagram:lifecycle)`. */
export const diagrams: Readonly<Record<string, (description: string) => string>> = {
  lifecycle: drawLifecycle,
  overview: drawOverview,
  "order-to-tenant": (description) => story(description, ["orderUnpaid", "pay", "deploy"]),
  trial: (description) => story(description, ["orderTrial", "deploy", "convertTrial"]),
  renewal: (description) => story(description, ["renew"]),
  upgrade: (description) => story(description, ["upgrade"]),
  end: (description) => story(description, ["expire", "confirmUndeploy"]),
  "upgrade-results": drawUpgradeResults,
  billing: drawBilling,
  retries: drawRetries,
  clock: drawClock,
};

/** The states and the moves between them. Moves between the same two states share an arrow. */
function drawLifecycle(description: string): string {
  const arrows = new Map<string, Transition[]>();
  for (const transition of lifecycle.transitions) {
    const key = `${transition.from} ${transition.to}`;
    arrows.set(key, [...(arrows.get(key) ?? []), transition]);
  }
  const initial = { name: START, lines: [START], kind: "first" } as const;
  const states = Object.keys(lifecycle.states).map((name) => {
    const final = lifecycle.final.some((each) => each === name);
    return { name, lines: [name], ...(final && { kind: "last" as const }) };
  });
  const edges = [...arrows.values()].flatMap((transitions) => {
    const [first] = transitions;
    if (first === undefined) return [];
    return [{ from: first.from ?? START, to: first.to, lines: transitions.map(({ name }) => words(name)) }];
  });
  return drawGraph({ description, nodes: [initial, ...states], edges });
}

/** The three who take part, and every kind of call between them. */
function drawOverview(description: string): string {
  const questions = Object.keys(vendorCalls).map(words);
  return drawGraph({
    description,
    nodes: [
      { name: "Customer", lines: ["Customer"], kind: "first" },
      { name: "Marketplace", lines: ["Marketplace", "orders, invoices, subscriptions"] },
      { name: "Your application", lines: ["Your application", "one tenant for each subscription"] },
    ],
    edges: [
      { from: "Customer", to: "Marketplace", lines: ["orders a plan, pays"] },
      {
        from: "Marketplace",
        to: "Your application",
        lines: ["signed events", `asks: ${questions.join(", ")}`],
      },
      { from: "Your application", to: "Marketplace", lines: ["reads the subscription,", "reports DEPLOYED"] },
      { from: "Customer", to: "Your application", lines: ["signs in, works"] },
    ],
  });
}

/** A part of the life of a subscription, from its moves in the spec. */
function story(description: string, names: readonly Transition["name"][]): string {
  const steps = names.flatMap((name) => {
    const transition = lifecycle.transitions.find((each) => each.name === name);
    return transition === undefined ? [] : stepsOf(transition);
  });
  return drawSequence({ description, parties, steps });
}

function stepsOf({ trigger, operation, to, events }: Transition): Step<Party>[] {
  const actor = actors[trigger];
  const provisioned = trigger === "report" && to === "DEPLOYED";
  const removed = trigger === "report" && to === "UNDEPLOYED";
  const before: Step<Party>[] = [
    ...(provisioned
      ? [{ at: APPLICATION, text: "makes the tenant" } as const, call("subscriptionSetEndpoints")]
      : []),
    ...(removed ? [{ at: APPLICATION, text: "removes the tenant" } as const] : []),
  ];
  const set: Step<Party>[] =
    actor === MARKETPLACE || operation === null
      ? [{ at: MARKETPLACE, text: `${words(trigger)} falls due` }]
      : [{ from: actor, to: MARKETPLACE, text: `${endpointOf(operation)} (${words(trigger)})` }];
  const told = events.flatMap((event): Step<Party>[] => [
    { from: MARKETPLACE, to: APPLICATION, text: event },
    call("subscriptionGet"),
  ]);
  return [...before, ...set, { at: MARKETPLACE, text: to }, ...told];
}

const call = (operation: keyof typeof operations): Step<Party> => ({
  from: APPLICATION,
  to: MARKETPLACE,
  text: endpointOf(operation),
});
