import { type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

/**
 * Keeps a native modal `<dialog>` in step with `open`. The browser traps focus and gives it back on closing,
 * also when the component goes away while open. The first focus is the cross, or what carries `data-autofocus`.
 * Escape and a click beside the panel call `onClose`.
 */
export function useDialog(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  // Before the element leaves the page: a dialog that is closed later does not give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => dialog.close();
  }, [open]);
  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      // A file dialog inside fires `cancel` too, and that one bubbles.
      if (event.target !== ref.current) return;
      event.preventDefault();
      onClose();
    },
    onMouseDown: (event: MouseEvent) => {
      if (event.target === ref.current) onClose();
    },
  };
}
