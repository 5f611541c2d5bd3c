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
  const size = (path + fields).split("{").length - 1;
  return (...values) => {
    const options: Record<string, unknown> = Object(values[size]);
    const load = async (more?: object): Promise<WithResponse<unknown>> => {
      if (values.length > size + 1) throw new TypeError(`${operation} takes ${size} arguments, then options`);
      let next = 0;
      return send(plan, { ...options, ...more }, () => values[next++]);
    };
    // A count has the numbers of a page too, but no body.
    if (flags !== flag.body + flag.paged) return toValue(load());
    return createList((options["pageNumber"] as number | undefined) ?? 1, (pageNumber) => {
      // The table marks a method as paged only where its signature says so.
      return toValue(load({ pageNumber })) as Promise<Page<unknown>>;
    });
  };
}
