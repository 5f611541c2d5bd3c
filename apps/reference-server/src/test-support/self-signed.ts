import { generateKeyPairSync, sign } from "node:crypto";

// A certificate that nobody trusts, made anew by each run of the tests, so that no private key lies in the sources.

/** A certificate and its key, in PEM. */
interface Identity {
  readonly cert: string;
  readonly key: string;
}

const SEQUENCE = 0x30;
const SET = 0x31;
const INTEGER = 0x02;
const BIT_STRING = 0x03;
const OBJECT_ID = 0x06;
const UTF8_STRING = 0x0c;
const UTC_TIME = 0x17;
const OCTET_STRING = 0x04;
const EXTENSIONS = 0xa3;
const VERSION = 0xa0;
const IP_ADDRESS = 0x87;

const ECDSA_WITH_SHA256 = Buffer.from("2a8648ce3d040302", "hex");
const COMMON_NAME = Buffer.from("550403", "hex");
const SUBJECT_ALT_NAME = Buffer.from("551d11", "hex");

/** A self-signed certificate for an IPv4 address, valid from 2020 to 2049. */
export function selfSigned(ipv4: string): Identity {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const algorithm = der(SEQUENCE, der(OBJECT_ID, ECDSA_WITH_SHA256));
  const attribute = der(SEQUENCE, der(OBJECT_ID, COMMON_NAME), der(UTF8_STRING, Buffer.from("nobody")));
  const name = der(SEQUENCE, der(SET, attribute));
  const validity = der(
    SEQUENCE,
    der(UTC_TIME, Buffer.from("200101000000Z")),
    der(UTC_TIME, Buffer.from("490101000000Z")),
  );
  const alternative = der(SEQUENCE, der(IP_ADDRESS, Buffer.from(ipv4.split(".").map(Number))));
  const extension = der(SEQUENCE, der(OBJECT_ID, SUBJECT_ALT_NAME), der(OCTET_STRING, alternative));
  const toSign = der(
    SEQUENCE,
    der(VERSION, der(INTEGER, Buffer.from([2]))),
    der(INTEGER, Buffer.from([1])),
    algorithm,
    name,
    validity,
    name,
    publicKey.export({ type: "spki", format: "der" }),
    der(EXTENSIONS, der(SEQUENCE, extension)),
  );
  const signature = Buffer.concat([Buffer.from([0]), sign("sha256", toSign, privateKey)]);
  const certificate = der(SEQUENCE, toSign, algorithm, der(BIT_STRING, signature));
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.toString("base64")}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
  };
}

/** One value of ASN.1, in the encoding that certificates have. */
function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  if (length < 128) return Buffer.concat([Buffer.from([tag, length]), content]);
  const bytes = length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...bytes]), content]);
}
