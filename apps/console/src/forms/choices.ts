import type { Choices } from "./form-fields.js";

interface Named {
  readonly self: string;
  readonly name: string;
}

/** Things as choices of a reference. */
export const choicesOf = (things: readonly Named[]): Choices =>
  things.map(({ self, name }) => [self, `${name} (${self})`] as const);
