import { InvoiceStatus } from "@syndikit/contract";
import type { EnumValue } from "../../../enum-value.js";

/** The texts of an invoice document in one language. */
export interface Words {
  readonly invoice: string;
  readonly creditNote: string;
  readonly creditOf: (number: string) => string;
  readonly seller: string;
  readonly customer: string;
  readonly vatNumber: (number: string) => string;
  readonly number: string;
  readonly date: string;
  readonly order: string;
  readonly subscription: string;
  readonly product: string;
  readonly period: string;
  readonly periodOf: (from: string, to: string) => string;
  /** Stands for the period of an order that is not deployed yet. */
  readonly fromDeployment: string;
  readonly description: string;
  readonly quantity: string;
  readonly unitPrice: string;
  readonly vat: string;
  readonly amount: string;
  readonly subtotal: string;
  readonly vatOf: (percent: string | null) => string;
  readonly total: string;
  /** @param on - the day of the payment, if it was paid. */
  readonly status: Readonly<Record<EnumValue<typeof InvoiceStatus>, (on: string | null) => string>>;
  readonly refunded: string;
  readonly cashed: string;
  readonly reason: (reason: string) => string;
  readonly credited: (amount: string) => string;
  readonly selfBilled: string;
  readonly reference: (reference: string) => string;
  readonly converted: (currency: string, factor: string) => string;
  /** A note for invoices with a character that has no glyph. */
  readonly replaced: (sign: string) => string;
  readonly page: (page: number, pages: number) => string;
}

const english: Words = {
  invoice: "Invoice",
  creditNote: "Credit note",
  creditOf: (number) => `Credit note for invoice ${number}`,
  seller: "Seller",
  customer: "Customer",
  vatNumber: (number) => `VAT number: ${number}`,
  number: "Number",
  date: "Date",
  order: "Order",
  subscription: "Subscription",
  product: "Product",
  period: "Period",
  periodOf: (from, to) => `${from} to ${to}`,
  fromDeployment: "Begins when the application is ready",
  description: "Description",
  quantity: "Quantity",
  unitPrice: "Unit price",
  vat: "VAT",
  amount: "Amount",
  subtotal: "Subtotal",
  vatOf: (percent) => (percent === null ? "VAT" : `VAT ${percent}`),
  total: "Total",
  status: {
    [InvoiceStatus.PAID]: (on) => (on === null ? "Paid" : `Paid on ${on}`),
    [InvoiceStatus.DELAYED]: () => "Payment is on its way",
    [InvoiceStatus.UNPAID]: () => "To be paid",
    [InvoiceStatus.EXPIRED]: () => "Expired: nothing to pay any more",
  },
  refunded: "Credited",
  cashed: "Already collected by the seller",
  reason: (reason) => `Reason: ${reason}`,
  credited: (amount) => `${amount} of this invoice was credited.`,
  selfBilled: "The seller collects the payment.",
  reference: (reference) => `Payment reference: ${reference}`,
  converted: (currency, factor) => `Prices in ${currency} were converted: 1 ${currency} is ${factor} EUR.`,
  replaced: (sign) => `${sign} stands for a character that the font of this document does not have.`,
  page: (page, pages) => `Page ${page} of ${pages}`,
};

