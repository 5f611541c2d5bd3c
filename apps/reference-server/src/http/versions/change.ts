import { type components, parseReference } from "@syndikit/contract";
import type { OtherVersions } from "@syndikit/contract/versions";

type Schemas = components["schemas"];

/**
 * The code of an interface version: how to compute other versions' fields from the marketplace's own, and the reverse
 * for requests. Pure functions. Which version has which field is defined in the spec.
 */
export interface VersionChange {
  /**
   * For each schema, how to compute each field of other versions from an answer without `apiVersion`. `undefined`
   * leaves it out.
   */
  readonly answers?: {
    readonly [Name in keyof OtherVersions]?: {
      readonly [Field in keyof OtherVersions[Name]]?: (
        answer: Schemas[Name],
        place: Place,
      ) => OtherVersions[Name][Field] | undefined;
    };
  };
  /** For each schema, how to compute each of the marketplace's fields from a request in another version. */
  readonly requests?: {
    readonly [Name in keyof OtherVersions]?: {
      readonly [Field in keyof Schemas[Name]]?: (
        request: OtherVersions[Name],
      ) => Schemas[Name][Field] | undefined;
    };
  };
  /** Which referenced resources must be read besides the answer itself. */
  readonly reads?: readonly (keyof Facts)[];
}

/** Where in an answer an object is, and facts about the resources that it refers to. */
export interface Place {
  readonly isListed: boolean;
  readonly facts: Facts;
}

/** Facts by identifier. */
export interface Facts {
  readonly billingItem: ReadonlyMap<number, { readonly identifier: string | null; readonly unit: string }>;
  readonly configurationParameter: ReadonlyMap<
    number,
    { readonly code: string; readonly description: string }
  >;
}

/** The entries of a map keyed by references, such as `{ "billingItem/6": 3 }`, with identifiers as keys. */
export function entriesById<Value>(
  values: Readonly<Record<string, Value>>,
  resource: keyof Facts,
): [number, Value][] {
  return Object.entries(values).flatMap(([reference, value]): [number, Value][] => {
    const id = parseReference(reference, resource);
    return id === undefined ? [] : [[id, value]];
  });
}
