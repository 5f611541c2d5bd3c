import type { OperationId } from "@syndikit/contract";
import type { Account } from "../matrix/accounts.js";
import type { Things } from "../matrix/things.js";
import type { World } from "../matrix/world.js";
import type { Answer } from "../support/marketplace.js";

/** What a write and its effect are tried with. */
export interface Scene {
  readonly world: World;
  readonly things: Things;
  /** Every request that vendors have received since the scene began. */
  readonly received: readonly Received[];
  /** The object that the operation is about; 0 when it is about none. */
  readonly id: number;
}

export interface Received {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** How a field is written, and how its effect shows. What is absent is as in the operation's {@link Entry}. */
export interface Field {
  /** A value that the body does not have. */
  readonly value: unknown;
  /** The name in a map, for a field that ends with `*`. */
  readonly key?: string;
  readonly account?: Account;
  readonly body?: unknown;
  readonly arrange?: Entry["arrange"];
  readonly observe?: Entry["observe"];
  /** The status of the answer, where the value changes it. */
  readonly status?: number;
}

/** The fields of an operation. */
export interface Entry {
  readonly operation: OperationId;
  /** Who writes; the administrator when absent. */
  readonly account?: Account;
  /** A valid body. It has everything that its fields are parts of. */
  readonly body: unknown;
  /** Prepares the scene, and returns the id of the object that the operation is about. */
  arrange?(scene: Scene): Promise<number> | number;
  /** What shows the effect: the object as an administrator reads it, when absent. */
  observe?(scene: Scene, answer: Answer): Promise<unknown> | unknown;
  readonly fields: Readonly<Record<string, Field>>;
}

/** Fields that need nothing but another value. */
export function plain(values: Readonly<Record<string, unknown>>): Entry["fields"] {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));
}

/** Reads as somebody; the status if that is refused. */
export async function read({ world }: Scene, path: string, account: Account = "admin"): Promise<unknown> {
  const { status, body } = await world.ask({ account, method: "GET", path });
  return { status, body };
}

/** Moves the clock, and waits until everything that became due is done. */
export async function advanceClock({ world }: Scene, advance: string): Promise<void> {
  await world.make("admin", "PUT", "sandbox/clock?settle=true", { advance });
}

/** Moves the clock far, without the metric, which is asked each hour. */
export async function passTime(scene: Scene, duration: string): Promise<void> {
  await scene.world.ask({ account: "admin", method: "DELETE", path: "applicationMetric/1" });
  await advanceClock(scene, duration);
}
