import { useSignal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useRef } from "preact/hooks";
import { touch } from "../live.js";
import { path } from "../router.js";
import { useDraft } from "./draft.js";
import { Failure } from "./failure.js";
import { useModal } from "./modal.js";
import { Said, say } from "./said.js";

interface ActionProps {
  readonly children: ComponentChildren;
  /** Runs on a click. If it throws, the button shows the error. A text that it answers is what is said then. */
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
  const label = useRef("");
  const run = async (button: HTMLElement): Promise<void> => {
    if (disabled || busy.peek()) return;
    if (!sure.value) label.current = button.textContent;
    if (confirm !== undefined && !sure.value) {
      sure.value = true;
      return;
    }
    sure.value = false;
    busy.value = true;
    error.value = undefined;
    say(`${label.current} …`, "wait");
    try {
      const answer = await act();
      say(typeof answer === "string" ? answer : `${label.current}: done.`);
      touch();
    } catch (thrown) {
      say(`${label.current}: that did not work.`, "fail");
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
        // Not "disabled", which would take the focus from it.
        aria-disabled={disabled || busy.value}
        aria-busy={busy.value}
        onClick={(event) => void run(event.currentTarget)}
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
          <Failure error={error.value} isRetried={false} />
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

/**
 * A modal dialog. With `submit` it is a form that stays open until the marketplace accepts it. What was typed is there
 * again after it was closed.
 */
export function Dialog({ title, onClose, children, submit }: DialogProps): JSX.Element {
  const element = useRef<HTMLDialogElement>(null);
  const forget = useDraft(element, `${path.peek()} ${title}`);
  const busy = useSignal(false);
  const error = useSignal<unknown>(undefined);
  useModal(element);
  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (busy.peek() || submit === undefined || !(event.currentTarget instanceof HTMLFormElement)) return;
    busy.value = true;
    error.value = undefined;
    say(`${submit.label} …`, "wait");
    try {
      await submit.act(new FormData(event.currentTarget));
      say(`${submit.label}: done.`);
      forget();
      touch();
      onClose();
    } catch (thrown) {
      say(`${submit.label}: that did not work.`, "fail");
      error.value = thrown;
    } finally {
      busy.value = false;
    }
  };
  const inside = (
    <>
      <h2>{title}</h2>
      {children}
      <Failure error={error.value} isRetried={false} />
      <div class="buttons">
        <button type="button" class="button" onClick={onClose}>
          {submit === undefined ? "Close" : "Cancel"}
        </button>
        {submit !== undefined && (
          <button type="submit" class="button main" aria-disabled={busy.value}>
            {submit.label}
          </button>
        )}
      </div>
      <Said />
    </>
  );
  return (
    <dialog ref={element} aria-label={title} onClose={onClose}>
      {submit === undefined ? <div>{inside}</div> : <form onSubmit={send}>{inside}</form>}
    </dialog>
  );
}
