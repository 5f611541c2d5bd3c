// Generated from spec/forms.yaml by `npm run generate`. Do not edit it: change the source, and run the command.

/** What a pattern of a request accepts, in words, with an example. */
export const forms: ReadonlyMap<string, string> = new Map([
  ["^[ -~]+$", "printable ASCII, such as order-2026-0042"],
  ["^[a-z]{2}$", "a language code of two small letters, such as en"],
  ["^[A-Za-z]{2}$", "a country code of two letters, such as IT"],
  ["^[A-Z]{2}$", "a country code of two capital letters, such as IT"],
  ["^[A-Z0-9]{2}$", "two capital letters or digits, such as CA"],
  ["^[0-9]{8}$", "a date of eight digits, such as 20250109"],
  ["^[A-Za-z0-9_-]+$", "letters, digits, hyphens and underscores, such as order_42"],
  [
    "^[A-Za-z0-9][A-Za-z0-9._-]*$",
    "a letter or a digit, then letters, digits, dots, hyphens and underscores, such as before-renewal",
  ],
  ["\\S", "a text that is not blank, such as Too expensive"],
  ["^[A-Za-z0-9@.+_-]+$", "letters, digits and any of @.+_-, such as ann.smith"],
  ["^([^.]|\\.[^.]|\\.\\.[\\s\\S])", "any text but . and .., such as team"],
  ["^https?://", "an address with http:// or https://, such as https://app.example/events"],
  [
    "^P(?!$)([0-9]{1,4}W)?([0-9]{1,5}D)?(T(?=[0-9])([0-9]{1,6}H)?([0-9]{1,8}M)?)?$",
    "an ISO 8601 duration of weeks, days, hours and minutes, such as P7D",
  ],
  [
    "^P(?!$)([0-9]{1,3}Y)?([0-9]{1,4}M)?([0-9]{1,4}W)?([0-9]{1,5}D)?(T(?=[0-9])([0-9]{1,6}H)?([0-9]{1,8}M)?([0-9]{1,9}S)?)?$",
    "an ISO 8601 duration, such as P1M or PT12H",
  ],
  ["^configurationParameter/[1-9][0-9]*$", "a reference such as configurationParameter/2"],
  ["^billingItem/[1-9][0-9]*$", "a reference such as billingItem/1"],
  [
    "^-?[0-9]{1,11}(\\.[0-9]{1,10})?$",
    "a decimal number with a point and without an exponent, such as 10.00 or -4.5",
  ],
  ["^[0-9]{1,11}(\\.[0-9]{1,10})?$", "a decimal number with a point, not below zero, such as 10.00"],
  ["^[A-Z]{3}$", "a currency code of three capital letters, such as EUR"],
  ["^[A-Za-z][A-Za-z0-9_]*$", "a letter, then letters, digits and underscores, such as workspace_name"],
  ["^[!#$%&'*+.^_`|~0-9A-Za-z-]+$", "the name of a header, such as X-Api-Key"],
  ["^[!-~]([\\t -~]*[!-~])?$", "printable ASCII that begins and ends without a blank, such as a-shared-key"],
  ["^[a-zA-Z0-9]+$", "letters and digits, such as subscriptionPatch"],
  ["^[0-9 ]{12,23}$", "the digits of a card, with or without blanks, such as 4242 4242 4242 4242"],
  ["^[0-9]{3,4}$", "three or four digits, such as 123"],
  ["^sha1=[0-9a-f]{40}$", "sha1= and forty hexadecimal digits"],
]);
