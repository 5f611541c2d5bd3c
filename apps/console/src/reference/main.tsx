import { signal } from "@preact/signals";
import { render } from "preact";
import { keepTheme } from "../theme.js";
import { type OpenApiDocument, readReference } from "./document.js";
import { ReferencePage } from "./reference.js";
import "../styles/tokens.css";
import "../styles/base.css";
import "../styles/parts.css";
import "./reference.css";

const root = document.getElementById("reference");
if (root === null) throw new Error("The page has no element #reference to draw in.");
keepTheme();

/** `#/orderCreate` is the address of that operation. */
const placeOf = (): string => decodeURIComponent(location.hash.replace(/^#\/?/, ""));
const place = signal(placeOf());
addEventListener("hashchange", () => {
  // The link that skips the list also changes the hash, but names no operation.
  if (location.hash.startsWith("#/") || location.hash === "") place.value = placeOf();
});

try {
  const response = await fetch("/docs/openapi.json");
  // The server made this document itself.
  const reference = readReference((await response.json()) as OpenApiDocument);
  root.replaceChildren();
  render(<ReferencePage reference={reference} place={place} />, root);
} catch (error) {
  root.textContent = `The document of the interface cannot be read (${error instanceof Error ? error.message : error}). Load the page again.`;
}
