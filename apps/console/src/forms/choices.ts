import type { List } from "@syndikit/sdk";

/** More than a list to choose from is good for. What is not among them is typed. */
export const MAX_CHOICES = 200;

/** What a reference may lead to: its URL, and a name for the reader. */
export type Choices = readonly (readonly [url: string, name: string])[];

interface Named {
  readonly self: string;
  readonly name: string;
}

/** Reads what a reference may lead to, as far as it is good to choose from. */
export const readChoices = <Item>(list: Pick<List<Item>, "first">): Promise<readonly Item[]> =>
  list.first(MAX_CHOICES);

/** Things as choices of a reference. */
export const choicesOf = (things: readonly Named[]): Choices =>
  things.map(({ self, name }) => [self, `${name} (${self})`] as const);

/** The choices with what is chosen already: where it is not among them, saving the form would lose it. */
export const withChosen = (choices: Choices, chosen: readonly string[]): Choices => [
  ...chosen
    .filter((url) => url !== "" && !choices.some(([one]) => one === url))
    .map((url) => [url, url] as const),
  ...choices,
];
