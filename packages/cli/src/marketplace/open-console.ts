import { ExitCode, usageError } from "../frame/cli-error.js";
import type { MarketplaceOptions } from "../frame/options.js";
import type { Context } from "../frame/verb.js";
import { connect } from "./connect.js";

export interface OpenOptions extends MarketplaceOptions {
  readonly print?: boolean;
}

/** The resources that have a page in the console. */
const pages = ["subscription", "event", "order", "invoice", "message", "product", "request"] as const;

/** Prints the address of a console page, and opens it in the browser. */
export async function openConsole(
  context: Context,
  options: OpenOptions,
  what: string | undefined,
): Promise<ExitCode> {
  const { output } = context;
  const { url } = await connect(context, options);
  const [, page, id] = /^([a-z]+)\/(\d+|req_[\w-]+)$/i.exec(what ?? "") ?? [];
  if (what !== undefined && !pages.some((one) => one === page)) {
    throw usageError(
      `${what} has no page: write, for example, ${pages.map((one) => `${one}/12`).join(", ")}.`,
    );
  }
  const address = what === undefined ? `${url}/` : `${url}/${page}/${id}`;
  output.record({ type: "page", address });
  output.line(address);
  if (options.print === true || output.json) return ExitCode.OK;
  output.note((await context.openAddress(address)) ? "Opened in the browser." : NO_BROWSER);
  return ExitCode.OK;
}

/** What is said where nothing took the address. */
export const NO_BROWSER =
  "No browser was opened: none could be started here. Open the address in one yourself.";
