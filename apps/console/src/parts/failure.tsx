import type { Role } from "@syndikit/contract";
import type { JSX } from "preact";
import { isUnreachable } from "../load.js";
import { marketplace } from "../marketplace.js";
import { roleWords } from "../roles.js";
import { session } from "../session.js";
import { switchAccount } from "./switch-account.js";
import { tell } from "./tell.js";

interface FailureProps {
  readonly error: unknown;
  /** false: nobody tries again but the reader, for example after a click. */
  readonly isRetried?: boolean;
}

/** Says why something failed, and what to do next. */
export function Failure({ error, isRetried = true }: FailureProps): JSX.Element | null {
  if (error === undefined || error === null) return null;
  if (isUnreachable(error)) {
    return (
      <div class="notice wait" role="status">
        {isRetried
          ? "The marketplace does not answer. This page tries again by itself."
          : "The marketplace did not answer, so it may be done or not. Look, then try again."}
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

interface OtherRolesProps {
  /** The roles that may see it; without it, every role but the reader's own. */
  readonly roles?: readonly Role[];
}

/** Switches to one of the demo's accounts with another role. */
export function OtherRoles({ roles }: OtherRolesProps): JSX.Element {
  const others = marketplace.accounts.filter(({ role }) =>
    roles === undefined ? role !== session.value?.role : roles.includes(role),
  );
  if (others.length === 0) return <p>Sign in with an account that may see it.</p>;
  return (
    <p class="row">
      {others.map(({ userName, password, role }) => (
        <button
          key={userName}
          type="button"
          class="button small"
          onClick={() => void switchAccount(userName, password)}
        >
          {`As ${userName}`}
          <span class="hidden">{roleWords[role].name}</span>
        </button>
      ))}
    </p>
  );
}
