import { readFile } from "node:fs/promises";
import { usageError } from "../frame/cli-error.js";
import type { CaptureRecord } from "./capture-record.js";

/**
 * Reads a capture file.
 *
 * @throws CliError when it is not there, or a line of it is no captured request.
 */
export async function readCapture(file: string): Promise<readonly CaptureRecord[]> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    throw usageError(
      `${file} cannot be read (${error.code}): name a capture of syndikit listen --save, or an event's id.`,
      { cause: error },
    );
  });
  return text
    .split("\n")
    .flatMap((line, index) => (line.trim() === "" ? [] : [readLine(line, `${file}:${index + 1}`)]));
}

function readLine(line: string, place: string): CaptureRecord {
  const value = parse(line);
  if (!isRecord(value)) {
    throw usageError(`${place} is no captured request: captures are made with syndikit listen --save.`);
  }
  return value;
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is CaptureRecord {
  if (typeof value !== "object" || value === null) return false;
  const { method, headers, body, bodyBase64 } = value as Partial<Record<keyof CaptureRecord, unknown>>;
  return (
    typeof method === "string" &&
    Array.isArray(headers) &&
    headers.every(
      (pair) => Array.isArray(pair) && pair.length === 2 && pair.every((part) => typeof part === "string"),
    ) &&
    (typeof body === "string" || typeof bodyBase64 === "string")
  );
}
