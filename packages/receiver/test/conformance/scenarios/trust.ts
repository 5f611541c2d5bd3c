import type { Scenario } from "../scenario.js";

const untouched = { state: "PENDING", tenants: 0, made: 0, calls: { get: 0 } } as const;
const deployed = { state: "DEPLOYED", tenants: 1, made: 1 } as const;

/** What comes from others than the marketplace, and what comes from it and is of no use. */
export const trustScenarios: readonly Scenario[] = [
  {
    name: "a body that was altered after it was signed",
    guards: "the signature is checked over the bytes",
    steps: [{ do: "deliver", event: { signature: "altered" }, answer: "refused" }],
    expected: untouched,
  },
  {
    name: "an event signed by somebody else",
    guards: "the signature is checked with the secret",
    steps: [{ do: "deliver", event: { signature: "other secret" }, answer: "refused" }],
    expected: untouched,
  },
  {
    name: "an event without a signature",
    guards: "an event that anybody could send starts nothing",
    steps: [{ do: "deliver", event: { signature: "none" }, answer: "refused" }],
    expected: untouched,
  },
  {
    name: "a forged DELETED for a live customer",
    guards: "nobody can have a tenant removed by an event of his own",
    steps: [
      { do: "deliver" },
      { do: "deliver", event: { type: "DELETED", signature: "other secret" }, answer: "refused" },
      { do: "deliver", event: { type: "DELETED", signature: "none" }, answer: "refused" },
    ],
    expected: { ...deployed, calls: { removeTenant: 0 } },
  },
  {
    name: "a signed DELETED for a subscription that lives",
    guards: "the current state decides, not the type of the event",
    steps: [{ do: "deliver" }, { do: "deliver", event: { type: "DELETED" } }],
    expected: { ...deployed, calls: { removeTenant: 0 } },
  },
  {
    name: "broken JSON without a signature",
    guards: "nothing is parsed before it is verified",
    steps: [{ do: "deliver", event: { raw: "{", signature: "none" }, answer: "refused" }],
    expected: untouched,
  },
  {
    name: "a signed event that is written in another way",
    guards: "the signature covers the bytes as they came, not JSON that was written anew",
    steps: [{ do: "deliver", event: { spaced: true } }],
    expected: deployed,
  },
  {
    name: "signed bytes that are no event",
    guards: "what can never be handled is acknowledged, or the sender repeats it for ever",
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
    steps: [
      { do: "deliver", event: { entity: "Comet", type: "MELTED" } },
      { do: "deliver", event: { entity: "User", type: "CREATED" } },
    ],
    expected: untouched,
  },
  {
    name: "a test event for a subscription that is not there",
    guards: "404 is an answer, and the event is acknowledged",
    steps: [
      { do: "change", to: "gone" },
      { do: "deliver", event: { id: "999999", entityUrl: "subscription/999999" } },
    ],
    expected: { state: "gone", tenants: 0, made: 0 },
  },
  {
    name: "an entityUrl that points elsewhere",
    guards: "no event makes the receiver send its token to somebody else",
    steps: [{ do: "deliver", event: { entityUrl: "https://elsewhere.example/subscription/12" } }],
    expected: deployed,
  },
  {
    name: "an id that is a number",
    guards: "both ways to write an id are read",
    steps: [{ do: "deliver", event: { id: 12 } }],
    expected: deployed,
  },
  {
    name: "secrets in everything that comes and goes",
    guards: "no log holds a secret, a signature, a body or a credential",
    steps: [
      { do: "fail", at: "setEndpoints" },
      { do: "deliver", event: { metadata: { note: "canary-body" } } },
      { do: "deliver", event: { raw: '{"canary":' } },
      { do: "deliver", event: { signature: "other secret" }, answer: "refused" },
    ],
    expected: deployed,
  },
];
