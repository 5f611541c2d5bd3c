import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useId } from "preact/hooks";

export interface FieldProps {
  readonly label: string;
  readonly name?: string;
  readonly value?: string | number;
  readonly type?: "text" | "number" | "password" | "search" | "url" | "email" | "datetime-local";
  /** The keyboard of a phone, for a number that the reader may write with a comma. */
  readonly inputMode?: "decimal";
  readonly hint?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly required?: boolean;
  readonly wide?: boolean;
  readonly min?: number;
  readonly max?: number | undefined;
  readonly step?: number | "any";
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly autocomplete?: JSX.IntrinsicElements["input"]["autocomplete"];
  readonly wrong?: string | undefined;
  /** Suggestions, each with what it means; the reader can enter other values too. */
  readonly list?: readonly (readonly [value: string, label: string])[];
  readonly onValue?: (value: string) => void;
}

export function Field({
  label,
  hint,
  wide,
  wrong,
  list,
  onValue,
  type = "text",
  value,
  ...input
}: FieldProps): JSX.Element {
  const id = useId();
  // Without a listener the input keeps what is typed: a value would overwrite it whenever the page is drawn again.
  const held = onValue === undefined ? { defaultValue: value } : { value };
  return (
    <label class={wide ? "field wide" : "field"}>
      <span>{label}</span>
      <input
        class="input"
        // Preact's types tie each input type to its own roles, and a component cannot pass that on.
        type={type as "text"}
        {...input}
        {...held}
        aria-invalid={wrong !== undefined}
        list={list && id}
        onInput={(event) => onValue?.(event.currentTarget.value)}
        onWheel={({ currentTarget }) => type === "number" && scrollOver(currentTarget)}
      />
      {list !== undefined && (
        <datalist id={id}>
          {list.map(([value, label]) => (
            <option key={value} value={value} label={label} />
          ))}
        </datalist>
      )}
      {wrong !== undefined ? (
        <small class="wrong">{wrong}</small>
      ) : (
        hint !== undefined && <small>{hint}</small>
      )}
    </label>
  );
}

/** The wheel would change a number that has the focus, and who scrolls by would not see it. It scrolls the page instead. */
function scrollOver(input: HTMLInputElement): void {
  if (document.activeElement !== input) return;
  input.blur();
  requestAnimationFrame(() => input.focus({ preventScroll: true }));
}

interface ChoiceProps {
  readonly label: string;
  readonly name?: string;
  readonly value?: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly required?: boolean;
  readonly onValue?: (value: string) => void;
  readonly hint?: string | undefined;
}

export function Choice({ label, options, onValue, hint, value, ...select }: ChoiceProps): JSX.Element {
  // Until the reader chooses, it follows what is known: else a form would take back what somebody changed meanwhile.
  const own = useSignal<string | undefined>(undefined);
  return (
    <label class="field">
      <span>{label}</span>
      <select
        class="input"
        {...select}
        value={onValue === undefined ? (own.value ?? value) : value}
        onChange={({ currentTarget }) => {
          own.value = currentTarget.value;
          onValue?.(currentTarget.value);
        }}
      >
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      {hint !== undefined && <small>{hint}</small>}
    </label>
  );
}
