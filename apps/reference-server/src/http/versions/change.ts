import { type components, parseReference } from "@syndikit/contract";
import type { OtherVersions } from "@syndikit/contract/versions";

type Schemas = components["schemas"];

/**
 * A version of the interface in code: how the fields that other versions have are made from those that the marketplace
 * works with, and those from theirs in requests. Pure: which version has which field is in the spec.
 */
export interface VersionChange {
  /** Of each schema, each field of other versions, from an answer without `apiVersion`. `undefined`: it is absent. */
  readonly answers?: {
    readonly [Name in keyof OtherVersions]?: {
      readonly [Field in keyof OtherVersions[Name]]?: (
        answer: Schemas[Name],
        place: Place,
      ) => OtherVersions[Name][Field] | undefined;
    };
  };
  /** Of each schema, each field that the marketplace reads, from a request of other versions. */
  readonly requests?: {
    readonly [Name in keyof OtherVersions]?: {
      readonly [Field in keyof Schemas[Name]]?: (
        request: OtherVersions[Name],
      ) => Schemas[Name][Field] | undefined;
    };
  };
  /** What is read of the resources that an answer refers to, beside the answer itself. */
  readonly reads?: readonly (keyof Facts)[];
}

/** Where an object is answered, and what is known of what it refers to. */
export interface Place {
  readonly isListed: boolean;
  readonly facts: Facts;
}

/** By identifier. */
export interface Facts {
  readonly billingItem: ReadonlyMap<number, { readonly identifier: string | null; readonly unit: string }>;
  readonly configurationParameter: ReadonlyMap<
    number,
    { readonly code: string; readonly description: string }
  >;
}

/** The entries of a map by reference, as `{ "billingItem/6": 3 }`, by identifier. */
export function entriesById<Value>(
  values: Readonly<Record<string, Value>>,
  resource: keyof Facts,
): [number, Value][] {
  return Object.entries(values).flatMap(([reference, value]): [number, Value][] => {
    const id = parseReference(reference, resource);
    return id === undefined ? [] : [[id, value]];
  });
}
