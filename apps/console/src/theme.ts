import { effect, signal } from "@preact/signals";
import { inBrowser } from "./stored.js";

export type Theme = "system" | "light" | "dark";

const STORED = "console.theme";

// A preference is no secret, and may outlive the tab.
export const theme = signal<Theme>(readTheme());

function readTheme(): Theme {
  const stored = inBrowser.read(STORED);
  return stored === "light" || stored === "dark" ? stored : "system";
}

export function keepTheme(): void {
  effect(() => {
    const { documentElement } = document;
    const chosen = theme.value === "system" ? undefined : theme.value;
    inBrowser.write(STORED, chosen);
    if (chosen === undefined) delete documentElement.dataset["theme"];
    else documentElement.dataset["theme"] = chosen;
  });
}
