import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { toWords } from "../format.js";
import { Choice, Field, type FieldProps } from "../parts/field.js";
import { role } from "../session.js";
import { type Choices, MAX_CHOICES, withChosen } from "./choices.js";
import type { FormField } from "./fields.gen.js";
import { hintOf, labelOf } from "./labels.js";
import { type Known, textOf } from "./read-form.js";

interface FormFieldsProps {
  readonly fields: readonly FormField[];
  /** What is there already. Without it, something is created. */
  readonly known?: Known | undefined;
  /** The choices of references, by the name of the field. A reference without choices is not drawn. */
  readonly choices?: Readonly<Record<string, Choices>> | undefined;
  /** The fields that stand above the fold beside those that are required. */
  readonly first?: readonly string[];
}

/** The inputs for these fields. The rare ones are folded. */
export function FormFields({ fields, known, choices = {}, first = [] }: FormFieldsProps): JSX.Element {
  const drawn = drawnFields(fields, { known, choices });
  const isAbove = ({ name, required }: FormField): boolean => required === true || first.includes(name);
  const rest = drawn.filter((field) => !isAbove(field));
  const draw = (field: FormField): JSX.Element => (
    <Input key={field.name} field={field} path={field.name} known={known} choices={choices} />
  );
  return (
    <>
      {drawn.filter(isAbove).map(draw)}
      {rest.length > 0 && (
        <details class="more">
          <summary>{`All fields (${rest.length} more)`}</summary>
          <div class="stack">{rest.map(draw)}</div>
        </details>
      )}
    </>
  );
}

/** The fields that this reader may enter here. */
export function drawnFields(
  fields: readonly FormField[],
  { known, choices = {} }: Pick<FormFieldsProps, "known" | "choices">,
): readonly FormField[] {
  const mode = known === undefined ? "create" : "change";
  return fields.filter(
    ({ name, kind, only, roles }) =>
      (only === undefined || only === mode) &&
      (roles === undefined || roles.some((one) => one === role.value)) &&
      (kind !== "reference" || choices[name] !== undefined) &&
      (kind !== "references" || choices[name] !== undefined),
  );
}

interface InputProps {
  readonly field: FormField;
  readonly path: string;
  readonly known: Known | undefined;
  readonly choices: Readonly<Record<string, Choices>>;
  /** Whether it must be filled in. The last row of a list may stay empty. */
  readonly mayBeEmpty?: boolean;
}

function Input({ field, path, known, choices, mayBeEmpty = false }: InputProps): JSX.Element {
  const { name, kind, required, min, max, minLength, maxLength, options = [], fields = [] } = field;
  const label = labelOf(name);
  const says = hintOf(field);
  const value = textOf(field, known?.[name]);
  const isRequired = required === true && known === undefined && !mayBeEmpty;
  const shared = { label, name: path, value, hint: says, required: isRequired };
  switch (kind) {
    case "choice":
      return (
        <Choice
          {...shared}
          options={[...notGiven(field), ...options.map((one) => [one, toWords(one)] as const)]}
        />
      );
    case "flag":
      return <Choice {...shared} options={[...notGiven(field, known), ["true", "yes"], ["false", "no"]]} />;
    case "reference": {
      const all = choices[name] ?? [];
      if (all.length >= MAX_CHOICES) return <Reference {...shared} choices={all} />;
      return <Choice {...shared} options={[...notGiven(field), ...withChosen(all, [value])]} />;
    }
    case "references":
      return <Checks field={field} path={path} known={known} choices={choices[name] ?? []} />;
    case "rows":
      return <Rows field={field} path={path} known={known} choices={choices} />;
    case "group":
      return (
        <fieldset class="group">
          <legend class="label">{label}</legend>
          {says !== undefined && <small>{says}</small>}
          <div class="cells">
            {fields.map((one) => (
              <Input
                key={one.name}
                field={one}
                path={`${path}.${one.name}`}
                known={asKnown(known?.[name])}
                choices={choices}
                mayBeEmpty
              />
            ))}
          </div>
        </fieldset>
      );
    case "long":
    case "urls":
    case "labels":
      return (
        <label class="field">
          <span>{label}</span>
          <textarea
            class="input"
            name={path}
            defaultValue={value}
            maxLength={maxLength}
            required={isRequired}
          />
          <small>{`${says ?? ""}${HOW[kind] ?? ""}`}</small>
        </label>
      );
    case "amount":
      return <Field {...shared} inputMode="decimal" />;
    case "number":
      return <Field {...shared} type="number" min={min ?? 0} max={max} />;
    case "secret":
      return (
        <Field
          {...shared}
          hint={known === undefined ? says : `${says ?? ""} An empty field leaves it as it is.`.trim()}
          type="password"
          autocomplete="new-password"
          minLength={minLength}
          maxLength={maxLength}
        />
      );
    default:
      return <Field {...shared} type={TYPES[kind] ?? "text"} minLength={minLength} maxLength={maxLength} />;
  }
}

