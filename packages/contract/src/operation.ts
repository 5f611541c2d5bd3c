/** A parameter of an operation: enough to write it into a URL, and to read it from one. */
export interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required: boolean;
  /** The type of the value. An `object` is written as `name[key]=value`. */
  readonly type: "string" | "integer" | "number" | "boolean" | "array" | "object";
  /** The type of each entry of an `array`. Entries are separated by commas. */
  readonly items?: "string" | "integer" | "number" | "boolean";
  /** The apiVersion since which it is deprecated. It still works. */
  readonly until?: string;
}

/** One SDK method of an operation that carries several actions. */
export interface SdkMethod {
  readonly name: string;
  readonly summary: string;
  /** The schema of its body. */
  readonly schema?: string;
  /** Fields that the method fills in. */
  readonly fixed?: Readonly<Record<string, unknown>>;
  /** Fields that become arguments, in order; without it the body is the argument. */
  readonly args?: readonly string[];
  /** Optional fields of the body that the method takes together, as one argument after them. */
  readonly details?: readonly string[];
  readonly status?: number;
  /** The schema of its result. */
  readonly result?: string;
  readonly idempotency?: Idempotency;
  readonly roles?: Readonly<Record<string, readonly string[]>>;
  readonly emits?: readonly string[];
}

/** Whether a request may be retried. `once`: not when the marketplace may already have acted on it. */
export type Idempotency = "safe" | "idempotent" | "once";

/** The shape of an entry of the table of operations. */
export interface Operation {
  readonly id: string;
  readonly method: "GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Relative to the base address, with parameters in braces. */
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  /** Whether it is in the interface document, or an extension. */
  readonly origin: "document" | "extension";
  /** The scopes that each role has on it. A role that is not named gets 403. */
  readonly roles: Readonly<Record<string, readonly string[]>>;
  /** The resource in the path that the scopes are about; `none` where there is no object. */
  readonly owner: string;
  readonly idempotency: Idempotency;
  /** `page`: a page of a list. `whole`: all that there is. With both, parameters that are not known are refused. */
  readonly pagination: "page" | "entries" | "whole" | null;
  /** The events that it can cause. */
  readonly emits: readonly string[];
  /** The ways to sign in; any one of them is enough. Empty: open. */
  readonly security: readonly string[];
  readonly parameters: readonly Parameter[];
  /** The request body: its schema as a type, and the most bytes that it may have. */
  readonly body: { readonly required: boolean; readonly schema: string; readonly maxBytes: number } | null;
  /** Every status that it can answer. */
  readonly statuses: readonly number[];
  /** The statuses of success. */
  readonly success: readonly number[];
  /** The media type of a success that is not JSON: `application/pdf`, or a stream of events. */
  readonly mediaType?: string;
  /** Where the SDK has it: one method, or one for each action. */
  readonly sdk: {
    readonly group: string;
    readonly method?: string;
    readonly methods?: readonly SdkMethod[];
  } | null;
}

/** The fields of a body, or of an object in it, that `null` leaves out. */
export interface AbsenceShape {
  readonly absent?: readonly string[];
  /** The fields that `null` empties, unless the body has an action: then they belong to another form of it. */
  readonly inAction?: readonly string[];
  /** Of the objects in its fields. */
  readonly inside?: Readonly<Record<string, AbsenceShape>>;
  /** Of each entry, where it is a list. */
  readonly items?: AbsenceShape;
}
