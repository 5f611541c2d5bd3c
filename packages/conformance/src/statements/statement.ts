import type { SubscriptionType } from "@syndikit/contract";

/** An account of the marketplace that a statement is tried with. */
export type StatementAccount = "vendor" | "customer" | "admin";

/** How a statement of the interface document is tried. */
export interface Statement {
  /** Stays the same for ever: reports and pages name it. */
  readonly id: string;
  /** The section of the interface document. */
  readonly section: string;
  /** The row, rule or field in that section. */
  readonly row: string;
  /** What the document says there, in our words. */
  readonly says: string;
  /** `reading` changes nothing; `writing` places orders and changes what they made. */
  readonly kind: "reading" | "writing";
  readonly accounts: readonly StatementAccount[];
  /** Whether it needs to receive events and questions, as the vendor's application does. */
  readonly receives?: boolean;
  /** Whether it needs the marketplace's clock to be moved. */
  readonly moves?: boolean;
  /** @throws {StatementBroken} when the marketplace does something else. */
  check(market: StatementMarket): Promise<void>;
}

export interface StatementRequest {
  readonly method?: string;
  /** Below the address of the interface, without a leading slash. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface StatementAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** JSON, or the text if it is none; `undefined` when there is no body. */
  readonly body: unknown;
}

/** The name and the password of a user. */
export interface StatementCredentials {
  readonly userName: string;
  readonly password: string;
}

/** Who sends a request; `null` without credentials. */
export type StatementCaller = StatementAccount | StatementCredentials | null;

/** A request that the receiver got: an event, or a question about a metric or about possible values. */
export interface StatementDelivery {
  readonly method: string;
  /** The path of its address. */
  readonly path: string;
  /** By the names as they were sent. */
  readonly headers: ReadonlyMap<string, string>;
  /** The bytes of the body, as text. */
  readonly text: string;
  /** The payload; of a question, its body. */
  readonly event: unknown;
}

/** What the receiver answers. */
export interface StatementReply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON. */
  readonly body?: unknown;
}

/** An order for {@link StatementMarket.order}. */
export interface StatementOrder {
  /** The customer when absent. */
  readonly as?: StatementCaller;
  /** NORMAL when absent. */
  readonly type?: SubscriptionType;
  /** Which published plan of the vendor; the first when absent. A text is the plan itself, as in `productVersion/12`. */
  readonly plan?: string | ((plan: unknown) => boolean);
  /** More fields of the order. */
  readonly chosen?: Readonly<Record<string, unknown>>;
}

/** A vendor with a company of its own. */
export interface StatementVendor extends StatementCredentials {
  /** As in `company/12`. */
  readonly company: string;
}

/** The marketplace that statements are tried on. */
export interface StatementMarket {
  /** Sends a request with the password of an account; without credentials for `null`. */
  ask(account: StatementCaller, request: StatementRequest): Promise<StatementAnswer>;
  /** The credentials of an account, as `Authorization` has them. */
  basicOf(account: StatementAccount): string;
  readonly userNameOf: (account: StatementAccount) => string;
  /** A subscription of the customer to a plan of the vendor, paid and DEPLOYED. It is made once in a run. */
  deployed(): Promise<number>;
  /** A new subscription that waits for the vendor. */
  pending(): Promise<number>;
  /**
   * Makes a resource, and returns its `self`.
   *
   * @throws {StatementUntried} when the marketplace has no such operation.
   */
  make(as: StatementCaller, path: string, body: unknown): Promise<string>;
  /** Makes a customer with a company of its own, and without payment data, as the administrator. */
  newCustomer(): Promise<StatementCredentials>;
  /** Makes a vendor with a company of its own, as the administrator. */
  newVendor(): Promise<StatementVendor>;
  /** Places an order, and pays nothing. */
  order(order: StatementOrder): Promise<number>;
  /** Provides for a subscription as its vendor, and reports DEPLOYED. */
  deploy(id: number, as?: StatementCaller): Promise<void>;
  /** The plans of the vendor that are published, without those that need choices. */
  plans(): Promise<readonly unknown[]>;
  /**
   * Waits for an event of an entity, as in `subscription/12`.
   *
   * @throws {StatementBroken} when none came.
   */
  received(
    entityUrl: string,
    which?: (event: unknown, delivery: StatementDelivery) => boolean,
  ): Promise<StatementDelivery>;
  /** All that the receiver got so far. */
  deliveries(): readonly StatementDelivery[];
  /** The address of a path at the receiver, without a leading slash; `undefined` where nothing is received. */
  addressOf(path: string): string | undefined;
  /** Lets the receiver answer otherwise than with 204, where `reply` returns something. */
  replyWith(reply: (delivery: StatementDelivery) => StatementReply | undefined): void;
  /** Moves the marketplace's clock on by an ISO 8601 duration, and waits for what falls due, deliveries too. */
  advance(duration: string): Promise<void>;
}

