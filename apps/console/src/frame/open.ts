import { signal } from "@preact/signals";

/** Whether the palette is open, or about to be. */
export const isSearching = signal(false);

/** Whether the dialog with the keys of every page is open. */
export const areKeysShown = signal(false);
