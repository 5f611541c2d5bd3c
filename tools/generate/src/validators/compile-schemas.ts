import { _ } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import standaloneCode from "ajv/dist/standalone/index.js";
import type { Schema } from "../openapi-document.js";
import { formats } from "./formats.js";
import { prepareSchema } from "./prepare-schema.js";

/** A list of faults longer than this helps nobody, and a hostile body could make it very long. */
const ENOUGH_ERRORS = 20;

/** The module that the compiled code takes its functions from; the bundler joins the two. */
export const RUNTIME_MODULE = "./runtime.js";

/** The functions that Ajv asks for, and the ones of the runtime module that stand in for them. */
const substitutes: Record<string, string> = {
  'require("ajv/dist/runtime/ucs2length").default': "codePointLength",
  'require("ajv/dist/runtime/equal").default': "jsonEqual",
};

/** The source of a module with one exported function for each schema. It imports the runtime module. */
export function compileSchemas(schemas: ReadonlyMap<string, Schema>): string {
  const ajv = new Ajv2020({
    allErrors: true,
    // One function for each schema, however often it is referred to.
    inlineRefs: false,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    formats,
    // They follow from the keyword and its parameters, and would be a fifth of the code: the contract words them.
    messages: false,
    code: { source: true, esm: true, formats: _`formats` },
  });
  // Neither `unevaluatedProperties` nor `$dynamicRef` is used; without them the code is a third smaller.
  ajv.opts.unevaluated = false;
  ajv.opts.dynamicRef = false;
  const named = Object.fromEntries(schemas);
  for (const [name, schema] of schemas) ajv.addSchema(prepareSchema(named, schema), name);
  const code = standaloneCode(ajv, Object.fromEntries([...schemas.keys()].map((name) => [name, name])));
  return `import { codePointLength, fail, formats, join, jsonEqual } from "${RUNTIME_MODULE}";\n${substitute(tidy(code))}`;
}

function substitute(code: string): string {
  const substituted = Object.entries(substitutes).reduce(
    (text, [from, to]) => text.replaceAll(from, to),
    code,
  );
  const left = /require\([^)]*\)/.exec(substituted);
  if (left) throw new Error(`The validators would need ${left[0]} at run time.`);
  return substituted;
}

/**
 * Ends the loops over items and properties when there are enough errors to answer, and leaves out what nobody reads:
 * of an error its place in the schema, and of a call the object around the value. Errors are added by a call, which
 * takes a third of the characters. An error of `if` goes too, for the branch that was looked at has told the fault.
 *
 * @throws {Error} when Ajv writes an error or a call in another way than it did.
 */
function tidy(code: string): string {
  const tidied = code
    .replace(
      /for\(let (i\d*)=0; ?\1<(len\d+); ?\1\+\+\)\{/g,
      `for(let $1=0; $1<$2 && errors<${ENOUGH_ERRORS}; $1++){`,
    )
    .replace(/for\(const (\w+) in (\w+)\)\{/g, `for(const $1 in $2){if(errors>=${ENOUGH_ERRORS}){break;}`)
    .replace(/,schemaPath:"(?:[^"\\]|\\.)*"/g, "")
    // Where it is all that a block does, the braces around it go: they would be 7,000 lines.
    .replace(fault("\\{", "\\}"), (_match, ...parts: string[]) => ` ${addFault(parts)}`)
    .replace(fault(), (_match, ...parts: string[]) => addFault(parts))
    .replace(
      /\{vErrors = vErrors === null \? (\w+)\.errors : vErrors\.concat\(\1\.errors\);errors = vErrors\.length;\}/g,
      " errors = (vErrors = join(vErrors, $1.errors)).length;",
    )
    // Inside of a condition only their number counts.
    .replace(
      /const (err\d+) = \{\};if\(vErrors === null\)\{vErrors = \[\1\];\}else \{vErrors\.push\(\1\);\}errors\+\+;/g,
      "errors = (vErrors ??= []).push({});",
    )
    .replace(/if\(!valid\d+\) errors = fail\([^;]*?, "if", [^;]*?\);/g, "")
    .replace(
      /,\s*parentData(?::\s*\w+)?,\s*parentDataProperty(?::\s*(?:"(?:[^"\\]|\\.)*"|\w+))?,\s*rootData(?:=data)?\}/g,
      "}",
    );
  const left = /const err\d+.{0,80}|.{0,80}(?:rootData|vErrors\.concat)/s.exec(tidied);
  if (left) throw new Error(`Ajv wrote what is not known here: ${left[0]}`);
  return tidied;
}

/** How Ajv adds one error, with what stands right before and behind it. */
function fault(before = "", behind = ""): RegExp {
  const error =
    'const (err\\d+) = \\{instancePath(?::((?:(?!const err).)+?))?,keyword:("[^"]+"),params:((?:(?!const err).)+?)(?:,propertyName:(\\w+))?\\};';
  const added =
    "if\\(vErrors === null\\)\\{vErrors = \\[\\1\\];\\}else \\{vErrors\\.push\\(\\1\\);\\}errors\\+\\+;";
  return new RegExp(`${before}${error}${added}${behind}`, "gs");
}

function addFault([, path = "instancePath", keyword, params, propertyName]: readonly string[]): string {
  return `errors = fail(${["vErrors ??= []", path, keyword, params, propertyName].filter(Boolean).join(", ")});`;
}