/** Options of `runStatements`. */
export interface StatementOptions {
  /** The base address of the interface, as in `https://market.example/api`. */
  readonly url: string;
  /** Statements that need an account which is not here are not tried. */
  readonly accounts: Partial<Record<StatementAccount, StatementCredentials>>;
  /** Whether orders may be placed and changed; false when absent: then nothing is changed. */
  readonly writing?: boolean;
  /**
   * Whether events may be received, on a free port of this machine's loopback address: the vendor's product gets its
   * address, and keeps it after the run. Only together with `writing`, and for a marketplace on this machine.
   */
  readonly receiving?: boolean;
  /**
   * Whether the marketplace's clock may be moved, by `PUT /sandbox/clock` as the administrator. It moves on by years, for
   * everything on the marketplace. Only together with `writing`.
   */
  readonly moving?: boolean;
  /** Milliseconds that an event may take; 20,000 when absent. */
  readonly patience?: number;
  /** Called with each outcome, as soon as it is known. */
  readonly onOutcome?: (outcome: StatementOutcome, progress: StatementProgress) => void;
  /** Ends the run: what is left is not tried. */
  readonly signal?: AbortSignal;
  /** Which of them; all when absent. */
  readonly only?: (statement: Statement) => boolean;
  /** The global `fetch` when absent. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

/** How far a run is. */
export interface StatementProgress {
  readonly done: number;
  readonly of: number;
}

/** What came of a statement. */
export interface StatementOutcome {
  readonly statement: Statement;
  readonly outcome: "holds" | "broken" | "not tried";
  /** What the marketplace did instead, or why it was not tried. */
  readonly seen?: string;
}

/** A statement cannot be tried on this marketplace. */
export class StatementUntried extends Error {
  override readonly name = "StatementUntried";
}

/** The marketplace does not do what the document says. */
export class StatementBroken extends Error {
  override readonly name = "StatementBroken";
}

/** @throws {StatementBroken} with what was seen, unless the condition holds. */
export function must(holds: boolean, seen: string): void {
  if (!holds) throw new StatementBroken(seen);
}

/** @throws {StatementBroken} when the answer has another status. */
export function mustAnswer(answer: StatementAnswer, ...statuses: readonly number[]): void {
  const { status, body } = answer;
  must(statuses.includes(status), `${status} instead of ${statuses.join(" or ")}: ${shortly(body)}`);
}

/** @throws {StatementBroken} unless the request was refused, with whichever status of the 400s. */
export function mustRefuse({ status }: StatementAnswer): void {
  must(status >= 400 && status < 500, `${status} instead of a refusal`);
}

/** A field of a JSON value, by its way. */
export function fieldOf(value: unknown, ...way: readonly (string | number)[]): unknown {
  return way.reduce<unknown>(
    (at, name) => (typeof at === "object" && at !== null ? Reflect.get(at, name) : undefined),
    value,
  );
}

/** @throws {StatementBroken} when a field has another type, or is missing. */
export function mustHave(value: unknown, fields: Readonly<Record<string, string>>): void {
  for (const [name, type] of Object.entries(fields)) {
    const found = fieldOf(value, name);
    const is = Array.isArray(found) ? "array" : found === null ? "null" : typeof found;
    must(is === type, `${name} is ${is}, not ${type}, in ${shortly(value)}`);
  }
}

function shortly(value: unknown): string {
  return (JSON.stringify(value) ?? "no body").slice(0, 200);
}
