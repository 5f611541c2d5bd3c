import type { Moment } from "../../ports.js";
import { english } from "./english.js";
import { german } from "./german.js";
import { italian } from "./italian.js";
import type { Texts } from "./texts.js";

const byLanguage = new Map<string, Texts>([
  ["de", german],
  ["en", english],
  ["it", italian],
]);

/** The texts in the first of some languages that there are texts in; English when there are none. */
export function textsIn(languages: readonly (string | null)[]): {
  readonly language: string;
  readonly texts: Texts;
} {
  for (const language of languages) {
    const texts = language === null ? undefined : byLanguage.get(language.toLowerCase());
    if (language !== null && texts !== undefined) return { language: language.toLowerCase(), texts };
  }
  return { language: "en", texts: english };
}

/** A day, as people write it in a language. */
export function dayIn(language: string, moment: Moment): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(moment);
}
