/** The output of `--help`. */
export const HELP = `The reference marketplace: every operation of the interface, on one SQLite file.

Usage
  syndikit-reference-server [options]
  syndikit-reference-server backup <file> [--database <file>] [--force]
                                                                  copies the database, also while a server runs
  syndikit-reference-server restore <file> [--database <file>]    replaces it with a backup, also while the server runs
  syndikit-reference-server copy --from <database> --to <database> copies between a file and PostgreSQL; see copy --help
  syndikit-reference-server doctor [--json] [options]             checks settings, key, database, clock, targets
  syndikit-reference-server forget-secrets [--database <file>]    removes what was encrypted with a lost key

backup and copy write over nothing: a file that exists is refused, or with --force kept as <file>.before-<time>. One that
a server or another program has open as its database is refused all the same.

Options (in brackets: the environment variable that does the same, and the default; the option wins)
  --port <number>                   the port to listen on; 0 picks a free one    [PORT, 8081]
  --host <address>                  the address to listen on                     [HOST, 127.0.0.1]
  --metrics-port <number>           a port for /metrics, without credentials      [SYNDIKIT_METRICS_PORT]
  --metrics-host <address>          the address of that port                     [SYNDIKIT_METRICS_HOST, 127.0.0.1]
  --metrics-token <token>           a bearer token for /metrics                  [SYNDIKIT_METRICS_TOKEN]
  --database <file or address>      a file, :memory: or postgres://user@host/db  [DATABASE_URL, file:./data/marketplace.sqlite]
  --durability <full or fast>       full survives a power cut                    [SYNDIKIT_DURABILITY, full]
  --seed <demo or empty>            what an empty database starts with           [SYNDIKIT_SEED, demo]
  --demo-on-network                 lets other machines reach the demo           [SYNDIKIT_DEMO_ON_NETWORK, off]
  --sandbox <on or off>             clock, faults and snapshots under /api/sandbox [SYNDIKIT_SANDBOX, on with the demo]
  --public-url <address>            the address that callers use                 [SYNDIKIT_PUBLIC_URL]
  --api-versions <on or off>        whether apiVersion selects the shapes        [SYNDIKIT_API_VERSIONS, off]
  --cors-origin <origins>           origins that may call the API; none by default [SYNDIKIT_CORS_ORIGIN]
  --allow-private-targets <ranges>  private addresses that may be called         [SYNDIKIT_ALLOW_PRIVATE_TARGETS]
  --trust-proxy <ranges>            proxies whose X-Forwarded-For is trusted     [SYNDIKIT_TRUST_PROXY]
  --unpaid-order-days <days>        until an order that nobody pays expires      [SYNDIKIT_UNPAID_ORDER_DAYS, 30]
  --shutdown-timeout <seconds>      how long requests may take to end at a stop  [SYNDIKIT_SHUTDOWN_TIMEOUT, 8]
  --log-level <level>               silent, error, warn, info or debug           [SYNDIKIT_LOG_LEVEL, info]
  --json                            print one line of JSON when it is ready
  --version                         print the version
  --help                            print this

Environment only
  SYNDIKIT_SECRET_KEY            32 bytes in base64; encrypts stored secrets. Required in production
  SYNDIKIT_ADMIN_PASSWORD        password of the user admin, for an empty database without the demo
  SYNDIKIT_ENVIRONMENT           the name of the marketplace; staging, or production in production
  SYNDIKIT_REQUESTS_PER_MINUTE   requests a caller may make in a minute, 5000
  SYNDIKIT_RETRY_SCHEDULE        seconds between delivery attempts of an event, as in 5,30,120
  SYNDIKIT_PAUSE_ENDPOINTS_DAYS  days with failures only, after which an endpoint is tried once a day, 5; 0 never pauses
  SYNDIKIT_EVENT_RETENTION_DAYS  days until delivered events are deleted, 90; 0 keeps them for ever
  SYNDIKIT_UNDELIVERED_RETENTION_DAYS  days until undelivered events are deleted, 90; 0 keeps them for ever
  SYNDIKIT_AUDIT_RETENTION_DAYS  days until entries of the audit are deleted, 365; 0 keeps them for ever
  SYNDIKIT_EVENT_LOG_MEGABYTES   megabytes for the events of one vendor, 256; 0 sets no limit
  SYNDIKIT_VALIDATE_RESPONSES    on or off; on unless in production
  SMTP_URL                       a mail server, as in smtps://user:password@mail.example:465; messages are also mailed
  SYNDIKIT_MAIL_FROM             the sender of mails, as in "Market <no-reply@market.example>"
  SYNDIKIT_JWKS_URL or SYNDIKIT_JWT_SECRET, with SYNDIKIT_JWT_ISSUER, SYNDIKIT_JWT_AUDIENCE
  and SYNDIKIT_JWT_USER_CLAIM    how JWTs are checked
  OTEL_EXPORTER_OTLP_ENDPOINT    a collector that gets traces and metrics, as in http://127.0.0.1:4318
  OTEL_METRIC_EXPORT_INTERVAL    milliseconds between two exports of metrics, 60000

Examples
  syndikit-reference-server
  syndikit-reference-server --port 0 --database :memory: --json
  syndikit-reference-server backup ./backups/today.sqlite
  NODE_ENV=production SYNDIKIT_SECRET_KEY=... syndikit-reference-server --host 0.0.0.0 --public-url https://market.example
`;

/** The output of `copy --help`. */
export const COPY_HELP = `Copies a whole database from SQLite to PostgreSQL, or back.

Usage
  syndikit-reference-server copy --from <database> --to <database> [--force] [--json]

One of them is a file, as in file:./data/marketplace.sqlite, the other one PostgreSQL, as in postgres://user@host/name.

- Stop the servers of the original first: a copy of a database that is in use is refused.
- The target must be empty: a file that does not exist, or a database without tables. Existing data is never overwritten:
  with --force an existing file is kept as <file>.before-<time>, with its log, snapshots and key. One that a server or
  another program has open is refused all the same.
- Everything is copied, or nothing: tables, snapshots of the sandbox, the marketplace's time, all tokens. Each row and
  the sums of all accounts are compared before the copy is committed. A kill or a power cut leaves the target empty.
- The original does not change.
- The secrets stay encrypted with the same key. Start the servers of the copy with it, in SYNDIKIT_SECRET_KEY; if the
  file was used without that variable, the key is in marketplace.sqlite.key. When SYNDIKIT_SECRET_KEY is set, it is
  checked.

Options
  --from <database>  the original
  --to <database>    the copy
  --force            keep an existing file beside the copy, instead of refusing it
  --json             print one line of JSON at the end; progress goes to standard error

Examples
  createdb market
  syndikit-reference-server copy --from file:./data/marketplace.sqlite --to postgres://user@host/market
  SYNDIKIT_SECRET_KEY="$(cat ./data/marketplace.sqlite.key)" syndikit-reference-server --database postgres://user@host/market
  syndikit-reference-server copy --from postgres://user@host/market --to file:./data/back.sqlite --json
`;
