import type { FaultRule, FaultRuleInput, IncomingFaultRule, OutgoingFaultRule } from "@syndikit/contract";
import type { Store } from "../store/port.js";
import { readSetting, writeSetting } from "../store/settings.js";

/** What happens to a request. */
type IncomingFault = IncomingFaultRule["action"];

/** What happens to a delivery. */
type OutgoingFault = OutgoingFaultRule["action"];

/** A request, as a rule sees it. */
export interface IncomingTraffic {
  readonly operationId: string;
  readonly method: string;
  /** Below `/api`. */
  readonly path: string;
}

/** A delivery, as a rule sees it. */
interface OutgoingTraffic {
  readonly entity: string;
  readonly type: string;
  readonly url: string;
}

/** The fault rules of the sandbox. The first rule that fits acts, and has acted once more. */
export interface Faults {
  list(): readonly FaultRule[];
  replace(rules: readonly FaultRuleInput[]): Promise<readonly FaultRule[]>;
  incoming(traffic: IncomingTraffic): Promise<IncomingFault | undefined>;
  outgoing(traffic: OutgoingTraffic): Promise<OutgoingFault | undefined>;
  /** Reads the rules anew, after a restore. */
  load(): Promise<void>;
}

/** No rule ever: for a marketplace without a sandbox. */
export const noFaults: Faults = {
  list: () => [],
  replace: async () => [],
  incoming: async () => undefined,
  outgoing: async () => undefined,
  load: async () => undefined,
};

/** Fault rules that survive a restart, with how often they still act. */
export function createFaults(store: Store): Faults {
  let rules: readonly FaultRule[] = [];

  const save = (next: readonly FaultRule[]): Promise<void> => {
    rules = next;
    return store.write((tx) => writeSetting(tx, "faults", next));
  };

  /** Taking comes before saving, in one step: two requests at once cannot both use the last time. */
  const take = async <Rule extends FaultRule>(
    fits: (rule: FaultRule) => rule is Rule,
  ): Promise<Rule | undefined> => {
    const rule = rules.filter(fits).find(({ remaining }) => remaining !== 0);
    if (rule?.remaining === undefined) return rule;
    const left = rule.remaining - 1;
    await save(rules.map((other) => (other === rule ? { ...rule, remaining: left } : other)));
    return rule;
  };

  return {
    list: () => rules,
    async replace(inputs) {
      await save(
        inputs.map(
          (input): FaultRule => (input.times === undefined ? input : { ...input, remaining: input.times }),
        ),
      );
      return rules;
    },
    incoming: async (traffic) =>
      (await take((rule): rule is IncomingFaultRule => fitsIncoming(rule, traffic)))?.action,
    outgoing: async (traffic) =>
      (await take((rule): rule is OutgoingFaultRule => fitsOutgoing(rule, traffic)))?.action,
    async load() {
      rules = await store.read((db) => readSetting(db, "faults"));
    },
  };
}

function fitsIncoming(rule: FaultRule, { operationId, method, path }: IncomingTraffic): boolean {
  if (rule.direction !== "incoming") return false;
  const { match = {} } = rule;
  return (
    (match.operationId === undefined || match.operationId === operationId) &&
    (match.method === undefined || match.method === method) &&
    (match.path === undefined || path.startsWith(match.path))
  );
}

function fitsOutgoing(rule: FaultRule, { entity, type, url }: OutgoingTraffic): boolean {
  if (rule.direction !== "outgoing") return false;
  const { match = {} } = rule;
  return (
    (match.entity === undefined || match.entity === entity) &&
    (match.type === undefined || match.type === type) &&
    (match.url === undefined || url.includes(match.url))
  );
}
