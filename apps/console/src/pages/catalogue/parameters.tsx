import { useSignal } from "@preact/signals";
import type { ConfigurationParameter, ProductDTO } from "@syndikit/sdk";
import type { JSX } from "preact";
import { market } from "../../market.js";
import { Action, Dialog } from "../../parts/action.js";
import { Choice, Field } from "../../parts/field.js";
import { Empty } from "../../parts/page.js";

interface ParametersProps {
  readonly product: ProductDTO;
  readonly parameters: readonly ConfigurationParameter[];
  readonly isMine: boolean;
}

/** The parameters that a customer fills in when ordering. */
export function Parameters({ product, parameters, isMine }: ParametersProps): JSX.Element {
  const isOpen = useSignal(false);
  const create = async (form: FormData): Promise<void> => {
    const text = (name: string): string => String(form.get(name) ?? "").trim();
    const values = text("values")
      .split(/\s*,\s*/)
      .filter(Boolean);
    await market.peek()?.configurationParameters.create({
      product: product.id,
      code: text("code"),
      name: text("name"),
      description: text("description"),
      required: text("required") === "yes",
      ...(text("validation") === "" ? {} : { validation: text("validation") }),
      ...(values.length === 0
        ? {}
        : { acceptedValues: Object.fromEntries(values.map((value) => [value, value])) }),
    });
  };
  return (
    <section class="sheet" aria-label="What an order asks for">
      <header>
        <h2>What an order asks for</h2>
        {isMine && (
          <button type="button" class="button small push" onClick={() => (isOpen.value = true)}>
            New parameter
          </button>
        )}
      </header>
      {parameters.length === 0 ? (
        <Empty title="Nothing">
          <p>A parameter becomes an input of the order form on the plans that have it.</p>
        </Empty>
      ) : (
        <ul class="entries">
          {parameters.map(({ id, code, name, description, required, validation, acceptedValues }) => (
            <li key={id}>
              <span class="break">
                <strong>{name}</strong> <span class="mono muted">{code}</span>
              </span>
              {isMine ? (
                <Action
                  small
                  kind="quiet"
                  confirm="Stop asking for it?"
                  act={async () => market.peek()?.configurationParameters.delete(id)}
                >
                  Remove
                </Action>
              ) : (
                <span />
              )}
              <span class="muted break">
                {[
                  description,
                  required ? "Must be given." : "",
                  validation === undefined ? "" : `Fits ${validation}.`,
                  acceptedValues === undefined ? "" : `One of ${Object.values(acceptedValues).join(", ")}.`,
                ]
                  .filter(Boolean)
                  .join(" ")}
              </span>
            </li>
          ))}
        </ul>
      )}
      {isOpen.value && (
        <Dialog
          title="A new parameter"
          onClose={() => (isOpen.value = false)}
          submit={{ label: "Create", act: create }}
        >
          <Field label="Name" name="name" required hint="What customers see." />
          <Field
            label="Code"
            name="code"
            required
            hint="What programs see: a letter, then letters, digits and underscores."
          />
          <Field label="What customers read about it" name="description" required />
          <Choice
            label="It"
            name="required"
            options={[
              ["no", "may be left out"],
              ["yes", "must be given"],
            ]}
          />
          <Field label="Pattern" name="validation" hint="A regular expression that the text must match." />
          <Field
            label="Values"
            name="values"
            hint="Separated by commas. Leave it empty to allow any text that matches the pattern."
          />
        </Dialog>
      )}
    </section>
  );
}
