import { createOrderValidation, type Endpoint } from "@syndikit/receiver";

const RESERVED: readonly string[] = ["admin", "www"];

/** Whether you accept an order, a change or a termination. The marketplace asks before it happens. */
export function createOrderRules(): Endpoint {
  return createOrderValidation(({ order }) => {
    // FILL IN: your rules. Return one or several reasons to refuse, for the customer to read; or nothing, to accept.
    // Be quick: the customer waits. If this code fails, nothing is refused: the customer is asked to try again.
    const { workspace = "" } = order.configurationParameters;
    return RESERVED.includes(workspace) ? `The workspace name ${workspace} is reserved.` : undefined;
  });
}
