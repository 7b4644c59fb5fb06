import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import type { AccountType } from '#kit/actor.ts';
import { fetched } from '#kit/client-errors.ts';
import { useToast } from '#ui/light/toasts.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';

/** What a candidate marks: a posting as saved or hidden, or all postings of a company as hidden. */
export type Mark = 'saved' | 'hidden' | 'hiddenEmployer';

export type KnownMarks = Record<Mark, readonly number[]>;

export const noMarks: KnownMarks = { saved: [], hidden: [], hiddenEmployer: [] };

interface PostingMarks {
  /** Null for a guest. */
  accountType: AccountType | null;
  /** Ids by mark. */
  marked: Record<Mark, ReadonlySet<number>>;
  /** How many changes from this page the server has accepted. */
  sent: number;
  /** Shows the change at once; a refused one is reverted and reported. */
  set: (mark: Mark, id: number, wanted: boolean) => void;
}

const PostingMarksContext = createContext<PostingMarks | null>(null);

/** The candidate's marks, shared by all cards of the page. */
export function usePostingMarks(): PostingMarks {
  const marks = useContext(PostingMarksContext);
  if (!marks) throw new Error('PostingMarksProvider is missing');
  return marks;
}

const noChanges: Record<Mark, ReadonlyMap<number, boolean>> = {
  saved: new Map(),
  hidden: new Map(),
  hiddenEmployer: new Map(),
};

const changedBy = (known: readonly number[], changes: ReadonlyMap<number, boolean>): ReadonlySet<number> => {
  const ids = new Set(known);
  for (const [id, wanted] of changes) {
    if (wanted) ids.add(id);
    else ids.delete(id);
  }
  return ids;
};

/**
 * Wraps the whole application: `known` are the ids from server rendering. Local changes apply until the next page load;
 * the code that sends them is loaded with the first change.
 */
export function PostingMarksProvider({
  accountType,
  known,
  children,
}: {
  accountType: AccountType | null;
  known: KnownMarks;
  children: ReactNode;
}) {
  const api = useApi();
  const t = useTexts();
  const toaster = useToast();
  const [changed, setChanged] = useState(noChanges);
  const [sent, setSent] = useState(0);

  const set = useMemo(() => {
    const change: PostingMarks['set'] = (mark, id, wanted) => {
      const show = (value: boolean): void =>
        setChanged((before) => ({ ...before, [mark]: new Map(before[mark]).set(id, value) }));
      const onSent = (): void => setSent((before) => before + 1);
      show(wanted);
      fetched(() => import('./send-mark.ts')).then(
        ({ sendMark }) => sendMark({ api, t, toaster, show, onSent, set: change, mark, id, wanted }),
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
        if (wish !== null && accountType === 'jobseeker') set('saved', wish, true);
      },
      () => undefined,
    );
  }, [accountType, set]);

  const marks = useMemo(() => {
    const { saved, hidden, hiddenEmployer } = changed;
    const marked = {
      saved: changedBy(known.saved, saved),
      hidden: changedBy(known.hidden, hidden),
      hiddenEmployer: changedBy(known.hiddenEmployer, hiddenEmployer),
    };
    return { accountType, marked, sent, set };
  }, [accountType, known, changed, sent, set]);
  return <PostingMarksContext value={marks}>{children}</PostingMarksContext>;
}
