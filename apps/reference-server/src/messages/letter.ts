/** The content of a message, before it is formatted as plain text and HTML. All its texts are untrusted. */
export interface Letter {
  readonly subject: string;
  readonly blocks: readonly Block[];
}

/** A paragraph, a list of links with descriptions, or a text that keeps its line breaks. */
export type Block =
  | string
  | { readonly links: readonly { readonly url: string; readonly about: string | null }[] }
  | { readonly quoted: string };

/** A letter as it is stored and sent. */
export interface WrittenLetter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/**
 * Formats a letter as plain text and as HTML. No text in it can become markup, a second line of the subject, or a
 * header.
 */
export function writeLetter({ subject, blocks }: Letter): WrittenLetter {
  const title = onOneLine(subject);
  return {
    subject: title,
    text: `${blocks.map(toText).join("\n\n")}\n`,
    html: `<!doctype html><html><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head><body>${blocks.map(toHtml).join("")}</body></html>`,
  };
}

function toText(block: Block): string {
  if (typeof block === "string") return onOneLine(block);
  if ("quoted" in block) return block.quoted.trim();
  return block.links
    .map(({ url, about }) => (about === null ? url : `${onOneLine(about)}: ${url}`))
    .join("\n");
}

function toHtml(block: Block): string {
  if (typeof block === "string") return `<p>${escapeHtml(onOneLine(block))}</p>`;
  if ("quoted" in block) return `<pre style="white-space:pre-wrap">${escapeHtml(block.quoted.trim())}</pre>`;
  const items = block.links.map(({ url, about }) => {
    const label = escapeHtml(onOneLine(about ?? url));
    // Mail programs open any kind of link, so only web pages become links.
    const link = /^https?:\/\//i.test(url) ? `<a href="${escapeHtml(url)}">${label}</a>` : label;
    return `<li>${link}${about === null ? "" : `<br>${escapeHtml(url)}`}</li>`;
  });
  return `<ul>${items.join("")}</ul>`;
}

function onOneLine(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these must be removed from untrusted text.
  return text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, " ").trim();
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
