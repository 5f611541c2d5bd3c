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

/**
 * A group of methods. Each is bound to its sender, so that it works when it is destructured, and through a proxy such
 * as a `ref` of Vue.
 */
export abstract class Methods {
  declare protected readonly call: Sender["call"];
  declare protected readonly listOf: Sender["listOf"];

  /** What the connection knows the group by. */
  declare static readonly group: GroupPlace;

  constructor(connection: Connection) {
    const group = connection.group(...new.target.group);
    const toSender = (name: string): Sender => ({
      call: (call, options) => group.call({ name, ...call }, options),
      listOf: (call, options) => group.list({ name, ...call }, options),
    });
    // A class may add methods to those of another one.
    for (let above = Object(this); above !== Methods.prototype; above = Object.getPrototypeOf(above)) {
      for (const name of Object.getOwnPropertyNames(above)) {
        if (name !== "constructor") Reflect.set(this, name, above[name].bind(toSender(name)));
      }
    }
  }
}
