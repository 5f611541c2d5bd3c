import { findUnits } from "../../resources/billing-item/queries.js";
import { findDescriptions } from "../../resources/configuration-parameter/queries.js";
import type { ReadOptions, Store } from "../../store/port.js";
import { entriesById, type Facts } from "./change.js";

type Referenced = { readonly [Resource in keyof Facts]: readonly number[] };

/** The identifiers of resources that are keys of maps in the objects. */
export function referencedIn(
  objects: readonly Readonly<Record<string, unknown>>[],
  resources: readonly (keyof Facts)[],
): Referenced {
  const maps = objects.flatMap((object) => Object.values(object).filter(isMap));
  const idsOf = (resource: keyof Facts): readonly number[] =>
    resources.includes(resource)
      ? [...new Set(maps.flatMap((map) => entriesById(map, resource).map(([id]) => id)))]
      : [];
  return {
    billingItem: idsOf("billingItem"),
    configurationParameter: idsOf("configurationParameter"),
  };
}

/** Reads the facts about resources, also about deleted ones, which keep their row. */
export async function readFacts(
  store: Store,
  { billingItem, configurationParameter }: Referenced,
  reader?: ReadOptions,
): Promise<Facts> {
  const [items, parameters] = await Promise.all([
    billingItem.length === 0 ? [] : store.read((db) => findUnits(db, billingItem), reader),
    configurationParameter.length === 0
      ? []
      : store.read((db) => findDescriptions(db, configurationParameter), reader),
  ]);
  return {
    billingItem: new Map(items.map(({ id, ...item }) => [id, item])),
    configurationParameter: new Map(parameters.map(({ id, ...parameter }) => [id, parameter])),
  };
}

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
