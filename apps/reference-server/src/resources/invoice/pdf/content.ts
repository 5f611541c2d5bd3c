import { Currency, type InvoiceLine, InvoiceStatus } from "@syndikit/contract";
import type { PaperFacts, Party } from "../../../documents/paper.js";
import { enumValueOf } from "../../../enum-value.js";
import { dayIn } from "../../../messages/texts/languages.js";
import type { Moment } from "../../../ports.js";
import { type Words, wordsIn } from "./words.js";

export interface Row {
  readonly description: string;
  readonly quantity: string;
  readonly unitPrice: string;
  readonly vat: string;
  readonly amount: string;
}

/** The texts and numbers of an invoice document, before it is drawn. */
export interface Content {
  readonly language: string;
  readonly date: Moment;
  readonly number: string;
  readonly title: string;
  readonly status: { readonly text: string; readonly tone: "settled" | "open" | "over" };
  readonly parties: readonly { readonly label: string; readonly lines: readonly string[] }[];
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly head: Row;
  readonly rows: readonly Row[];
  /** The last one is the amount that the reader looks for. */
  readonly totals: readonly (readonly [label: string, value: string])[];
  readonly notes: readonly string[];
  readonly words: Pick<Words, "page" | "replaced">;
}

/** Writes the texts of an invoice in the customer's language. */
export function writeContent(paper: PaperFacts): Content {
  const { invoice, date, seller, customer, subscriptionName, creditOf } = paper;
  const { language, words } = wordsIn(paper.languages);
  const { number, total } = invoice;
  const format = formatsIn(language);
  const subscription = `${invoice.subscription.url}${subscriptionName === null ? "" : ` (${subscriptionName})`}`;
  const period = periodText(paper, words, language);
  return {
    language,
    date,
    number,
    title: creditOf === null ? words.invoice : words.creditNote,
    status: statusOf(paper, words, language),
    parties: [
      { label: words.seller, lines: partyLines(seller, words) },
      { label: words.customer, lines: partyLines(customer, words) },
    ],
    facts: [
      [words.number, number],
      [words.date, dayIn(language, date)],
      [words.order, invoice.order.url],
      [words.subscription, subscription],
      [words.product, `${invoice.product}, ${invoice.productVersion}`],
      ...(period === null ? [] : [[words.period, period] as const]),
    ],
    head: {
      description: words.description,
      quantity: words.quantity,
      unitPrice: words.unitPrice,
      vat: words.vat,
      amount: words.amount,
    },
    rows: invoice.entries.map((line) => rowOf(line, format)),
    totals: [
      [words.subtotal, format.amount(total.price)],
      [
        words.vatOf(total.vat === undefined ? null : format.percent(total.vat)),
        format.amount(total.vatSpunOff),
      ],
      [words.total, format.amount(total.total)],
    ],
    notes: [
      ...(creditOf === null ? [] : [`${words.creditOf(creditOf)}.`]),
      ...(invoice.reason === undefined ? [] : [words.reason(invoice.reason)]),
      ...(invoice.credited === undefined ? [] : [words.credited(format.amount(invoice.credited))]),
      ...(invoice.selfBilled ? [words.selfBilled] : []),
      ...(invoice.paymentReference === undefined ? [] : [words.reference(invoice.paymentReference)]),
      ...Object.entries(invoice.currencyConversion ?? {}).map(([currency, factor]) =>
        words.converted(currency, format.plain(factor)),
      ),
    ],
    words,
  };
}

function statusOf(
  { invoice, paymentReceived }: PaperFacts,
  words: Words,
  language: string,
): Content["status"] {
  if (invoice.cashed) return { text: words.cashed, tone: "settled" };
  if (invoice.creditOf !== undefined) return { text: words.refunded, tone: "settled" };
  const status = enumValueOf(InvoiceStatus, invoice.status);
  const text = words.status[status](paymentReceived === null ? null : dayIn(language, paymentReceived));
  if (status === InvoiceStatus.EXPIRED) return { text, tone: "over" };
  return { text, tone: invoice.paid ? "settled" : "open" };
}

function periodText({ period }: PaperFacts, words: Words, language: string): string | null {
  if (period === null) return null;
  if (period === "waits") return words.fromDeployment;
  return words.periodOf(dayIn(language, period.start), dayIn(language, period.end));
}

function partyLines({ name, taxCode, address }: Party, words: Words): readonly string[] {
  const { address: street, zipCode, city, state, country, countryCode } = address ?? {};
  const town = [zipCode, city, state].filter(Boolean).join(" ");
  const land = country ?? countryCode;
  return [
    name,
    ...[street, town, land].filter((line): line is string => Boolean(line)),
    ...(taxCode === null ? [] : [words.vatNumber(taxCode)]),
  ];
}

function rowOf(line: InvoiceLine, format: Formats): Row {
  const { description, identifier, quantity, unit, price, subtotal } = line;
  return {
    description: [description ?? line.type, identifier && `(${identifier})`].filter(Boolean).join(" "),
    quantity: [format.plain(quantity), unit].filter(Boolean).join(" "),
    unitPrice: format.price(price.price),
    vat: price.vat === undefined ? "–" : format.percent(price.vat),
    amount: format.amount(subtotal),
  };
}

interface Formats {
  /** Rounded to whole cents. */
  readonly amount: (price: string) => string;
  /** With all its fraction digits. */
  readonly price: (price: string) => string;
  readonly percent: (percent: number) => string;
  readonly plain: (value: number) => string;
}

function formatsIn(language: string): Formats {
  const money = { style: "currency", currency: Currency.EUR } as const;
  const amount = new Intl.NumberFormat(language, money);
  const price = new Intl.NumberFormat(language, { ...money, maximumFractionDigits: 4 });
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 4 });
  const plain = new Intl.NumberFormat(language, { maximumFractionDigits: 10 });
  return {
    // `Intl` formats a decimal text digit by digit, without converting it to a float. By the contract the text is a
    // decimal.
    amount: (value) => amount.format(value as `${number}`),
    price: (value) => price.format(value as `${number}`),
    percent: (value) => percent.format(value / 100),
    plain: (value) => plain.format(value),
  };
}
