import { useSignal } from "@preact/signals";
import type { ConfigurationParameter, ConfigurationParameterCreate, ProductDTO } from "@syndikit/sdk";
import type { JSX } from "preact";
import { configurationParameterFields } from "../../forms/fields.gen.js";
import { FormDialog } from "../../forms/form-dialog.js";
import { market } from "../../market.js";
import { Action } from "../../parts/action.js";
import { Empty } from "../../parts/page.js";

type Entered = Omit<ConfigurationParameterCreate, "product">;

interface ParametersProps {
  readonly product: ProductDTO;
  readonly parameters: readonly ConfigurationParameter[];
  readonly isMine: boolean;
}

/** The parameters that a customer fills in when ordering. */
export function Parameters({ product, parameters, isMine }: ParametersProps): JSX.Element {
  const edited = useSignal<ConfigurationParameter | "new" | undefined>(undefined);
  const known = edited.value === "new" ? undefined : edited.value;
  const save = async (input: Entered): Promise<void> => {
    const group = market.peek()?.configurationParameters;
    if (known !== undefined) await group?.update(known.id, input);
    else await group?.create({ ...input, product: product.id });
  };
  return (
    <section class="sheet" aria-label="What an order asks for">
      <header>
        <h2>What an order asks for</h2>
        {isMine && (
          <button type="button" class="button small push" onClick={() => (edited.value = "new")}>
            New parameter
          </button>
        )}
      </header>
      {parameters.length === 0 ? (
        <Empty title="Nothing">
          <p>A parameter becomes an input of the order form, on the plans that it is attached to.</p>
        </Empty>
      ) : (
        <ul class="entries">
          {parameters.map((parameter) => (
            <li key={parameter.id}>
              <span class="break">
                <strong>{parameter.name}</strong> <span class="mono muted">{parameter.code}</span>
              </span>
              {isMine ? (
                <span class="row">
                  <button type="button" class="button small quiet" onClick={() => (edited.value = parameter)}>
                    Edit
                  </button>
                  <Action
                    small
                    kind="quiet"
                    confirm="Stop asking for it?"
                    act={async () => market.peek()?.configurationParameters.delete(parameter.id)}
                  >
                    Remove
                  </Action>
                </span>
              ) : (
                <span />
              )}
              <span class="muted break">{rulesOf(parameter)}</span>
            </li>
          ))}
        </ul>
      )}
      {edited.value !== undefined && (
        <FormDialog<Entered>
          title={known === undefined ? "A new parameter" : `Edit ${known.name}`}
          label="Save"
          fields={configurationParameterFields}
          known={known && { ...known }}
          save={save}
          onClose={() => (edited.value = undefined)}
        />
      )}
    </section>
  );
}

const rulesOf = ({ description, required, validation, acceptedValues }: ConfigurationParameter): string =>
  [
    description,
    required ? "Must be given." : "",
    acceptedValues === undefined ? "" : `One of ${Object.values(acceptedValues).join(", ")}.`,
    // Last and without a full stop, which would read as a part of it.
    validation === undefined ? "" : `Fits the pattern ${validation}`,
  ]
    .filter(Boolean)
    .join(" ");
