import { BillingItemPresence, BillingItemValueType, toReference } from "@syndikit/contract";
import type { ActiveParameter, Plan, PricedResource, Quantities } from "./plan.js";
import { NONE } from "./quantity.js";
import { type Refusal, refuse } from "./refusal.js";
import { canChoose } from "./tiers.js";

/** What the pattern of a parameter said about a value. It is run elsewhere, where it cannot hang the server. */
export type PatternResult = "matches" | "differs" | "tooSlow";

/** A value that a customer entered. */
export interface ParameterEntry {
  readonly value: string;
  /** `matches` also when the parameter has no pattern. */
  readonly pattern: PatternResult;
}

/** What a customer chose on a plan. */
export interface Choices {
  readonly plan: Plan;
  readonly quantities: Quantities;
  readonly parameters: ReadonlyMap<number, ParameterEntry>;
}

/** Everything that is wrong with the extra resources and the parameters of an order. */
export function checkChoices({ plan, quantities, parameters }: Choices): readonly Refusal[] {
  return [...checkQuantities(plan, quantities), ...checkParameters(plan, parameters)];
}

/** Everything that is wrong with the chosen quantities: an unknown one, a missing one, one outside the tiers. */
export function checkQuantities(
  plan: { readonly extraResources: readonly PricedResource[] },
  quantities: Quantities,
): readonly Refusal[] {
  const offered = new Set(plan.extraResources.map(({ id }) => id));
  const unknown = [...quantities]
    .filter(([id, quantity]) => !offered.has(id) && quantity !== NONE)
    .map(([id]) => refuse("extraResourceUnknown", { item: toReference("billingItem", id) }));
  return [...unknown, ...plan.extraResources.flatMap((resource) => checkResource(resource, quantities))];
}

function checkResource(resource: PricedResource, quantities: Quantities): readonly Refusal[] {
  const quantity = quantities.get(resource.id) ?? NONE;
  const item = toReference("billingItem", resource.id);
  if (quantity === NONE) {
    // Nobody can choose how much will be used, so pay-as-you-go is never missing.
    const chosen = resource.payment !== BillingItemValueType.PAY_AS_YOU_GO;
    const required = chosen && resource.presence === BillingItemPresence.REQUIRED;
    return required ? [refuse("extraResourceRequired", { item })] : [];
  }
  return canChoose(resource.tiers, quantity) ? [] : [refuse("quantityOutsideTiers", { item, quantity })];
}

function checkParameters(plan: Plan, entries: ReadonlyMap<number, ParameterEntry>): readonly Refusal[] {
  const active = new Set(plan.parameters.map(({ id }) => id));
  const unknown = [...entries.keys()]
    .filter((id) => !active.has(id))
    .map((id) => refuse("parameterUnknown", { parameter: toReference("configurationParameter", id) }));
  return [
    ...unknown,
    ...plan.parameters.flatMap((parameter) => checkEntry(parameter, entries.get(parameter.id))),
  ];
}

function checkEntry(
  { id, required, acceptedValues }: ActiveParameter,
  entry: ParameterEntry | undefined,
): readonly Refusal[] {
  const parameter = toReference("configurationParameter", id);
  // An empty text is what a form sends for a field that was left alone.
  if (entry === undefined || entry.value === "") {
    return required ? [refuse("parameterMissing", { parameter })] : [];
  }
  if (acceptedValues !== null && !acceptedValues.includes(entry.value)) {
    return [refuse("parameterNotAccepted", { parameter })];
  }
  switch (entry.pattern) {
    case "matches":
      return [];
    case "differs":
      return [refuse("parameterMismatch", { parameter })];
    case "tooSlow":
      return [refuse("patternTooSlow", { parameter })];
  }
}
