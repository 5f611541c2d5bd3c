import { createExternalValues, type ExternalValues } from "@syndikit/receiver";

/** The choices that only you know. The marketplace asks for them while a customer fills in an order. */
export function createRegions(): ExternalValues {
  // FILL IN: one list for each of your configuration parameters with an external values URL, by its code. An empty
  // list allows nothing, `null` anything. `request` has the plan, the language and the other choices so far.
  return createExternalValues().parameter("region", ({ request }) => [
    { value: "eu", description: request.language === "it" ? "Europa" : "Europe" },
    { value: "us", description: request.language === "it" ? "Stati Uniti" : "United States" },
  ]);
}
