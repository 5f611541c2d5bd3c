import { checkServerIdentity, connect, type PeerCertificate } from "node:tls";
import { hostOf, tlsTarget } from "../../http/host.js";
import type { Cause } from "../cause.js";
import type { Examinee } from "../examinee.js";

/** Finds every problem of a certificate. */
export function examineCertificate(
  { url, now }: Examinee,
  { certificate, distrust, isForAnotherName }: ShownCertificate,
  code: string,
): readonly Cause[] {
  const causes: Cause[] = [];
  const { valid_from: from, valid_to: until, subject, issuer, subjectaltname: names } = certificate;
  const add = (cause: Omit<Cause, "severity">): void => void causes.push({ severity: "cause", ...cause });
  if (Date.parse(until) < now) {
    add({
      id: "tls-expired",
      title: "The certificate has expired.",
      seen: `It was valid until ${until}.`,
      remedy: ["Renew it, and make sure that the renewal is automatic and restarts the server."],
    });
  }
  if (Date.parse(from) > now) {
    add({
      id: "tls-not-yet-valid",
      title: "The certificate is not valid yet.",
      seen: `It is valid from ${from}.`,
      remedy: ["Check the clock of this machine, and of the machine that issued it."],
    });
  }
  if (isForAnotherName) {
    add({
      id: "tls-name-mismatch",
      title: `The certificate is not for ${url.hostname}.`,
      seen: `It is for ${names ?? subject?.CN ?? "no name"}.`,
      remedy: [
        `Get one for ${url.hostname}, or set the product's event address to a name in the certificate.`,
        "Behind a proxy for several hosts: check that the right one is chosen by name (SNI).",
      ],
    });
  }
  const isSelfSigned = distrust?.includes("SELF_SIGNED") === true || isSame(subject, issuer);
  if (isSelfSigned) {
    add({
      id: "tls-self-signed",
      title: "The certificate is self-signed, or signed by your own authority.",
      seen: `Its issuer is ${issuer?.CN ?? issuer?.O ?? "itself"} (${distrust ?? code}).`,
      remedy: [
        "Get one from a public authority; some are free.",
        "On this machine: give the marketplace the http address, or use syndikit listen.",
        "For syndikit itself: name the authority's file in NODE_EXTRA_CA_CERTS. The marketplace does not know it even then.",
      ],
    });
  } else if (distrust !== undefined && causes.length === 0) {
    add({
      id: "tls-not-trusted",
      title: "The certificate's authority is not known.",
      seen: `${distrust}; its issuer is ${issuer?.CN ?? issuer?.O ?? "not named"}.`,
      remedy: ["Send the whole chain: the server's certificate and every intermediate one (fullchain.pem)."],
    });
  }
  return causes;
}

function isSame(subject: unknown, issuer: unknown): boolean {
  return JSON.stringify(subject) === JSON.stringify(issuer);
}

/** The certificate from a TLS handshake, and whether it can be trusted. */
interface ShownCertificate {
  readonly certificate: PeerCertificate;
  /** OpenSSL's code for why it is not trusted; undefined when it is trusted. */
  readonly distrust: string | undefined;
  readonly isForAnotherName: boolean;
}

/** Reads a server's certificate, trusted or not. Resolves to undefined when the server does not speak TLS. */
export async function inspectCertificate(
  url: URL,
  { patience, network }: Pick<Examinee, "patience" | "network">,
): Promise<ShownCertificate | undefined> {
  // A proxy that opens no connection has been reported by the request before.
  const through = await network.tunnelTo(url, AbortSignal.timeout(patience)).catch(() => null);
  if (through === null) return undefined;
  return new Promise((resolve) => {
    const socket = connect({
      ...tlsTarget(url),
      ...(through === undefined ? {} : { socket: through }),
      rejectUnauthorized: false,
      timeout: patience,
    });
    const end = (shown: ShownCertificate | undefined): void => {
      resolve(shown);
      socket.destroy();
    };
    socket.once("secureConnect", () => {
      const certificate = socket.getPeerCertificate();
      end({
        certificate,
        distrust: socket.authorized ? undefined : String(socket.authorizationError),
        isForAnotherName: checkServerIdentity(hostOf(url), certificate) !== undefined,
      });
    });
    socket.once("error", () => end(undefined));
    socket.once("timeout", () => end(undefined));
  });
}
