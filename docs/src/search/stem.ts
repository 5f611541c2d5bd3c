/** What is in every question and says nothing about it. */
const FILLERS = new Set(
  "a an and any are at be by can cannot could do does for from get has have how i if in into is it its me my of on or our that the their there this to use we what when where which who why with without you your".split(
    " ",
  ),
);

/** Endings that a word has in one place and not in another: "rotation", "rotate", "rotating". The longest come first. */
const ENDINGS = "ations ation ating ings ates ated ions ing ate ion ed es ly s e".split(" ");

/** The words of a text, in small letters: `Invoice.CREATED` has two, `subscriptionId` is one. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The stems of the words that say what a question is about. A question of nothing but fillers keeps them. */
export function stemsOf(question: string): string[] {
  const words = wordsOf(question);
  const telling = words.filter((word) => !FILLERS.has(word));
  return [...new Set((telling.length > 0 ? telling : words).map(stem))];
}

/** What the forms of a word have in common. It need not be a word: it is only compared. */
export function stem(word: string): string {
  const singular = word.length > 4 && word.endsWith("ies") ? `${word.slice(0, -3)}y` : word;
  const ending = ENDINGS.find((each) => singular.endsWith(each) && singular.length - each.length >= 3);
  const base = ending === undefined ? singular : singular.slice(0, -ending.length);
  // "stopped" and "stop"; "billing" and "bill" have two letters in both.
  return ending === undefined || ending === "s" ? base : base.replace(/([bdgmnprt])\1$/, "$1");
}
