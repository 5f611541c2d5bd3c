import type { Operation, OperationId, OperationTypes, Role, Scope } from "@syndikit/contract";
import type { Refusal } from "../errors.js";
import { ofCaller } from "../shares/owner.js";
import type { ReadOptions, Tx, WriteOptions } from "../store/port.js";
import type { ChangedFields } from "./changed-fields.js";

/**
 * A request after all checks that do not need the object: the caller is known, its role may call the operation, and
 * path, query and body match the contract.
 */
export interface Call<Id extends OperationId> {
  readonly operationId: OperationId;
  readonly principal: Principal;
  /** Which objects the caller's role reaches with this operation. Queries filter by them. Never empty. */
  readonly scopes: readonly Scope[];
  readonly path: OperationTypes[Id]["path"];
  readonly query: OperationTypes[Id]["query"];
  readonly body: OperationTypes[Id]["body"];
  /** The address of the API, as in `https://market.example/api`. For absolute references. */
  readonly baseUrl: string;
  /** The caller's network address. */
  readonly address: string;
  /** The same in the response header, in the log and in `errorHolders`. */
  readonly requestId: string;
  /** Returns a header of the request. */
  readonly header: (name: string) => string | null;
  /** Returns what tells that the caller went away. */
  readonly signal: () => AbortSignal;
  /** Tells the audit what changed, where the request has no `write` that compares its object before and after. */
  readonly tellAudit: (fields: ChangedFields) => void;
  /**
   * Like `write` of the store, for the only write of the request. The same transaction checks `If-Match`, and stores
   * the reply of a request with an `Idempotency-Key`. A refusal commits what was written, and its reply is not stored.
   * What it changes is always named: what runs {@link alone} delays everybody on PostgreSQL.
   */
  readonly write: <Result extends Reply<Id> | Refusal>(
    work: (tx: Tx) => Promise<Result>,
    options: Pick<WriteOptions, "on" | "owner">,
  ) => Promise<Result>;
}

/** A signed-in caller. Read for each request, so that a block or a new role takes effect at once. */
export interface Principal {
  readonly userId: number;
  readonly userName: string;
  readonly role: Role;
  /** The vendor or customer company that the caller is a member of. */
  readonly companyId: number | null;
  /** Two letters; English when `null`. */
  readonly language: string | null;
  /** The token of the request; `null` when it has other credentials. */
  readonly tokenId: number | null;
  /** The administrator who acts as this user, if any. */
  readonly actor?: { readonly userId: number; readonly userName: string };
}

/** On whose behalf a handler reads. */
export function askedBy({ principal }: Pick<Call<OperationId>, "principal">): Required<ReadOptions> {
  return { owner: ofCaller(principal) };
}

/** Whether the operation only accepts a password, because it creates a token. */
export function takesPasswordOnly({ security }: Operation): boolean {
  return security.length === 1 && security[0] === "basicAuth";
}

/** The result of a handler. Errors are thrown, see `raise`. */
export type Reply<Id extends OperationId> =
  | {
      readonly status: 200;
      readonly body: Exclude<Result<Id>, undefined>;
      readonly page?: Page;
      readonly bytes?: undefined;
    }
  /** Bytes of the operation's media type: a document, or a stream of server-sent events. */
  | {
      readonly status: 200;
      readonly body?: undefined;
      readonly bytes: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>;
      /** The name under which a browser saves the file. */
      readonly fileName?: string;
    }
  | {
      readonly status: 201;
      readonly body: Result<Id>;
      /** Relative, as in `self`. The response header has it with the base URL. */
      readonly location: string;
    }
  | { readonly status: 204 };

/** A call whose reply has no body. */
export interface SilentCall {
  readonly write: <Result extends { readonly status: 204 } | Refusal>(
    work: (tx: Tx) => Promise<Result>,
    options: Pick<WriteOptions, "on" | "owner">,
  ) => Promise<Result>;
}

type Result<Id extends OperationId> = OperationTypes[Id]["result"];

/** The page of a list that a response contains, for its page headers. */
export interface Page {
  readonly number: number;
  readonly size: number;
  readonly total: number;
  /** Whether the list has more entries than `total`, where counting stopped. */
  readonly isCapped: boolean;
}

export function ok<Body>(body: Body): { readonly status: 200; readonly body: Body } {
  return { status: 200, body };
}

export function okPage<Body>(
  body: Body,
  page: Page,
): { readonly status: 200; readonly body: Body; readonly page: Page } {
  return { status: 200, body, page };
}

/** @param location - as in `self`. */
export function created<Body>(
  location: string,
  body: Body,
): { readonly status: 201; readonly body: Body; readonly location: string } {
  return { status: 201, body, location };
}

export const noContent: { readonly status: 204 } = { status: 204 };
