import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

/**
 * Shows a dialog above the page for as long as it is drawn. A dialog that is taken off the page while it is open leaves
 * the focus nowhere; closed first, it gives it back to what had it before.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>): void {
  // A layout effect: others end when the dialog is off the page already.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, [dialog]);
}
