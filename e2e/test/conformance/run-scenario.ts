import {
  type Finding,
  type HttpDelivery,
  judge,
  type Scenario,
  type Step,
  writeEvent,
} from "@syndikit/conformance";
import { headerNames } from "@syndikit/contract";
import type { Candidate, Running } from "../../src/receivers/candidate.js";
import { createFaultyWorld } from "./faulty-world.js";
import { virtualTime } from "./virtual-time.js";

const secret = "0123456789abcdef0123456789abcdef";
const minute = 60_000;
const eventContext = {
  secret,
  subscriptionId: 12,
  unknownId: 999_999,
  began: Date.parse("2026-01-01T00:00:00Z"),
  foreignUrl: "https://elsewhere.example",
};
const goodReads = new Set(["subscription/12", "subscription/999999"]);
// How long the marketplace waits for an answer, and then before it sends the event again.
const patience = 15_000;
const betweenAttempts = minute;
const afterwards = 5 * minute;

/** One process of the receiver, from start to end. */
interface Life {
  readonly running: Running;
  alive: boolean;
}

/** A delivery with the answers to it so far. */
interface Sent {
  readonly delivery: HttpDelivery;
  readonly mustBeRefused: boolean;
  readonly anyAnswer: boolean;
  readonly answers: (number | "none")[];
}

/** Runs a scenario with a candidate in this process, and returns what is wrong with it. */
export async function runScenario(scenario: Scenario, candidate: Candidate): Promise<readonly Finding[]> {
  const world = createFaultyWorld(scenario.subscription);
  const sent: Sent[] = [];
  const background: Promise<void>[] = [];
  let log = "";
  let life: Life | undefined;
  const time = virtualTime(() => life?.alive === true && life.running.isBusy?.() === true);

  async function start(): Promise<Life> {
    const state = { alive: true };
    const isAlive = (): boolean => state.alive;
    const running = await candidate.start({
      ...world.connect(isAlive),
      clock: time.clockFor(isAlive),
      secret,
      log: (line) => {
        log += `${line}\n`;
      },
    });
    return Object.assign(state, { running });
  }

  async function send(one: Sent): Promise<void> {
    const receiver = life;
    let answer: number | "none" | undefined;
    receiver?.running.deliver(one.delivery).then(
      (status) => {
        answer = receiver.alive ? status : "none";
      },
      () => {
        answer = "none";
      },
    );
    await time.pass(patience, () => answer !== undefined || receiver?.alive !== true);
    one.answers.push(answer ?? "none");
  }

  /** Lets time pass, and sends events again that were not accepted. */
  async function wait(ms: number): Promise<void> {
    const end = time.now() + ms;
    while (time.now() < end) {
      await time.pass(Math.min(betweenAttempts, end - time.now()));
      for (const one of sent.filter((other) => !other.mustBeRefused && !other.anyAnswer && !isTaken(other)))
        await send(one);
    }
  }

  async function play(step: Step): Promise<void> {
    switch (step.do) {
      case "change":
        return world.change(step.to);
      case "replace":
        return world.change({
          createdAt: "2025-12-01T00:00:00Z",
          deploymentStatus: "PENDING",
          paid: true,
          syndicatedEndpoints: [],
        });
      case "deliver": {
        const delivery = writeEvent(step.event ?? {}, eventContext);
        const copies = Array.from({ length: step.copies ?? 1 }, (): Sent => {
          const { answer } = step;
          return { delivery, mustBeRefused: answer === "refused", anyAnswer: answer === "any", answers: [] };
        });
        sent.push(...copies);
        const answered = Promise.all(copies.map(send)).then(() => {});
        if (step.background) return void background.push(answered);
        return answered;
      }
      case "settle":
        return time.pass(0);
      case "fail":
        return world.fail(step.at, { after: step.after === true, times: step.times ?? 1 });
      case "hold":
        return world.hold(step.at);
      case "reach":
        await time.pass(minute, world.isHeld);
        if (!world.isHeld()) throw new Error("The call that was to be held was never made.");
        return;
      case "release":
        return world.release();
      case "restart":
        await Promise.all([life?.running.stop(), time.pass(minute)]);
        if (life) life.alive = false;
        life = await start();
        return;
      case "crash":
        if (life) life.alive = false;
        await Promise.all(background.splice(0));
        life = await start();
        return;
      case "wait":
        return wait(step.minutes * minute);
      default:
        return step satisfies never;
    }
  }

  life = await start();
  try {
    for (const step of scenario.steps) await play(step);
    await Promise.all(background);
    // Long enough for leases to expire and for retries. Too short for a sweep, which would hide a failure to handle an
    // event.
    await wait(afterwards);
    const signatures = sent.flatMap(({ delivery }) => delivery.headers[headerNames.eventSignature] ?? []);
    const leaks = ["canary", secret, ...signatures].filter((text) => log.includes(text));
    const tenants = [...world.tenants.values()];
    return judge(scenario.expected, {
      state: world.market.subscription?.deploymentStatus ?? "gone",
      tenants: {
        live: tenants.filter(({ live }) => live).length,
        created: tenants.length,
        views: tenants.filter(({ live }) => live).map(({ view }) => view),
      },
      ...(world.market.subscription && { subscription: world.market.subscription }),
      calls: world.calls,
      deliveries: sent,
      strayRequests: world.market.refs.filter((ref) => !goodReads.has(ref)),
      leaks,
    });
  } finally {
    world.release();
    await Promise.all([life.running.stop(), time.pass(minute)]);
    life.alive = false;
    await candidate.dispose();
  }
}

function isTaken({ answers }: Sent): boolean {
  return answers.some((answer) => answer === 200 || answer === 204);
}
