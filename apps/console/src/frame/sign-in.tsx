import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { marketplace } from "../marketplace.js";
import { Field } from "../parts/field.js";
import { Mark } from "../parts/icons.js";
import { LateFailure } from "../parts/late-failure.js";
import { roleWords } from "../roles.js";
import { signIn, signInNote } from "../session.js";

/** Signs in with a password, or in the demo with one click. The address stays, so that a link still opens its page. */
export function SignIn(): JSX.Element {
  const error = useSignal<unknown>(undefined);
  const busy = useSignal(false);
  const enter = async (userName: string, password: string): Promise<void> => {
    if (busy.peek()) return;
    busy.value = true;
    error.value = undefined;
    try {
      await signIn(userName, password);
    } catch (thrown) {
      error.value = thrown;
    } finally {
      busy.value = false;
    }
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!(event.currentTarget instanceof HTMLFormElement)) return;
    const form = new FormData(event.currentTarget);
    void enter(String(form.get("userName")), String(form.get("password")));
  };
  return (
    <div class="door">
      <main>
        <div class="stack">
          <div class="brand">
            <Mark />
            <span>
              SyndiKit
              <small>{`${marketplace.environment} marketplace`}</small>
            </span>
          </div>
          <h1>See the marketplace, and play it</h1>
        </div>
        {signInNote.value !== undefined && (
          <div class="notice wait" role="status">
            {signInNote.value}
          </div>
        )}
        <LateFailure error={error.value} />
        <div class="sides">
          {marketplace.accounts.length > 0 && (
            <section class="stack" aria-label="Accounts of the demo">
              <h2>Sign in as</h2>
              <div class="tickets">
                {marketplace.accounts.map(({ userName, password, role }) => (
                  <button
                    key={userName}
                    type="button"
                    class="ticket"
                    aria-disabled={busy.value}
                    onClick={() => void enter(userName, password)}
                  >
                    <strong>{userName}</strong>
                    <small>{roleWords[role].does}</small>
                    <span class="arrow" aria-hidden="true">
                      →
                    </span>
                  </button>
                ))}
              </div>
            </section>
          )}
          <section class="sheet" aria-label="With a password">
            <form class="inside" onSubmit={submit}>
              <h2>{marketplace.accounts.length > 0 ? "Or with a password" : "Sign in"}</h2>
              <Field label="User name or e-mail address" name="userName" required autocomplete="username" />
              <Field
                label="Password"
                name="password"
                type="password"
                required
                autocomplete="current-password"
              />
              <button type="submit" class="button main" aria-disabled={busy.value}>
                Sign in
              </button>
              <p class="muted">
                The API is described at <a href="/docs">/docs</a>.
              </p>
            </form>
          </section>
        </div>
      </main>
    </div>
  );
}
