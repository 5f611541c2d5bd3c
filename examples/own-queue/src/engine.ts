/** Does the work for one subscription. Returns when to do it again, or nothing when it is done. */
export type Work = (subscriptionId: number) => Promise<Date | undefined>;

/** A queue that the vendor runs anyway. The kit decides what to do; the queue decides when. */
export interface Engine {
  /** Resolves when the job is stored. */
  send(subscriptionId: number, startAfter?: Date): Promise<void>;
  /** Takes no more jobs, and waits for those that run. */
  stop(): Promise<void>;
}
