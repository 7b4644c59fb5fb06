import { useRef, useState, useSyncExternalStore } from 'react';
import type { FileView } from '#features/files/fields.ts';
import { hasPreview } from '#ui/preview/file-preview.tsx';

/** As in the style sheet: from this width on a document fits beside the data. */
const wide = '(min-width: 75em)';

const subscribe = (onChange: () => void): (() => void) => {
  const query = matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Whether a document fits beside the application; false before scripts run. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => false,
  );

/**
 * State of the viewed document. The panel of a wide screen stays open from one application to the next and then shows
 * its first document; the window of a narrow one belongs to its application.
 */
export function useShownDocument(applicationId: string, documents: readonly FileView[]) {
  const wide = useWide();
  const [chosen, setChosen] = useState<{ applicationId: string; id: string } | null>(null);
  const opener = useRef<Element | null>(null);
  const mine = chosen?.applicationId === applicationId ? chosen.id : null;
  const picked = documents.find(({ id }) => id === mine) ?? null;
  const first = documents.find(({ type, held }) => !held && hasPreview(type)) ?? null;
  return {
    /** Beside the data; null when closed. Its document is null when this application has none. */
    panel: chosen && wide ? { document: picked ?? first } : null,
    /** In a window above them; null while there is none. */
    inWindow: wide ? null : picked,
    show(id: string): void {
      opener.current = document.activeElement;
      setChosen({ applicationId, id });
    },
    close(): void {
      setChosen(null);
      // Returns the focus to the button that has opened it, if it still exists.
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
    },
  };
}
