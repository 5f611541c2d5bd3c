import type { CallOptions } from "../options.js";
import type { GroupCall } from "./call.js";
import type { Connection, GroupPlace } from "./connection.js";
import type { List } from "./paging.js";

/** A call, as a method describes it. The name is that of the method. */
type DescribedCall = Omit<GroupCall, "name">;

/** What a method sends its call through. */
interface Sender {
  readonly call: <Value>(call: DescribedCall, options?: CallOptions) => Promise<Value>;
  readonly listOf: <Item>(call: DescribedCall, options?: CallOptions) => List<Item>;
}

type Method = (this: Sender, ...given: unknown[]) => unknown;

/**
 * A group of methods. Each is bound to its sender, so that it works when it is destructured, and through a proxy such
 * as a `ref` of Vue. An argument too many is refused: it would be options that are ignored.
 */
export abstract class Methods {
  declare protected readonly call: Sender["call"];
  declare protected readonly listOf: Sender["listOf"];

  /** What the connection knows the group by. */
  declare static readonly group: GroupPlace;

  constructor(connection: Connection) {
    const place = new.target.group;
    const group = connection.group(...place);
    const bind = (name: string, method: Method, most: number): Method => {
      const sender: Sender = {
        call: (call, options) => group.call({ name, ...call }, options),
        listOf: (call, options) => group.list({ name, ...call }, options),
      };
      const refuse = (): never => {
        throw new TypeError(`${place[0]}.${name} has no argument after its options`);
      };
      const refusing: Sender = { call: async () => refuse(), listOf: refuse };
      return (...given) => method.apply(given.length > most ? refusing : sender, given);
    };
    // A class may add methods to those of another one.
    for (let above = Object(this); above !== Methods.prototype; above = Object.getPrototypeOf(above)) {
      // A default value hides an argument from `length`. The generated methods have none.
      const isGenerated = Object.hasOwn(above.constructor, "group");
      for (const name of Object.getOwnPropertyNames(above)) {
        const method = above[name];
        const most = isGenerated ? method.length : Number.POSITIVE_INFINITY;
        if (name !== "constructor") Reflect.set(this, name, bind(name, method, most));
      }
    }
  }
}
