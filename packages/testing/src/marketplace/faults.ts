import type {
  EventEntity,
  EventType,
  FaultRule,
  FaultRuleInput,
  OperationId,
  OutgoingFaultRuleInput,
} from "@syndikit/contract";
import { operations } from "@syndikit/contract";
import { validateBody } from "@syndikit/contract/validators";
import { type Duration, readDuration } from "../duration.js";
import { expectMembers } from "../expect-members.js";
import type { Api } from "./api.js";
import type { CallFaultAction, CallFaults } from "./call-faults.js";
import type { VendorConnection } from "./vendor-application.js";

/** Selects the calls through `marketplace.client` or `listen` that fail. */
export interface CallFault {
  /** How many; 1 when absent. */
  readonly times?: number;
  /** Only those of an operation. */
  readonly operation?: OperationId;
}

/** Selects the deliveries that fail. */
export interface DeliveryFault {
  /** How many; 1 when absent. */
  readonly times?: number;
  /** Only events about such an entity. */
  readonly entity?: EventEntity;
  /** Only events of such a type. */
  readonly type?: EventType;
}

/** Faults between the marketplace and the vendor's application. Rules add up, and the first that matches applies. */
export interface Faults {
  /** The next calls are answered with an error and have no effect. `retryAfter` is in seconds. */
  failCalls(fault: CallFault & { readonly status: number; readonly retryAfter?: number }): Promise<void>;
  /** The connections of the next calls are closed before the calls have any effect. */
  breakCalls(fault?: CallFault): Promise<void>;
  /** The next calls are delayed, in milliseconds of real time. */
  slowCalls(fault: CallFault & { readonly milliseconds: number }): Promise<void>;
  /**
   * The next deliveries do not reach the application: they are answered with `status`, as by a proxy in front of it, or
   * their connection is closed. `retryAfter` is in seconds.
   */
  failDeliveries(fault?: {
    readonly times?: number;
    readonly status?: number;
    readonly retryAfter?: number;
  }): Promise<void>;
  /** The next events are delivered more than once, with the same bytes. */
  duplicateDeliveries(fault?: DeliveryFault & { readonly copies?: number }): Promise<void>;
  /** The next events are held back for at most a minute. Advance the clock to deliver them. */
  delayDeliveries(fault: DeliveryFault & { readonly by: Duration }): Promise<void>;
  /** The next events are held back until a newer one was sent. */
  reorderDeliveries(fault?: DeliveryFault): Promise<void>;
  /** The next events have a wrong signature at their first attempt, and the right one at the next. */
  missignDeliveries(fault?: DeliveryFault): Promise<void>;
  /** Removes all faults. */
  clear(): Promise<void>;
}

export interface FaultPlaces {
  /** For the fault rules of the sandbox. */
  readonly admin: Api;
  readonly calls: CallFaults;
  readonly connection: VendorConnection;
}

const callMembers: Readonly<Record<keyof CallFault, true>> = { times: true, operation: true };
const deliveryMembers: Readonly<Record<keyof DeliveryFault, true>> = {
  times: true,
  entity: true,
  type: true,
};

/** Makes the faults of a marketplace. */
export function createFaults({ admin, calls, connection }: FaultPlaces): Faults {
  const add = async (rule: FaultRuleInput): Promise<void> => {
    const standing = (await admin("faultsGet")).filter(({ remaining }) => remaining !== 0);
    const body = [...standing.map(asInput), rule];
    await admin("faultsReplace", { body });
  };
  const incoming = ({ times = 1, operation }: CallFault, action: CallFaultAction): void => {
    expectTimes(times);
    if (operation !== undefined && !Object.hasOwn(operations, operation)) {
      throw new TypeError(`There is no operation ${operation}. They are called as in "subscriptionPatch".`);
    }
    calls.add({ action, times, operation });
  };
  const outgoing = async (
    { times = 1, entity, type }: DeliveryFault,
    action: OutgoingFaultRuleInput["action"],
  ): Promise<void> => {
    expectTimes(times);
    await add({
      direction: "outgoing",
      action,
      times,
      match: { ...(entity === undefined ? {} : { entity }), ...(type === undefined ? {} : { type }) },
    });
  };

  return {
    async failCalls(fault) {
      expectMembers("failCalls", fault, { ...callMembers, status: true, retryAfter: true });
      const { status, retryAfter, ...calls } = fault;
      expectStatus(status, 400);
      incoming(calls, { kind: "status", status, retryAfter });
    },
    async breakCalls(fault = {}) {
      expectMembers("breakCalls", fault, callMembers);
      incoming(fault, { kind: "reset" });
    },
    async slowCalls(fault) {
      expectMembers("slowCalls", fault, { ...callMembers, milliseconds: true });
      const { milliseconds, ...calls } = fault;
      if (!(milliseconds >= 0)) {
        throw new TypeError(`milliseconds must be 0 or more, not ${milliseconds}.`);
      }
      incoming(calls, { kind: "latency", milliseconds });
    },
    async failDeliveries(fault = {}) {
      expectMembers("failDeliveries", fault, { times: true, status: true, retryAfter: true });
      const { times = 1, status, retryAfter } = fault;
      expectTimes(times);
      if (status !== undefined) expectStatus(status, 200);
      connection.fail({ times, status, retryAfter });
    },
    async duplicateDeliveries(fault = {}) {
      expectMembers("duplicateDeliveries", fault, { ...deliveryMembers, copies: true });
      const { copies = 2, ...events } = fault;
      await outgoing(events, { kind: "duplicate", copies });
    },
    async delayDeliveries(fault) {
      expectMembers("delayDeliveries", fault, { ...deliveryMembers, by: true });
      const { by, ...events } = fault;
      const { months, milliseconds } = readDuration(by);
      const action = { kind: "delay", milliseconds } as const;
      const rule: FaultRuleInput = { direction: "outgoing", action };
      if (months > 0 || validateBody("faultsReplace", [rule]).length > 0) {
        throw new TypeError(
          `Events can be held back for a minute at most, not for ${by}. For longer, fail deliveries with \`retryAfter\`.`,
        );
      }
      await outgoing(events, action);
    },
    async reorderDeliveries(fault = {}) {
      expectMembers("reorderDeliveries", fault, deliveryMembers);
      await outgoing(fault, { kind: "reorder" });
    },
    async missignDeliveries(fault = {}) {
      expectMembers("missignDeliveries", fault, deliveryMembers);
      await outgoing(fault, { kind: "badSignature" });
    },
    async clear() {
      connection.recover();
      calls.clear();
      await admin("faultsDelete");
    },
  };
}

function expectTimes(times: number): void {
  if (Number.isSafeInteger(times) && times > 0) return;
  throw new TypeError(`times must be a whole number from 1, not ${times}. \`clear\` ends all faults.`);
}

function expectStatus(status: number, min: number): void {
  if (Number.isInteger(status) && status >= min && status <= 599) return;
  throw new TypeError(`status must be a whole number from ${min} to 599, not ${status}.`);
}

/** A rule that applies a number of times. */
function asInput({ remaining, ...rule }: FaultRule): FaultRuleInput {
  return remaining === undefined ? rule : { ...rule, times: remaining };
}
