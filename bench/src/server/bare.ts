import { fileURLToPath } from "node:url";
import { startChild } from "../child.js";
import type { Marketplace } from "./marketplace.js";

const MAIN = fileURLToPath(new URL("../bare/main.ts", import.meta.url));

/** Starts the handwritten server on a database of the reference server. */
export async function startBare(database: string): Promise<Marketplace> {
  const child = await startChild({
    args: ["--conditions=@syndikit/source", "--import", "tsx", MAIN, database],
  });
  const { api } = JSON.parse(child.line) as { api: string };
  return { ...child, api };
}
