/** Where to listen. */
export interface Address {
  readonly host: string;
  /** 0 picks a free one. */
  readonly port: number;
}

/** An application that is listening. */
export interface RunningApp {
  readonly url: string;
  /** Accepts no more requests, and waits for those that have started. */
  close(): Promise<void>;
}
