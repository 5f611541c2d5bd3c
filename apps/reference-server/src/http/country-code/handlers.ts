import { listCountries } from "../../domain/countries.js";
import { ok } from "../reply.js";
import type { Handlers } from "../routes.gen.js";

/** The countries, in the language that is asked for, else the caller's, else English. */
export function createCountryCodeHandlers(): Pick<Handlers, "countryCodesGet"> {
  return {
    async countryCodesGet({ query, principal }) {
      return ok([...listCountries(query.language ?? principal.language ?? "en")]);
    },
  };
}
