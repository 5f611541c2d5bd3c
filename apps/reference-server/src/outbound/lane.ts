/** An endpoint together with the vendor whose it is. Two vendors may have the same one. */
export interface Lane {
  /** The vendor company; 0 is the platform. */
  readonly vendor: number;
  readonly endpoint: string;
  /** Host and port of the endpoint. */
  readonly host: string;
}

/** What a queue that is a table may begin now. */
export interface Room {
  /** The most to claim. */
  readonly limit: number;
  /** The most in flight to one host. A vendor that has none there may have one all the same. */
  readonly perHost: number;
  /** The most in flight of one vendor. */
  readonly perVendor: number;
  /** Vendors with a lower limit than `perVendor`: at least 1. */
  readonly shares: ReadonlyMap<number, number>;
  /** How many of the last free places are reserved for vendors with nothing in flight. */
  readonly reserve: number;
  /** What the caller has in flight. */
  readonly inFlight: readonly Lane[];
  /** Nothing is claimed for these lanes. */
  readonly resting: readonly Lane[];
  /** One is claimed for each of these lanes. */
  readonly probing: readonly Lane[];
}

export function laneOf(vendor: number, endpoint: string): Lane {
  return { vendor, endpoint, host: URL.canParse(endpoint) ? new URL(endpoint).host : "" };
}

export function laneKey({ vendor, endpoint }: Pick<Lane, "vendor" | "endpoint">): string {
  return `${vendor} ${endpoint}`;
}
