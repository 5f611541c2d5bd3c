import { type Signal, useComputed, useSignal } from "@preact/signals";
import { EndpointCategory } from "@syndikit/contract";
import type { OrderEstimateInput, Subscription } from "@syndikit/sdk";
import type { JSX } from "preact";
import { idOf, toAmount, toWords } from "../../format.js";
import { useLoad } from "../../load.js";
import { market } from "../../market.js";
import { Action, Dialog } from "../../parts/action.js";
import { Choice, Field } from "../../parts/field.js";
import { Estimate } from "../../parts/money/estimate.js";
import { session } from "../../session.js";
import { type ActionName, type PossibleAction, possibleActions } from "./actions.js";

const LABELS: Readonly<Record<ActionName, string>> = {
  markDeployed: "Report deployed",
  markFailed: "Report failed",
  markUndeployed: "Report removed",
  setName: "Rename",
  upgrade: "Upgrade",
  changeQuantities: "Quantities",
  renew: "Renew now",
  setAutoRenew: "Renewal",
  terminate: "Terminate",
  stop: "Stop",
  start: "Start",
};

/** Actions that open a dialog first. */
const ASKS: readonly ActionName[] = [
  "setName",
  "upgrade",
  "changeQuantities",
  "terminate",
  "stop",
  "markDeployed",
];

/** The actions that this account may take in the current state of the subscription. */
export function ActionBar({ subscription }: { readonly subscription: Subscription }): JSX.Element | null {
  const asked = useSignal<ActionName | undefined>(undefined);
  const account = session.value;
  if (account === undefined) return null;
  const actions = possibleActions(subscription, account);
  if (actions.length === 0) {
    return <p class="muted">{`It is ${toWords(subscription.deploymentStatus)}: nothing is left to do.`}</p>;
  }
  return (
    <div class="row">
      {actions.map((action) =>
        ASKS.includes(action.name) ? (
          <button
            key={action.name}
            type="button"
            class={["button", action.kind].filter(Boolean).join(" ")}
            title={action.summary}
            onClick={() => (asked.value = action.name)}
          >
            {LABELS[action.name]}
          </button>
        ) : (
          <AtOnce key={action.name} action={action} subscription={subscription} />
        ),
      )}
      {asked.value !== undefined && (
        <Ask name={asked.value} subscription={subscription} onClose={() => (asked.value = undefined)} />
      )}
    </div>
  );
}

interface AtOnceProps {
  readonly action: PossibleAction;
  readonly subscription: Subscription;
}

function AtOnce({ action: { name, kind }, subscription: { id, autoRenew } }: AtOnceProps): JSX.Element {
  const act = async (): Promise<void> => {
    const group = market.peek()?.subscriptions;
    if (name === "setAutoRenew") await group?.setAutoRenew(id, !autoRenew);
    else if (name === "renew") await group?.renew(id);
    else if (name === "start") await group?.start(id);
    else if (name === "markUndeployed") await group?.markUndeployed(id);
    else if (name === "markFailed") await group?.markFailed(id);
  };
  const label = name === "setAutoRenew" ? (autoRenew ? "Do not renew" : "Renew by itself") : LABELS[name];
  const question =
    name === "markFailed"
      ? "Report that it failed?"
      : name === "renew"
        ? "Renew and bill it now?"
        : undefined;
  return (
    <Action act={act} kind={kind} confirm={question}>
      {label}
    </Action>
  );
}

interface AskProps {
  readonly name: ActionName;
  readonly subscription: Subscription;
  readonly onClose: () => void;
}

