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

/** The texts in the first language that has any; English if none has. */
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

/** Formats a day in a language. */
export function dayIn(language: string, moment: Moment): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(moment);
}
