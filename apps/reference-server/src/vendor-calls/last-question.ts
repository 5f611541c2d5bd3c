import { DeploymentStatus } from "@syndikit/contract";
import type { Owner } from "../shares/owner.js";
import { ShareRefused } from "../shares/shares.js";
import { onSubscription } from "../store/keys.js";
import { type Poll, readPollsOf } from "./due-polls.js";
import { askOne, finish, logFault, type PollServices } from "./metric-poller.js";
import { type PollOutcome, recordPolls } from "./poll-outcomes.js";

/** Milliseconds for all metrics of a subscription together. */
const PATIENCE = 5_000;

interface Asked {
  readonly id: number;
  readonly deploymentStatus: string;
  /** On whose behalf. */
  readonly asker: Owner;
}

/**
 * Asks each metric of a subscription once more, because what was used is about to be charged. What does not answer in
 * time, and everything of a stopped subscription, is charged by its last sample. Never call it inside a transaction.
 */
export async function askOnceMore(
  services: PollServices,
  { id, deploymentStatus, asker }: Asked,
): Promise<void> {
  const { store, clock, gate, log } = services;
  if (deploymentStatus !== DeploymentStatus.DEPLOYED) return;
  const polls = await store.read((db) => readPollsOf(db, id), { owner: asker });
  if (polls.length === 0) return;
  const signal = AbortSignal.timeout(PATIENCE);
  const ask = (poll: Poll): Promise<PollOutcome> =>
    gate
      .ask({ vendor: poll.vendor, asker }, (send) => askOne(services, poll, { signal, send }))
      .catch((error: unknown): PollOutcome => {
        // The vendor has too many questions to answer.
        if (error instanceof ShareRefused) return { kind: "unasked" };
        throw error;
      });
  const outcomes = await Promise.all(polls.map(ask));
  const at = clock.now();
  const finished = polls.flatMap((poll, index) => {
    const outcome = outcomes[index];
    if (outcome === undefined || outcome.kind === "unasked") return [];
    logFault(log, poll, outcome);
    return [finish(poll, { at, since: at, outcome })];
  });
  if (finished.length > 0) await store.write((tx) => recordPolls(tx, finished), onSubscription(id));
}
