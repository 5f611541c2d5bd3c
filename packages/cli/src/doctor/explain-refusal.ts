import type { Outcome } from "../http/outcome.js";
import type { Cause } from "./cause.js";
import { bodyConsumed, changedBody, headerDropped, otherForm, wrongSecret } from "./causes-of-signature.js";
import { clockCause } from "./checks/time.js";
import { type Examinee, looksAlike, quote, textOf } from "./examinee.js";
import { findBodyVariant, findHeaderForm, findSecretVariant } from "./find-variant.js";
import { forge, isTaken, plainBody, sameStatus, testEventBody } from "./probe.js";

/** Finds out why an application refuses a correctly signed event. */
export async function explainRefusal(examinee: Examinee): Promise<readonly Cause[]> {
  const outcome = await examinee.ask();
  const body = plainBody(examinee.date);
  const forged = await examinee.ask({ signature: forge(body) });
  if (!sameStatus(outcome, forged) && !isTaken(forged))
    return [await refusedEvent(examinee, outcome, forged)];

  const { direct } = examinee;
  if (direct !== undefined && isTaken(await direct.ask())) {
    const variant = await findBodyVariant(examinee);
    return [
      variant === undefined
        ? headerDropped(
            `${examinee.url.origin} answers ${quote(outcome)}, the application itself accepts the same event.`,
          )
        : changedBody(variant, outcome, true),
    ];
  }
  const known =
    (await consumed(examinee, outcome)) ??
    (await misread(examinee, outcome)) ??
    (await clockCause(examinee, outcome));
  return [known ?? (await secretOrHeader(examinee, outcome))];
}

/**
 * The signature is accepted, but the event is refused. An application that accepts the marketplace's own test event
 * fails only on entities that it does not know.
 */
async function refusedEvent(examinee: Examinee, outcome: Outcome, forged: Outcome): Promise<Cause> {
  const seen = `A signed event of an unknown entity is answered with ${quote(outcome)}, a forged one with ${quote(forged)}: the signature is accepted.`;
  const known = await examinee.ask({ body: testEventBody(examinee.date) });
  if (!isTaken(known) && outcome.kind === "answer" && outcome.status >= 500) {
    return applicationFails(`${seen} An event of a subscription is answered with ${quote(known)} too.`);
  }
  return {
    id: "unknown-events",
    severity: "cause",
    title: "Events that the application does not need are refused.",
    seen: `${seen} A test event of a subscription is answered with ${quote(known)}.`,
    remedy: [
      "Answer 204 to every event with a valid signature, whatever its entity and type. Otherwise it comes again and again.",
    ],
  };
}

function applicationFails(seen: string): Cause {
  return {
    id: "application-fails",
    severity: "cause",
    title: "The application fails.",
    seen,
    remedy: ["See its log. Answer 204 to events with a valid signature, and 401 to events with a wrong one."],
  };
}

/**
 * A JSON parser ignores other content types. If the application fails only with JSON, a parser runs before the
 * signature is checked.
 */
async function consumed(examinee: Examinee, outcome: Outcome): Promise<Cause | undefined> {
  if (outcome.kind !== "answer") return undefined;
  const untouched = await examinee.ask({ contentType: "application/octet-stream" });
  if (untouched.kind !== "answer" || untouched.status === outcome.status) return undefined;
  const isSign = isTaken(untouched) || (outcome.status >= 500 && untouched.status < 500);
  if (!isSign) return undefined;
  return bodyConsumed(
    `As JSON an event is answered with ${quote(outcome)}, as another type, which JSON parsers leave alone, with ${quote(untouched)}.`,
    outcome,
  );
}

async function misread(examinee: Examinee, outcome: Outcome): Promise<Cause | undefined> {
  const secret = await findSecretVariant(examinee);
  if (secret !== undefined) {
    return wrongSecret(`It has this one ${secret.phrase}.`, [
      "Give both sides the same text: no newline, no quotation marks, no encoding.",
    ]);
  }
  const form = await findHeaderForm(examinee);
  if (form !== undefined) return otherForm(form.phrase);
  const variant = await findBodyVariant(examinee);
  return variant === undefined ? undefined : changedBody(variant, outcome, false);
}

/** Tells a wrong secret from a lost header by comparing the answers to signed, unsigned and malformed requests. */
async function secretOrHeader(examinee: Examinee, outcome: Outcome): Promise<Cause> {
  const body = plainBody(examinee.date);
  const [first, second, unsigned, malformed] = [
    await examinee.ask({ signature: forge(body) }),
    await examinee.ask({ signature: forge(body) }),
    await examinee.ask({ signature: null }),
    await examinee.ask({ signature: "syndikit" }),
  ];
  if (outcome.kind === "answer" && outcome.status >= 500 && sameStatus(outcome, unsigned)) {
    return applicationFails(`Every event is answered with ${quote(outcome)}, signed or not.`);
  }
  const isSteady = looksAlike(first, second);
  const arrives = isSteady && (!looksAlike(first, unsigned) || !looksAlike(first, malformed));
  if (arrives) {
    return wrongSecret(
      `The header arrives: without it the answer is ${quote(unsigned)}, with it ${quote(outcome)}.`,
      secretRemedy,
    );
  }
  const says = outcome.kind === "answer" ? textOf(outcome) : "";
  if (/missing|absent|required|no (\w+ )?(signature|header)|not signed|unsigned/i.test(says)) {
    return headerDropped(`A signed event is answered as one without a signature is: ${quote(outcome)}.`);
  }
  return wrongSecret(`Every event is answered with ${quote(outcome)}, whatever its signature is.`, [
    ...secretRemedy,
    "If the secrets are the same, the header is lost on the way. To find out, pass --direct with the application's own address.",
  ]);
}

const secretRemedy = [
  "Compare the application's secret with that of the product. After a change restart the application: many read the secret only once.",
  "The marketplace does not show the product's secret. Set a new one (notificationSecretToken) for the product, and the same in your application.",
] as const;
