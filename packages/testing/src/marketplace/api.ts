import { type Operation, type OperationId, type OperationTypes, operations } from "@syndikit/contract";
import { validateParameters } from "@syndikit/contract/validators";
import { tellViolations } from "../invalid-value-error.js";

/** Handles a request in this process, with the signature of `fetch`. */
export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

/** The path of the interface, below the address of a marketplace. */
export const API_PATH = "/api";

/** The input of an operation. */
export interface ApiInput<Id extends OperationId> {
  readonly path?: OperationTypes[Id]["path"];
  readonly query?: OperationTypes[Id]["query"];
  readonly body?: OperationTypes[Id]["body"];
}

/** Calls the public interface as one user. */
export type Api = <Id extends OperationId>(
  id: Id,
  input?: ApiInput<Id>,
) => Promise<OperationTypes[Id]["result"]>;

/** The users of the marketplace. */
export const accounts = ["admin", "vendor", "vendor2", "customer", "customer2"] as const;

/** A user of the marketplace. `vendor` has the product that is tested, `vendor2` is another vendor. */
export type Account = (typeof accounts)[number];

/**
 * Checks that a text is the name of a user of the marketplace.
 *
 * @throws {TypeError} when it is not.
 */
export function expectAccount(account: Account): Account {
  if (accounts.includes(account)) return account;
  throw new TypeError(`There is no user ${account}. There are: ${accounts.join(", ")}.`);
}

/** The options of the SDK's client: the address, the credential and the `fetch` to use. */
export interface ClientOptions {
  readonly baseUrl: string;
  /** Absent unless `startMarketplace` got one: the SDK's types are the shapes that are served without a version. */
  readonly apiVersion?: string | undefined;
  readonly auth: { readonly username: string; readonly password: string };
  readonly fetch: Fetch;
}

// In the global symbol registry, so that two copies of this package recognise each other's errors.
const brand = Symbol.for("@syndikit/testing/MarketplaceRefusedError");

/** The marketplace refused a call that a test made as one of its users. */
export class MarketplaceRefusedError extends Error {
  override readonly name = "MarketplaceRefusedError";

  constructor(
    call: string,
    /** The status of the answer. */
    readonly status: number,
    /** The body of the answer. */
    readonly answer: string,
  ) {
    super(`The marketplace refused ${call} with ${status}: ${tellAnswer(answer)}`);
  }

  get [brand](): true {
    return true;
  }

  /** Whether a caught value is one, from this copy of the package or another one, where `instanceof` does not work. */
  static is(error: unknown): error is MarketplaceRefusedError {
    return brand in Object(error);
  }
}

/** Makes the calls of one user. Basic authentication needs no state, and does not expire when the clock moves. */
export function createApi({ baseUrl, apiVersion, auth, fetch }: ClientOptions): Api {
  const authorization = `Basic ${btoa(`${auth.username}:${auth.password}`)}`;
  return async (id, { path = {}, query = {}, body } = {}) => {
    const { method, path: template } = operations[id] as Operation;
    assertPath(id, path);
    const place = template.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String(new Map<string, unknown>(Object.entries(path)).get(name))),
    );
    const url = new URL(`${baseUrl}${API_PATH}${place}`);
    for (const [name, value] of Object.entries({ apiVersion, ...query })) {
      if (value !== undefined) url.searchParams.set(name, String(value));
    }
    const response = await fetch(url.href, {
      method,
      headers: { authorization, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) {
      throw new MarketplaceRefusedError(`${method} ${place} of ${auth.username}`, response.status, text);
    }
    // The server checks each answer against the same contract that the type comes from.
    return (text === "" ? undefined : JSON.parse(text)) as OperationTypes[typeof id]["result"];
  };
}

/** A metadata key such as `..` would lead to another path. */
function assertPath(id: OperationId, path: object): void {
  const violations = validateParameters(id, "path", path);
  if (violations.length > 0)
    throw new TypeError(`${id} cannot have this path: ${tellViolations(violations)}`);
}

/** The messages of an error body; the body itself if it has none. */
export function tellAnswer(body: string): string {
  try {
    const { errorHolders } = JSON.parse(body) as { errorHolders?: readonly { error: string }[] };
    return errorHolders?.map(({ error }) => error).join(" ") ?? body;
  } catch {
    return body;
  }
}
