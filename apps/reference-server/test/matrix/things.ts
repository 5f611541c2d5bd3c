import type { Scope } from "@syndikit/contract";
import type { Account } from "./accounts.js";
import type { World } from "./world.js";

/** An object of the matrix, and the accounts that reach it. */
export interface Thing {
  readonly name: string;
  readonly id: number;
  /**
   * The scopes that include it, for each account; accounts that are not listed have none. The scope `any` includes
   * everything, and is not listed.
   */
  readonly reach: Partial<Record<Account, readonly Scope[]>>;
}

/** The objects of every resource that an operation can be about. */
export type Things = Readonly<Record<string, readonly Thing[]>>;

/** Creates the objects of one resource, by requests. */
export type Factory = (world: World) => Promise<readonly Thing[]>;

/** Every customer, with one scope. */
export function everyCustomer(scope: Scope): Thing["reach"] {
  return { customer: [scope], colleague: [scope], customer2: [scope] };
}

/** The identifier that a reference ends with. */
export function idIn(url: string): number {
  return Number(url.slice(url.indexOf("/") + 1));
}
