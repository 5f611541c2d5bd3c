/** What `--help` prints. */
export const HELP = `The reference marketplace: every operation of the interface, on one SQLite file.

Usage
  syndikit-reference-server [options]
  syndikit-reference-server backup <file> [--database <file>]

Options (an environment variable in brackets does the same; the option wins)
  --port <number>                   where to listen; 0: a free port              [PORT, 8081]
  --host <address>                  on which address                             [HOST, 127.0.0.1]
  --database <file or :memory:>     where everything is kept                     [DATABASE_URL, file:./data/marketplace.sqlite]
  --durability <full or fast>       full survives a power cut                    [SYNDIKIT_DURABILITY, full]
  --seed <demo or empty>            what an empty database begins with           [SYNDIKIT_SEED, demo]
  --sandbox <on or off>             clock, faults and snapshots under /api/sandbox [SYNDIKIT_SANDBOX, on with the demo]
  --public-url <address>            the address that callers know                [SYNDIKIT_PUBLIC_URL]
  --allow-private-targets <ranges>  private addresses that events may go to      [SYNDIKIT_ALLOW_PRIVATE_TARGETS]
  --log-level <level>               silent, error, warn, info or debug           [SYNDIKIT_LOG_LEVEL, info]
  --json                            say that it is ready in one line of JSON
  --help                            print this

Environment only
  SYNDIKIT_SECRET_KEY            32 bytes in base64; seals stored secrets. Must be set in production
  SYNDIKIT_ADMIN_PASSWORD        of the user admin, on an empty database without the demo
  SYNDIKIT_ENVIRONMENT           the name of the marketplace
  SYNDIKIT_REQUESTS_PER_MINUTE   how many requests a caller may make, 5000
  SYNDIKIT_RETRY_SCHEDULE        seconds between deliveries of an event, as in 5,30,120
  SYNDIKIT_EVENT_RETENTION_DAYS  how long delivered events stay in the log, 90; 0: for ever
  SYNDIKIT_VALIDATE_RESPONSES    on or off; on unless in production
  SYNDIKIT_JWKS_URL or SYNDIKIT_JWT_SECRET, with SYNDIKIT_JWT_ISSUER, SYNDIKIT_JWT_AUDIENCE
  and SYNDIKIT_JWT_USER_CLAIM    how JWTs are checked

Examples
  syndikit-reference-server
  syndikit-reference-server --port 0 --database :memory: --json
  syndikit-reference-server backup ./backups/today.sqlite
  NODE_ENV=production SYNDIKIT_SECRET_KEY=... syndikit-reference-server --host 0.0.0.0 --seed empty
`;
