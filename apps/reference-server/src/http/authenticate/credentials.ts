import { headerNames } from "@syndikit/contract";

/** What a request signs in with. */
export type Credentials =
  | { readonly scheme: "basicAuth"; readonly name: string; readonly password: string }
  | { readonly scheme: "authToken"; readonly token: string; readonly user: string | undefined }
  | { readonly scheme: "bearerAuth"; readonly jwt: string };

/** The credentials of a request. The token wins over `Authorization`, which proxies sometimes fill in. */
export function readCredentials(headers: Headers): Credentials | undefined {
  const token = headers.get(headerNames.authToken);
  if (token !== null) {
    return { scheme: "authToken", token, user: headers.get(headerNames.authUser) ?? undefined };
  }
  const [scheme = "", value = ""] = split(headers.get(headerNames.authorization) ?? "");
  switch (scheme.toLowerCase()) {
    case "basic":
      return readBasic(value);
    case "bearer":
      return { scheme: "bearerAuth", jwt: value };
    default:
      return undefined;
  }
}

function readBasic(value: string): Credentials | undefined {
  const text = decodeBasic(value);
  const colon = text?.indexOf(":") ?? -1;
  if (text === undefined || colon < 0) return undefined;
  return { scheme: "basicAuth", name: text.slice(0, colon), password: text.slice(colon + 1) };
}

function decodeBasic(value: string): string | undefined {
  if (!/^[A-Za-z0-9+/_-]+=*$/.test(value)) return undefined;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.from(value, "base64"));
  } catch {
    return undefined;
  }
}

function split(header: string): [string, string] {
  const space = header.indexOf(" ");
  return space < 0 ? [header, ""] : [header.slice(0, space), header.slice(space + 1).trim()];
}
