import type { OtherVersions } from "@syndikit/contract/versions";
import type { VersionChange } from "./change.js";

/** A product has several URLs for order validation instead of one. */
export const change = {
  answers: { ProductDTO: { orderValidationUrl: ({ orderValidationUrls = [] }) => orderValidationUrls[0] } },
  requests: {
    ProductInput: { orderValidationUrls: oneAsList },
    ProductCreate: { orderValidationUrls: oneAsList },
  },
} as const satisfies VersionChange;

function oneAsList({ orderValidationUrl }: OtherVersions["ProductInput"]): string[] | undefined {
  return orderValidationUrl === undefined ? undefined : [orderValidationUrl];
}
