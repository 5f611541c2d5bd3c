import { numbers } from "../numbers.js";
import type { FormField } from "./fields.gen.js";

/** What is known of an object: its answer of the API. */
export type Known = Readonly<Record<string, unknown>>;

interface ReadOptions {
  /** What is there already: only what differs from it is in the input. Without it, all that was entered. */
  readonly known?: Known | undefined;
  /** What the names of the inputs begin with, for the fields of a group or of a row. */
  readonly prefix?: string;
}

/** What the reader entered, as the body of a request. The marketplace checks the values. */
export function readForm<Input>(
  fields: readonly FormField[],
  form: FormData,
  { known, prefix = "" }: ReadOptions = {},
): Input {
  const entries = fields.flatMap((field) => {
    const value = readField(field, form, { known, prefix });
    return value === undefined ? [] : [[field.name, value] as const];
  });
  // The fields are made from the schema of this input, so what they hold is one.
  return Object.fromEntries(entries) as Input;
}

/** A field's value; undefined if it is not to be sent. */
function readField(field: FormField, form: FormData, { known, prefix = "" }: ReadOptions): unknown {
  const path = `${prefix}${field.name}`;
  const before = known?.[field.name];
  switch (field.kind) {
    case "group":
      return readGroup(field, form, { known, prefix });
    case "rows":
      return unlessSame(readRows(field, form, path), textOfRows(field, before));
    case "references": {
      const chosen = form.getAll(path).map((url) => ({ url: String(url) }));
      return known === undefined && chosen.length === 0 ? undefined : unlessSame(chosen, before ?? []);
    }
    default: {
      const text = String(form.get(path) ?? "").trim();
      if (text === textOf(field, before)) return undefined;
      if (text === "") return known === undefined ? undefined : emptied(field);
      return meaningOf(field, text);
    }
  }
}

/** What an emptied input means: `null`, an empty value, or, where neither is allowed, no change. */
function emptied({ kind, clears, minLength = 0 }: FormField): unknown {
  if (clears) return null;
  if (kind === "urls") return [];
  if (kind === "labels") return {};
  return (kind === "text" || kind === "long") && minLength === 0 ? "" : undefined;
}

/** What a text stands for. */
function meaningOf({ kind }: FormField, text: string): unknown {
  switch (kind) {
    case "number":
      return Number(text);
    case "flag":
      return text === "true";
    case "amount":
      return numbers.read(text);
    case "reference":
      return { url: text };
    case "urls":
      return text.split(/\s+/);
    case "labels":
      return Object.fromEntries(
        text
          .split("\n")
          .map((line) => line.trim())
          .filter(Boolean)
          .map((line) => {
            const [value = "", ...label] = line.split("=");
            return [value.trim(), label.join("=").trim() || value.trim()];
          }),
      );
    default:
      return text;
  }
}

/** The text of an input for what the API answered: the reverse of `meaningOf`. */
export function textOf({ kind }: FormField, value: unknown): string {
  if (value === undefined || value === null) return "";
  if (kind === "reference") return typeof value === "object" && "url" in value ? String(value.url) : "";
  if (kind === "urls") return Array.isArray(value) ? value.join("\n") : "";
  if (kind === "labels")
    return Object.entries(value)
      .map(([one, label]) => (label === one ? one : `${one} = ${label}`))
      .join("\n");
  // Amounts are answered with four digits.
  if (kind === "amount") return numbers.enter(String(value).replace(/^(\d+\.\d\d)00$/, "$1"));
  return String(value);
}

/** A group is replaced as a whole, so all of it is sent as soon as one field differs. */
function readGroup(field: FormField, form: FormData, { known, prefix = "" }: ReadOptions): unknown {
  const { fields = [], name } = field;
  const before = known?.[name];
  const typed = readForm<Known>(fields, form, { prefix: `${prefix}${name}.` });
  if (unlessSame(typed, partsOf(fields, before)) === undefined) return undefined;
  return Object.keys(typed).length === 0 && field.clears ? null : typed;
}

/** The rows in which something was entered. */
function readRows({ fields = [] }: FormField, form: FormData, path: string): Known[] {
  const rows: Known[] = [];
  const has = (row: number): boolean => fields.some(({ name }) => form.has(`${path}.${row}.${name}`));
  for (let row = 0; has(row); row += 1) {
    const typed = readForm<Known>(fields, form, { prefix: `${path}.${row}.` });
    if (Object.keys(typed).length > 0) rows.push(typed);
  }
  return rows;
}

const textOfRows = ({ fields = [] }: FormField, rows: unknown): unknown =>
  Array.isArray(rows) ? rows.map((row) => partsOf(fields, row)) : [];

/** What a form with these fields would send for what the API answered. */
function partsOf(fields: readonly FormField[], value: unknown): Known {
  if (typeof value !== "object" || value === null) return {};
  const all: Known = { ...value };
  return Object.fromEntries(
    fields.flatMap((field) => {
      const text = textOf(field, all[field.name]);
      return text === "" ? [] : [[field.name, meaningOf(field, text)] as const];
    }),
  );
}

const unlessSame = (value: unknown, before: unknown): unknown =>
  JSON.stringify(value) === JSON.stringify(before) ? undefined : value;
