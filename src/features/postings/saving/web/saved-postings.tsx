import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import type { AccountType } from '#kit/actor.ts';
import { fetched } from '#kit/client-errors.ts';
import { useToast } from '#ui/light/toasts.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';

interface SavedPostings {
  /** Null for a guest. */
  accountType: AccountType | null;
  ids: ReadonlySet<number>;
  /** How many changes from this page the server has accepted. */
  sent: number;
  /** Shows the change at once; a refused one is reverted and reported. */
  set: (postingId: number, wanted: boolean) => void;
}

const SavedPostingsContext = createContext<SavedPostings | null>(null);

/** The candidate's saved postings, shared by all hearts of the page. */
export function useSavedPostings(): SavedPostings {
  const saved = useContext(SavedPostingsContext);
  if (!saved) throw new Error('SavedPostingsProvider is missing');
  return saved;
}

/**
 * Wraps the whole application: `known` are the ids from server rendering. Local changes apply until the next page load;
 * the code that sends them is loaded with the first change.
 */
export function SavedPostingsProvider({
  accountType,
  known,
  children,
}: {
  accountType: AccountType | null;
  known: readonly number[];
  children: ReactNode;
}) {
  const api = useApi();
  const t = useTexts();
  const toaster = useToast();
  const [changed, setChanged] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [sent, setSent] = useState(0);

  const set = useMemo(() => {
    const change = (postingId: number, wanted: boolean): void => {
      const show = (saved: boolean): void => setChanged((before) => new Map(before).set(postingId, saved));
      const onSent = (): void => setSent((before) => before + 1);
      show(wanted);
      fetched(() => import('./send-saved.ts')).then(
        ({ sendSaved }) => sendSaved({ api, t, toaster, show, onSent, set: change, postingId, wanted }),
        () => {
          show(!wanted);
          toaster.show({ tone: 'error', title: t('client.fetch') });
        },
      );
    };
    return change;
  }, [api, t, toaster]);

  useEffect(() => {
    if (accountType === null) return;
    import('./saved-wish.ts').then(
      ({ takeSavedWish }) => {
        const wish = takeSavedWish();
        if (wish !== null && accountType === 'jobseeker') set(wish, true);
      },
      () => undefined,
    );
  }, [accountType, set]);

  const saved = useMemo(() => {
    const ids = new Set(known);
    for (const [id, wanted] of changed) {
      if (wanted) ids.add(id);
      else ids.delete(id);
    }
    return { accountType, ids, sent, set };
  }, [accountType, known, changed, sent, set]);
  return <SavedPostingsContext value={saved}>{children}</SavedPostingsContext>;
}
