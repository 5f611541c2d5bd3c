import { OrderStatus } from "@syndikit/contract";
import type { VersionChange } from "./change.js";

/** An order has a `status`, which says more than `deferred`. */
export const change = {
  answers: { OrderDTO: { deferred: ({ status }) => status === OrderStatus.DEFERRED } },
} as const satisfies VersionChange;
