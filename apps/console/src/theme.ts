import { effect, signal } from "@preact/signals";

export type Theme = "system" | "light" | "dark";

const STORED = "console.theme";

// Local storage: a preference is no secret, and may outlive the tab.
export const theme = signal<Theme>(readTheme());

function readTheme(): Theme {
  const stored = localStorage.getItem(STORED);
  return stored === "light" || stored === "dark" ? stored : "system";
}

export function keepTheme(): void {
  effect(() => {
    const { documentElement } = document;
    if (theme.value === "system") {
      localStorage.removeItem(STORED);
      delete documentElement.dataset["theme"];
    } else {
      localStorage.setItem(STORED, theme.value);
      documentElement.dataset["theme"] = theme.value;
    }
  });
}
