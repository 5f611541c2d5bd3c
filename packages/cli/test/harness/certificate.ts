import { generateKeyPairSync, sign } from "node:crypto";
import { isIPv4 } from "node:net";

// Each run creates its certificates, so that the sources contain no private key.

/** A certificate and its key, in PEM. */
export interface Identity {
  readonly cert: string;
  readonly key: string;
}

/** The subject and the lifetime of a certificate. */
export interface CertificateOptions {
  /** An IPv4 address, or a name. */
  readonly address: string;
  /** `YYMMDD`. */
  readonly from?: string;
  /** `YYMMDD`. */
  readonly until?: string;
}

const tag = {
  integer: 0x02,
  bits: 0x03,
  bytes: 0x04,
  object: 0x06,
  text: 0x0c,
  time: 0x17,
  sequence: 0x30,
  set: 0x31,
  name: 0x82,
  address: 0x87,
  version: 0xa0,
  extensions: 0xa3,
} as const;

const ecdsaWithSha256 = Buffer.from("2a8648ce3d040302", "hex");
const commonName = Buffer.from("550403", "hex");
const subjectAltName = Buffer.from("551d11", "hex");

/** Creates a self-signed certificate. */
export function selfSigned({ address, from = "200101", until = "491231" }: CertificateOptions): Identity {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const algorithm = der(tag.sequence, der(tag.object, ecdsaWithSha256));
  const name = der(
    tag.sequence,
    der(tag.set, der(tag.sequence, der(tag.object, commonName), der(tag.text, Buffer.from(address)))),
  );
  const time = (day: string): Buffer => der(tag.time, Buffer.from(`${day}000000Z`));
  const subject = isIPv4(address)
    ? der(tag.address, Buffer.from(address.split(".").map(Number)))
    : der(tag.name, Buffer.from(address));
  const names = der(tag.sequence, subject);
  const body = der(
    tag.sequence,
    der(tag.version, der(tag.integer, Buffer.from([2]))),
    der(tag.integer, Buffer.from([1])),
    algorithm,
    name,
    der(tag.sequence, time(from), time(until)),
    name,
    publicKey.export({ type: "spki", format: "der" }),
    der(
      tag.extensions,
      der(tag.sequence, der(tag.sequence, der(tag.object, subjectAltName), der(tag.bytes, names))),
    ),
  );
  const signature = Buffer.concat([Buffer.from([0]), sign("sha256", body, privateKey)]);
  const certificate = der(tag.sequence, body, algorithm, der(tag.bits, signature));
  const lines = certificate.toString("base64").match(/.{1,64}/g) ?? [];
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines.join("\n")}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
  };
}

/** Encodes a value in DER: its tag, its length and its bytes. */
function der(kind: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const head =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([kind, ...head]), content]);
}
