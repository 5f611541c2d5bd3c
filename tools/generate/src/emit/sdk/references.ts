import { componentName } from "../../dereference.js";
import type { Spec } from "../../model.js";
import type { Schema } from "../../openapi-document.js";

/** The fields of a body that are references, by what they refer to; fields that hold such fields, likewise. */
export interface References {
  [field: string]: string | References;
}

/** The name of the type of references to a resource. */
export function referenceType(kind: string): string {
  return `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Ref`;
}

/** `subscription/${number}`, as a type. */
export function referenceLiteral(kind: string): string {
  return `\`${kind}/\${number}\``;
}

/** The one resource that a field refers to: `product` for `{ url: "product/2" }`. */
export function referredKind({ schemas }: Spec, property: Schema): string | undefined {
  const options = (property.anyOf ?? [property]).filter(({ type }) => type !== "null");
  const [target, other] = options;
  if (!target?.$ref || other) return undefined;
  const kind = schemas[componentName(target.$ref)]?.properties?.["url"]?.["x-ref"];
  return typeof kind === "string" ? kind : undefined;
}

/** The references in a body, at any depth. */
export function readReferences(spec: Spec, schema: Schema): References {
  if (schema.$ref) return readReferences(spec, spec.schemas[componentName(schema.$ref)] ?? {});
  if (schema.items) return readReferences(spec, schema.items);
  const found: References = {};
  for (const part of [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]) {
    Object.assign(found, readReferences(spec, part));
  }
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const kind = referredKind(spec, property.items ?? property);
    const inside = kind ?? readReferences(spec, property);
    if (typeof inside === "string" || Object.keys(inside).length > 0) found[name] = inside;
  }
  return found;
}

export function kindsIn(references: References): string[] {
  return Object.values(references).flatMap((inside) =>
    typeof inside === "string" ? [inside] : kindsIn(inside),
  );
}
