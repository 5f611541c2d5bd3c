import type { FaultRule, FaultRuleInput, IncomingFaultRule, OutgoingFaultRule } from "@syndikit/contract";
import type { Store } from "../store/port.js";
import { readSetting, settingOf, writeSetting } from "../store/settings.js";

/** The fault rules of the sandbox. The first matching rule applies, and its remaining count decreases by one. */
export interface Faults {
  list(): readonly FaultRule[];
  replace(rules: readonly FaultRuleInput[]): Promise<readonly FaultRule[]>;
  incoming(traffic: IncomingTraffic): Promise<IncomingFaultRule["action"] | undefined>;
  outgoing(traffic: OutgoingTraffic): Promise<OutgoingFaultRule["action"] | undefined>;
  /** Reads the rules from the store, at startup and after a restore. */
  load(): Promise<void>;
}

/** A request to the API. */
export interface IncomingTraffic {
  readonly operationId: string;
  readonly method: string;
  /** Below `/api`. */
  readonly path: string;
}

/** A delivery of an event. */
interface OutgoingTraffic {
  readonly entity: string;
  readonly type: string;
  readonly url: string;
}

/** For a marketplace without a sandbox. */
export const noFaults: Faults = {
  list: () => [],
  replace: async () => [],
  incoming: async () => undefined,
  outgoing: async () => undefined,
  load: async () => undefined,
};

/** Creates fault rules that survive a restart, with their remaining counts. */
export function createFaults(store: Store): Faults {
  let rules: readonly FaultRule[] = [];

  store.follow(["faults"], (settings) => {
    rules = settingOf(settings, "faults");
  });

  const find = <Rule extends FaultRule>(
    among: readonly FaultRule[],
    matches: (rule: FaultRule) => rule is Rule,
  ): Rule | undefined => among.filter(matches).find(({ remaining }) => remaining !== 0);

  /**
   * The remaining count is decreased in the store: of two simultaneous requests, here or in another process, only one
   * can use the last count.
   */
  const take = async <Rule extends FaultRule>(
    matches: (rule: FaultRule) => rule is Rule,
  ): Promise<Rule | undefined> => {
    const known = find(rules, matches);
    if (known?.remaining === undefined) return known;
    return store.write(async (tx) => {
      const stored = await readSetting(tx, "faults");
      const rule = find(stored, matches);
      if (rule?.remaining === undefined) return rule;
      const remaining = rule.remaining - 1;
      const next = stored.map((other) => (other === rule ? { ...rule, remaining } : other));
      await writeSetting(tx, "faults", next);
      rules = next;
      return rule;
    });
  };

  return {
    list: () => rules,
    async replace(inputs) {
      const next = inputs.map(
        (input): FaultRule => (input.times === undefined ? input : { ...input, remaining: input.times }),
      );
      await store.write((tx) => writeSetting(tx, "faults", next));
      rules = next;
      return rules;
    },
    incoming: async (traffic) =>
      (await take((rule): rule is IncomingFaultRule => matchesIncoming(rule, traffic)))?.action,
    outgoing: async (traffic) =>
      (await take((rule): rule is OutgoingFaultRule => matchesOutgoing(rule, traffic)))?.action,
    async load() {
      rules = await store.read((db) => readSetting(db, "faults"));
    },
  };
}

function matchesIncoming(rule: FaultRule, { operationId, method, path }: IncomingTraffic): boolean {
  if (rule.direction !== "incoming") return false;
  const { match = {} } = rule;
  return (
    (match.operationId === undefined || match.operationId === operationId) &&
    (match.method === undefined || match.method === method) &&
    (match.path === undefined || path.startsWith(match.path))
  );
}

function matchesOutgoing(rule: FaultRule, { entity, type, url }: OutgoingTraffic): boolean {
  if (rule.direction !== "outgoing") return false;
  const { match = {} } = rule;
  return (
    (match.entity === undefined || match.entity === entity) &&
    (match.type === undefined || match.type === type) &&
    (match.url === undefined || url.includes(match.url))
  );
}
