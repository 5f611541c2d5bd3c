/** The methods of the client, made from the generated table. */
import { remember } from "./call.js";
import type { CallOptions } from "./options.js";
import { createList, type Page } from "./paging.js";
import { flag, type Plan } from "./plan.js";
import { toId } from "./refs.js";
import type { Call } from "./request.js";
import type { Parts, Send } from "./transport.js";

/** A method, before its generated signature says what it takes. */
export type Method = (...values: unknown[]) => unknown;

/** Runs one call; the promise is the one that `withResponse` knows. */
export function run(send: Send, call: Call, parts: () => Parts): Promise<unknown> {
  const work = async (): Promise<unknown> => {
    await send(call, parts());
    return call.outcome?.value;
  };
  return remember(work(), call);
}

/** Arguments stand in the order of the path, the body, the options. */
export function createMethod(plan: Plan, send: Send, base: string): Method {
  const { operation, path, flags, fields } = plan;
  const segments = Array.from(path.matchAll(/{(\w+)}/g), ([, name]) => name);
  const taken = flags.includes(flag.body) ? [""] : fields.filter((field) => !field.includes("="));
  const size = segments.length + taken.length;
  return (...values) => {
    const options = (values[size] ?? {}) as CallOptions & Record<string, unknown>;
    // What is not an option of every call is a parameter of this operation.
    const { signal, timeout, deadline, retries, headers, apiVersion, ...query } = options;
    const parts = (more?: object): Parts => {
      if (values.length > size + 1) throw new TypeError(`${operation} takes ${size} arguments, then options`);
      if (flags.includes(flag.signIn) && query["expire"] !== undefined) {
        throw new TypeError("A permanent token comes from login.permanentToken");
      }
      const given = values.slice(segments.length, size);
      return {
        path: Object.fromEntries(segments.map((name, index) => [name, values[index]])),
        query: { ...query, ...more },
        body: flags.includes(flag.body) ? given[0] : toBody(fields, given, base),
      };
    };
    if (!flags.includes(flag.paged)) return run(send, { plan, options }, parts);
    return createList(Number(query["pageNumber"] ?? 1), (pageNumber) => {
      // The table marks a method as paged only where its signature says so.
      return run(send, { plan, options }, () => parts({ pageNumber })) as Promise<Page<unknown>>;
    });
  };
}

/** A body of fields, where a method has arguments instead of a body. */
function toBody(fields: readonly string[], given: unknown[], base: string): object | undefined {
  if (!fields.length) return undefined;
  const entries = fields.map((field) => {
    const [name = "", fixed] = field.split("=");
    // A word, true or false: the emitter sees to it.
    if (fixed) return [name, /^(true|false)$/.test(fixed) ? fixed === "true" : fixed];
    const [key, kind] = name.split("@");
    const value = given.shift();
    return [key, kind ? { url: `${kind}/${toId(kind, value, base)}` } : value];
  });
  return Object.fromEntries(entries);
}
