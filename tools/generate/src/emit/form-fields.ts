import { componentName } from "../dereference.js";
import type { Emitter } from "../emitter.js";
import type { Spec } from "../model.js";
import type { Schema } from "../openapi-document.js";
import { docComment, literal } from "../print.js";

/** A form of the console: the schema of what is created, that of a change, and that of the answer. */
interface FormSource {
  readonly name: string;
  readonly create: string;
  readonly change: string;
  readonly answer: string;
}

const FORMS: readonly FormSource[] = [
  { name: "company", create: "CompanyCreate", change: "CompanyInput", answer: "CompanyDTO" },
  { name: "userCompany", create: "UserCompanyCreate", change: "UserCompanyInput", answer: "UserCompanyDTO" },
  { name: "user", create: "UserCreate", change: "MyUserInput", answer: "MyUserDTO" },
  { name: "product", create: "ProductCreate", change: "ProductInput", answer: "ProductDTO" },
  {
    name: "productVersion",
    create: "ProductVersionCreate",
    change: "ProductVersionInput",
    answer: "ProductVersionDTO",
  },
  { name: "billingItem", create: "BillingItemCreate", change: "BillingItemInput", answer: "BillingItemDTO" },
  {
    name: "applicationMetric",
    create: "ApplicationMetricCreate",
    change: "ApplicationMetricInput",
    answer: "ApplicationMetricDTO",
  },
  {
    name: "configurationParameter",
    create: "ConfigurationParameterCreate",
    change: "ConfigurationParameterInput",
    answer: "ConfigurationParameter",
  },
];

/** What a form asks for. Members that are `undefined` are not printed. */
interface Field {
  name: string;
  kind: string;
  says?: string | undefined;
  required?: true | undefined;
  clears?: true | undefined;
  only?: "create" | "change" | undefined;
  roles?: string[] | undefined;
  min?: unknown;
  max?: unknown;
  minLength?: unknown;
  maxLength?: unknown;
  options?: string[] | undefined;
  of?: string[] | undefined;
  fields?: Field[] | undefined;
}

/** From this length on a text has several lines. */
const LONG = 4_000;

/** The fields of the console's forms, with what the schemas of the requests say about them. */
export const formFields: Emitter = {
  name: "form fields",
  target: "apps/console/src/forms/fields.gen.ts",
  source: "spec/schemas/",
  emit: (spec) => {
    const forms = FORMS.filter(({ create, change }) => spec.schemas[create] && spec.schemas[change]);
    return [
      TYPES,
      ...forms.map((form) => {
        const comment = docComment(`The fields of \`${form.create}\` and \`${form.change}\`.`);
        return `${comment}export const ${form.name}Fields: readonly FormField[] = ${literal(fieldsOf(spec, form))};\n`;
      }),
    ].join("\n");
  },
};

const TYPES = `${docComment("How a field is entered, and what its text stands for.")}export type FieldKind =
  | "text" | "long" | "secret" | "url" | "email" | "amount" | "number" | "flag" | "choice"
  | "reference" | "references" | "urls" | "labels" | "rows" | "group";

${docComment("A field of a form.")}export interface FormField {
  readonly name: string;
  readonly kind: FieldKind;
  /** What the schema says about it. */
  readonly says?: string;
  readonly required?: true;
  /** \`null\` empties it. */
  readonly clears?: true;
  /** It is only in what is created, or only in a change. */
  readonly only?: "create" | "change";
  /** The roles that may set it; without it, everybody. */
  readonly roles?: readonly string[];
  readonly min?: number;
  readonly max?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** The values of a choice. */
  readonly options?: readonly string[];
  /** The resources that it refers to. */
  readonly of?: readonly string[];
  /** What a group, or each row, has. */
  readonly fields?: readonly FormField[];
}
`;

function fieldsOf(spec: Spec, { create, change, answer }: FormSource): Field[] {
  const created = propertiesOf(spec, spec.schemas[create] ?? {});
  const changed = propertiesOf(spec, spec.schemas[change] ?? {});
  const names = [...new Set([...created.properties.keys(), ...changed.properties.keys()])];
  return names.flatMap((name): Field[] => {
    const property = created.properties.get(name) ?? changed.properties.get(name) ?? {};
    // What only versions before have is not asked for.
    if (property["x-until"] !== undefined) return [];
    const field = fieldOf(spec, name, property);
    return [
      {
        ...field,
        required: created.required.has(name) || undefined,
        only: !changed.properties.has(name) ? "create" : created.properties.has(name) ? undefined : "change",
        roles: spec.permissions.writable[`${answer}.${name}`],
      },
    ];
  });
}

