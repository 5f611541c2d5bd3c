import type { JSX } from "preact";
import { query, setQuery } from "../router.js";
import { FilterField } from "./filter-field.js";

interface NumberFilterProps {
  readonly label: string;
  /** The parameter of the address. */
  readonly name: string;
}

/** Filters a list by the number of an object. The list begins again at its first page. */
export function NumberFilter({ label, name }: NumberFilterProps): JSX.Element {
  return (
    <FilterField
      label={label}
      type="number"
      min={1}
      value={query.value.get(name) ?? ""}
      onValue={(value) => setQuery({ [name]: value, page: undefined })}
    />
  );
}
