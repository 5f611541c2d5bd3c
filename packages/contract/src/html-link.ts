const HTML_LINK = /<a[\s/>]/i;

/**
 * Whether a text of instructions has an HTML link, which the document forbids: `<a` before white space, `/` or `>`, in
 * any case. Everything else is text.
 */
export function hasHtmlLink(text: string): boolean {
  return HTML_LINK.test(text);
}
