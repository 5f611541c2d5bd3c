/** The methods of the client, made from the generated table. */
import { type Send, toValue, type WithResponse } from "./call.js";
import * as flag from "./flag.js";
import { createList, type Page } from "./paging.js";
import type { Plan } from "./plan.js";

/** A method, before its generated signature says what it takes. */
export type Method = (...values: unknown[]) => unknown;

/** Arguments stand in the order of the path, the body, the options. */
export function createMethod(plan: Plan, send: Send): Method {
  const { operation, path, flags, fields } = plan;
  const size = path.split("{").length - 1 + fields.filter((field) => !field.includes("=")).length;
  return (...values) => {
    const options: Record<string, unknown> = Object(values[size]);
    const load = async (more?: object): Promise<WithResponse<unknown>> => {
      if (values.length > size + 1) throw new TypeError(`${operation} takes ${size} arguments, then options`);
      if (flags.includes(flag.signIn) && options["expire"] !== undefined) {
        throw new TypeError("Only login.permanentToken asks for a permanent token");
      }
      const given = values.values();
      return send(plan, { ...options, ...more }, () => given.next().value);
    };
    // A count has the numbers of a page, and is silent too.
    if (flags !== flag.paged) return toValue(load());
    return createList(Number(options["pageNumber"] ?? 1), (pageNumber) => {
      // The table marks a method as paged only where its signature says so.
      return toValue(load({ pageNumber })) as Promise<Page<unknown>>;
    });
  };
}
