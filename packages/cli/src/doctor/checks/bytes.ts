import { headerNames } from "@syndikit/contract";
import { sign } from "@syndikit/signature";
import type { Cause } from "../cause.js";
import { bodyConsumed, changedBody, otherForm } from "../causes-of-signature.js";
import type { Check } from "../examinee.js";
import { type Examinee, quote } from "../examinee.js";
import { findBodyVariant } from "../find-variant.js";
import { forge, isTaken, oddBody, type Probe, plainBody, sameStatus } from "../probe.js";

export const bytesCheck: Check = {
  title: "the signature is checked over the bytes as they arrived",
  async examine(examinee) {
    const { direct, date } = examinee;
    const outcome = await examinee.ask({ body: oddBody(date) });
    if (isTaken(outcome)) return [];
    const byProxy = direct !== undefined && isTaken(await direct.ask({ body: oddBody(date) }));
    const variant = await findBodyVariant(examinee);
    if (variant !== undefined) return [changedBody(variant, outcome, byProxy)];
    const forged = await examinee.ask({ signature: forge(plainBody(date)) });
    const seen = `A signed event with spaces, escapes and letters beyond ASCII is answered with ${quote(outcome)}, the same event as compact JSON is accepted.`;
    return sameStatus(outcome, forged)
      ? [bodyConsumed(seen, outcome)]
      : [
          {
            id: "unknown-events",
            severity: "cause",
            title: "Events with unknown fields are refused.",
            seen,
            remedy: ["Ignore unknown fields, and answer 204 to every event with a valid signature."],
          },
        ];
  },
};

interface Form {
  readonly probe: Probe;
  cause(seen: string): Cause;
}

const forms: readonly Form[] = [
  {
    probe: { signatureName: headerNames.eventSignature.toLowerCase() },
    cause: () =>
      otherForm("the header's name with capital letters, although proxies and HTTP/2 send it in lower case"),
  },
  {
    probe: { contentType: "application/json" },
    cause: (seen) => ({
      id: "content-type",
      severity: "warning",
      title: "The content type is compared as a whole.",
      seen: `As application/json, without a charset, an event is answered with ${seen}.`,
      remedy: ["Accept application/json with any parameters, and with none."],
    }),
  },
  {
    probe: { chunked: true },
    cause: (seen) => ({
      id: "chunked",
      severity: "warning",
      title: "A body that is sent in chunks is refused.",
      seen: `Without Content-Length an event is answered with ${seen}; proxies may send it so.`,
      remedy: ["Read the body to its end, not up to a declared length."],
    }),
  },
];

export const formsCheck: Check = {
  title: "the same event is accepted in every form that HTTP allows",
  async examine(examinee) {
    const causes: Cause[] = [];
    for (const { probe, cause } of forms) {
      const outcome = await examinee.ask(probe);
      if (!isTaken(outcome)) causes.push(cause(quote(outcome)));
    }
    return [...causes, ...(await examineCompressed(examinee))];
  },
};

/**
 * The marketplace compresses nothing, but a proxy may. The signature then belongs to the uncompressed body. The
 * application may refuse such a request, but must not fail on it.
 */
async function examineCompressed(examinee: Examinee): Promise<readonly Cause[]> {
  const { gzipSync } = await import("node:zlib");
  const body = plainBody(examinee.date);
  const outcome = await examinee.ask({
    body: gzipSync(body),
    ...(examinee.secret === undefined ? {} : { signature: sign(body, examinee.secret) }),
    more: [["Content-Encoding", "gzip"]],
  });
  if (outcome.kind === "answer" && outcome.status < 500) return [];
  return [
    {
      id: "compressed",
      severity: "warning",
      title: "A compressed body makes the application fail.",
      seen: `With Content-Encoding: gzip an event is answered with ${quote(outcome)}.`,
      remedy: ["Answer 415 to encodings that you do not support; the marketplace uses none."],
    },
  ];
}
