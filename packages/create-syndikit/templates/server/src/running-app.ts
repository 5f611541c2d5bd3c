/** Where to listen. */
export interface Address {
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
}

/** An application that listens. */
export interface RunningApp {
  readonly url: string;
  /** Takes no more requests, and waits for those that it has. */
  close(): Promise<void>;
}
