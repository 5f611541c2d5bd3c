import { createOrderValidation, type Endpoint } from "@syndikit/receiver";

const RESERVED: readonly string[] = ["admin", "www"];

/** Whether you accept an order, a change or a termination, asked before it happens. */
export function createOrderRules(): Endpoint {
  return createOrderValidation(({ order }) => {
    // FILL IN: your rules. Answer with one reason or several, for the customer to read; with nothing to accept. Be
    // quick, the customer waits. An error of yours refuses nothing: the customer is asked to try again.
    const { workspace = "" } = order.configurationParameters;
    return RESERVED.includes(workspace) ? `The workspace name ${workspace} is reserved.` : undefined;
  });
}
