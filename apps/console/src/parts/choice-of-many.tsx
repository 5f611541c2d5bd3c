import type { JSX } from "preact";
import type { First } from "./cut.js";
import { Choice, type FieldProps } from "./field.js";
import { FilterField } from "./filter-field.js";

interface ChoiceOfManyProps {
  readonly label: string;
  /** What a filter may be set to. */
  readonly options: First<readonly [value: string, label: string]>;
  readonly value: string;
  readonly onValue: (value: string) => void;
  /** How what is not among the options is typed. */
  readonly typed: Pick<FieldProps, "label" | "type" | "min" | "placeholder">;
}

/** A choice for a filter. Where there is more than is good for a list to choose from, the rest can be typed. */
export function ChoiceOfMany({ label, options, value, onValue, typed }: ChoiceOfManyProps): JSX.Element {
  const { items, isCut } = options;
  const isListed = value === "" || items.some(([one]) => one === value);
  return (
    <>
      <Choice
        label={label}
        value={value}
        options={[["", "all"], ...items, ...(isListed ? [] : [[value, value] as const])]}
        onValue={onValue}
      />
      {isCut && <FilterField {...typed} value={isListed ? "" : value} onValue={onValue} />}
    </>
  );
}
