import { headerNames, type OperationId, toErrorEntry } from "@syndikit/contract";
import { sleep } from "../clock/machine.js";
import { matchOperation } from "../spec/match-operation.js";
import { API_PATH, type Fetch } from "./api.js";

export type CallFaultAction =
  | { readonly kind: "status"; readonly status: number; readonly retryAfter?: number | undefined }
  | { readonly kind: "latency"; readonly milliseconds: number }
  | { readonly kind: "reset" };

export interface CallFaultRule {
  readonly action: CallFaultAction;
  readonly times: number;
  /** Only calls of this operation. */
  readonly operation?: OperationId | undefined;
}

/** Rules that are applied between the vendor's application and the marketplace. */
export interface CallFaults {
  /** A `fetch` to which the rules are applied. */
  readonly fetch: Fetch;
  add(rule: CallFaultRule): void;
  clear(): void;
}

/**
 * Makes the rules. The sandbox has similar ones, but does not know who calls: an order that the test itself places
 * would use up a fault that is meant for the application.
 */
export function createCallFaults(send: Fetch): CallFaults {
  let rules: readonly CallFaultRule[] = [];

  const take = (method: string, url: string): CallFaultAction | undefined => {
    const id = matchOperation(method, new URL(url).pathname.slice(API_PATH.length))?.id;
    const rule = rules.find(({ operation = id }) => operation === id);
    if (rule === undefined) return undefined;
    const left = rule.times > 1 ? [{ ...rule, times: rule.times - 1 }] : [];
    rules = rules.flatMap((other) => (other === rule ? left : [other]));
    return rule.action;
  };

  return {
    async fetch(url, init) {
      const action = take(init?.method ?? "GET", url);
      switch (action?.kind) {
        case "status":
          return refuse(action);
        case "reset":
          throw new TypeError("A fault of the test closed the connection.");
        case "latency":
          await sleep(action.milliseconds);
      }
      return send(url, init);
    },
    add(rule) {
      rules = [...rules, rule];
    },
    clear() {
      rules = [];
    },
  };
}

function refuse({
  status,
  retryAfter,
}: {
  readonly status: number;
  readonly retryAfter?: number | undefined;
}): Response {
  const body = { errorHolders: [toErrorEntry("faultInjected", {}, "req_fault")] };
  return Response.json(body, {
    status,
    headers: retryAfter === undefined ? {} : { [headerNames.retryAfter]: String(retryAfter) },
  });
}
