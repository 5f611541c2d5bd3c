/** The methods of the client, made from the generated table. */
import { type Parts, type Send, toValue } from "./call.js";
import { createList, type Page } from "./paging.js";
import { flag, type Plan } from "./plan.js";
import { toId } from "./refs.js";
import { fillPath } from "./request.js";

/** A method, before its generated signature says what it takes. */
export type Method = (...values: unknown[]) => unknown;

/** Arguments stand in the order of the path, the body, the options. */
export function createMethod(plan: Plan, send: Send, base: string): Method {
  const { operation, path, flags, fields } = plan;
  const whole = flags.includes(flag.body);
  const taken = whole ? 1 : fields.filter((field) => !field.includes("=")).length;
  const size = path.split("{").length - 1 + taken;
  return (...values) => {
    const options: Record<string, unknown> = Object(values[size]);
    const load = (more?: object): Promise<unknown> => {
      const prepare = (): Parts => {
        if (values.length > size + 1)
          throw new TypeError(`${operation} takes ${size} arguments, then options`);
        if (flags.includes(flag.signIn) && options["expire"] !== undefined) {
          throw new TypeError("A permanent token comes from login.permanentToken");
        }
        const given = values.values();
        const next = (): unknown => given.next().value;
        return {
          path: fillPath(path, next, base),
          body: whole ? next() : toBody(fields, next, base),
        };
      };
      return toValue(send(plan, { ...options, ...more }, prepare));
    };
    if (!flags.includes(flag.paged)) return load();
    return createList(Number(options["pageNumber"] ?? 1), (pageNumber) => {
      // The table marks a method as paged only where its signature says so.
      return load({ pageNumber }) as Promise<Page<unknown>>;
    });
  };
}

/** A body of fields, where a method has arguments instead of a body. */
function toBody(fields: readonly string[], next: () => unknown, base: string): object | undefined {
  if (!fields.length) return undefined;
  const entries = fields.map((field) => {
    const [name = "", fixed] = field.split("=");
    // A word, true or false: the emitter sees to it.
    if (fixed) return [name, /^(true|false)$/.test(fixed) ? fixed === "true" : fixed];
    const [key, kind] = name.split("@");
    return [key, kind ? { url: `${kind}/${toId(kind, next(), base)}` } : next()];
  });
  return Object.fromEntries(entries);
}
