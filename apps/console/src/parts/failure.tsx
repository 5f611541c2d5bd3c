import type { JSX } from "preact";
import { isUnreachable } from "../load.js";
import { marketplace, roleNames, session, signIn } from "../session.js";

interface Told {
  readonly message: string;
  readonly status: number | undefined;
  readonly requestId: string | undefined;
}

/** What a caught value tells a reader. */
export function tell(error: unknown): Told {
  if (!(error instanceof Error)) return { message: String(error), status: undefined, requestId: undefined };
  const { holders, status, requestId } = error as Error & {
    readonly holders?: readonly { readonly error: string }[];
    readonly status?: number;
    readonly requestId?: string;
  };
  const words = holders?.map((holder) => holder.error).join(" ");
  return { message: words || error.message, status, requestId };
}

/** Why something could not be read or done, and what to do next. */
export function Failure({ error }: { readonly error: unknown }): JSX.Element | null {
  if (error === undefined || error === null) return null;
  if (isUnreachable(error)) {
    return (
      <div class="notice wait" role="status">
        The marketplace does not answer. This page tries again by itself.
      </div>
    );
  }
  const { message, status, requestId } = tell(error);
  return (
    <div class="notice fail" role="alert">
      <p>{message}</p>
      {status === 403 && <OtherRoles />}
      {requestId !== undefined && (
        <p class="mono">
          {`${status ?? ""} · `}
          <a href={`/request/${requestId}`}>{`request ${requestId}`}</a>
        </p>
      )}
    </div>
  );
}

/** The demo's accounts of other roles, by a click. */
export function OtherRoles(): JSX.Element | null {
  const others = marketplace.accounts.filter(({ role }) => role !== session.value?.role);
  if (others.length === 0) return <p>Sign in with an account that may see it.</p>;
  return (
    <p class="row">
      {others.map(({ userName, password, role }) => (
        <button
          key={userName}
          type="button"
          class="button small"
          onClick={() => void signIn(userName, password)}
        >
          {`As ${userName}`}
          <span class="hidden">{roleNames[role]}</span>
        </button>
      ))}
    </p>
  );
}
