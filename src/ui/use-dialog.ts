import { type KeyboardEvent, type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

/**
 * Synchronises a native modal `<dialog>` with `open`. The browser traps focus and restores it on closing, also when the
 * component unmounts while open. The first focus is the close button, or the element with `data-autofocus`. Escape and
 * a click outside the panel call `onClose`; the device's „back”, which asks a dialog to close without a key, calls
 * `onBack` if there is one.
 */
export function useDialog(open: boolean, onClose: () => void, onBack: () => void = onClose) {
  const ref = useRef<HTMLDialogElement>(null);
  const escaped = useRef(false);
  // Before the element is removed: a dialog that is closed later does not restore the focus.
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
      // A file dialog inside fires a bubbling `cancel`, too.
      if (event.target !== ref.current) return;
      event.preventDefault();
      if (escaped.current) onClose();
      else onBack();
      escaped.current = false;
    },
    onKeyDown: (event: KeyboardEvent) => {
      escaped.current = event.key === 'Escape';
    },
    onMouseDown: (event: MouseEvent) => {
      if (event.target === ref.current) onClose();
    },
  };
}
