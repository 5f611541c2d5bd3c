/**
 * Selects a text and copies that, as a reader would. Answers whether the browser did it.
 *
 * @param beside - what the text is put beside for a moment: outside of a dialog that is open nothing can be selected.
 */
export function copySelected(text: string, beside: HTMLElement): boolean {
  const area = document.createElement("textarea");
  area.className = "hidden";
  area.readOnly = true;
  area.value = text;
  beside.after(area);
  area.select();
  try {
    return document.execCommand("copy");
  } finally {
    area.remove();
    beside.focus();
  }
}
