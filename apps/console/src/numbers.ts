/** The language and country that the browser is set to. */
const READER = new Intl.NumberFormat().resolvedOptions().locale;

/** The page is in English, and so are its dates. A reader of another language has them day first. */
export function dateLocaleOf(locale: string): string {
  return new Intl.Locale(locale).language === "en" ? locale : "en-GB";
}

export const dateLocale = dateLocaleOf(READER);

/** How a reader writes numbers: with the signs of their country, in the digits of the page. */
export interface Numbers {
  /** A number as it is shown, with at most three decimals. */
  readonly show: (number: number) => string;
  /** An amount as it is shown: two decimals, or four if the last two are not zero. */
  readonly showAmount: (price: string) => string;
  /** The text of an input for a decimal number of the API. */
  readonly enter: (decimal: string) => string;
  /**
   * What was typed, as the API writes it: "12.50" for "12,50", where a comma is the decimal sign, or can be nothing
   * else. What is no number, or could be two, stays as it is, and the marketplace refuses it.
   */
  readonly read: (typed: string) => string;
}

/** One comma, with other than three digits behind it: it parts no thousands. */
const COMMA_FOR_DECIMALS = /^-?\d+,(?!\d{3}$)\d+$/;

export function numbersOf(locale: string): Numbers {
  const digits = `${locale}-u-nu-latn`;
  const plain = new Intl.NumberFormat(digits);
  const [two, four] = [2, 4].map(
    (minimumFractionDigits) =>
      new Intl.NumberFormat(digits, { minimumFractionDigits, maximumFractionDigits: 4 }),
  );
  const signOf = (type: "decimal" | "group", known: string): string =>
    plain.formatToParts(1_234_567.8).find((part) => part.type === type)?.value ?? known;
  const decimal = signOf("decimal", ".");
  const group = signOf("group", ",");
  return {
    show: (number) => plain.format(number),
    showAmount(price) {
      const [, fraction = ""] = price.split(".");
      const format = fraction.slice(2).replace(/0+$/, "") === "" ? two : four;
      return (format ?? plain).format(Number(price)).replace("-", "−");
    },
    enter: (text) => text.replace(".", decimal),
    read(typed) {
      const text = typed.trim();
      if (COMMA_FOR_DECIMALS.test(text)) return text.replace(",", ".");
      const [whole = "", fraction, ...more] = text.split(decimal);
      if (more.length > 0) return text;
      const groups = whole.split(group);
      const isGrouped = groups.every((each, at) => (at === 0 ? /^-?\d{1,3}$/ : /^\d{3}$/).test(each));
      // One group alone could be a decimal point of the API: 1.234.
      const isClear = fraction !== undefined || groups.length > 2;
      if (fraction === undefined && groups.length === 1) return text;
      if (groups.length > 1 && !(isGrouped && isClear)) return text;
      const joined = groups.join("");
      return fraction === undefined ? joined : `${joined}.${fraction}`;
    },
  };
}

export const numbers = numbersOf(READER);
