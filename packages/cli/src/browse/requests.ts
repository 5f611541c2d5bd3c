import { type OperationId, operations } from "@syndikit/contract";
import type { LoggedRequest } from "@syndikit/sdk";
import { CliError, ExitCode, usageError } from "../frame/cli-error.js";
import type { Output } from "../frame/output.js";
import type { Context } from "../frame/verb.js";
import { connect } from "../marketplace/connect.js";
import { nearest } from "../text/nearest.js";
import { type BrowseAction, type BrowseOptions, browse } from "./browse.js";

export interface LogsOptions extends BrowseOptions {
  readonly failed?: boolean;
  readonly operation?: string;
  readonly user?: string;
  readonly everybody?: boolean;
}

/** Every operation of the interface, as the log names it. */
export const operationNames: readonly string[] = Object.values(operations).map(({ id }) => id);

/** Lists the last requests to the marketplace, shows one, or follows new ones. */
export async function browseRequests(
  context: Context,
  options: LogsOptions,
  wanted: BrowseAction,
): Promise<ExitCode> {
  const { failed, user, everybody } = options;
  const operation = options.operation === undefined ? undefined : readOperation(options.operation);
  const { url, as } = await connect(context, options);
  // Only an administrator may read the requests of others.
  const { sandbox } = as(everybody === true || user !== undefined ? "admin" : "vendor");
  return browse<LoggedRequest>(context, options, {
    wanted,
    kind: {
      type: "request",
      page: `${url}/requests`,
      async list(limit) {
        const requests = await sandbox.requests(failed === true ? { failed } : {});
        return requests
          .filter((request) => operation === undefined || request.operation === operation)
          .filter(({ userName, actor }) => user === undefined || userName === user || actor === user)
          .slice(0, limit);
      },
      async find(which) {
        if (which === undefined)
          throw usageError("Which one? Give the requestId of an answer, for example req_4kHq2mYxTz9a.");
        const [request] = await sandbox.requests({ requestId: which });
        if (request !== undefined) return request;
        const others = everybody === true ? "" : ", it is another account's (--everybody)";
        throw new CliError(
          ExitCode.REFUSED,
          `There is no request ${which} in the log: it is older than the last 1,000, from before a restart${others}, or no request at all.`,
        );
      },
      idOf: ({ requestId }) => requestId,
      stateOf: ({ status }) => String(status),
      lines: lineOf,
      showMore({ operation: name, user: caller, actor, requestId }, output) {
        output.line(`  operation ${name ?? "none: the interface has no such path"}`);
        if (caller !== undefined) output.line(`  caller    ${caller.url}`);
        if (actor !== undefined) output.line(`  sent by   ${actor}, as that user`);
        output.line(`  console   ${url}/request/${requestId}`);
      },
    },
  });
}

function lineOf(request: LoggedRequest, { paint }: Output): readonly string[] {
  const { requestId, date, method, path, status, durationMs, userName, operation, errors = [] } = request;
  const answer = `${status} in ${durationMs} ms`;
  const painted =
    status < 400 ? paint.green(answer) : status < 500 ? paint.yellow(answer) : paint.red(answer);
  const caller = userName ?? "nobody signed in";
  return [
    `${requestId}  ${paint.dim(date)}  ${method} ${path}  ${painted}  ${caller}  ${paint.dim(operation ?? "")}`.trimEnd(),
    ...errors.map(({ key, error }) => `  ${paint.yellow(error)} ${paint.dim(key)}`),
  ];
}

function readOperation(text: string): OperationId {
  const found = Object.values(operations).find(({ id }) => id.toLowerCase() === text.toLowerCase());
  if (found !== undefined) return found.id;
  throw usageError(`There is no operation ${text}.${nearest(text, operationNames)}`);
}
