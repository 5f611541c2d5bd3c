import { DeploymentStatus, EventEntity, EventType } from "@syndikit/contract";
import type { Scenario } from "./scenario.js";

const untouched = { state: DeploymentStatus.PENDING, tenants: 0, made: 0, calls: { get: 0 } } as const;
const deployed = { state: DeploymentStatus.DEPLOYED, tenants: 1, made: 1 } as const;
const verifyFirst =
  "First of all compute the HMAC-SHA1 of the raw body with the notification secret, compare it in constant time with CMW-Event-Signature (sha1= and 40 small hexadecimal digits), and answer 401 when it is missing or differs. Do nothing else with the request.";

/** What comes from others than the marketplace, and what comes from it and is of no use. */
export const trustScenarios: readonly Scenario[] = [
  {
    name: "a body that was altered after it was signed",
    guards: "the signature is checked over the bytes",
    remedy: verifyFirst,
    steps: [{ do: "deliver", event: { signature: "altered" }, answer: "refused" }],
    expected: untouched,
  },
  {
    name: "an event signed by somebody else",
    guards: "the signature is checked with the secret",
    remedy: verifyFirst,
    steps: [{ do: "deliver", event: { signature: "other secret" }, answer: "refused" }],
    expected: untouched,
  },
  {
    name: "an event without a signature",
    guards: "an event that anybody could send starts nothing",
    remedy: verifyFirst,
    steps: [{ do: "deliver", event: { signature: "none" }, answer: "refused" }],
    expected: untouched,
  },
  {
    name: "a forged DELETED for a live customer",
    guards: "nobody can have a tenant removed by an event of his own",
    remedy: `${verifyFirst} And never remove a tenant because of an event's type: only UNDEPLOY_SENT or UNDEPLOYED, as read from the marketplace, ends one.`,
    steps: [
      { do: "deliver" },
      { do: "settle" },
      { do: "deliver", event: { type: EventType.DELETED, signature: "other secret" }, answer: "refused" },
      { do: "deliver", event: { type: EventType.DELETED, signature: "none" }, answer: "refused" },
    ],
    expected: { ...deployed, calls: { removeTenant: 0 } },
  },
  {
    name: "a signed DELETED for a subscription that lives",
    guards: "the current state decides, not the type of the event",
    remedy:
      "Read the subscription on DELETED as on every event. Remove the tenant when its state is UNDEPLOY_SENT or UNDEPLOYED, and otherwise leave it.",
    steps: [{ do: "deliver" }, { do: "settle" }, { do: "deliver", event: { type: EventType.DELETED } }],
    expected: { ...deployed, calls: { removeTenant: 0 } },
    outside: { needs: ["tenants"] },
  },
  {
    name: "broken JSON without a signature",
    guards: "nothing is parsed before it is verified",
    remedy:
      "Verify the raw bytes before anything parses them. In most frameworks that means to read the body as bytes on this route, and to keep the JSON body parser away from it. A body without a good signature gets 401, whatever is in it.",
    steps: [{ do: "deliver", event: { raw: "{", signature: "none" }, answer: "refused" }],
    expected: untouched,
  },
  {
    name: "a signed event that is written in another way",
    guards: "the signature covers the bytes as they came, not JSON that was written anew",
    remedy:
      "Compute the signature over the bytes that arrived. Do not parse the body and write it again: spaces, line ends and the order of keys change, and so does the signature.",
    steps: [{ do: "deliver", event: { spaced: true } }],
    expected: deployed,
  },
  {
    name: "signed bytes that are no event",
    guards: "what can never be handled is acknowledged, or the sender repeats it for ever",
    remedy:
      "Whatever answer but 200 or 204 is sent again without an end. When the signature is good and the body cannot be used, keep it for a look, and answer 204.",
    steps: [
      { do: "deliver", event: { raw: "{" } },
      { do: "deliver", event: { raw: "" } },
      { do: "deliver", event: { raw: "null" } },
      { do: "deliver", event: { id: "no number" } },
    ],
    expected: untouched,
  },
  {
    name: "events of entities and types that are not known",
    guards: "what comes with a later version of the sender is acknowledged",
    remedy:
      "Answer 204 to signed events that you have no use for. 400, 404 and 422 make the marketplace send them again for ever.",
    steps: [
      { do: "deliver", event: { entity: "Comet", type: "MELTED" } },
      { do: "deliver", event: { entity: EventEntity.User, type: EventType.CREATED } },
    ],
    expected: untouched,
  },
  {
    name: "a test event for a subscription that is not there",
    guards: "404 is an answer, and the event is acknowledged",
    remedy:
      "When GET subscription/<id> answers 404, the event is of the Test Events function, or the subscription is gone. There is nothing to do: answer 204.",
    steps: [
      { do: "change", to: "gone" },
      { do: "deliver", event: { id: "of nobody" } },
    ],
    expected: { state: "gone", tenants: 0, made: 0 },
  },
  {
    name: "an entityUrl that points elsewhere",
    guards: "no event makes the receiver send its token to somebody else",
    remedy:
      "Do not follow entityUrl. Take the id, check that it is a positive whole number, and build the address from your own settings: <marketplace>/api/subscription/<id>.",
    steps: [{ do: "deliver", event: { entityUrl: "elsewhere" } }],
    expected: deployed,
  },
  {
    name: "an id that is a number",
    guards: "both ways to write an id are read",
    remedy: 'Read the id of an event as a text or as a number: "12" and 12 are the same.',
    steps: [{ do: "deliver", event: { id: "as a number" } }],
    expected: deployed,
  },
  {
    name: "secrets in everything that comes and goes",
    guards: "no log holds a secret, a signature, a body or a credential",
    remedy:
      "Log the id of the subscription, the outcome and the request id. Leave out headers, bodies, tokens and what you post as credentials, in errors too.",
    steps: [
      { do: "fail", at: "setEndpoints" },
      { do: "deliver", event: { metadata: { note: "canary-body" } } },
      { do: "deliver", event: { raw: '{"canary":' } },
      { do: "deliver", event: { signature: "other secret" }, answer: "refused" },
    ],
    expected: deployed,
    outside: { log: true },
  },
];
