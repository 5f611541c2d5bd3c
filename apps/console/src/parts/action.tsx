import { useSignal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { touch } from "../live.js";
import { Failure } from "./failure.js";

interface ActionProps {
  readonly children: ComponentChildren;
  /** Runs on a click. If it throws, the button shows the error. */
  readonly act: () => Promise<unknown>;
  readonly kind?: "main" | "bad" | "quiet" | undefined;
  readonly small?: boolean;
  readonly disabled?: boolean;
  /** The question to ask first, for actions that cannot be undone. */
  readonly confirm?: string | undefined;
}

/** A button that does something on the marketplace and shows the error if that fails. */
export function Action({ children, act, kind, small, disabled = false, confirm }: ActionProps): JSX.Element {
  const busy = useSignal(false);
  const error = useSignal<unknown>(undefined);
  const sure = useSignal(false);
  const run = async (): Promise<void> => {
    if (confirm !== undefined && !sure.value) {
      sure.value = true;
      return;
    }
    sure.value = false;
    busy.value = true;
    error.value = undefined;
    try {
      await act();
      touch();
    } catch (thrown) {
      error.value = thrown;
    } finally {
      busy.value = false;
    }
  };
  const names = ["button", kind, small ? "small" : undefined].filter(Boolean).join(" ");
  return (
    <>
      <button
        type="button"
        class={names}
        disabled={disabled || busy.value}
        aria-busy={busy.value}
        onClick={run}
      >
        {sure.value ? confirm : children}
      </button>
      {sure.value && (
        <button
          type="button"
          class="button quiet small"
          onClick={() => {
            sure.value = false;
          }}
        >
          No
        </button>
      )}
      {error.value !== undefined && (
        <Dialog title="That did not work" onClose={() => (error.value = undefined)}>
          <Failure error={error.value} />
        </Dialog>
      )}
    </>
  );
}

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  /** Turns the dialog into a form with this submit button. */
  readonly submit?: { readonly label: string; readonly act: (form: FormData) => Promise<unknown> };
}

/** A modal dialog. With `submit` it is a form that stays open until the marketplace accepts it. */
export function Dialog({ title, onClose, children, submit }: DialogProps): JSX.Element {
  const element = useRef<HTMLDialogElement>(null);
  const busy = useSignal(false);
  const error = useSignal<unknown>(undefined);
  useEffect(() => element.current?.showModal(), []);
  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (submit === undefined || !(event.currentTarget instanceof HTMLFormElement)) return;
    busy.value = true;
    error.value = undefined;
    try {
      await submit.act(new FormData(event.currentTarget));
      touch();
      onClose();
    } catch (thrown) {
      error.value = thrown;
    } finally {
      busy.value = false;
    }
  };
  const inside = (
    <>
      <h2>{title}</h2>
      {children}
      <Failure error={error.value} />
      <div class="buttons">
        <button type="button" class="button" onClick={onClose}>
          {submit === undefined ? "Close" : "Cancel"}
        </button>
        {submit !== undefined && (
          <button type="submit" class="button main" disabled={busy.value}>
            {submit.label}
          </button>
        )}
      </div>
    </>
  );
  return (
    <dialog ref={element} aria-label={title} onClose={onClose}>
      {submit === undefined ? <div>{inside}</div> : <form onSubmit={send}>{inside}</form>}
    </dialog>
  );
}
