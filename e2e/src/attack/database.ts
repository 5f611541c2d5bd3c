import { headerNames } from "@syndikit/contract";
import { until } from "../until.js";
import { type Answer, type Attack, ask, expectStatus, expectThat, type Target } from "./target.js";

/** Takes the database away from the marketplace, from outside of it, and gives it back. */
export interface Taker {
  take(): Promise<void>;
  giveBack(): Promise<void>;
}

/** How often each is asked while the database is away. */
const TIMES = 10;

/** Of a marketplace in a file whose lock another program takes. */
export function lockedFile(taker: Taker): Attack {
  return {
    name: "while another program holds the file's lock, probes and reads wait for nobody, and writes are told to come again",
    async run(target) {
      await taker.take();
      try {
        const first = announce(target);
        await before(first, async () => {
          await probe(target, "livez", 200);
          // Nothing is known yet: it only has to be answered.
          await probe(target, "readyz", 200, 503);
          await readAll(target);
        });
        expectToldToComeAgain(await first);
        const second = announce(target);
        await before(second, async () => {
          for (let count = 0; count < TIMES; count += 1) {
            await probe(target, "livez", 200);
            await probe(target, "readyz", 503);
            await readAll(target);
          }
        });
        expectToldToComeAgain(await second);
      } finally {
        await taker.giveBack();
      }
      await untilReady(target);
      expectStatus(await announce(target), "a write after that", 201);
    },
  };
}

/** Of one server on PostgreSQL, whose connections are cut without either side noticing. */
export function silentDatabase(taker: Taker): Attack {
  return {
    name: "while the database does not answer, probes are answered from what is known, and all is well when it does again",
    async run(target) {
      await taker.take();
      const waiting = Promise.all([announce(target), ask(target, "/user/me", { as: "stranger" })]);
      try {
        await before(waiting, async () => {
          await probe(target, "livez", 200);
          // This one finds out.
          await probe(target, "readyz", 503);
          for (let count = 0; count < TIMES; count += 1) {
            await probe(target, "livez", 200);
            await probe(target, "readyz", 503);
          }
        });
      } finally {
        await taker.giveBack();
      }
      for (const answer of await waiting) expectStatus(answer, "what needed the database", 503);
      await untilReady(target);
      expectStatus(await announce(target), "a write after that", 201);
      await readAll(target);
    },
  };
}

/** @throws {Broken} when what waits for the database ends first. */
async function before(waiting: Promise<unknown>, work: () => Promise<void>): Promise<void> {
  const first = await Promise.race([work().then(() => "work"), waiting.then(() => "waiting")]);
  expectThat(first === "work", "a probe or a read took longer than what waits for the database");
}

function announce(target: Target): Promise<Answer> {
  const body = { message: "attack" };
  return ask(target, "/notification", { method: "POST", as: "administrator", body });
}

function expectToldToComeAgain(answer: Answer): void {
  expectStatus(answer, "a write without the database", 503);
  expectThat(answer.headers.has(headerNames.retryAfter), "a refused write says nothing of a later try");
}

async function readAll(target: Target): Promise<void> {
  for (const [as, path] of [
    ["customer", "/subscription"],
    ["stranger", "/user/me"],
    ["vendor", "/product"],
  ] as const)
    expectStatus(await ask(target, path, { as }), `${path} of the ${as}`, 200);
}

async function probe(
  target: Target,
  name: "livez" | "readyz",
  ...statuses: readonly number[]
): Promise<void> {
  const { status } = await fetch(`${target.url}/${name}`);
  expectThat(statuses.includes(status), `/${name}: ${status}, not ${statuses.join(" or ")}`);
}

async function untilReady(target: Target): Promise<void> {
  await until(async () => (await fetch(`${target.url}/readyz`)).status === 200);
}
