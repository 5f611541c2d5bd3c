import { stemmer } from "stemmer";

/** What is in every question and says nothing about it. */
const FILLERS = new Set(
  "a an and any are at be by can cannot could do does for from get has have how i if in into is it its me my of on or our that the their there this to use we what when where which who why with without you your".split(
    " ",
  ),
);

/** The words of a text, in small letters: `Invoice.CREATED` has two, `subscriptionId` is one. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The stems of the words that say what a question is about. A question of nothing but fillers keeps them. */
export function stemsOf(question: string): string[] {
  const words = wordsOf(question);
  const telling = words.filter((word) => !FILLERS.has(word));
  return [...new Set((telling.length > 0 ? telling : words).map(stemmer))];
}
