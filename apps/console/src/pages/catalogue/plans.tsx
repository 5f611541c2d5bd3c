import { useSignal } from "@preact/signals";
import { TrialMode } from "@syndikit/contract";
import type { ProductDTO, ProductVersionDTO } from "@syndikit/sdk";
import type { JSX } from "preact";
import { count, toAmount, toWords } from "../../format.js";
import { market } from "../../market.js";
import { Action, Dialog } from "../../parts/action.js";
import { Choice, Field } from "../../parts/field.js";
import { Empty } from "../../parts/page.js";
import { Stamp } from "../../parts/stamp.js";
import { type Column, Table } from "../../parts/table.js";

interface PlansProps {
  readonly product: ProductDTO;
  readonly plans: readonly ProductVersionDTO[];
  readonly isMine: boolean;
}

export function Plans({ product, plans, isMine }: PlansProps): JSX.Element {
  const edited = useSignal<ProductVersionDTO | "new" | undefined>(undefined);
  const actions: Column<ProductVersionDTO> = {
    name: "Action",
    cell: (plan) => (
      <span class="row">
        <Action
          small
          act={async () =>
            plan.published
              ? market.peek()?.productVersions.unpublish(plan.id)
              : market.peek()?.productVersions.publish(plan.id)
          }
        >
          {plan.published ? "Take off" : "Publish"}
        </Action>
        <button type="button" class="button small quiet" onClick={() => (edited.value = plan)}>
          Edit
        </button>
      </span>
    ),
  };
  return (
    <section class="sheet" aria-label="Plans">
      <header>
        <h2>Plans</h2>
        {isMine && (
          <button type="button" class="button small push" onClick={() => (edited.value = "new")}>
            New plan
          </button>
        )}
      </header>
      {plans.length === 0 ? (
        <Empty title="No plan yet">
          <p>A plan is what customers order. Create one, and publish it.</p>
        </Empty>
      ) : (
        <Table
          caption="Plans"
          rows={plans}
          keyOf={({ id }) => id}
          columns={[
            {
              name: "Plan",
              lead: true,
              cell: ({ id, name }) => <strong class="break">{`${id} · ${name}`}</strong>,
            },
            {
              name: "State",
              cell: ({ published }) =>
                published ? <Stamp tone="ok">published</Stamp> : <Stamp tone="rest">not published</Stamp>,
            },
            {
              name: "Each",
              cell: ({ billingPeriod, lifespan }) =>
                lifespan === undefined ? count(billingPeriod, "month") : count(lifespan, "hour"),
            },
            {
              name: "Trial",
              cell: ({ trial, trialLength }) =>
                trial === TrialMode.NOT_ALLOWED ? "–" : `${trialLength ?? 1} days`,
            },
            {
              name: "EUR",
              number: true,
              cell: ({ price }) => (price === undefined ? "on request" : toAmount(price)),
            },
            ...(isMine ? [actions] : []),
          ]}
        />
      )}
      {edited.value !== undefined && (
        <EditPlan product={product} plan={edited.value} onClose={() => (edited.value = undefined)} />
      )}
    </section>
  );
}

interface EditPlanProps {
  readonly product: ProductDTO;
  readonly plan: ProductVersionDTO | "new";
  readonly onClose: () => void;
}

const TRIALS = ["NOT_ALLOWED", "ALLOWED", "ALLOWED_WO_PAYMENT_METHOD"] as const;

function EditPlan({ product, plan, onClose }: EditPlanProps): JSX.Element {
  const known = plan === "new" ? undefined : plan;
  const save = async (form: FormData): Promise<void> => {
    const price = String(form.get("price") ?? "");
    const input = {
      name: String(form.get("name")),
      description: String(form.get("description") ?? ""),
      price: price === "" ? null : price,
      setupFee: String(form.get("setupFee") || "0"),
      billingPeriod: Number(form.get("billingPeriod") || 1),
      trial: String(form.get("trial")),
      trialLength: Number(form.get("trialLength") || 1),
    };
    const plans = market.peek()?.productVersions;
    if (known === undefined) await plans?.create({ ...input, product: product.id });
    else await plans?.update(known.id, input);
  };
  return (
    <Dialog
      title={known === undefined ? "A new plan" : `Edit ${known.name}`}
      onClose={onClose}
      submit={{ label: "Save", act: save }}
    >
      <Field label="Name" name="name" value={known?.name ?? ""} required />
      <Field label="What customers read about it" name="description" value={known?.description ?? ""} />
      <Field
        label="Price of a period, in EUR"
        name="price"
        value={known?.price ?? ""}
        hint="Empty: it can only be asked for."
      />
      <Field label="Activation fee, in EUR" name="setupFee" value={known?.setupFee ?? ""} />
      <Field
        label="Billed each … months"
        name="billingPeriod"
        type="number"
        min={1}
        max={120}
        value={known?.billingPeriod ?? 1}
      />
      <Choice
        label="Trial"
        name="trial"
        value={known?.trial ?? "NOT_ALLOWED"}
        options={TRIALS.map((mode) => [mode, toWords(mode)] as const)}
      />
      <Field
        label="Days of a trial"
        name="trialLength"
        type="number"
        min={1}
        max={365}
        value={known?.trialLength ?? 14}
      />
    </Dialog>
  );
}
