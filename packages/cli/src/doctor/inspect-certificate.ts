import { isIP } from "node:net";
import { checkServerIdentity, connect, type PeerCertificate } from "node:tls";

/** What a server shows when one asks it for TLS. */
export interface ShownCertificate {
  readonly certificate: PeerCertificate;
  /** Why it is not trusted, as OpenSSL names it; undefined when it is. */
  readonly distrust: string | undefined;
  /** Whether it is for another name. */
  readonly isForAnotherName: boolean;
}

/** Reads the certificate of a server, trusted or not; undefined when it does not speak TLS. */
export function inspectCertificate(url: URL, timeout: number): Promise<ShownCertificate | undefined> {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  return new Promise((resolve) => {
    const socket = connect({
      host,
      port: url.port === "" ? 443 : Number(url.port),
      ...(isIP(host) === 0 ? { servername: host } : {}),
      rejectUnauthorized: false,
      timeout,
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
        isForAnotherName: checkServerIdentity(host, certificate) !== undefined,
      });
    });
    socket.once("error", () => end(undefined));
    socket.once("timeout", () => end(undefined));
  });
}
