import { readFile } from "node:fs/promises";
import { validateHeaderName, validateHeaderValue } from "node:http";
import { usageError } from "../frame/cli-error.js";
import type { CaptureRecord } from "./capture-record.js";

/**
 * Reads a capture file.
 *
 * @throws {CliError} when the file cannot be read, or a line is not a saved request.
 */
export async function readCapture(file: string): Promise<readonly CaptureRecord[]> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    throw usageError(
      `${file} cannot be read (${error.code}): give a file of syndikit listen --save, or the id of an event.`,
      { cause: error },
    );
  });
  if (text.startsWith("\uFEFF")) {
    throw usageError(
      `${file} begins with a byte order mark, which an editor has added: save it as UTF-8 without one.`,
    );
  }
  return text
    .split("\n")
    .flatMap((line, index) => (line.trim() === "" ? [] : [readLine(line, `${file}:${index + 1}`)]));
}

/** The saved requests in the bytes of a file; `undefined` if it is not a capture. */
export function recordsOf(bytes: Uint8Array): readonly CaptureRecord[] | undefined {
  const lines = new TextDecoder()
    .decode(bytes)
    .split("\n")
    .filter((line) => line.trim() !== "");
  const records = lines.map(parse).filter(isRecord);
  return lines.length > 0 && records.length === lines.length ? records : undefined;
}

function readLine(line: string, place: string): CaptureRecord {
  const value = parse(line);
  if (!isRecord(value)) {
    throw usageError(`${place} is not a saved request: use a file of syndikit listen --save.`);
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
    /^[A-Z]+$/.test(method) &&
    Array.isArray(headers) &&
    headers.every(isHeader) &&
    (typeof body === "string" || typeof bodyBase64 === "string")
  );
}

/** Whether a header can be sent in a request. The capture may have been written by hand. */
function isHeader(pair: unknown): boolean {
  const [name, value, ...more] = Array.isArray(pair) ? (pair as readonly unknown[]) : [];
  if (typeof name !== "string" || typeof value !== "string" || more.length > 0) return false;
  try {
    validateHeaderName(name);
    validateHeaderValue(name, value);
    return true;
  } catch {
    return false;
  }
}
