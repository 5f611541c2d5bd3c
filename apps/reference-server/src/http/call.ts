import type { OperationId, OperationTypes, Role, Scope } from "@syndikit/contract";

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

/** 200 with a body. */
export function ok<Body>(body: Body): { readonly status: 200; readonly body: Body } {
  return { status: 200, body };
}

/** 200 with a page of a list. */
export function okPage<Body>(
  body: Body,
  page: Page,
): { readonly status: 200; readonly body: Body; readonly page: Page } {
  return { status: 200, body, page };
}

/** 201 with what was made, and its address as in `self`. */
export function created<Body>(
  location: string,
  body: Body,
): { readonly status: 201; readonly body: Body; readonly location: string } {
  return { status: 201, body, location };
}

/** 204: done, and nothing to say. */
export const noContent: { readonly status: 204 } = { status: 204 };

/** A caller who has signed in. Read anew for each request, so that a block or a new role acts at once. */
export interface Principal {
  readonly userId: number;
  readonly userName: string;
  readonly role: Role;
  /** The vendor or customer company that the caller is a member of. */
  readonly companyId: number | null;
  /** Two letters; absent: English. */
  readonly language: string | null;
  /** The token that the request was made with, if it was one. */
  readonly tokenId: number | null;
}
