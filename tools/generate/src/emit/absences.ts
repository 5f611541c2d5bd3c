import { componentName } from "../dereference.js";
import type { Emitter } from "../emitter.js";
import type { Operation, Spec } from "../model.js";
import type { Schema } from "../openapi-document.js";
import { docComment, literal, propertyName } from "../print.js";

/** Where `null` in the body of a request is the same as a field that is left out. */
export const absences: Emitter = {
  name: "absences",
  target: "packages/contract/src/absences.gen.ts",
  source: "spec/paths/ and spec/schemas/",
  emit: (spec) => {
    const shapes = new Map<string, string>();
    const members = spec.operations.flatMap((operation) => {
      const { id, body } = operation;
      const shape = body && readShape(spec, body.schema, clearing(operation));
      if (!shape || isEmpty(shape)) return [];
      const text = print(shape);
      const name = shapes.get(text) ?? `shape${shapes.size + 1}`;
      shapes.set(text, name);
      return [`${propertyName(id)}: ${name},`];
    });
    return [
      'import type { AbsenceShape } from "./operation.js";\n',
      ...[...shapes].map(([text, name]) => `const ${name}: AbsenceShape = ${text};\n`),
      `${docComment("The fields that `null` leaves out, by operation; none for an operation where it leaves out none.")}export const absences: Readonly<Record<string, AbsenceShape>> = {\n${members.join("\n")}\n};\n`,
    ].join("\n");
  },
};

/** Mirrors the type of the contract, which describes its fields. */
interface Shape {
  absent: string[];
  inAction: string[];
  inside: Record<string, Shape>;
  items?: Shape;
}

/** A PUT, and a PATCH of fields, empty what can be empty. In an action, in a POST and in lists `null` is absent. */
function clearing({ method }: Operation): boolean {
  return method === "PUT" || method === "PATCH";
}

const NO_SHAPE: Readonly<Shape> = { absent: [], inAction: [], inside: {} };

function readShape(spec: Spec, schema: Schema, clears: boolean): Shape {
  const { $ref, oneOf, anyOf, allOf = [], items, properties = {} } = schema;
  if ($ref) return readShape(spec, spec.schemas[componentName($ref)] ?? {}, clears);
  const forms = oneOf ?? anyOf;
  if (forms) return union(spec, forms, clears);
  const inherited = allOf.map((part) => readShape(spec, part, clears));
  const own: Shape = { absent: [], inAction: [], inside: {} };
  const isAction = "action" in properties;
  const required = requiredOf(spec, schema);
  for (const [name, property] of Object.entries(properties)) {
    const inside = readShape(spec, property, clears);
    if (!isEmpty(inside)) own.inside[name] = inside;
    if (required.includes(name)) continue;
    if (clears && !isAction && acceptsNull(spec, property)) own.inAction.push(name);
    else own.absent.push(name);
  }
  if (items) {
    const entry = readShape(spec, items, false);
    if (!isEmpty(entry)) own.items = entry;
  }
  const { absent, ...others } = merge([...inherited, own]);
  return { absent: absent.filter((name) => !required.includes(name)), ...others };
}

/** A field of another form is left out too, also one that its own form requires. */
function union(spec: Spec, all: Schema[], clears: boolean): Shape {
  const forms = all.filter(({ type }) => type !== "null");
  const shapes = forms.map((form) => readShape(spec, form, clears));
  const merged = merge(shapes);
  const names = forms.flatMap((form) => propertyNames(spec, form));
  const everywhere = forms.map((form) => requiredIn(spec, form));
  const absent = [...new Set(names)].filter(
    (name) => !merged.inAction.includes(name) && !everywhere.every((required) => required.includes(name)),
  );
  return { ...merged, absent };
}

function merge(shapes: readonly Shape[]): Shape {
  const all: Shape = { absent: [], inAction: [], inside: {} };
  for (const { absent, inAction, inside, items } of shapes) {
    all.inAction = [...new Set([...all.inAction, ...inAction])];
    all.absent = [...new Set([...all.absent, ...absent])];
    for (const [name, shape] of Object.entries(inside)) {
      all.inside[name] = merge([all.inside[name] ?? NO_SHAPE, shape]);
    }
    if (items) all.items = merge([all.items ?? NO_SHAPE, items]);
  }
  return { ...all, absent: all.absent.filter((name) => !all.inAction.includes(name)) };
}

function resolve(spec: Spec, schema: Schema): Schema {
  return schema.$ref ? resolve(spec, spec.schemas[componentName(schema.$ref)] ?? {}) : schema;
}

function propertyNames(spec: Spec, schema: Schema): string[] {
  const { properties = {}, allOf = [], oneOf = [], anyOf = [] } = resolve(spec, schema);
  return [
    ...Object.keys(properties),
    ...[...allOf, ...oneOf, ...anyOf].flatMap((part) => propertyNames(spec, part)),
  ];
}

function requiredIn(spec: Spec, schema: Schema): string[] {
  return requiredOf(spec, resolve(spec, schema));
}

function requiredOf(spec: Spec, { required = [], allOf = [] }: Schema): string[] {
  return [...required, ...allOf.flatMap((part) => requiredIn(spec, part))];
}

function acceptsNull(spec: Spec, schema: Schema): boolean {
  const { type, oneOf = [], anyOf = [] } = resolve(spec, schema);
  return [type].flat().includes("null") || [...oneOf, ...anyOf].some((part) => acceptsNull(spec, part));
}

function isEmpty({ absent, inAction, inside, items }: Shape): boolean {
  return absent.length + inAction.length + Object.keys(inside).length === 0 && items === undefined;
}

function print({ absent, inAction, inside, items }: Shape): string {
  const children = Object.entries(inside).map(([name, shape]) => `${propertyName(name)}: ${print(shape)}`);
  return `{ ${[
    absent.length > 0 && `absent: [${absent.map(literal).join(", ")}]`,
    inAction.length > 0 && `inAction: [${inAction.map(literal).join(", ")}]`,
    children.length > 0 && `inside: { ${children.join(", ")} }`,
    items && `items: ${print(items)}`,
  ]
    .filter(Boolean)
    .join(", ")} }`;
}
