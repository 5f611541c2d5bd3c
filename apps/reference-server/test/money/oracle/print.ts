import type { Sent } from "../market.js";

/**
 * What was played, as lines for a shell. It is played on a fresh marketplace, whose identifiers are then the same; the
 * vendor's answers are files.
 */
export function printCalls(played: readonly (Sent | string)[]): string {
  const calls = played.map((one) => (typeof one === "string" ? one : printCall(one)));
  return [
    "# SYNDIKIT_ADMIN_PASSWORD=admin-password npm start -- --seed empty --sandbox on --database :memory: --allow-private-targets 127.0.0.0/8",
    "API=http://127.0.0.1:8081/api",
    "mkdir -p metric; python3 -m http.server 9000 --bind 127.0.0.1 & # the vendor",
    `curl -u admin:admin-password -X PUT $API/sandbox/clock -H 'Content-Type: application/json' -d '{"now":"2030-07-01T00:00:00Z"}'`,
    ...calls,
  ].join("\n");
}

function printCall({ account, method, path, body, status }: Sent): string {
  const data =
    body === undefined
      ? ""
      : ` -H 'Content-Type: application/json' -d '${JSON.stringify(body).replaceAll("'", "'\\''")}'`;
  return `curl -u ${account}:${account}-password -X ${method} "$API/${path}"${data} # ${status}`;
}
