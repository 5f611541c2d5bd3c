import type { CountryCodeDTO } from "@syndikit/contract";
import { ok } from "../../api/call.js";
import type { Handlers } from "../../api/handlers.gen.js";
import { raise } from "../../errors.js";

export function createCountryCodeHandlers(): Pick<Handlers, "countryCodesGet"> {
  return {
    // The language is that of the query, else the caller's, else English.
    async countryCodesGet({ query, principal }) {
      const countries = listCountries(query.language ?? principal.language ?? "en");
      if (query.country === undefined) return ok([...countries]);
      const code = query.country.toUpperCase();
      const country = countries.find(({ countryCode }) => countryCode === code);
      return ok(country ?? raise("notFound", { resource: "country", id: code }));
    },
  };
}

/** The two-letter codes that ISO 3166-1 has assigned. */
const CODES: readonly string[] = `
  AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW
  BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI
  FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN
  IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME
  MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF
  PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV
  SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE
  YT ZA ZM ZW
`
  .trim()
  .split(/\s+/);

/** Without a fallback, a language without country names would fall back to the language of the machine. */
const FALLBACK = "en";

/**
 * All countries with their names in a language, in that language's sort order.
 *
 * @param language - two letters.
 */
export function listCountries(language: string): readonly CountryCodeDTO[] {
  const locales = [language, FALLBACK];
  const names = new Intl.DisplayNames(locales, { type: "region" });
  const { compare } = new Intl.Collator(locales);
  return CODES.map((countryCode) => ({ countryCode, country: names.of(countryCode) ?? countryCode })).sort(
    (a, b) => compare(a.country, b.country),
  );
}
