import type { Api } from '#kit/api-client.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import { problemSentence } from '#ui/forms/problem-sentence.ts';
import type { Toaster, ToastInput } from '#ui/light/toasts.tsx';
import * as contract from '../contract.ts';
import type { Mark } from './posting-marks.tsx';

interface MarkChange {
  api: Api;
  t: Translate;
  toaster: Toaster;
  /** Shows the mark as set or not. */
  show: (marked: boolean) => void;
  /** Called when the server has accepted the change. */
  onSent: () => void;
  set: (mark: Mark, id: number, wanted: boolean) => void;
  mark: Mark;
  /** Of the posting, or of the company for `hiddenEmployer`. */
  id: number;
  wanted: boolean;
}

const posting = (id: number) => ({ params: { postingId: id } });
const employer = (id: number) => ({ params: { employerId: id } });

const calls = {
  saved: (api: Api, id: number, wanted: boolean) =>
    api.call(wanted ? contract.savePosting : contract.unsavePosting, posting(id)),
  hidden: (api: Api, id: number, wanted: boolean) =>
    api.call(wanted ? contract.hidePosting : contract.unhidePosting, posting(id)),
  hiddenEmployer: (api: Api, id: number, wanted: boolean) =>
    api.call(wanted ? contract.hideEmployer : contract.unhideEmployer, employer(id)),
};

/** How often each mark was changed: only the outcome of the last change is shown. */
const wishes = new Map<string, number>();
/** The state known to be stored on the server, for marks changed in this tab. */
const held = new Map<string, boolean>();

/** Only the message about the last change is shown. */
let lastToast: number | null = null;

let last: Promise<void> = Promise.resolve();

const keyOf = ({ mark, id }: MarkChange): string => `${mark} ${id}`;

const send = async (change: MarkChange, wish: number): Promise<void> => {
  const { api, t, toaster, show, onSent, set, mark, id, wanted } = change;
  const key = keyOf(change);
  const say = (toast: ToastInput): void => {
    if (lastToast !== null) toaster.dismiss(lastToast);
    lastToast = toaster.show(toast);
  };
  const isLast = (): boolean => wishes.get(key) === wish;
  try {
    await calls[mark](api, id, wanted);
    held.set(key, wanted);
    onSent();
    if (!isLast()) return;
    say({
      title: t(`postings.marks.${mark}.${wanted ? 'set' : 'cleared'}`),
      action: { label: t('postings.marks.undo'), onClick: () => set(mark, id, !wanted) },
    });
  } catch (error) {
    if (!isLast()) return;
    show(held.get(key) ?? !wanted);
    say({
      tone: 'error',
      title: t(`postings.marks.${mark}.${wanted ? 'notSet' : 'notCleared'}`),
      text: problemSentence(error, t),
      action: { label: t('postings.marks.retry'), onClick: () => set(mark, id, wanted) },
    });
  }
};

/** Sends the changes one after the other, in the order of the clicks, and shows the outcome of a mark's last change. */
export function sendMark(change: MarkChange): void {
  const key = keyOf(change);
  const wish = (wishes.get(key) ?? 0) + 1;
  wishes.set(key, wish);
  last = last.then(() => send(change, wish));
}
