import { useSignal } from "@preact/signals";
import { headerNames } from "@syndikit/contract";
import type { EventAttemptRequest } from "@syndikit/sdk";
import { verify } from "@syndikit/signature";
import type { JSX } from "preact";
import { Field } from "../../parts/field.js";
import { Stamp } from "../../parts/stamp.js";

/** Checks the signature of an attempt in this tab, with the code that receivers use. The secret never leaves the tab. */
export function SignatureCheck({ request }: { readonly request: EventAttemptRequest }): JSX.Element {
  const secret = useSignal("");
  // Earlier releases of the marketplace stored it in lower case.
  const { eventSignature } = headerNames;
  const header = request.headers[eventSignature] ?? request.headers[eventSignature.toLowerCase()];
  if (header === undefined) {
    return (
      <p class="muted">
        It was not signed: the endpoint has no secret. Set one on the product, and receivers can tell who sent
        it.
      </p>
    );
  }
  const check =
    secret.value === "" ? undefined : verify({ body: request.body, header, secrets: secret.value });
  return (
    <form class="row" onSubmit={(event) => event.preventDefault()}>
      <Field
        label="Check the signature"
        placeholder="the secret"
        type="password"
        autocomplete="off"
        hint="It stays in this tab."
        onValue={(value) => (secret.value = value)}
      />
      {check !== undefined &&
        (check.ok ? (
          <Stamp tone="ok">it fits</Stamp>
        ) : (
          <Stamp tone="fail">
            {check.reason === "mismatch" ? "another secret, or other bytes" : check.reason}
          </Stamp>
        ))}
    </form>
  );
}
