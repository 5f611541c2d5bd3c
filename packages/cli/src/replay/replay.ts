import { headerNames, parseReference, vendorCallLimits } from "@syndikit/contract";
import { sign } from "@syndikit/signature";
import { type CaptureRecord, readRecordBody } from "../capture/capture-record.js";
import { readCapture } from "../capture/read-capture.js";
import { awaitAttempt, showAttempt } from "../event/await-attempt.js";
import { readEventFilter } from "../event/event-filter.js";
import { readEvent } from "../event/read-event.js";
import { showOutcome } from "../event/show-outcome.js";
import { CliError, ExitCode, usageError } from "../frame/cli-error.js";
import type { MarketplaceOptions } from "../frame/options.js";
import { readSeconds, readUrl } from "../frame/read-values.js";
import type { Context } from "../frame/verb.js";
import { isLoopback } from "../http/host.js";
import type { Network } from "../http/network.js";
import { type HeaderList, headerOf, type Outcome } from "../http/outcome.js";
import { sendRequest } from "../http/send-request.js";
import { connect } from "../marketplace/connect.js";
import { needSecret } from "../secret/read-secret.js";
import { noteMark } from "../sign/sign-body.js";

export interface ReplayOptions extends MarketplaceOptions {
  readonly to?: string;
  readonly resign?: boolean;
  readonly secret?: string;
  readonly events?: string;
  readonly patience: string;
}

/** Sends a capture again, or has the marketplace send an event again. */
export async function replay(context: Context, options: ReplayOptions, source: string): Promise<ExitCode> {
  const id = parseReference(/^\d+$/.test(source) ? `event/${source}` : source, "event");
  if (id === undefined) return replayCapture(context, options, source);
  if (options.to !== undefined) {
    throw usageError("The marketplace sends an event to its original endpoint: leave out --to.");
  }
  return redeliver(context, options, id);
}

/** Has the marketplace send an event again: the same bytes to the same endpoint, signed with the current secret. */
async function redeliver(context: Context, options: ReplayOptions, id: number): Promise<ExitCode> {
  const patience = readSeconds(options.patience, "--patience");
  const vendor = (await connect(context, options)).as("vendor");
  const event = await vendor.events.get(id);
  const { length: after } = await vendor.events.attempts(event);
  await vendor.events.redeliver(event);
  const attempt = await awaitAttempt(context, { vendor, event, after, patience });
  return showAttempt(context, event, attempt);
}

const ofConnection = new Set(["content-length", "host"]);

/** Sends the events of a capture one after the other, in their original order. */
async function replayCapture(context: Context, options: ReplayOptions, file: string): Promise<ExitCode> {
  const { output, signal, network } = context;
  if (options.to === undefined) {
    throw usageError(
      "Where to? Pass --to with your application's address, for example http://127.0.0.1:3000/events.",
    );
  }
  const url = readUrl(options.to, "--to");
  const wants = readEventFilter(options.events);
  const secret = options.resign === true ? await needSecret(context, options.secret) : undefined;
  const records = await readCapture(file);

  let sent = 0;
  let worst: ExitCode = ExitCode.OK;
  for (const record of records) {
    const body = readRecordBody(record);
    const event = readEvent(body);
    const name = event?.name ?? "no event";
    if (options.events !== undefined && !wants(name)) continue;
    if (signal.aborted)
      throw new CliError(ExitCode.INTERRUPTED, `Stopped after ${sent} of ${records.length}.`);
    noteMark(output, body, "which is sent with it");
    output.progress(`${sent + 1} of ${records.length}: ${name}`);
    const headers = toHeaders(record, body, secret);
    const outcome = await send(url, record, { headers, body, network });
    const signed = headerOf(headers, headerNames.eventSignature) !== undefined;
    const code = showOutcome(output, { name, id: event?.id, url, signed, outcome });
    if (worst === ExitCode.OK) worst = code;
    sent += 1;
    // If nothing listens, the remaining events would fail in the same way.
    if (code === ExitCode.UNREACHABLE) break;
  }
  output.note(`${sent} of ${records.length} sent.`);
  return worst;
}

function toHeaders(record: CaptureRecord, body: Uint8Array, secret: string | undefined): HeaderList {
  const signature = headerNames.eventSignature.toLowerCase();
  const kept = record.headers.filter(([name]) => {
    const lower = name.toLowerCase();
    return !ofConnection.has(lower) && (secret === undefined || lower !== signature);
  });
  return secret === undefined ? kept : [...kept, [headerNames.eventSignature, sign(body, secret)]];
}

interface Outgoing {
  readonly headers: HeaderList;
  readonly body: Uint8Array;
  readonly network: Network;
}

function send(url: URL, { method }: CaptureRecord, { headers, body, network }: Outgoing): Promise<Outcome> {
  return sendRequest({
    method,
    url,
    network,
    headers,
    body,
    timeout: vendorCallLimits.answer,
    checkCertificate: !isLoopback(url.hostname),
  });
}
