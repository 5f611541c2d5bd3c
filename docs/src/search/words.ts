import { stemmer } from "stemmer";

/** What is in every question and says nothing about it. */
const FILLERS = new Set(
  "a am an and any are at be been between but by can cannot could did difference do does dont for from get gets had has have how i if in instead into is it its just me my need needs of on or our should some that the their them there they this to us use want wants was we were what when where which while who why will with without would you your".split(
    " ",
  ),
);

/** What is one word here, although people write it as several, or with signs. */
const SPELLED: readonly (readonly [RegExp, string])[] = [
  [/\bc#/g, "csharp"],
  [/(?<![\p{L}\p{N}])\.net\b/gu, "dotnet"],
  [/\b(?:log|sign)(?:s|g?(?:ed|ing))?[ -](?:in|on)\b/g, "login"],
  [/\b(?:log|sign)(?:s|g?(?:ed|ing))?[ -]out\b/g, "logout"],
  [/\bset(?:s|ting)?[ -]up\b/g, "setup"],
  [/\btimezone/g, "time zone"],
  [/\be-mail/g, "email"],
  [/\b(express|nest|next|node|nuxt|vue)\.js\b/g, "$1js"],
  [/n['’]t\b/g, "nt"],
  // Whoever says how something goes means no language.
  [/\bgo(?:es|ing)? (?=back|down|into|live|off|on|over|through|to|wrong)/g, ""],
];

/** The words of a text, in small letters: `Invoice.CREATED` has two, `subscriptionId` is one. */
export function wordsOf(text: string): string[] {
  const plain = SPELLED.reduce(
    (before, [spelled, word]) => before.replace(spelled, word),
    text.toLowerCase(),
  );
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Names that are one word as a whole, beside their parts: a setting, a state or an option, as in `DATABASE_URL` or `--json`. */
export function namesOf(text: string): string[] {
  return (
    text.toLowerCase().match(/(?<![\p{L}\p{N}-])--[a-z][a-z-]*|[\p{L}\p{N}]+(?:_[\p{L}\p{N}]+)+/gu) ?? []
  );
}

/** The stems of the words that say what a question is about. A question of nothing but fillers keeps them. */
export function stemsOf(question: string): string[] {
  const words = wordsOf(question);
  const telling = words.filter((word) => !FILLERS.has(word));
  return [...new Set((telling.length > 0 ? telling : words).map(stemmer))];
}