function Ask({ name, subscription, onClose }: AskProps): JSX.Element {
  const { id } = subscription;
  const entered = useSignal<Quantities>({});
  const text = (form: FormData, field: string): string => String(form.get(field) ?? "").trim();
  const reasonOf = (form: FormData): string | undefined => text(form, "reason") || undefined;
  const act = async (form: FormData): Promise<void> => {
    const group = market.peek()?.subscriptions;
    if (name === "setName") await group?.setName(id, text(form, "name"));
    else if (name === "terminate") await group?.terminate(id, reasonOf(form));
    else if (name === "stop") await group?.stop(id, reasonOf(form));
    else if (name === "upgrade") await group?.upgrade(id, Number(form.get("plan")));
    else if (name === "changeQuantities") {
      if (Object.keys(entered.value).length > 0) await group?.changeQuantities(id, entered.value);
    } else if (name === "markDeployed") {
      const endpoint = text(form, "endpoint");
      if (endpoint !== "") await group?.setEndpoints(id, [{ category: EndpointCategory.APP, endpoint }]);
      const instructions = text(form, "instructions");
      if (instructions !== "") await group?.setInstructions(id, { en: instructions });
      await group?.markDeployed(id);
    }
  };
  return (
    <Dialog title={LABELS[name]} onClose={onClose} submit={{ label: LABELS[name], act }}>
      {name === "setName" && <Field label="Name" name="name" value={subscription.name} required />}
      {(name === "terminate" || name === "stop") && (
        <>
          <p>
            {name === "terminate"
              ? "The vendor is asked to remove the tenant. This cannot be taken back."
              : "Nobody can use the tenant until it is started again. It is billed on."}
          </p>
          <Field label="Reason" name="reason" hint="The customer reads it." />
        </>
      )}
      {name === "changeQuantities" && (
        <>
          <p>More is there at once, and billed for the days that are left. Less waits for the next period.</p>
          <QuantityFields subscription={subscription} entered={entered} />
        </>
      )}
      {name === "upgrade" && <PlanChoice subscription={subscription} />}
      {name === "markDeployed" && (
        <>
          <Field
            label="Address of the tenant"
            name="endpoint"
            type="url"
            placeholder="https://team.app.example"
            hint="Where the customer opens it. HTTPS."
            {...(subscription.syndicatedEndpoints[0] === undefined
              ? {}
              : { value: subscription.syndicatedEndpoints[0].endpoint })}
          />
          <Field
            label="Instructions"
            name="instructions"
            hint="What the customer reads, as text: HTML links are refused."
          />
        </>
      )}
    </Dialog>
  );
}

/** By the reference of the resource. */
type Quantities = Readonly<Record<string, number>>;

interface QuantityFieldsProps {
  readonly subscription: Subscription;
  /** What the reader has entered. All else stays as it is, also where somebody changes it meanwhile. */
  readonly entered: Signal<Quantities>;
}

/** Changes the quantities of a subscription, and shows what that would cost. */
function QuantityFields({ subscription, entered }: QuantityFieldsProps): JSX.Element {
  const { id, billingItems } = subscription;
  const input = useComputed(
    (): OrderEstimateInput => ({ subscription: id, billingItems: { ...billingItems, ...entered.value } }),
  );
  const items = useLoad(
    (client) => Promise.all(Object.keys(billingItems).map((url) => client.billingItems.get(idOf(url)))),
    { live: false },
  );
  return (
    <>
      {Object.entries({ ...billingItems, ...entered.value }).map(([url, quantity]) => {
        const item = items.value.value?.find(({ self }) => self === url);
        return (
          <Field
            key={url}
            label={item?.name ?? url}
            name={url}
            type="number"
            min={0}
            value={quantity}
            required
            hint={item === undefined ? undefined : `In ${item.unit}`}
            onValue={(text) => {
              entered.value = { ...entered.value, [url]: Number(text) };
            }}
          />
        );
      })}
      <Estimate input={input} />
    </>
  );
}

function PlanChoice({ subscription }: { readonly subscription: Subscription }): JSX.Element {
  const loaded = useLoad(
    (client) =>
      Promise.all(
        (subscription.possibleUpgrades ?? []).map(({ url }) => client.productVersions.get({ url })),
      ),
    { live: false },
  );
  const plans = loaded.value.value ?? [];
  const chosen = useSignal<string | undefined>(undefined);
  const plan = chosen.value ?? plans[0]?.id;
  const input = useComputed(
    (): OrderEstimateInput => ({
      subscription: subscription.id,
      productVersion: Number(chosen.value ?? loaded.value.value?.[0]?.id ?? 0),
    }),
  );
  return (
    <>
      <Choice
        label="To the plan"
        name="plan"
        value={String(plan ?? "")}
        options={plans.map(({ id, name, price }) => [
          String(id),
          price === undefined ? name : `${name} · ${toAmount(price)} EUR`,
        ])}
        hint="The rest of this period is billed at once, scaled by the days that are left."
        onValue={(id) => (chosen.value = id)}
      />
      {plan !== undefined && <Estimate input={input} />}
    </>
  );
}
