import type { Texts } from "./texts.js";

export const english: Texts = {
  deployed: ({ subscription, product, endpoints, instructions }) => ({
    subject: `${subscription} is ready`,
    blocks: [
      `Your subscription ${subscription}${ofProduct(product)} is ready to use.`,
      ...(endpoints.length > 0
        ? ["Open it here:", { links: endpoints }]
        : ["The vendor has not given an address yet. You are told as soon as there is one."]),
      ...(instructions === null ? [] : ["How to begin:", { quoted: instructions }]),
      "If you need a password or a key to sign in, you find it with your subscription on the marketplace.",
    ],
  }),
  addressGiven: ({ subscription, product, endpoints }) => ({
    subject: `${subscription} has an address`,
    blocks: [
      `Your subscription ${subscription}${ofProduct(product)} has an address now.`,
      "Open it here:",
      { links: endpoints },
    ],
  }),
  failed: ({ subscription, product }) => ({
    subject: `${subscription} could not be set up`,
    blocks: [
      `The vendor${product === null ? "" : ` of ${product}`} could not set up your subscription ${subscription}.`,
      "You pay nothing for it. What you have paid is credited.",
    ],
  }),
  paymentDeclined: ({ subscription, product, reason }) => ({
    subject: `The payment for ${subscription} was declined`,
    blocks: [
      `The payment for your subscription ${subscription}${ofProduct(product)} was declined: ${reason}.`,
      "Check your payment method, and pay the open invoice on the marketplace.",
    ],
  }),
  graceBegins: ({ subscription, product, until, ends }) => ({
    subject: `Please pay for ${subscription} by ${until}`,
    blocks: [
      `An invoice of your subscription ${subscription}${ofProduct(product)} is not paid.`,
      ends
        ? `You can go on using it until ${until}. If the invoice is not paid by then, the subscription ends.`
        : `If it is not paid by ${until}, what it is for is taken back. The time that you have paid goes on.`,
    ],
  }),
  aboutToExpire: ({ subscription, product, until }) => ({
    subject: `${subscription} ends on ${until}`,
    blocks: [
      `Your subscription ${subscription}${ofProduct(product)} ends on ${until}, because it does not renew by itself.`,
      "To keep it, renew it on the marketplace before that day.",
    ],
  }),
  stopped: ({ subscription, product, reason }) => ({
    subject: `${subscription} is stopped`,
    blocks: [
      `Your subscription ${subscription}${ofProduct(product)} is stopped: you cannot use it for now. It has not ended.`,
      ...(reason === null ? [] : ["The reason that was given:", { quoted: reason }]),
    ],
  }),
  startedAgain: ({ subscription, product }) => ({
    subject: `${subscription} runs again`,
    blocks: [
      `Your subscription ${subscription}${ofProduct(product)} is no longer stopped. You can use it again.`,
    ],
  }),
  ended: ({ subscription, product, reason }) => ({
    subject: `${subscription} has ended`,
    blocks: [
      `Your subscription ${subscription}${ofProduct(product)} has ended.`,
      ...(reason === null ? [] : ["The reason that was given:", { quoted: reason }]),
    ],
  }),
  endpointPaused: ({ endpoint, reason, events }) => ({
    subject: "Events to your endpoint are paused",
    blocks: [
      "Your endpoint has failed for days, so the marketplace holds its events back:",
      { links: [{ url: endpoint, about: null }] },
      `The last error: ${reason}. Events that wait: ${events}.`,
      "It is tried once a day. When it works again, the events that wait are sent. To have them at once, resume the endpoint on the marketplace.",
    ],
  }),
};

function ofProduct(product: string | null): string {
  return product === null ? "" : ` to ${product}`;
}