function fieldOf(spec: Spec, name: string, property: Schema): Field {
  const { schema, clears } = resolve(spec, property);
  const entered = kindOf(spec, schema);
  return {
    name,
    says: inForms(property.description ?? schema.description, entered.kind),
    clears: clears || undefined,
    ...entered,
  };
}

/** What a description says to a program, and what it says in a form, where an empty input stands for `null`. */
const IN_FORMS: readonly (readonly [RegExp, string])[] = [
  [/ (`null` clears it|Replaces the list)\./, ""],
  [/(`null`|\bnull|\bAbsent):/, "Empty:"],
  [/`null` (?=[a-z])/, "An empty field "],
  [/\b(is|are) (409|422)\b/g, "$1 refused"],
  [/\bOn creation (.+?) when absent\./, "At creation $1, unless you say otherwise."],
];

/** An empty input changes nothing of a secret, which is never answered: what `null` does is left out. */
const OF_NULL = / [^.]*\bnull\b[^.]*\./;

function inForms(description: string | undefined, kind: string): string | undefined {
  const said = kind === "secret" ? description?.replace(OF_NULL, "") : description;
  return IN_FORMS.reduce((text, [pattern, words]) => text?.replace(pattern, words), said);
}

/** How a value of this schema is entered. */
function kindOf(spec: Spec, schema: Schema): Pick<Field, "kind"> & Partial<Field> {
  const types = [schema.type].flat();
  if (schema.enum) return { kind: "choice", options: schema.enum.map(String) };
  const referred = schema.properties?.["url"]?.["x-ref"];
  if (referred !== undefined) return { kind: "reference", of: [referred].flat() };
  // An amount is a decimal text or a number.
  if (schema.oneOf?.some(({ type }) => type === "number")) return { kind: "amount" };
  if (types.includes("boolean")) return { kind: "flag" };
  if (types.includes("integer")) return { kind: "number", min: schema["minimum"], max: schema["maximum"] };
  if (types.includes("array")) return listOf(spec, schema);
  if (typeof schema.additionalProperties === "object") return { kind: "labels" };
  if (schema.properties !== undefined) return { kind: "group", fields: nestedOf(spec, schema) };
  const { format, minLength, maxLength } = schema;
  return { kind: textKind(format, maxLength), minLength, maxLength };
}

function textKind(format: string | undefined, maxLength: unknown): string {
  if (format === "password") return "secret";
  if (format === "email") return "email";
  if (format === "uri") return "url";
  return typeof maxLength === "number" && maxLength >= LONG ? "long" : "text";
}

function listOf(spec: Spec, schema: Schema): Pick<Field, "kind"> & Partial<Field> {
  const item = resolve(spec, schema.items ?? {}).schema;
  const referred = item.properties?.["url"]?.["x-ref"];
  if (referred !== undefined) return { kind: "references", of: [referred].flat() };
  if (item.properties !== undefined) return { kind: "rows", fields: nestedOf(spec, item) };
  return { kind: "urls" };
}

function nestedOf(spec: Spec, schema: Schema): Field[] {
  const { properties, required } = propertiesOf(spec, schema);
  return [...properties].map(([name, property]) => ({
    ...fieldOf(spec, name, property),
    required: required.has(name) || undefined,
  }));
}

interface Properties {
  readonly properties: ReadonlyMap<string, Schema>;
  readonly required: ReadonlySet<string>;
}

/** The properties of a schema and of those that it is made of. */
function propertiesOf(spec: Spec, schema: Schema): Properties {
  const parts = (schema.allOf ?? []).map((part) => propertiesOf(spec, resolve(spec, part).schema));
  return {
    properties: new Map([
      ...parts.flatMap(({ properties }) => [...properties]),
      ...Object.entries(schema.properties ?? {}),
    ]),
    required: new Set([...parts.flatMap(({ required }) => [...required]), ...(schema.required ?? [])]),
  };
}

/** The schema that a reference leads to, and whether `null` is allowed too. */
function resolve(spec: Spec, schema: Schema): { readonly schema: Schema; readonly clears: boolean } {
  if (schema.$ref !== undefined) return resolve(spec, spec.schemas[componentName(schema.$ref)] ?? {});
  const others = schema.anyOf?.filter(({ type }) => type !== "null");
  const [only] = others ?? [];
  if (only !== undefined && others?.length === 1)
    return { schema: resolve(spec, only).schema, clears: others.length < (schema.anyOf?.length ?? 0) };
  return { schema, clears: [schema.type].flat().includes("null") };
}
