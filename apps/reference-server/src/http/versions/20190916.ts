import type { OtherVersions } from "@syndikit/contract/versions";
import type { VersionChange } from "./change.js";

/** A product has several endpoints instead of one. */
export const change = {
  answers: { ProductDTO: { syndicatedEndpoint: ({ syndicationEndpoints = [] }) => syndicationEndpoints[0] } },
  requests: {
    ProductInput: { syndicationEndpoints: oneAsList },
    ProductCreate: { syndicationEndpoints: oneAsList },
  },
} as const satisfies VersionChange;

function oneAsList({ syndicatedEndpoint }: OtherVersions["ProductInput"]): string[] | undefined {
  return syndicatedEndpoint === undefined ? undefined : [syndicatedEndpoint];
}
