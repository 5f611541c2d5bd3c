/** The methods of the client, made from the generated table. */
import { Call, type Send } from "./call.js";
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
    const load = (more?: object): Promise<unknown> => {
      let next = 0;
      return new Call(
        values.length > size + 1
          ? Promise.reject(new TypeError(`${operation} takes ${size} arguments, then options`))
          : send(plan, more ? { ...options, ...more } : options, () => values[next++]),
      );
    };
    // A count has the numbers of a page too, but no body.
    if (flags !== flag.body + flag.paged) return load();
    return createList((options["pageNumber"] as number | undefined) ?? 1, (pageNumber) => {
      // The table marks a method as paged only where its signature says so.
      return load({ pageNumber }) as Promise<Page<unknown>>;
    });
  };
}
