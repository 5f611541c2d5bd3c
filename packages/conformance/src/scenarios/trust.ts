import { DeploymentStatus, EventEntity, EventType, headerNames } from "@syndikit/contract";
import type { Scenario } from "./scenario.js";

const untouched = { state: DeploymentStatus.PENDING, tenants: 0, created: 0, calls: { get: 0 } } as const;
const deployed = { state: DeploymentStatus.DEPLOYED, tenants: 1, created: 1 } as const;
const verifyFirst = `First of all, compute the HMAC-SHA1 of the raw body with the notification secret. Compare it in constant time with ${headerNames.eventSignature} (sha1= and 40 lower-case hexadecimal digits). Answer 401 when the header is missing or differs, and do nothing else with the request.`;

/** Requests from others than the marketplace, and requests of the marketplace that need no work. */
export const trustScenarios: readonly Scenario[] = [
  {
    name: "a number that another customer's subscription has now",
    requirement: "a subscription is more than its number, which returns after a reset of a sandbox",
    remedy:
      "Store createdAt and buyer.url with each tenant, and compare them at each read. If they differ, the subscription is another one: set the old record aside, create a tenant for the new one, post its endpoints, and then report DEPLOYED. Name tenants by more than the number.",
    beyond:
      "A marketplace does not give a number out twice. A sandbox does after a reset, and so does the next marketplace that your database is used with.",
    steps: [{ do: "deliver" }, { do: "settle" }, { do: "replace" }, { do: "deliver" }, { do: "settle" }],
    expected: { state: DeploymentStatus.DEPLOYED, created: 2, calls: { setEndpoints: 2, markDeployed: 2 } },
  },
  {
    name: "a body that was altered after it was signed",
    requirement: "the signature is checked over the bytes of the body",
    remedy: verifyFirst,
    steps: [{ do: "deliver", event: { signature: "altered" }, answer: "refused" }],
    expected: untouched,
  },
  {
    name: "an event signed by somebody else",
    requirement: "the signature is checked with the secret",
    remedy: verifyFirst,
    steps: [{ do: "deliver", event: { signature: "other secret" }, answer: "refused" }],
    expected: untouched,
  },
  {
    name: "an event without a signature",
    requirement: "an event without a signature starts nothing",
    remedy: verifyFirst,
    steps: [{ do: "deliver", event: { signature: "none" }, answer: "refused" }],
    expected: untouched,
  },
  {
    name: "a forged DELETED for a live customer",
    requirement: "a forged event cannot remove a tenant",
    remedy: `${verifyFirst} And never remove a tenant because of an event's type: only the states UNDEPLOY_SENT and UNDEPLOYED, as you read them from the marketplace, end a tenant.`,
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
    requirement: "the current state decides, not the type of the event",
    remedy:
      "Read the subscription on DELETED as on every event. Remove the tenant when the state is UNDEPLOY_SENT or UNDEPLOYED, and otherwise keep it.",
    beyond: "The marketplace sends DELETED only after you have reported UNDEPLOYED.",
    steps: [{ do: "deliver" }, { do: "settle" }, { do: "deliver", event: { type: EventType.DELETED } }],
    expected: { ...deployed, calls: { removeTenant: 0 } },
    live: { needs: ["tenants"] },
  },
  {
    name: "broken JSON without a signature",
    requirement: "nothing is parsed before it is verified",
    remedy:
      "Verify the raw bytes before anything parses them. In most frameworks that means reading the body as bytes on this route, without the JSON body parser. A body without a valid signature gets 401, whatever it contains.",
    steps: [{ do: "deliver", event: { raw: "{", signature: "none" }, answer: "refused" }],
    expected: untouched,
  },
  {
    name: "a signed event with different formatting",
    requirement: "the signature is checked over the bytes that arrived, not over JSON that was written again",
    remedy:
      "Compute the signature over the bytes that arrived. Do not parse the body and serialise it again: spaces, line breaks and the order of keys change, and so does the signature.",
    beyond: "Today the marketplace writes events as compact JSON. Its interface does not promise that.",
    steps: [{ do: "deliver", event: { indented: true } }],
    expected: deployed,
  },
  {
    name: "signed bytes that are not an event",
    requirement: "a body that can never be handled is acknowledged, so that it is not sent again for ever",
    remedy:
      "The marketplace repeats every event that is not answered with 200 or 204. When the signature is valid and the body cannot be used, keep the body for inspection, and answer 204.",
    beyond:
      "The marketplace signs nothing but events. If it had a fault, an answer of 204 ends the repetition.",
    steps: [
      { do: "deliver", event: { raw: "{" } },
      { do: "deliver", event: { raw: "" } },
      { do: "deliver", event: { raw: "null" } },
      { do: "deliver", event: { id: "invalid" } },
    ],
    expected: untouched,
  },
  {
    name: "events of unknown entities and types",
    requirement: "events of a later version of the marketplace are acknowledged",
    remedy:
      "Answer 204 to signed events that you do not use. After 400, 404 or 422 the marketplace sends them again for ever.",
    beyond:
      "Today the marketplace sends the events of other entities only to endpoints of the whole platform.",
    steps: [
      { do: "deliver", event: { entity: "Comet", type: "MELTED" } },
      { do: "deliver", event: { entity: EventEntity.User, type: EventType.CREATED } },
    ],
    expected: untouched,
  },
  {
    name: "a test event for a subscription that does not exist",
    requirement: "when the subscription is not found, the event is acknowledged",
    remedy:
      "When GET subscription/<id> answers 404, the event is a test event, or the subscription is gone. There is nothing to do: answer 204.",
    steps: [
      { do: "change", to: "gone" },
      { do: "deliver", event: { id: "unknown" } },
    ],
    expected: { state: "gone", tenants: 0, created: 0 },
  },
  {
    name: "an entityUrl that points elsewhere",
    requirement: "no event makes the receiver send its token to another server",
    remedy:
      "Do not follow entityUrl. Take the id, check that it is a positive whole number, and build the address from your own settings: <marketplace>/api/subscription/<id>.",
    beyond: "The marketplace writes relative addresses. Somebody who has the secret could write others.",
    steps: [{ do: "deliver", event: { entityUrl: "foreign" } }],
    expected: deployed,
  },
  {
    name: "an id that is a number",
    requirement: "an id is accepted as a JSON string and as a JSON number",
    remedy: 'Accept the id of an event as a string and as a number: "12" and 12 are the same.',
    beyond: "The marketplace writes the id as a JSON string.",
    steps: [{ do: "deliver", event: { id: "a number" } }],
    expected: deployed,
  },
  {
    name: "an event without metadata",
    requirement: "an event is handled without the field metadata",
    remedy:
      "Do not require the field metadata. Everything that you need is in the subscription that you read.",
    beyond: "The marketplace sends the field with every event, as an empty map when there is no metadata.",
    steps: [{ do: "deliver", event: { metadata: "absent" } }],
    expected: deployed,
  },
  {
    name: "secrets in everything that comes and goes",
    requirement: "the log contains no secret, signature, body or credential",
    remedy:
      "Log the id of the subscription, the outcome and the request id. Leave out headers, bodies, tokens and the credentials that you post, in error messages too.",
    steps: [
      { do: "fail", at: "setEndpoints" },
      { do: "deliver", event: { metadata: { note: "canary-body" } } },
      // Any answer to these bytes is accepted: the check is about the log.
      { do: "deliver", event: { raw: '{"canary":' }, answer: "any" },
      { do: "deliver", event: { signature: "other secret" }, answer: "refused" },
    ],
    expected: deployed,
    live: { log: true },
  },
];