/** A reference to one of many things, which may be more than were read: some are suggested, and any can be typed. */
function Reference({
  choices,
  hint = "",
  ...field
}: FieldProps & { readonly choices: Choices }): JSX.Element {
  const [example = ""] = choices[0] ?? [];
  return <Field {...field} hint={`${hint} Its reference, as ${example}.`.trim()} list={choices} />;
}

const TYPES: Readonly<Record<string, "url" | "email">> = { url: "url", email: "email" };

const HOW: Readonly<Record<string, string>> = {
  urls: " One to a line.",
  labels: " One to a line, as: value = label.",
};

/** A choice that must be made has no empty entry, and something that is there is not taken back. */
const notGiven = ({ required, kind }: FormField, known?: Known): Choices =>
  required === true || (kind === "flag" && known !== undefined) ? [] : [["", "–"]];

const asKnown = (value: unknown): Known | undefined =>
  typeof value === "object" && value !== null ? { ...value } : undefined;

interface ChecksProps extends Omit<InputProps, "choices"> {
  readonly choices: Choices;
}

/** References to several things, each with a box to check. */
function Checks({ field, path, known, choices }: ChecksProps): JSX.Element {
  const { name } = field;
  const says = hintOf(field);
  const before = known?.[name];
  const chosen = Array.isArray(before) ? before.map((one: unknown) => urlOf(one)) : [];
  const all = withChosen(choices, chosen);
  return (
    <fieldset class="group">
      <legend class="label">{labelOf(name)}</legend>
      {says !== undefined && <small>{says}</small>}
      {all.length === 0 && <small>There is none yet.</small>}
      {all.map(([url, text]) => (
        <label key={url} class="check">
          <input type="checkbox" name={path} value={url} defaultChecked={chosen.includes(url)} />
          {text}
        </label>
      ))}
    </fieldset>
  );
}

const urlOf = (one: unknown): string =>
  typeof one === "object" && one !== null && "url" in one ? String(one.url) : "";

/** The last row may stay empty, so a choice in it has an empty entry. */
const optional = ({ required: _, ...field }: FormField): FormField => field;

/** What a field means is told in the first row. */
const unsaid = ({ says: _, ...field }: FormField): FormField => field;

/** A list of objects: a row for each, and an empty one for the next. */
function Rows({ field: rowsOf, path, known, choices }: InputProps): JSX.Element {
  const { name, fields = [] } = rowsOf;
  const says = hintOf(rowsOf);
  const before = known?.[name];
  const rows: readonly unknown[] = Array.isArray(before) ? before : [];
  /** The row that the reader has begun last. */
  const begun = useSignal(0);
  const count = Math.max(rows.length, begun.value) + 1;
  return (
    <fieldset
      class="group"
      onInput={({ target }) => {
        // Something stands in the last row, so another one is offered.
        if (
          target instanceof HTMLElement &&
          "name" in target &&
          String(target.name).startsWith(`${path}.${count - 1}.`)
        )
          begun.value = count;
      }}
    >
      <legend class="label">{labelOf(name)}</legend>
      {says !== undefined && <small>{says}</small>}
      {Array.from({ length: count }, (_, row) => (
        <fieldset key={row} class="cells" aria-label={`${labelOf(name)}, row ${row + 1}`}>
          {fields.map((field) => (
            <Input
              key={field.name}
              field={row === 0 ? optional(field) : unsaid(optional(field))}
              path={`${path}.${row}.${field.name}`}
              known={asKnown(rows[row])}
              choices={choices}
              mayBeEmpty
            />
          ))}
        </fieldset>
      ))}
    </fieldset>
  );
}
