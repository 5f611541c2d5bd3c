import { headerNames } from "@syndikit/contract";
import { API_PATH, type Fetch, tellAnswer } from "./api.js";

/** A call that was made through `marketplace.client`. */
export interface ApiCall {
  /** When, on the marketplace's clock, in milliseconds since 1970. */
  readonly at: number;
  readonly method: string;
  /** The path below `/api`, with the query. */
  readonly path: string;
  /** The status of the answer; 0 when the connection was closed without one. */
  readonly status: number;
  /** The error message, when the marketplace refused the call. */
  readonly refusal?: string;
}

/** The calls of the vendor's application, also while they are in progress. */
export interface CallLog {
  /** A `fetch` that records its calls. */
  readonly fetch: Fetch;
  /** Oldest first. */
  readonly calls: readonly ApiCall[];
  /** How many are not answered yet. */
  readonly active: number;
}

export function createCallLog(send: Fetch, now: () => number): CallLog {
  const calls: ApiCall[] = [];
  let active = 0;
  return {
    calls,
    get active() {
      return active;
    },
    async fetch(url, init) {
      const { pathname, searchParams } = new URL(url);
      searchParams.delete("apiVersion");
      const query = searchParams.size === 0 ? "" : `?${searchParams}`;
      const call = {
        at: now(),
        method: init?.method ?? "GET",
        path: pathname.slice(API_PATH.length) + query,
      };
      active += 1;
      try {
        const response = await send(url, init);
        const refusal = response.ok ? {} : { refusal: await tellRefusal(response) };
        calls.push({ ...call, status: response.status, ...refusal });
        return response;
      } catch (error) {
        calls.push({ ...call, status: 0, refusal: String(error) });
        throw error;
      } finally {
        active -= 1;
      }
    },
  };
}

async function tellRefusal(response: Response): Promise<string> {
  const id = response.headers.get(headerNames.requestId) ?? "";
  return tellAnswer(await response.clone().text()) || `no reason, request ${id}`;
}
