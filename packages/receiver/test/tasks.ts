import type { Provisioner, Store } from "../src/index.js";
import { internalsOf } from "../src/provision/provisioner.js";
import { parseRecord, type SubscriptionRecord } from "../src/provision/record.js";
import { changeTask } from "../src/queue/change-task.js";
import { fromRow, type Task } from "../src/queue/task.js";
import { claim, wake } from "../src/queue/transitions.js";

/** Hooks that say nothing. */
export const quiet = {
  warning: () => {},
  error: () => {},
  retrying: () => {},
  deadLettered: () => {},
  paused: () => {},
  resumed: () => {},
};

/** Wakes a key through its provisioner, as an event does. */
export function wakeSubscription(provisioner: Provisioner, id = 12): Promise<unknown> {
  return internalsOf(provisioner).queue.enqueue({
    key: `subscription/${id}`,
    lane: "event",
    cause: "event",
  });
}

/** Puts a task into a store, as another process does. */
export async function putTask(store: Store, key: string, now: number): Promise<void> {
  await changeTask({ store, scope: "" }, { key }, (task) => ({
    task: wake(task, { key, lane: "event", cause: "event", now }).task,
    result: undefined,
  }));
}

/** Claims a task as a process that ends during the work. */
export async function claimAndCrash(store: Store, key: string, now: number): Promise<void> {
  await changeTask({ store, scope: "" }, { key }, (task) => {
    const outcome = claim(task, { owner: "crashed", now, until: now + 1 });
    return { task: outcome.kind === "claimed" ? outcome.task : undefined, result: undefined };
  });
}

/** The task of a key, as it is stored. */
export async function storedTask(store: Store, key = "subscription/12"): Promise<Task | undefined> {
  const row = await store.read(key);
  return row && fromRow(row);
}

/** The record of a subscription, as it is stored. */
export async function storedRecord(store: Store, id = 12): Promise<SubscriptionRecord> {
  return parseRecord((await storedTask(store, `subscription/${id}`))?.record);
}

/** What was given up. */
export async function givenUp(desk: Pick<Provisioner, "list">): ReturnType<typeof itemsOf> {
  return itemsOf(desk, "dead");
}

/** The items in a state. */
export async function itemsOf(
  desk: Pick<Provisioner, "list">,
  state: "dead" | "idle" | "waiting" | "retrying" | "sleeping" | "paused",
): Promise<Awaited<ReturnType<Provisioner["list"]>>["items"]> {
  return (await desk.list({ states: [state] })).items;
}
