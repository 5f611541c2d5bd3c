import type { ReadonlySignal } from "@preact/signals";
import type { ConfigurationParameter, ProductVersionDTO } from "@syndikit/sdk";
import type { JSX } from "preact";
import { useLoad } from "../../load.js";
import { tell } from "../../parts/failure.js";
import { Choice, Field } from "../../parts/field.js";

interface ParameterInputProps {
  readonly parameter: ConfigurationParameter;
  readonly plan: ProductVersionDTO;
  /** What was entered for all parameters. */
  readonly values: ReadonlySignal<Readonly<Record<string, string>>>;
  readonly onValue: (value: string) => void;
}

/** The input of a parameter: a choice where its values are listed, or asked of the vendor; a text otherwise. */
export function ParameterInput({ parameter, plan, values, onValue }: ParameterInputProps): JSX.Element {
  const { self, id, name, description, hint, required, acceptedValues, validation } = parameter;
  const asked = useLoad(
    async (client) => {
      // The vendor is asked whenever another value changes: its answer may depend on them.
      const others = Object.entries(values.value).filter(([other, value]) => other !== self && value !== "");
      if (acceptedValues !== undefined)
        return Object.entries(acceptedValues).map(([value, label]) => ({ value, description: label }));
      const answer = await client.configurationParameters.values(id, {
        productVersion: plan.id,
        configurationParameters: Object.fromEntries(others),
      });
      return answer.values;
    },
    { live: false },
  );
  const { value: possible, error } = asked.value;
  const value = values.value[self] ?? "";
  const label = required ? name : `${name} (optional)`;
  if (possible !== undefined && possible !== null) {
    return (
      <Choice
        label={label}
        value={value}
        options={[
          ["", required ? "Choose one" : "none"],
          ...possible.map((one) => [one.value, one.description ?? one.value] as const),
        ]}
        hint={description}
        onValue={onValue}
      />
    );
  }
  return (
    <Field
      label={label}
      value={value}
      required={required}
      placeholder={hint}
      hint={
        error === undefined
          ? description
          : `${description} The vendor could not be asked: ${tell(error).message}`
      }
      wrong={value === "" || fits(value, validation) ? undefined : `It must fit ${validation}`}
      onValue={onValue}
    />
  );
}

/** Whether a text fits the vendor's pattern; the marketplace has the last word. */
function fits(text: string, pattern: string | undefined): boolean {
  if (pattern === undefined) return true;
  try {
    return new RegExp(`^(?:${pattern})$`, "u").test(text);
  } catch {
    // The marketplace knows patterns that a browser does not.
    return true;
  }
}
