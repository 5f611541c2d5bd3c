import type { Texts } from "./texts.js";

export const italian: Texts = {
  deployed: ({ subscription, product, endpoints, instructions }) => ({
    subject: `${subscription} è pronto`,
    blocks: [
      `Il tuo abbonamento ${subscription}${ofProduct(product)} è pronto.`,
      ...(endpoints.length > 0
        ? ["Aprilo qui:", { links: endpoints }]
        : ["Il fornitore non ha ancora indicato un indirizzo. Lo riceverai appena ci sarà."]),
      ...(instructions === null ? [] : ["Come iniziare:", { quoted: instructions }]),
      "Se ti serve una password o una chiave, la trovi con il tuo abbonamento sul marketplace.",
    ],
  }),
  addressGiven: ({ subscription, product, endpoints }) => ({
    subject: `${subscription} ha un indirizzo`,
    blocks: [
      `Il tuo abbonamento ${subscription}${ofProduct(product)} ha ora un indirizzo.`,
      "Aprilo qui:",
      { links: endpoints },
    ],
  }),
  failed: ({ subscription, product }) => ({
    subject: `Non è stato possibile attivare ${subscription}`,
    blocks: [
      `Il fornitore${product === null ? "" : ` di ${product}`} non ha potuto attivare il tuo abbonamento ${subscription}.`,
      "Non paghi nulla. Quanto hai pagato ti viene accreditato.",
    ],
  }),
  paymentDeclined: ({ subscription, product, reason }) => ({
    subject: `Il pagamento di ${subscription} è stato rifiutato`,
    blocks: [
      `Il pagamento del tuo abbonamento ${subscription}${ofProduct(product)} è stato rifiutato: ${reason}.`,
      "Controlla il metodo di pagamento e paga la fattura aperta sul marketplace.",
    ],
  }),
  graceBegins: ({ subscription, product, until, ends }) => ({
    subject: `Paga ${subscription} entro il ${until}`,
    blocks: [
      `Una fattura del tuo abbonamento ${subscription}${ofProduct(product)} non è pagata.`,
      ends
        ? `Puoi usarlo fino al ${until}. Se la fattura non è pagata entro quel giorno, l'abbonamento termina.`
        : `Se non è pagata entro il ${until}, ciò a cui si riferisce viene annullato. Il tempo pagato continua.`,
    ],
  }),
  aboutToExpire: ({ subscription, product, until }) => ({
    subject: `${subscription} termina il ${until}`,
    blocks: [
      `Il tuo abbonamento ${subscription}${ofProduct(product)} termina il ${until}, perché non si rinnova da solo.`,
      "Per tenerlo, rinnovalo sul marketplace prima di quel giorno.",
    ],
  }),
  stopped: ({ subscription, product, reason }) => ({
    subject: `${subscription} è sospeso`,
    blocks: [
      `Il tuo abbonamento ${subscription}${ofProduct(product)} è sospeso: per ora non puoi usarlo. Non è terminato.`,
      ...(reason === null ? [] : ["Il motivo indicato:", { quoted: reason }]),
    ],
  }),
  startedAgain: ({ subscription, product }) => ({
    subject: `${subscription} è di nuovo attivo`,
    blocks: [
      `Il tuo abbonamento ${subscription}${ofProduct(product)} non è più sospeso. Puoi usarlo di nuovo.`,
    ],
  }),
  ended: ({ subscription, product, reason }) => ({
    subject: `${subscription} è terminato`,
    blocks: [
      `Il tuo abbonamento ${subscription}${ofProduct(product)} è terminato.`,
      ...(reason === null ? [] : ["Il motivo indicato:", { quoted: reason }]),
    ],
  }),
  endpointPaused: ({ endpoint, reason, events }) => ({
    subject: "Gli eventi al tuo endpoint sono in pausa",
    blocks: [
      "Il tuo endpoint non risponde da giorni: il marketplace trattiene i suoi eventi:",
      { links: [{ url: endpoint, about: null }] },
      `L'ultimo errore: ${reason}. Eventi in attesa: ${events}.`,
      "Viene riprovato una volta al giorno. Quando funziona di nuovo, gli eventi in attesa vengono inviati. Per averli subito, riattiva l'endpoint sul marketplace.",
    ],
  }),
};

function ofProduct(product: string | null): string {
  return product === null ? "" : ` a ${product}`;
}
