/** What a method answers, from a response that is a success. */
import { flag, type Plan } from "./plan.js";
import { type Reading, readJson } from "./read-json.js";
import { locationHeader, pageHeaders } from "./wire.gen.js";

export function readValue({ flags, path, method }: Plan, response: Response, text: string): Reading {
  const { headers, status } = response;
  if (flags.includes(flag.located)) return { value: readLocation(path, headers) };
  if (flags.includes(flag.nothing) || status === 204) return {};
  if (method === "HEAD") return readPageNumbers(headers);
  const body = readJson(response, text, flags.includes(flag.signIn));
  if (body.problem || !flags.includes(flag.paged)) return body;
  const { problem, value } = readPageNumbers(headers);
  return problem ? { problem } : { value: { items: body.value, ...value } };
}

function readPageNumbers(headers: Headers): { value?: Record<string, number>; problem?: string } {
  const value: Record<string, number> = {};
  for (const [name, header] of Object.entries(pageHeaders)) {
    // A missing count is not zero.
    const number = Number(headers.get(header) ?? Number.NaN);
    if (Number.isNaN(number)) return { problem: `without the header ${header}` };
    value[name] = number;
  }
  return { value };
}

/** `{ invoice: "invoice/310" }`: what was created is called as the last part of the path. */
function readLocation(path: string, headers: Headers): Record<string, string | undefined> {
  const kind = path.replace(/.*\//, "");
  const [id] = /\d+$/.exec(headers.get(locationHeader) ?? "") ?? [];
  return { [kind]: id && `${kind}/${id}` };
}
