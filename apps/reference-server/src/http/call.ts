import type { OperationId, OperationTypes, Scope } from "@syndikit/contract";
import type { Principal } from "../principal.js";

/**
 * One request, after every check that needs no object: the caller is known and has a role that may call the
 * operation, and path, query and body have the shape of the contract.
 */
export interface Call<Id extends OperationId> {
  readonly operationId: OperationId;
  /** Who calls. */
  readonly principal: Principal;
  /** Which objects the caller's role reaches with this operation. Finders take it; never empty. */
  readonly scopes: readonly Scope[];
  readonly path: OperationTypes[Id]["path"];
  readonly query: OperationTypes[Id]["query"];
  readonly body: OperationTypes[Id]["body"];
  /** The address that the API was called at, as in `https://market.example/api`. For absolute references. */
  readonly baseUrl: string;
  /** As in the header of the answer, in the log and in `errorHolders`. */
  readonly requestId: string;
}

/** Which part of a list an answer is. The four page headers are made from it. */
export interface Page {
  readonly number: number;
  readonly size: number;
  readonly total: number;
}

type Result<Id extends OperationId> = OperationTypes[Id]["result"];

/** What a handler answers. Make it with the functions of `reply.ts`; errors are thrown, see `raise`. */
export type Reply<Id extends OperationId> =
  | { readonly status: 200; readonly body: Exclude<Result<Id>, undefined>; readonly page?: Page }
  | {
      readonly status: 201;
      readonly body: Result<Id>;
      /** Relative, as in `self`; it is made absolute on the way out. */
      readonly location: string;
    }
  | { readonly status: 204 };
