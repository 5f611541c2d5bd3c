import { setMaxListeners } from "node:events";

/**
 * An abort controller whose signal many calls listen to at the same time. Node would report more than ten listeners as
 * a leak.
 *
 * @param listeners - the most at the same time; no limit when 0.
 */
export function createAbort(listeners: number): AbortController {
  const controller = new AbortController();
  setMaxListeners(listeners, controller.signal);
  return controller;
}
