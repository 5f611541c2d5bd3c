import type { Desk, ItemChoice, ItemDetails, ItemPage, Overview } from "@syndikit/receiver";
import { CliError, ExitCode, usageError } from "../frame/cli-error.js";
import { adviceOnTrust, describeFailure } from "../http/explain-outcome.js";
import type { Network } from "../http/network.js";
import type { Answer, HeaderList } from "../http/outcome.js";
import { sendRequest } from "../http/send-request.js";

const TIMEOUT = 30_000;
const MAX_ANSWER = 16 * 1_048_576;

/** The calls that the operator page of a running receiver offers. */
export type RemoteDesk = Pick<Desk, "inspect" | "list" | "show" | "redrive" | "dismiss" | "pause" | "resume">;

export interface RemoteDeskOptions {
  /** The value of the header `Authorization`, if the page needs one. */
  readonly authorization: string | undefined;
  readonly network: Network;
  readonly signal: AbortSignal;
}

/**
 * Opens the desk of a running receiver through its operator page.
 *
 * @throws {CliError} when the address is not an http or https one.
 */
export function openRemoteDesk(
  address: string,
  { authorization, network, signal }: RemoteDeskOptions,
): RemoteDesk {
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
    throw usageError(
      `"${address}" is not an address. Pass --url with the address of the operator page, for example https://…`,
    );
  }
  const page = new URL(address);
  const headers: HeaderList = [
    ["Accept", "application/json"],
    ...(authorization === undefined ? [] : [["Authorization", authorization] as const]),
  ];

  async function ask(query: Readonly<Record<string, string | undefined>>): Promise<Answer> {
    const url = new URL(page);
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined) url.searchParams.set(name, value);
    }
    return check(
      await sendRequest({
        method: "GET",
        url,
        network,
        headers,
        timeout: TIMEOUT,
        signal,
        keptBytes: MAX_ANSWER,
      }),
    );
  }

  async function act(action: string, choice: Readonly<Record<string, string | undefined>>): Promise<number> {
    const body = new TextEncoder().encode(JSON.stringify({ action, ...choice }));
    const answer = check(
      await sendRequest({
        method: "POST",
        url: page,
        network,
        headers: [...headers, ["Content-Type", "application/json"]],
        body,
        timeout: TIMEOUT,
        signal,
      }),
    );
    return readAnswer<{ readonly count: number }>(answer, "count").count;
  }

  function check(outcome: Awaited<ReturnType<typeof sendRequest>>): Answer {
    if (outcome.kind === "failure") {
      throw new CliError(
        ExitCode.UNREACHABLE,
        outcome.advice ??
          `${page.href} cannot be reached: ${describeFailure(outcome)}.${adviceOnTrust(outcome.code)}`,
      );
    }
    const { status } = outcome;
    if (status === 401 || status === 403) {
      throw new CliError(
        ExitCode.REFUSED,
        `${page.href} answered ${status}: its authorize() did not return true. The header Authorization is set with RECEIVER_AUTHORIZATION or --authorization.`,
      );
    }
    if (status === 404 && isJsonAnswer(outcome)) return outcome;
    if (status !== 200) {
      const advice =
        status >= 500
          ? "Something failed in the application, such as its authorize(): its log says what."
          : "Is the operator page mounted there?";
      throw new CliError(ExitCode.REFUSED, `${page.href} answered ${status}. ${advice}`);
    }
    return outcome;
  }

  /**
   * Reads an answer of the operator page. Its types are our own, so it is enough to check that the answer comes from
   * that page.
   */
  function readAnswer<Result extends object>({ body }: Answer, field: keyof Result & string): Result {
    try {
      const value: unknown = JSON.parse(new TextDecoder().decode(body));
      if (typeof value === "object" && value !== null && field in value) return value as Result;
    } catch {
      // Reported below.
    }
    throw new CliError(
      ExitCode.REFUSED,
      `The answer of ${page.href} does not come from an operator page of this kit. Check the path.`,
    );
  }

  return {
    async inspect() {
      return readAnswer<{ readonly overview: Overview }>(await ask({}), "overview").overview;
    },
    async list({ states, error, after } = {}) {
      const { items, next } = readAnswer<ItemPage>(await ask({ state: states?.[0], error, after }), "items");
      return { items, next };
    },
    async show(which) {
      const answer = await ask({ key: String(which) });
      return answer.status === 404 ? undefined : readAnswer<ItemDetails>(answer, "key");
    },
    redrive: (which) => act("redrive", toFields(which)),
    dismiss: (which) => act("dismiss", toFields(which)),
    pause: async (which) =>
      (await act("pause", { key: which === undefined ? undefined : String(which) })) > 0,
    resume: async (which) =>
      (await act("resume", { key: which === undefined ? undefined : String(which) })) > 0,
  };
}

function isJsonAnswer({ headers }: Answer): boolean {
  return headers.some(([name, value]) => name.toLowerCase() === "content-type" && value.includes("json"));
}

function toFields(which: ItemChoice): Readonly<Record<string, string | undefined>> {
  return typeof which === "object" ? { error: which.error } : { key: String(which) };
}
