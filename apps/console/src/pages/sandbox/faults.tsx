import { useSignal } from "@preact/signals";
import type { FaultRule, FaultRuleInput } from "@syndikit/sdk";
import type { JSX } from "preact";
import { useRef } from "preact/hooks";
import { touch } from "../../live.js";
import { useLoad } from "../../load.js";
import { market } from "../../market.js";
import { Action } from "../../parts/action.js";
import { Failure } from "../../parts/failure.js";
import "../../styles/sandbox.css";
import { Reading } from "../../parts/unread.js";

interface Switch {
  readonly label: string;
  readonly about: string;
  readonly rule: FaultRuleInput;
}

/** Faults that receivers and clients have to cope with. */
const SWITCHES: readonly Switch[] = [
  {
    label: "Every event comes twice",
    about: "With the same bytes: a receiver must do the work once.",
    rule: { direction: "outgoing", action: { kind: "duplicate", copies: 2 } },
  },
  {
    label: "Events overtake one another",
    about: "An event is held back until a newer one was sent.",
    rule: { direction: "outgoing", action: { kind: "reorder" } },
  },
  {
    label: "Events come ten seconds late",
    about: "A receiver must read the state, and not trust the event.",
    rule: { direction: "outgoing", action: { kind: "delay", milliseconds: 10_000 } },
  },
  {
    label: "Signatures do not match",
    about: "A receiver must refuse what it cannot verify.",
    rule: { direction: "outgoing", action: { kind: "badSignature" } },
  },
  {
    label: "Orders fail with 503",
    about: "A client must try again, and not order twice.",
    rule: {
      direction: "incoming",
      match: { operationId: "orderCreate" },
      action: { kind: "status", status: 503, retryAfter: 1 },
    },
  },
  {
    label: "Reports of vendors take two seconds",
    about: "Every change of a subscription waits.",
    rule: {
      direction: "incoming",
      match: { operationId: "subscriptionPatch" },
      action: { kind: "latency", milliseconds: 2_000 },
    },
  },
  {
    label: "Reports of vendors are cut off",
    about: "The connection breaks without an answer, and nothing is done.",
    rule: { direction: "incoming", match: { operationId: "subscriptionPatch" }, action: { kind: "reset" } },
  },
];

/** Whether a rule that is set is the rule of a switch. */
function isSame(rule: FaultRule | FaultRuleInput, other: FaultRuleInput): boolean {
  const plain = ({ direction, match, action }: FaultRuleInput): string =>
    JSON.stringify([direction, match ?? {}, sorted(action)]);
  return plain(rule) === plain(other);
}

const sorted = (value: object): unknown =>
  Object.entries(value).toSorted(([one], [other]) => one.localeCompare(other));

/** A switch for each common fault, and a list of the other rules that are set. */
export function Faults(): JSX.Element {
  const loaded = useLoad((client) => client.sandbox.faults());
  const error = useSignal<unknown>(undefined);
  const { value: rules, error: unread } = loaded.value;
  const turn = useRef(Promise.resolve());
  /** One change after the other, each of what is set by then: a click may come before the last one is answered. */
  const set = (rule: FaultRuleInput, isOn: boolean): void => {
    turn.current = turn.current.then(async () => {
      error.value = undefined;
      const faults = market.peek()?.sandbox;
      if (faults === undefined) return;
      try {
        const others = (await faults.faults()).filter((one) => !isSame(one, rule)).map(toInput);
        await faults.replaceFaults(isOn ? [...others, rule] : others);
        touch();
      } catch (thrown) {
        error.value = thrown;
      }
    });
  };
  if (rules === undefined)
    return (
      <div class="sheet">
        <Reading error={unread} />
      </div>
    );
  const others = rules.filter((rule) => !SWITCHES.some((one) => isSame(rule, one.rule)));
  return (
    <section class="sheet" aria-label="Faults">
      <header>
        <h2>Faults</h2>
        <span class="push">
          <Action
            small
            kind="quiet"
            disabled={rules.length === 0}
            act={async () => market.peek()?.sandbox.clearFaults()}
          >
            All off
          </Action>
        </span>
      </header>
      <Failure error={error.value} isRetried={false} />
      <ul class="switches">
        {SWITCHES.map(({ label, about, rule }) => {
          const isOn = rules.some((one) => isSame(one, rule));
          return (
            <li key={label}>
              <label>
                <input
                  type="checkbox"
                  role="switch"
                  aria-checked={isOn}
                  checked={isOn}
                  onChange={({ currentTarget }) => set(rule, currentTarget.checked)}
                />
                <span>
                  <strong>{label}</strong>
                  <small>{about}</small>
                </span>
              </label>
            </li>
          );
        })}
      </ul>
      {others.length > 0 && (
        <footer class="stack">
          <h3>Set by somebody else</h3>
          {others.map((rule, index) => (
            <pre key={index} class="code">
              {JSON.stringify(rule)}
            </pre>
          ))}
        </footer>
      )}
    </section>
  );
}

/** Turns a rule into the input that would set it again: it goes on for as many times as remain. */
function toInput(rule: FaultRule): FaultRuleInput {
  const { remaining, ...input } = rule;
  return remaining === undefined ? input : { ...input, times: remaining };
}
