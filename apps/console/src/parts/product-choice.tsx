import type { JSX } from "preact";
import { MAX_CHOICES } from "../forms/choices.js";
import { useLoad } from "../load.js";
import { ChoiceOfMany } from "./choice-of-many.js";
import { readFirst } from "./cut.js";

interface ProductChoiceProps {
  /** The product's number, or nothing. */
  readonly value: string;
  readonly onValue: (value: string) => void;
}

/** Filters by one of the products of the marketplace. */
export function ProductChoice({ value, onValue }: ProductChoiceProps): JSX.Element {
  const loaded = useLoad((client) => readFirst(client.products.list({ sortField: "name" }), MAX_CHOICES), {
    live: false,
  });
  const { items = [], isCut = false } = loaded.value.value ?? {};
  return (
    <ChoiceOfMany
      label="Product"
      options={{ items: items.map(({ id, name }) => [String(id), name]), isCut }}
      value={value}
      onValue={onValue}
      typed={{ label: "Product's number", type: "number", min: 1 }}
    />
  );
}
