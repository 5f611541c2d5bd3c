import { expect, test } from "vitest";
import { ConfigError } from "../errors.js";
import { type Config, readCommand } from "./config.js";
import type { Environment } from "./values.js";

function config(args: readonly string[] = [], env: Environment = {}): Config {
  const command = readCommand(args, env);
  if (command.kind !== "serve") throw new Error(`The command is ${command.kind}, and not serve.`);
  return command.config;
}

test("without settings it serves the demo, on loopback only", () => {
  expect(config()).toMatchObject({
    host: "127.0.0.1",
    port: 8081,
    database: "./data/marketplace.sqlite",
    seed: "demo",
    sandbox: true,
    durability: "full",
    production: false,
    json: false,
  });
});

test("flags win over the environment", () => {
  const env = {
    PORT: "1",
    HOST: "::1",
    DATABASE_URL: ":memory:",
    SYNDIKIT_SEED: "demo",
    SYNDIKIT_SANDBOX: "on",
  };
  expect(config([], env)).toMatchObject({
    port: 1,
    host: "::1",
    database: ":memory:",
    seed: "demo",
    sandbox: true,
  });
  const flags = [
    "--port",
    "2",
    "--host",
    "0.0.0.0",
    "--database",
    "file:x.sqlite",
    "--seed",
    "empty",
    "--sandbox",
    "off",
  ];
  expect(config(flags, env)).toMatchObject({
    port: 2,
    host: "0.0.0.0",
    database: "x.sqlite",
    seed: "empty",
    sandbox: false,
  });
});

test("the sandbox is off without the demo, unless it is turned on", () => {
  expect(config(["--seed", "empty"]).sandbox).toBe(false);
  expect(config(["--seed", "empty", "--sandbox", "on"]).sandbox).toBe(true);
});

test("production starts empty and without a sandbox", () => {
  expect(config(["--public-url", "https://market.example"], { NODE_ENV: "production" })).toMatchObject({
    seed: "empty",
    sandbox: false,
    production: true,
  });
});

test.each([
  ["file:./a.sqlite", "./a.sqlite"],
  ["file:///var/lib/a.sqlite", "/var/lib/a.sqlite"],
  ["./a.sqlite", "./a.sqlite"],
  [":memory:", ":memory:"],
  ["file:./my%20data/a.sqlite", "./my data/a.sqlite"],
  ["file:///var/lib/my%20data/100%25.sqlite", "/var/lib/my data/100%.sqlite"],
  ["file://localhost/var/lib/a.sqlite", "/var/lib/a.sqlite"],
  ["./100%25.sqlite", "./100%25.sqlite"],
])("the database %s is %s", (url, file) => {
  expect(config(["--database", url]).database).toBe(file);
});

test.each([
  ["https://market.example", "https://market.example"],
  ["https://market.example/", "https://market.example"],
  ["https://market.example/staging/", "https://market.example/staging"],
  ["https://MARKET.example:443/a%20b", "https://market.example/a%20b"],
])("the public address %s is %s: a path is kept", (url, publicUrl) => {
  expect(config(["--public-url", url]).publicUrl).toBe(publicUrl);
});

test("address ranges are listed in one flag or in several", () => {
  const flags = ["--allow-private-targets", "10.0.0.0/8,fd00::/8", "--allow-private-targets", "192.168.1.7"];
  expect(config(flags).allowPrivateTargets).toEqual(["10.0.0.0/8", "fd00::/8", "192.168.1.7"]);
});

test("the retry schedule is in seconds", () => {
  expect(config([], { SYNDIKIT_RETRY_SCHEDULE: "1, 5,30" }).retrySchedule).toEqual([1_000, 5_000, 30_000]);
});

test("the retention of the audit is in days", () => {
  expect(config([], {}).auditRetention).toBe(365 * 86_400_000);
  expect(config([], { SYNDIKIT_AUDIT_RETENTION_DAYS: "0" }).auditRetention).toBe(0);
});

test("the retention of events is in days", () => {
  expect(config([], { SYNDIKIT_EVENT_RETENTION_DAYS: "2" }).eventRetention).toBe(172_800_000);
});

