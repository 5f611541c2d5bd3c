import { signal } from "@preact/signals";
import { type ComponentType, type JSX, render } from "preact";
import { OutOfDate } from "./frame/out-of-date.js";
import { SignIn } from "./frame/sign-in.js";
import { session } from "./session.js";
import { keepTheme } from "./theme.js";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/layout.css";
import "./styles/parts.css";
import "./styles/forced-colors.css";

const root = document.getElementById("app");
if (root === null) throw new Error("The page has no element #app to draw in.");

const app = signal<ComponentType | "gone" | undefined>(undefined);

function Console(): JSX.Element | null {
  if (session.value === undefined) return <SignIn />;
  if (app.value === undefined) return null;
  if (app.value === "gone") return <OutOfDate />;
  return <app.value />;
}

/** Loads the pages and the SDK. */
async function loadApp(): Promise<void> {
  try {
    const { App, startApp } = await import("./app.js");
    startApp();
    app.value = App;
  } catch {
    app.value = "gone";
  }
}

keepTheme();
render(<Console />, root);
// The sign-in page is shown first; the rest, which is most of the code, loads after it.
if (session.peek() === undefined) requestAnimationFrame(() => setTimeout(loadApp));
else void loadApp();
