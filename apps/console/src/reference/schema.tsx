import type { JSX } from "preact";
import { kindOf, limitsOf, type Reference, type Schema } from "./document.js";

interface Shown {
  readonly reference: Reference;
  readonly schema: Schema;
}

/** Deeper fields stay folded, because a schema can contain itself. */
const MAX_DEPTH = 6;

export function SchemaView({
  reference,
  schema,
  depth = 0,
}: Shown & { readonly depth?: number }): JSX.Element | null {
  const fields = fieldsOf(reference, schema);
  if (fields.length === 0 || depth > MAX_DEPTH) return null;
  return (
    <ul class="fields">
      {fields.map(({ name, schema: field, required }) => {
        const read = reference.follow(field);
        const hasMore = depth < MAX_DEPTH && fieldsOf(reference, field).length > 0;
        const text = (
          <>
            <code>{name}</code> <span class="muted">{kindOf(field)}</span>
            {required && <strong> required</strong>}
            {read.description !== undefined && <span class="about">{read.description}</span>}
            {limitsOf(read).map((limit) => (
              <span key={limit} class="muted limit">
                {limit}
              </span>
            ))}
          </>
        );
        return (
          <li key={name}>
            {text}
            {hasMore && (
              <details>
                <summary>{`Fields of ${name}`}</summary>
                <SchemaView reference={reference} schema={field} depth={depth + 1} />
              </details>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface Field {
  readonly name: string;
  readonly schema: Schema;
  readonly required: boolean;
}

/**
 * The fields of an object. A list has those of its items; a schema made of several has those of all its parts or
 * forms.
 */
function fieldsOf(reference: Reference, given: Schema): readonly Field[] {
  const schema = reference.follow(given);
  if (schema.items !== undefined) return fieldsOf(reference, schema.items);
  const own = Object.entries(schema.properties ?? {}).map(([name, field]) => ({
    name,
    schema: field,
    required: schema.required?.includes(name) === true,
  }));
  const parts = [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  const byName = new Map<string, Field>();
  for (const field of [...own, ...parts.flatMap((part) => fieldsOf(reference, part))]) {
    if (!byName.has(field.name)) byName.set(field.name, field);
  }
  return [...byName.values()];
}
