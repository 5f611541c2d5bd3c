import type { Texts } from "./texts.js";

export const german: Texts = {
  deployed: ({ subscription, product, endpoints, instructions }) => ({
    subject: `${subscription} ist bereit`,
    blocks: [
      `Ihr Abonnement ${subscription}${ofProduct(product)} ist bereit.`,
      ...(endpoints.length > 0
        ? ["Hier öffnen Sie es:", { links: endpoints }]
        : ["Der Anbieter hat noch keine Adresse angegeben. Sie erfahren sie, sobald es eine gibt."]),
      ...(instructions === null ? [] : ["So fangen Sie an:", { quoted: instructions }]),
      "Brauchen Sie ein Passwort oder einen Schlüssel, finden Sie ihn bei Ihrem Abonnement auf dem Marktplatz.",
    ],
  }),
  addressGiven: ({ subscription, product, endpoints }) => ({
    subject: `${subscription} hat eine Adresse`,
    blocks: [
      `Ihr Abonnement ${subscription}${ofProduct(product)} hat jetzt eine Adresse.`,
      "Hier öffnen Sie es:",
      { links: endpoints },
    ],
  }),
  failed: ({ subscription, product }) => ({
    subject: `${subscription} konnte nicht eingerichtet werden`,
    blocks: [
      `Der Anbieter${ofProduct(product)} konnte Ihr Abonnement ${subscription} nicht einrichten.`,
      "Sie zahlen dafür nichts. Was Sie bezahlt haben, wird gutgeschrieben.",
    ],
  }),
  paymentDeclined: ({ subscription, product, reason }) => ({
    subject: `Die Zahlung für ${subscription} wurde abgelehnt`,
    blocks: [
      `Die Zahlung für Ihr Abonnement ${subscription}${ofProduct(product)} wurde abgelehnt: ${reason}.`,
      "Prüfen Sie Ihr Zahlungsmittel, und bezahlen Sie die offene Rechnung auf dem Marktplatz.",
    ],
  }),
  graceBegins: ({ subscription, product, until, ends }) => ({
    subject: `Bitte bezahlen Sie ${subscription} bis zum ${until}`,
    blocks: [
      `Eine Rechnung für Ihr Abonnement ${subscription}${ofProduct(product)} ist nicht bezahlt.`,
      ends
        ? `Sie können es bis zum ${until} weiter nutzen. Ist die Rechnung dann nicht bezahlt, endet das Abonnement.`
        : `Ist sie bis zum ${until} nicht bezahlt, wird zurückgenommen, wofür sie ist. Die bezahlte Zeit läuft weiter.`,
    ],
  }),
  aboutToExpire: ({ subscription, product, until }) => ({
    subject: `${subscription} endet am ${until}`,
    blocks: [
      `Ihr Abonnement ${subscription}${ofProduct(product)} endet am ${until}, denn es verlängert sich nicht von selbst.`,
      "Wenn Sie es behalten möchten, verlängern Sie es vorher auf dem Marktplatz.",
    ],
  }),
  stopped: ({ subscription, product, reason }) => ({
    subject: `${subscription} ist angehalten`,
    blocks: [
      `Ihr Abonnement ${subscription}${ofProduct(product)} ist angehalten: Sie können es vorerst nicht nutzen. Es ist nicht beendet.`,
      ...(reason === null ? [] : ["Dieser Grund wurde genannt:", { quoted: reason }]),
    ],
  }),
  startedAgain: ({ subscription, product }) => ({
    subject: `${subscription} läuft wieder`,
    blocks: [
      `Ihr Abonnement ${subscription}${ofProduct(product)} ist nicht mehr angehalten. Sie können es wieder nutzen.`,
    ],
  }),
  ended: ({ subscription, product, reason }) => ({
    subject: `${subscription} ist beendet`,
    blocks: [
      `Ihr Abonnement ${subscription}${ofProduct(product)} ist beendet.`,
      ...(reason === null ? [] : ["Dieser Grund wurde genannt:", { quoted: reason }]),
    ],
  }),
  endpointPaused: ({ endpoint, reason, events }) => ({
    subject: "Ereignisse an Ihren Endpunkt sind angehalten",
    blocks: [
      "Ihr Endpunkt ist seit Tagen gestört. Der Marktplatz hält seine Ereignisse zurück:",
      { links: [{ url: endpoint, about: null }] },
      `Der letzte Fehler: ${reason}. Wartende Ereignisse: ${events}.`,
      "Er wird einmal am Tag versucht. Sobald er wieder antwortet, werden die wartenden Ereignisse gesendet. Damit das gleich geschieht, setzen Sie den Endpunkt auf dem Marktplatz fort.",
    ],
  }),
};

function ofProduct(product: string | null): string {
  return product === null ? "" : ` von ${product}`;
}
