import { headerNames } from "@syndikit/contract";
import { type Answer, headerOf } from "./outcome.js";

/** Where an answer redirects to, as a whole address; undefined when it does not say. */
export function redirectTarget({ headers }: Answer, url: URL): string | undefined {
  const location = headerOf(headers, headerNames.location);
  return location && URL.canParse(location, url.href) ? new URL(location, url).href : undefined;
}
