import type { Emitter } from "../emitter.js";
import type { Spec } from "../model.js";
import { docComment, literal } from "../print.js";
import { headerKey } from "./headers.js";

/** The headers that the SDK reads or sets. */
const used = ["authToken", "authUser", "deprecatedByVersion", "location", "requestId", "retryAfter"];

/** The headers of a list, by the names of the numbers in them. */
const paging = ["pageNumber", "pageSize", "totalItems", "totalPages"];

/** The few facts of the wire that the SDK needs at run time; the contract's tables are too large for it. */
export const sdkWire: Emitter = {
  name: "SDK wire facts",
  target: "packages/sdk/src/wire.gen.ts",
  source: "spec/headers/, spec/responses/ and spec/errors.yaml",
  emit: (spec) => {
    const statuses = errorStatuses(spec);
    const keys = [...new Set(Object.values(spec.errors).map(({ key }) => key))];
    return [
      ...used.map((key) => `export const ${key}Header = ${literal(headerName(spec, key))};`),
      "",
      `${docComment("Where a page stands in its list: the headers, by the names of the numbers in them.")}export const pageHeaders = ${literal(Object.fromEntries(paging.map((key) => [key, headerName(spec, key)])))};\n`,
      `${docComment("The error statuses that every operation documents.")}export const errorStatuses = ${literal(statuses)} as const;\n`,
      `${docComment("An error status that every operation documents.")}export type ErrorStatus = (typeof errorStatuses)[number];\n`,
      `${docComment("The message key of an error, as it is sent. A marketplace may have keys of its own.")}export type ErrorKey = ${[...keys.map(literal), "(string & {})"].join(" | ")};\n`,
    ].join("\n");
  },
};

function headerName({ headers }: Spec, key: string): string {
  const name = headers.find((header) => headerKey(header) === key);
  if (!name) throw new Error(`The spec has no header ${key}.`);
  return name;
}

/** One list serves all operations, so that no method needs a type of errors of its own. */
function errorStatuses({ operations }: Spec): number[] {
  const lists = operations.map(({ responses }) =>
    responses.map(({ status }) => status).filter((status) => status >= 400),
  );
  const [first = []] = lists;
  const other = operations[lists.findIndex((list) => String(list) !== String(first))];
  if (other) throw new Error(`${other.id} documents other error statuses than ${operations[0]?.id}.`);
  return first;
}
