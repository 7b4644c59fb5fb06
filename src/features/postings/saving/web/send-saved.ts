import type { Api } from '#kit/api-client.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import { problemSentence } from '#ui/forms/problem-sentence.ts';
import type { Toaster, ToastInput } from '#ui/light/toasts.tsx';
import { savePosting, unsavePosting } from '../contract.ts';

interface SavedChange {
  api: Api;
  t: Translate;
  toaster: Toaster;
  /** Sets the state of the heart. */
  show: (saved: boolean) => void;
  /** Called when the server has accepted the change. */
  onSent: () => void;
  set: (postingId: number, wanted: boolean) => void;
  postingId: number;
  wanted: boolean;
}

/** How often each posting's heart was changed: only the outcome of the last change is shown. */
const wishes = new Map<number, number>();
/** The state known to be stored on the server, for postings changed in this tab. */
const held = new Map<number, boolean>();

/** Only the message about the last change is shown. */
let lastToast: number | null = null;

let last: Promise<void> = Promise.resolve();

const send = async (change: SavedChange, wish: number): Promise<void> => {
  const { api, t, toaster, show, onSent, set, postingId, wanted } = change;
  const say = (toast: ToastInput): void => {
    if (lastToast !== null) toaster.dismiss(lastToast);
    lastToast = toaster.show(toast);
  };
  const isLast = (): boolean => wishes.get(postingId) === wish;
  try {
    await api.call(wanted ? savePosting : unsavePosting, { params: { postingId: String(postingId) } });
    held.set(postingId, wanted);
    onSent();
    if (!isLast()) return;
    say({
      title: t(wanted ? 'postings.saved.done' : 'postings.saved.removed'),
      action: { label: t('postings.saved.undo'), onClick: () => set(postingId, !wanted) },
    });
  } catch (error) {
    if (!isLast()) return;
    show(held.get(postingId) ?? !wanted);
    say({
      tone: 'error',
      title: t(wanted ? 'postings.saved.notSaved' : 'postings.saved.notRemoved'),
      text: problemSentence(error, t),
      action: { label: t('postings.saved.retry'), onClick: () => set(postingId, wanted) },
    });
  }
};

/**
 * Sends the changes one after the other, in the order of the clicks, and shows the outcome of a posting's last change.
 */
export function sendSaved(change: SavedChange): void {
  const wish = (wishes.get(change.postingId) ?? 0) + 1;
  wishes.set(change.postingId, wish);
  last = last.then(() => send(change, wish));
}
