import { vendorCallLimits } from "@syndikit/contract";
import { describeFailure } from "../../http/explain-outcome.js";
import { isLoopback } from "../../http/host.js";
import type { Failure } from "../../http/outcome.js";
import type { Cause } from "../cause.js";
import type { Check, Examinee } from "../examinee.js";
import { examineCertificate, inspectCertificate } from "./certificate.js";

const seconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(1)} s`;

export const connectionCheck: Check = {
  title: "something answers",
  async examine(examinee) {
    const outcome = await examinee.ask();
    if (outcome.kind === "failure") return explainFailure(examinee, outcome);
    if (await speaksTlsOnly(examinee)) return [wrongScheme(examinee, "https:")];
    if (outcome.durationMs <= vendorCallLimits.slow) return [];
    return [
      {
        id: "slow",
        severity: "warning",
        title: "It answers slowly.",
        seen: `An answer took ${seconds(outcome.durationMs)}. After ${seconds(vendorCallLimits.answer)} the marketplace gives up, and sends the event again.`,
        remedy: ["Save the event, answer 204, and do the work afterwards."],
      },
    ];
  },
};

async function explainFailure(examinee: Examinee, failure: Failure): Promise<readonly Cause[]> {
  const { url, patience } = examinee;
  const base = {
    severity: "cause",
    seen: `${url.origin}: ${describeFailure(failure)} (${failure.code}).`,
  } as const;
  switch (failure.reason) {
    case "refused": {
      const other = await answersInstead(examinee);
      return [
        {
          ...base,
          id: "nothing-listens",
          title: "No program listens there.",
          ...(other !== undefined && { seen: `${base.seen} But something answers at ${other.origin}.` }),
          remedy: [
            ...(other === undefined
              ? []
              : [`Use ${other.href}, or let the application listen on ${url.hostname} as well.`]),
            "Start the application, and check host and port.",
            "In a container, publish the port, and listen on 0.0.0.0 instead of 127.0.0.1.",
          ],
        },
      ];
    }
    case "dns":
      return [
        {
          ...base,
          id: "no-such-host",
          title: `The name ${url.hostname} is not known.`,
          remedy: ["Check its spelling and its DNS record."],
        },
      ];
    case "unreachable":
      return [
        {
          ...base,
          id: "unreachable",
          title: "The host cannot be reached.",
          remedy: ["Check the address, the firewall and the security group."],
        },
      ];
    case "timeout":
      return [
        {
          ...base,
          id: "timeout",
          title: `It does not answer within ${patience / 1000} s.`,
          seen:
            patience < vendorCallLimits.answer
              ? `${base.seen} The marketplace waits ${seconds(vendorCallLimits.answer)}: try again without --timeout.`
              : base.seen,
          remedy: [
            "Save the event, answer 204, and do the work afterwards.",
            "If the application's log shows no request, either a firewall drops it, or a body parser waits for a body that was already read.",
          ],
        },
      ];
    case "tls":
      return explainTls(examinee, failure);
    case "reset":
    case "protocol":
      return (await speaksTls(examinee))
        ? [wrongScheme(examinee, "https:")]
        : [
            {
              ...base,
              id: "connection-broken",
              title: "The connection was closed before an answer came.",
              remedy: ["See the application's log: it crashed, or a proxy closed the connection."],
            },
          ];
    case "proxy":
      return [
        {
          ...base,
          id: "outgoing-proxy",
          title: "The proxy through which this machine reaches others did not pass the request on.",
          remedy: [failure.advice ?? "Look at HTTPS_PROXY, HTTP_PROXY and NO_PROXY."],
        },
      ];
    case "stopped":
      return [];
    default:
      return failure.reason satisfies never;
  }
}

/** Of this machine, the address of the other version of IP, if something answers there. */
async function answersInstead({ url, ask }: Examinee): Promise<URL | undefined> {
  if (!isLoopback(url.hostname)) return undefined;
  for (const hostname of ["127.0.0.1", "[::1]"]) {
    const other = new URL(url);
    other.hostname = hostname;
    if (hostname !== url.hostname && (await ask({ url: other })).kind === "answer") return other;
  }
  return undefined;
}

async function explainTls(examinee: Examinee, failure: Failure): Promise<readonly Cause[]> {
  const shown = await inspectCertificate(examinee.url, examinee);
  if (shown === undefined) return [wrongScheme(examinee, "http:")];
  return examineCertificate(examinee, shown, failure.code);
}

function wrongScheme({ url }: Examinee, scheme: "http:" | "https:"): Cause {
  const right = new URL(url);
  right.protocol = scheme;
  // The port is kept, even when it is the default of the other scheme.
  if (url.port !== "") right.port = url.port;
  return {
    id: "scheme",
    severity: "cause",
    title: `It speaks ${scheme.replace(":", "")} there, not ${url.protocol.replace(":", "")}.`,
    seen: `${url.host} ${scheme === "https:" ? "answers to TLS" : "does not answer to TLS"}.`,
    remedy: [`Set the product's event address to ${right.href}.`],
  };
}

/** Many servers answer plain HTTP on a TLS port with 400. */
async function speaksTlsOnly(examinee: Examinee): Promise<boolean> {
  const outcome = await examinee.ask();
  return outcome.kind === "answer" && outcome.status === 400 && (await speaksTls(examinee));
}

async function speaksTls(examinee: Examinee): Promise<boolean> {
  const { url } = examinee;
  if (url.protocol === "https:") return false;
  const port = url.port === "" ? "80" : url.port;
  const shown = await inspectCertificate(new URL(`https://${url.hostname}:${port}`), examinee);
  return shown !== undefined;
}
