import type { FormField } from "./fields.gen.js";

/** Turns "shortDescription" into "Short description". */
export function labelOf(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** What the schema says about a field, with other fields by the names that they have here. */
export const hintOf = ({ says }: FormField): string | undefined =>
  says?.replace(/`(\w+)`/g, (_, name: string) => `"${labelOf(name)}"`);
