import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { marketplace } from "../marketplace.js";
import { Copy } from "../parts/copy.js";
import { Field } from "../parts/field.js";
import { LateFailure } from "../parts/late-failure.js";
import { roleWords } from "../roles.js";
import { session, signIn, signOut } from "../session.js";
import { type Entry, kindOf } from "./document.js";
import { nameOf, requestOf } from "./request-of.js";
import type { Answered } from "./send-by-path.js";

/** Loaded late: the page is drawn before the SDK is there. */
const load = async () => {
  const [{ quietMarket }, { sendByPath }] = await Promise.all([
    import("../market.js"),
    import("./send-by-path.js"),
  ]);
  return { market: quietMarket.value, sendByPath };
};

/** A form that sends an operation to this marketplace. Filters start empty, so that the answer is complete. */
export function TryIt({ entry }: { readonly entry: Entry }): JSX.Element {
  const answered = useSignal<Answered | undefined>(undefined);
  const error = useSignal<unknown>(undefined);
  const body = useSignal(entry.body?.examples[0]?.text ?? "");
  const isBusy = useSignal(false);

  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy.peek() || !(event.currentTarget instanceof HTMLFormElement)) return;
    const form = new FormData(event.currentTarget);
    error.value = undefined;
    isBusy.value = true;
    try {
      const prepared = requestOf(entry, form, body.value);
      const { market, sendByPath } = await load();
      if (market === undefined) throw new Error("Nobody is signed in. Sign in above, and send it again.");
      answered.value = await sendByPath(market, prepared);
    } catch (thrown) {
      answered.value = undefined;
      error.value = thrown;
    } finally {
      isBusy.value = false;
    }
  };

  return (
    <section class="sheet" aria-labelledby="try">
      <form class="inside" onSubmit={(event) => void send(event)}>
        <h3 id="try">Try it</h3>
        {!entry.isOpen && <SignedIn />}
        {entry.parameters.map((parameter) => (
          <Field
            key={`${entry.id} ${parameter.in} ${parameter.name}`}
            label={`${parameter.name} (${parameter.in})`}
            name={nameOf(parameter)}
            required={parameter.required === true}
            hint={parameter.schema === undefined ? undefined : kindOf(parameter.schema)}
          />
        ))}
        {entry.body !== undefined && (
          <label class="field wide">
            <span>Body</span>
            <textarea
              class="input mono"
              rows={Math.min(18, body.value.split("\n").length + 1)}
              spellcheck={false}
              value={body.value}
              onInput={(event) => (body.value = event.currentTarget.value)}
            />
          </label>
        )}
        {(entry.body?.examples.length ?? 0) > 1 && (
          <p class="row">
            {entry.body?.examples.map(({ name, text }) => (
              <button key={name} type="button" class="button small" onClick={() => (body.value = text)}>
                {`Example: ${name}`}
              </button>
            ))}
          </p>
        )}
        <button type="submit" class="button main" aria-disabled={isBusy.value}>
          {`Send ${entry.method}`}
        </button>
      </form>
      <div class="inside" role="status">
        <LateFailure error={error.value} />
        {answered.value !== undefined && <AnswerView answered={answered.value} />}
      </div>
    </section>
  );
}

function AnswerView({ answered }: { readonly answered: Answered }): JSX.Element {
  const { status, milliseconds, headers, body, curl } = answered;
  return (
    <>
      <p class={status < 400 ? "notice" : "notice fail"}>{`${status} in ${milliseconds} ms`}</p>
      {body !== "" && <pre class="code break">{body}</pre>}
      <details>
        <summary>Headers of the answer</summary>
        <ul class="fields">
          {headers.map(([name, value]) => (
            <li key={name}>
              <code>{name}</code> <span class="break">{value}</span>
            </li>
          ))}
        </ul>
      </details>
      <h4>The same as a command</h4>
      <pre class="code break">{curl}</pre>
      <Copy text={curl}>copy</Copy>
    </>
  );
}

/** The account that sends the request. In the demo, one click switches to another. */
function SignedIn(): JSX.Element {
  const error = useSignal<unknown>(undefined);
  const enter = async (userName: string, password: string): Promise<void> => {
    error.value = undefined;
    try {
      await signIn(userName, password);
    } catch (thrown) {
      error.value = thrown;
    }
  };
  const { value: current } = session;
  return (
    <fieldset class="stack">
      <legend>
        {current === undefined
          ? "Nobody is signed in"
          : `Signed in as ${current.userName}, ${roleWords[current.role].name.toLowerCase()}`}
      </legend>
      <LateFailure error={error.value} />
      <p class="row">
        {marketplace.accounts
          .filter(({ userName }) => userName !== current?.userName)
          .map(({ userName, password }) => (
            <button
              key={userName}
              type="button"
              class="button small"
              onClick={() => void enter(userName, password)}
            >
              {`Sign in as ${userName}`}
            </button>
          ))}
        {current !== undefined && (
          <button type="button" class="button small" onClick={signOut}>
            Sign out
          </button>
        )}
        {marketplace.accounts.length === 0 && <a href="/">Sign in at the console; it stays for this tab.</a>}
      </p>
    </fieldset>
  );
}
