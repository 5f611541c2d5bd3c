import type { ReadonlySignal } from "@preact/signals";
import type { ConfigurationParameter, ProductVersionDTO } from "@syndikit/sdk";
import type { JSX } from "preact";
import { useLoad } from "../../load.js";
import { Choice, Field } from "../../parts/field.js";
import { tell } from "../../parts/tell.js";

interface ParameterInputProps {
  readonly parameter: ConfigurationParameter;
  readonly plan: ProductVersionDTO;
  /** The values entered so far, of all parameters. */
  readonly values: ReadonlySignal<Readonly<Record<string, string>>>;
  readonly onValue: (value: string) => void;
}

/** The input for a parameter: a choice if its values are listed or come from the vendor, otherwise a text field. */
export function ParameterInput({ parameter, plan, values, onValue }: ParameterInputProps): JSX.Element {
  const { self, id, name, description, hint, required, acceptedValues, validation } = parameter;
  const asked = useLoad(
    async (client) => {
      // The vendor is asked again when another value changes, because its answer may depend on it.
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

/** Whether a text matches the vendor's pattern. The marketplace checks again. */
function fits(text: string, pattern: string | undefined): boolean {
  if (pattern === undefined) return true;
  try {
    return new RegExp(`^(?:${pattern})$`, "u").test(text);
  } catch {
    // The marketplace accepts patterns that a browser cannot compile.
    return true;
  }
}
