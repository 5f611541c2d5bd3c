import { ConfigError } from "../errors.js";
import type { JwtSettings } from "../http/jwt.js";
import type { MailSettings } from "../messages/mailer.js";
import type { TelemetryOptions } from "../telemetry/telemetry.js";
import type { ValuesOf } from "./read-settings.js";
import type { SETTINGS } from "./settings.js";
import { wholeNumber } from "./values.js";

type Values = ValuesOf<typeof SETTINGS>;

/** @throws {ConfigError} when it is missing in production. */
export function requiredPublicUrl({ production, publicUrl }: Values): string | undefined {
  if (publicUrl !== undefined || !production) return publicUrl;
  throw new ConfigError(
    "--public-url is not set. In production it must be the address that callers use, such as https://market.example: otherwise answers name an address that nobody can call.",
  );
}

/** @throws {ConfigError} when the sender is missing, or one of them is invalid. */
export function mailSettings({ mailServer: url, mailSender: from }: Values): MailSettings | undefined {
  if (url === undefined) return undefined;
  if (!/^smtps?:$/.test(URL.canParse(url) ? new URL(url).protocol : "")) {
    // The URL may contain a password, so it is not shown.
    throw new ConfigError("SMTP_URL is not an address such as smtps://user:password@mail.example:465.");
  }
  if (from === undefined || !/^[^\r\n]*[^\s@<]+@[^\s@>]+>?$/.test(from)) {
    throw new ConfigError(
      "Mail needs a sender: set SYNDIKIT_MAIL_FROM, for example Market <no-reply@market.example>.",
    );
  }
  return { url, from };
}

/** @throws {ConfigError} when there are two keys, or something is missing. */
export function jwtSettings(values: Values): JwtSettings | undefined {
  const { jwksUrl, jwtSecret: secret, jwtIssuer: issuer, jwtAudience: audience } = values;
  if (jwksUrl === undefined && secret === undefined) return undefined;
  if (jwksUrl !== undefined && secret !== undefined) {
    throw new ConfigError("Set SYNDIKIT_JWKS_URL or SYNDIKIT_JWT_SECRET, not both.");
  }
  if (issuer === undefined || audience === undefined) {
    throw new ConfigError("JWTs need SYNDIKIT_JWT_ISSUER and SYNDIKIT_JWT_AUDIENCE too.");
  }
  return { jwksUrl, secret, issuer, audience, userClaim: values.jwtUserClaim };
}

/**
 * The interval counts only with a collector: other programs of the machine may use the same variable.
 *
 * @throws {ConfigError} when one of them is invalid.
 */
export function telemetryOptions(values: Values): TelemetryOptions | undefined {
  const { telemetryEndpoint: endpoint = "", telemetryInterval } = values;
  if (endpoint === "") return undefined;
  if (!/^https?:$/.test(URL.canParse(endpoint) ? new URL(endpoint).protocol : "")) {
    throw new ConfigError(
      "OTEL_EXPORTER_OTLP_ENDPOINT is not an address such as http://127.0.0.1:4318, the one for OTLP over HTTP.",
    );
  }
  const read = wholeNumber({ min: 1_000, max: 3_600_000 });
  return { endpoint, exportInterval: read(telemetryInterval, "OTEL_METRIC_EXPORT_INTERVAL") };
}
