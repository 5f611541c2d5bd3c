import { randomBytes } from "node:crypto";
import { Script } from "node:vm";
import { elapsed, sleep, takeTurns } from "./machine.js";

/** Something that is faked in some tests, and that this package cannot do without. */
interface Need {
  readonly name: string;
  readonly why: string;
  /** Whether it is the machine's own. */
  readonly isReal: () => boolean | Promise<boolean>;
}

const streams = "Node's own streams stand still without it";
const early = "it was faked before @syndikit/testing was loaded";

/** What a marketplace waits for. */
export const marketplaceNeeds: readonly Need[] = [
  { name: "queueMicrotask", why: streams, isReal: () => isOwn("queueMicrotask") },
  { name: "setImmediate", why: early, isReal: () => ends(takeTurns(1)) },
  { name: "setTimeout", why: early, isReal: () => ends(sleep(1)) },
  { name: "performance", why: early, isReal: doesTimePass },
];

/** What the server will wait for, if it is loaded now. */
export function serverNeeds(immediate: (task: () => void) => unknown): readonly Need[] {
  const turn = new Promise<void>((resolve) => void immediate(resolve));
  return [{ name: "setImmediate", why: early, isReal: () => ends(turn) }];
}

/** What a port waits for. */
export const portNeeds: readonly Need[] = [
  { name: "process.nextTick", why: streams, isReal: () => isOwn("process.nextTick") },
];

/**
 * Checks that nothing is faked that the caller waits for.
 *
 * @throws {Error} when something is, with what to fake instead.
 */
export async function expectMachine(caller: string, needs: readonly Need[]): Promise<void> {
  for (const { name, why, isReal } of needs) {
    if (await isReal()) continue;
    throw new Error(
      `${caller} cannot work while ${name} is faked: ${why}. Import @syndikit/testing first, and fake only what ` +
        'your own code waits for. In vitest and sinon: toFake: ["Date", "setTimeout", "clearTimeout", ' +
        '"setInterval", "clearInterval"]. In Jest: doNotFake: ["nextTick", "queueMicrotask", "setImmediate", ' +
        '"performance"]. In node:test: apis: ["Date", "setTimeout", "setInterval"].',
    );
  }
}

/**
 * Whether a function that Node itself calls is Node's own. Fakes carry the clock that they belong to. Jest fakes the
 * functions of its own context, which Node does not call, so the main context is looked at.
 */
function isOwn(name: "queueMicrotask" | "process.nextTick"): boolean {
  const found: unknown = new Script(name).runInThisContext();
  return typeof found === "function" && !("clock" in found);
}

/** Far more turns than anything here takes: a millisecond is some dozens. */
const MANY_TURNS = 10_000;

/** Whether work ends. Node's threads answer also where every timer is faked. */
async function ends(work: Promise<unknown>): Promise<boolean> {
  let over = false;
  void work.then(() => {
    over = true;
  });
  for (let turn = 0; turn < MANY_TURNS && !over; turn += 1) await threadTurn();
  return over;
}

async function doesTimePass(): Promise<boolean> {
  const start = elapsed();
  for (let turn = 0; turn < MANY_TURNS && elapsed() === start; turn += 1) await threadTurn();
  return elapsed() > start;
}

function threadTurn(): Promise<void> {
  return new Promise((resolve) => randomBytes(1, () => resolve()));
}
