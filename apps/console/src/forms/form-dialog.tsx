import type { JSX } from "preact";
import { Dialog } from "../parts/action.js";
import type { Choices } from "./choices.js";
import type { FormField } from "./fields.gen.js";
import { drawnFields, FormFields } from "./form-fields.js";
import { type Known, readForm } from "./read-form.js";

interface FormDialogProps<Input> {
  readonly title: string;
  readonly label: string;
  readonly fields: readonly FormField[];
  /** What is there already. Without it, something is created. */
  readonly known?: Known | undefined;
  readonly choices?: Readonly<Record<string, Choices>>;
  /** The fields that stand above the fold beside those that are required. */
  readonly first?: readonly string[];
  /** Takes what was entered: all of it, or, where something is known, what differs from that. */
  readonly save: (input: Input) => Promise<unknown>;
  readonly onClose: () => void;
  /** Stands below the fields. */
  readonly children?: JSX.Element | false | undefined;
}

/** A dialog with the fields of a schema. */
export function FormDialog<Input>({
  title,
  label,
  fields,
  known,
  choices,
  first,
  save,
  onClose,
  children,
}: FormDialogProps<Input>): JSX.Element {
  const act = (form: FormData): Promise<unknown> =>
    save(readForm<Input>(drawnFields(fields, { known, choices }), form, { known }));
  return (
    <Dialog title={title} onClose={onClose} submit={{ label, act }}>
      <FormFields fields={fields} known={known} choices={choices} first={first ?? []} />
      {children}
    </Dialog>
  );
}
