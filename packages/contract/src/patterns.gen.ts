// Generated from spec/schemas/ by `npm run generate`. Do not edit it: change the source, and run the command.

/** Matches a text with the form of the schema UserName. */
export const userNamePattern = /^[A-Za-z0-9@.+_-]+$/u;

/** Matches a text with the form of the schema LanguageCode. */
export const languageCodePattern = /^[a-z]{2}$/u;

/** Matches a text with the form of the schema CountryCode. */
export const countryCodePattern = /^[A-Z]{2}$/u;

/** Matches a text with the form of the schema MetadataKey. */
export const metadataKeyPattern = /^([^.]|\.[^.]|\.\.[\s\S])/u;

/** Matches a text with the form of the schema ExactPrice. */
export const exactPricePattern = /^-?[0-9]+\.[0-9]{4,10}$/u;

/** Matches a text with the form of the schema Price. */
export const pricePattern = /^-?[0-9]+\.[0-9]{4}$/u;