test("JWTs are checked with the keys of a URL, for an issuer and an audience", () => {
  const env = {
    SYNDIKIT_JWKS_URL: "https://id.example/keys",
    SYNDIKIT_JWT_ISSUER: "i",
    SYNDIKIT_JWT_AUDIENCE: "a",
  };
  expect(config([], env).jwt).toEqual({
    jwksUrl: "https://id.example/keys",
    issuer: "i",
    audience: "a",
    userClaim: "preferred_username",
  });
});

test("mails go to a server, from a sender", () => {
  const env = { SMTP_URL: "smtps://u:p@mail.example:465", SYNDIKIT_MAIL_FROM: "Market <a@market.example>" };
  expect(config([], env).mail).toEqual({
    url: "smtps://u:p@mail.example:465",
    from: "Market <a@market.example>",
  });
  expect(config([], {}).mail).toBeUndefined();
});

test.each<[string, readonly string[], Environment, RegExp]>([
  ["a port that is no number", ["--port", "http"], {}, /--port http/],
  ["a port that is too high", ["--port", "65536"], {}, /65535/],
  ["a short token of the metrics", ["--metrics-token", "short"], {}, /16 characters/],
  ["an unknown seed", ["--seed", "huge"], {}, /demo, empty/],
  ["an unknown flag", ["--prot", "1"], {}, /--prot/],
  [
    "a flag that has two letters swapped",
    ["--prot", "1"],
    {},
    /Unknown option '--prot'. Did you mean --port\? See --help/,
  ],
  ["an unknown command", ["migrate"], {}, /no command migrate/],
  ["a server that is forced", ["serve", "--force"], {}, /--force works with backup and copy only/],
  ["a backup without a file", ["backup"], {}, /backup copy.sqlite/],
  ["a restore of two files", ["restore", "a", "b"], {}, /restore copy.sqlite/],
  ["PostgreSQL without a key", ["--database", "postgres://x/y"], {}, /SYNDIKIT_SECRET_KEY/],
  [
    "no address of PostgreSQL",
    ["--database", "postgres://u:secret@:x"],
    {},
    /^(?!.*secret).*is not an address/,
  ],
  ["a backup of PostgreSQL", ["backup", "a", "--database", "postgres://x/y"], {}, /pg_dump/],
  ["an invalid range", ["--allow-private-targets", "10.0.0.0/99"], {}, /--allow-private-targets/],
  ["a URL without a scheme", ["--public-url", "market.example"], {}, /https:\/\/market.example/],
  ["a public URL with a query", ["--public-url", "https://market.example/?a=1"], {}, /query/],
  ["a public URL with a password", ["--public-url", "https://a:b@market.example"], {}, /password/],
  ["production without a public URL", [], { NODE_ENV: "production" }, /--public-url is not set/],
  ["a file on another host", ["--database", "file://data/a.sqlite"], {}, /file:\.\/data\/a.sqlite/],
  ["a file URL with a query", ["--database", "file:a.sqlite?mode=ro"], {}, /%3F/],
  ["a file URL that cannot be decoded", ["--database", "file:a%zz.sqlite"], {}, /%25/],
  ["a short password", [], { SYNDIKIT_ADMIN_PASSWORD: "short" }, /8 characters/],
  ["a short JWT secret", [], { SYNDIKIT_JWT_SECRET: "short" }, /32 characters/],
  ["a JWT without an issuer", [], { SYNDIKIT_JWKS_URL: "https://id.example/keys" }, /SYNDIKIT_JWT_ISSUER/],
  ["a mail server without a scheme", [], { SMTP_URL: "mail.example" }, /smtps:\/\//],
  ["a mail server without a sender", [], { SMTP_URL: "smtp://mail.example" }, /SYNDIKIT_MAIL_FROM/],
  ["an empty schedule", [], { SYNDIKIT_RETRY_SCHEDULE: "," }, /5,30,120/],
])("%s is refused, with a message that says what is valid", (_, args, env, message) => {
  expect(() => readCommand(args, env)).toThrow(ConfigError);
  expect(() => readCommand(args, env)).toThrow(message);
});

test("the version is a command of its own, whatever else stands there", () => {
  expect(readCommand(["--version"], {})).toEqual({ kind: "version" });
  expect(readCommand(["-V", "serve"], {})).toEqual({ kind: "version" });
});