const german: Words = {
  invoice: "Rechnung",
  creditNote: "Gutschrift",
  creditOf: (number) => `Gutschrift zur Rechnung ${number}`,
  seller: "Verkäufer",
  customer: "Kunde",
  vatNumber: (number) => `USt-IdNr.: ${number}`,
  number: "Nummer",
  date: "Datum",
  order: "Bestellung",
  subscription: "Abonnement",
  product: "Produkt",
  period: "Zeitraum",
  periodOf: (from, to) => `${from} bis ${to}`,
  fromDeployment: "Beginnt, sobald die Anwendung bereitsteht",
  description: "Beschreibung",
  quantity: "Menge",
  unitPrice: "Einzelpreis",
  vat: "USt.",
  amount: "Betrag",
  subtotal: "Zwischensumme",
  vatOf: (percent) => (percent === null ? "Umsatzsteuer" : `Umsatzsteuer ${percent}`),
  total: "Gesamtbetrag",
  status: {
    [InvoiceStatus.PAID]: (on) => (on === null ? "Bezahlt" : `Bezahlt am ${on}`),
    [InvoiceStatus.DELAYED]: () => "Zahlung ist unterwegs",
    [InvoiceStatus.UNPAID]: () => "Zu zahlen",
    [InvoiceStatus.EXPIRED]: () => "Verfallen: nichts mehr zu zahlen",
  },
  refunded: "Gutgeschrieben",
  cashed: "Vom Verkäufer bereits eingenommen",
  reason: (reason) => `Grund: ${reason}`,
  credited: (amount) => `Von dieser Rechnung wurden ${amount} gutgeschrieben.`,
  selfBilled: "Der Verkäufer zieht den Betrag ein.",
  reference: (reference) => `Zahlungsreferenz: ${reference}`,
  converted: (currency, factor) =>
    `Preise in ${currency} wurden umgerechnet: 1 ${currency} sind ${factor} EUR.`,
  replaced: (sign) => `${sign} steht für ein Zeichen, das die Schrift dieses Dokuments nicht hat.`,
  page: (page, pages) => `Seite ${page} von ${pages}`,
};

const italian: Words = {
  invoice: "Fattura",
  creditNote: "Nota di credito",
  creditOf: (number) => `Nota di credito per la fattura ${number}`,
  seller: "Venditore",
  customer: "Cliente",
  vatNumber: (number) => `Partita IVA: ${number}`,
  number: "Numero",
  date: "Data",
  order: "Ordine",
  subscription: "Abbonamento",
  product: "Prodotto",
  period: "Periodo",
  periodOf: (from, to) => `dal ${from} al ${to}`,
  fromDeployment: "Inizia quando l'applicazione è pronta",
  description: "Descrizione",
  quantity: "Quantità",
  unitPrice: "Prezzo unitario",
  vat: "IVA",
  amount: "Importo",
  subtotal: "Imponibile",
  vatOf: (percent) => (percent === null ? "IVA" : `IVA ${percent}`),
  total: "Totale",
  status: {
    [InvoiceStatus.PAID]: (on) => (on === null ? "Pagata" : `Pagata il ${on}`),
    [InvoiceStatus.DELAYED]: () => "Pagamento in corso",
    [InvoiceStatus.UNPAID]: () => "Da pagare",
    [InvoiceStatus.EXPIRED]: () => "Scaduta: non c'è più nulla da pagare",
  },
  refunded: "Accreditata",
  cashed: "Già incassata dal venditore",
  reason: (reason) => `Motivo: ${reason}`,
  credited: (amount) => `Di questa fattura sono stati accreditati ${amount}.`,
  selfBilled: "Il pagamento è riscosso dal venditore.",
  reference: (reference) => `Riferimento del pagamento: ${reference}`,
  converted: (currency, factor) => `Prezzi in ${currency} convertiti: 1 ${currency} vale ${factor} EUR.`,
  replaced: (sign) => `${sign} sta per un carattere che il font di questo documento non ha.`,
  page: (page, pages) => `Pagina ${page} di ${pages}`,
};

const wordsByLanguage: ReadonlyMap<string, Words> = new Map([
  ["en", english],
  ["de", german],
  ["it", italian],
]);

/** The texts in the first language that has any; English if none has. */
export function wordsIn(languages: readonly (string | null)[]): {
  readonly language: string;
  readonly words: Words;
} {
  for (const language of languages) {
    const words = language === null ? undefined : wordsByLanguage.get(language.toLowerCase());
    if (language !== null && words !== undefined) return { language: language.toLowerCase(), words };
  }
  return { language: "en", words: english };
}
