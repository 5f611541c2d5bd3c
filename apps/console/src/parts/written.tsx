import type { JSX } from "preact";

/** Letters. Not every column of a table has room for a longer word beside the navigation of a small window. */
const LONG_WORD = 8;

interface WrittenProps {
  readonly text: string;
  readonly href?: string;
  readonly title?: string;
}

/**
 * A text in a table that somebody wrote, as a name. Its words stay whole, so that they are read at a glance; one without
 * an end breaks anywhere, so that it pushes no other column out of the sheet.
 */
export function Written({ text, ...link }: WrittenProps): JSX.Element {
  const isLong = text.split(/\s+/).some((word) => word.length > LONG_WORD);
  const name = isLong ? "break anywhere" : "break";
  return link.href === undefined ? (
    <span class={name} {...link}>
      {text}
    </span>
  ) : (
    <a class={name} {...link}>
      {text}
    </a>
  );
}
