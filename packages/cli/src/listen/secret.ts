import { randomBytes } from "node:crypto";
import type { Context } from "../frame/verb.js";
import { findSecret } from "../secret/read-secret.js";
import type { ListenOptions } from "./listen-options.js";

/** The secret of a run. */
export interface ListenSecret {
  /** Undefined: none is known here, so signatures are not checked. */
  readonly value: string | undefined;
  /** Whether it is to be set at the product. */
  readonly set: boolean;
}

/** The secret that was given; or a new one, where one is wanted and none was given. */
export async function chooseSecret(context: Context, options: ListenOptions): Promise<ListenSecret> {
  const given = await findSecret(context, options.secret);
  const wanted = options.setSecret === true || options.printSecret === true;
  if (given !== undefined || !wanted) return { value: given, set: options.setSecret === true };
  return { value: randomBytes(24).toString("base64url"), set: true };
}
